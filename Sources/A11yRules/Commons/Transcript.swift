public import A11yModel

/// A component as a screen reader goes through it: its stops in order, and what it leaves out.
public struct Transcript: Hashable, Sendable {
  public var stops: [Stop]
  public var left: [Omission]

  /// One stop, or a container that is named when it is entered.
  public struct Stop: Hashable, Sendable {
    /// The path of what it presents.
    public var path: String
    public var role: String
    public var label: Fact<String>
    public var value: Fact<String>
    public var traits: [String]

    /// What is heard; what nobody knows is left out of it.
    public var spoken: String

    /// The facts without which more may be heard.
    public var missing: [String]
    public var hint: String?
    public var location: Location
  }

  /// Something that is not met, and why.
  public struct Omission: Hashable, Sendable {
    public var path: String

    /// What it would say.
    public var words: String
    public var reason: String
  }

  /// The transcript of a component as its source describes it, or in another of its snapshots.
  public init(_ component: Component, of document: Document, snapshot: Int = 0) {
    let facts = ComponentFacts(component, of: document)
    stops = []
    left = []
    guard facts.trees.indices.contains(snapshot) else { return }
    let tree = facts.trees[snapshot]
    stops = tree.readingOrder.map { Self.stop($0, tree, facts) }
    for index in tree.elements.indices {
      let element = tree.elements[index]
      guard let reason = Self.reason(index, tree, facts), let words = Self.words(of: element)
      else { continue }
      left.append(Omission(path: Self.path(of: element, facts), words: words, reason: reason))
    }
  }

  private static func path(of element: Element, _ facts: ComponentFacts) -> String {
    facts.document.path(of: facts.target(of: element).source)
  }

  /// What an element has to say by itself; nil where that is nothing.
  private static func words(of element: Element) -> String? {
    let words = [element.label.value ?? element.text ?? element.symbol, element.value.value]
      .compactMap(\.self).filter { !$0.isEmpty }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  private static func stop(
    _ index: Int,
    _ tree: AccessibilityTree,
    _ facts: ComponentFacts
  ) -> Stop {
    let element = tree.elements[index]
    let announcement = tree.announcement(of: index)
    return Stop(
      path: path(of: element, facts),
      role: role(of: index, tree),
      label: tree.name(of: index),
      value: element.value,
      traits: element.traits.names,
      spoken: announcement.text,
      missing: announcement.missing,
      hint: tree.hint(of: index),
      location: facts.document.location(of: element.source)
    )
  }

  /// The platform's word for what an element is.
  private static func role(of index: Int, _ tree: AccessibilityTree) -> String {
    let element = tree.elements[index]
    if tree.exposures[index] == .container { return "group" }
    let roles: [(Traits, String)] = [
      (.button, "button"), (.link, "link"), (.toggle, "switch"), (.tab, "tab"),
      (.adjustable, "adjustable"), (.header, "heading"), (.image, "image"),
    ]
    if let role = roles.first(where: { element.traits.contains($0.0) }) { return role.1 }
    switch element.kind {
    case .text, .title, .tick: return "text"
    case .glyph: return "image"
    default: return "element"
    }
  }

  private static func reason(
    _ index: Int,
    _ tree: AccessibilityTree,
    _ facts: ComponentFacts
  ) -> String? {
    func place(_ other: Int) -> String {
      other == index ? "" : " with \(path(of: tree.elements[other], facts))"
    }
    switch tree.exposures[index] {
    case .exposed, .container, .none: return nil
    case .hidden(let other): return "hidden\(place(other))"
    case .decorative(let other): return "decorative\(place(other))"
    case .swallowed(let other):
      return "swallowed by \(path(of: tree.elements[other], facts)), which says something else"
    case .merged(let other):
      return "said by \(path(of: tree.elements[other], facts))"
    }
  }
}
