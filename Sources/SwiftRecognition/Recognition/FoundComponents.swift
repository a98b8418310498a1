internal import SwiftEvaluation
internal import SwiftSource

/// The components that the roots of a file show, each once.
struct FoundComponents {
  private(set) var components: [Part] = []
  private(set) var notes: [ExtractedSpec.Note] = []
  /// Why roots show no component, as far as that can be said.
  private(set) var reasons: [ExtractedSpec.Note] = []
  /// The instance of its view that shows each; nil where that is not known.
  private var instances: [String?] = []
  /// Marks the instance of its view that shows a component.
  static let instance = "instance"
  /// The palette that all share.
  var merge = AppearanceMerge(Palette())

  /// Adds a component; one that is reached again with the same facts is the same, whatever tells variants of it apart.
  mutating func add(_ component: Part) {
    var component = component
    let instance = component[Self.instance]
    component[Self.instance] = nil
    let known = components.firstIndex {
      $0.place == component.place && isSame($0, component)
    }
    guard let known else {
      components.append(component)
      instances.append(instance)
      return
    }
    // What is seen in both schemes holds for what is seen in one.
    if components[known]["appearance"] != nil, component["appearance"] == nil {
      let variant = components[known]["variant"]
      components[known] = component
      components[known]["variant"] = variant
    }
    let conditions = [components[known], component].map {
      $0["variant"]?.split(separator: ", ").map(String.init) ?? []
    }
    let common = conditions[0].filter(conditions[1].contains)
    components[known]["variant"] = common.isEmpty ? nil : common.joined(separator: ", ")
  }

  mutating func add(_ note: ExtractedSpec.Note) {
    if !notes.contains(note) { notes.append(note) }
  }

  /// The most parts of a root that are told where it shows no component.
  private static let mostReasons = 3

  /// Says why a root shows no component: what of it is not known, or that nothing in it tells steps apart.
  mutating func decline(_ root: Root, _ explorer: Explorer) {
    let tree = ShownTree.trees(of: explorer.tree(of: root, in: Scenario())).first?.view
    let unknown = (tree?.all ?? []).compactMap { view in
      if case .unknown(let unknown) = view.content { unknown } else { nil }
    }
    reasons += unknown.prefix(Self.mostReasons).map { unknown in
      .init(message: "what is shown here is not known: \(unknown.reason)", place: unknown.place)
    }
    guard unknown.isEmpty else { return }
    let message =
      "nothing here differs by a step or a state, and nothing is as long as a number says"
    reasons.append(.init(message: message, place: root.place))
  }

  /// Whether a component is shown by a view of the source, or within it.
  func shows(_ view: String) -> Bool {
    components.contains { component in
      component.all.contains { $0.path.split(separator: "/").contains { $0 == view } }
    }
  }

  /// Whether two components are the same in the schemes that both are seen in, whatever value they are at.
  private func isSame(_ one: Part, _ other: Part) -> Bool {
    let schemes = Set([one, other].compactMap { $0["appearance"] })
    guard schemes.count < 2 else { return false }
    return facts(one, schemes.first).looksAs(facts(other, schemes.first))
  }

  /// What a component is whatever value it is at, with the colours that it has in a scheme.
  private func facts(_ component: Part, _ scheme: String?) -> Part {
    var facts = component
    for name in ["value", "current", "variant", "appearance"] { facts[name] = nil }
    guard let scheme else { return facts }
    return facts.mapped { part in
      for name in ["color", "backdrop"] {
        let entry = merge.palette.entries.first { $0.name == part[name] }
        if let entry { part[name] = entry.attributes[scheme] ?? entry.attributes["value"] }
      }
    }
  }

  /// The components, those of one view as variants of one, so that what holds of all is told once.
  private var numbered: [Part] {
    struct View: Hashable {
      var path: String
      var place: Place
    }
    let views = components.map { View(path: $0.path, place: $0.place) }
    let groups = Dictionary(grouping: components.indices) { views[$0] }
    return components.indices.map { index in
      let all = groups[views[index]] ?? []
      let shown = Set(all.compactMap { instances[$0] })
      guard all.count > 1, shown.count == all.count, let number = all.firstIndex(of: index),
        all.allSatisfy({ components[$0]["variant"] == nil })
      else { return components[index] }
      var component = components[index]
      component["variant"] = "shown \(number + 1) of \(all.count)"
      return component
    }
  }

  /// The components with names of their own, by the views that show them, and parts with names that are used once.
  var named: [Part] {
    var used: [String: Int] = [:]
    func unique(_ name: String) -> String {
      used[name, default: 0] += 1
      let count = used[name] ?? 1
      return count == 1 ? name : "\(name)-\(count)"
    }
    return numbered.map { component in
      var component = component
      let view = component.path.split(separator: "/").last.map(String.init) ?? component.name
      component["id"] = unique(view.filter { $0.isLetter || $0.isNumber })
      component.children = component.children.map { child in
        var names: [String: String] = [:]
        let meant = Set(child.all.compactMap { $0["around"] })
        return child.mapped { part in
          if let id = part["id"], id.hasPrefix("part-"), !meant.contains(id) { part["id"] = nil }
        }.mapped { part in
          if let id = part["id"], id.hasPrefix("part-"), names[id] == nil { names[id] = unique(id) }
        }.mapped { part in
          for name in ["id", "around", "over"] {
            if let id = part[name], let new = names[id] { part[name] = new }
          }
        }
      }
      return component
    }
  }
}
