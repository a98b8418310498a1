package import A11yModel

/// What a screen reader reaches in one snapshot and says there, in reading order, and what it does
/// not reach, and why.
package struct Transcript: Hashable, Sendable {
  package var stops: [Stop] = []
  package var unreached: [Unreached] = []

  /// Something that a screen reader reaches.
  package struct Stop: Hashable, Sendable {
    /// An index into the snapshot's elements.
    package var element: Int

    /// The names of the containers that are entered on the way to it, outermost first.
    package var entered: [String]
    package var role: String
    package var label: Fact<String>
    package var value: Fact<String>
    package var traits: [String]
    package var spoken: Announcement
  }

  /// Something that a screen reader does not reach.
  package struct Unreached: Hashable, Sendable {
    /// An index into the snapshot's elements.
    package var element: Int
    package var reason: String
  }

  package init(_ tree: AccessibilityTree) {
    var entered: [Int] = []
    for index in tree.readingOrder {
      let containers = tree.containers(of: index)
      let known = zip(containers, entered).prefix { $0 == $1 }.count
      entered = containers
      stops.append(
        Stop(
          element: index,
          entered: containers.dropFirst(known).compactMap { tree.name(of: $0).value },
          role: tree.role(of: index),
          label: tree.name(of: index),
          value: tree.value(of: index),
          traits: tree.elements[index].traits.names,
          spoken: tree.announcement(of: index)
        )
      )
    }
    unreached = tree.elements.indices.compactMap { index in
      tree.reasonUnreached(index).map { Unreached(element: index, reason: $0) }
    }
  }
}

extension AccessibilityTree {
  /// The containers that hold an element, outermost first.
  fileprivate func containers(of index: Int) -> [Int] {
    ancestors(of: index).filter { exposures[$0] == .container }.reversed()
  }

  /// What an element is, in the platform’s words where it has some.
  package func role(of index: Int) -> String {
    let element = elements[index]
    if exposures[index] == .container { return "group" }
    let roles: [(Traits, String)] = [
      (.link, "link"), (.toggle, "switch"), (.tab, "tab"), (.adjustable, "adjustable"),
      (.button, "button"), (.header, "heading"), (.image, "image"),
    ]
    if let role = roles.first(where: { element.traits.contains($0.0) }) { return role.1 }
    return switch element.kind {
    case .text, .title, .tick: "text"
    default: element.kind.rawValue
    }
  }

  /// Why an element that has something to say is not met; nil where it is, or where what it lies in
  /// is hidden for the same reason.
  fileprivate func reasonUnreached(_ index: Int) -> String? {
    switch exposures[index] {
    case .hidden(by: index): return "hidden from assistive technology"
    case .decorative(by: index): return "decoration"
    case .swallowed(by: let stop):
      let element = elements[index]
      guard element.text != nil || element.label.value != nil || element.value.value != nil else {
        return nil
      }
      let said = announcement(of: stop).text
      return said.isEmpty
        ? "the stop it lies in says nothing of it" : "‘\(said)’ is said in its place"
    case .exposed, .container, .merged, .none, .hidden, .decorative: return nil
    }
  }
}
