internal import SwiftEvaluation

/// Reads the components of a view whose inputs nobody gives.
///
/// What stands for the data is read twice, with one and with other data; what differs depends on them, and is unknown.
struct AssumedReading {
  let root: Root
  let explorer: Explorer
  let drawing: PartDrawing

  /// The trees that were read, which say what views are reached.
  func read(into found: inout FoundComponents) -> RootReading? {
    guard let reason = root.assumption?.reason else { return nil }
    var last: RootReading?
    for stand in explorer.stands(for: root) where mayShow(root.standing(stand)) {
      var one = FoundComponents()
      one.merge = found.merge
      let reading = RootReading(root.standing(stand), explorer, drawing)
      reading.read(into: &one)
      if last == nil { last = reading }
      guard !one.components.isEmpty else { continue }
      var other = FoundComponents()
      other.merge = one.merge
      RootReading(root.standing(stand.other), reading.explorer, drawing).read(into: &other)
      found.add(one, agreeing: other, reason, drawing.resources)
      return reading
    }
    if last == nil {
      let tree = explorer.tree(of: root, in: Scenario())
      for place in tree.tooMuch.sorted() {
        found.add(.init(message: RootReading.tooMuch, place: place))
      }
    }
    return last
  }

  /// Whether there is anything in it that may come to a component: rows, or how much of something is done.
  private func mayShow(_ root: Root) -> Bool {
    explorer.sketches(of: root).contains { scenario, node in
      ShownTree.trees(of: node).contains { tree in
        let finder = ProgressFinder(tree.view, scenario.states)
        return !Row.all(in: tree.view).isEmpty || !finder.found.isEmpty || !finder.others.isEmpty
      }
    }
  }
}

extension FoundComponents {
  /// Adds the components of a view as far as those that other data make of it are the same.
  fileprivate mutating func add(
    _ one: FoundComponents,
    agreeing other: FoundComponents,
    _ reason: String,
    _ resources: SpecResources
  ) {
    merge = one.merge
    var rest = other.components
    let ground = AssumedGround(palette: merge.palette, resources: resources)
    for component in one.components {
      let match =
        rest.firstIndex { $0.isPainted(as: component) }
        ?? rest.firstIndex {
          $0.place == component.place && $0.name == component.name
            && $0["variant"] == component["variant"]
        }
      let same = match.map { rest.remove(at: $0) }
      if same == nil, components.contains(where: { $0.place == component.place }) { continue }
      let known = component.agreeing(
        with: same ?? Part(component.name, at: component.place),
        reason
      )
      add(ground.checked(known))
    }
    for note in one.notes { add(note) }
  }
}

extension Part {
  /// What of it does not depend on data, where other data make another part of the same view; the rest is unknown.
  func agreeing(with other: Part, _ reason: String) -> Part {
    var part = self
    for (name, known) in other.unknown { part.unknown[name] = unknown[name] ?? known }
    for name in Set(attributes.keys).union(other.attributes.keys).sorted()
    where !Self.links.contains(name) && self[name] != other[name] {
      part.unknown[name] = part.unknown[name] ?? reason
    }
    if text != other.text {
      part.text = PartDrawing.unknown
      part.unknown["text"] = part.unknown["text"] ?? reason
    }
    for name in part.unknown.keys { part[name] = nil }
    for name in Self.parts { part.unknown[name] = nil }
    let steps = children.filter { $0.name == "step" }
    let count = other.children.count { $0.name == "step" }
    if steps.count != count { part.unknown["count"] = reason }
    part.children = agreed(children, other.children, reason, &part.unknown)
    return part
  }

  /// The names of attributes that say which part it is.
  private static let links: Set<String> = ["id", "around", "over", "variant"]

  /// Attributes of which is not said that they are not known: the value is, or what they belong to.
  private static let parts: Set<String> = [
    "min", "max", "from", "icon", "announced-as", "surface", "appearance",
  ]

  /// What tells a part of a list from others; nil where that is its place in it.
  private var kind: String? {
    switch name {
    case "state": self["id"].map { "state \($0)" }
    case "look": self["state"].map { "look \($0) \(self["when"] ?? "") \(self["step"] ?? "")" }
    default: nil
    }
  }

  private func agreed(
    _ ours: [Part],
    _ theirs: [Part],
    _ reason: String,
    _ unknown: inout [String: String]
  ) -> [Part] {
    let steps = theirs.filter { $0.name == "step" }
    let named = theirs.filter { $0.kind != nil }
    let others = theirs.filter { $0.name != "step" && $0.kind == nil }
    let isAlike =
      others.map(\.name) == ours.filter { $0.name != "step" && $0.kind == nil }.map(\.name)
    if !isAlike { unknown["contents"] = reason }
    var (step, other) = (0, 0)
    var parts: [Part] = []
    for part in ours {
      if part.name == "step" {
        parts.append(steps.indices.contains(step) ? part.agreeing(with: steps[step], reason) : part)
        step += 1
      } else if part.kind != nil {
        parts.append(
          named.first { $0.kind == part.kind }.map { part.agreeing(with: $0, reason) } ?? part
        )
      } else {
        parts.append(isAlike ? part.agreeing(with: others[other], reason) : part)
        other += 1
      }
    }
    let known = Set(ours.compactMap(\.kind))
    return parts + named.filter { $0.kind.map { !known.contains($0) } ?? false }
  }
}
