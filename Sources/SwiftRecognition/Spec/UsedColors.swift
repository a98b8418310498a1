internal import XML

/// The colours of a spec that need an entry in its palette: those that differ between appearances, and those of the app.
struct UsedColors {
  /// The colours that differ between appearances.
  private let palette: Palette
  private let resources: SpecResources

  /// What other colours are called, or would be taken for.
  private let taken: Set<String>

  /// In the order in which they were met, by what the spec calls them.
  private var entries: [(name: String, set: SpecResources.ColorSet)] = []

  /// - Parameters:
  ///   - components: what uses them.
  ///   - palette: the colours that differ between appearances.
  ///   - resources: the colours of the app.
  init(of components: [Part], _ palette: Palette, _ resources: SpecResources) {
    self.palette = palette
    self.resources = resources
    taken = Set(components.flatMap(\.all).compactMap { $0["color"] }).union(["series", "state"])
  }

  /// What the spec calls a colour.
  mutating func name(of color: String) -> String {
    if let name = color.behind("asset:") { return add(resources.color(.name(name))) }
    if let name = color.behind("symbol:") { return add(resources.color(.symbol(name))) }
    if let both = color.behind("scheme:") { return scheme(both.split(separator: "|")) }
    if let unsaid = color.behind("unsaid:") { return unsaid }
    if let sure = color.behind("assumed:") { return assumed(name(of: sure)) }
    if color == "accentColor" {
      let own = SpecResources.ColorName.name("AccentColor")
      let set = resources.color(own)
      let assumed = ["value": "systemBlue", "confidence": "assumed"]
      enter(color, set == .missing(own) ? SpecResources.ColorSet(color, assumed) : set)
    } else if let entry = palette.entries.first(where: { $0.name == color }) {
      let values = entry.attributes.mapValues { name(of: $0) }
      enter(color, SpecResources.ColorSet(color, values))
    }
    return color
  }

  /// A colour that is one in a light appearance and another in a dark one; what it is called.
  private mutating func scheme(_ both: [Substring]) -> String {
    guard both.count == 2 else { return "clear" }
    let values = ["light": name(of: String(both[0])), "dark": name(of: String(both[1]))]
    if let known = entries.first(where: { $0.set.values == values }) { return known.name }
    let names = Set(entries.map(\.name) + palette.entries.map(\.name)).union(taken)
    let free = (1...).lazy.map { "adaptive-\($0)" }.first { !names.contains($0) }
    let name = free ?? "adaptive"
    enter(name, SpecResources.ColorSet(name, values))
    return name
  }

  /// A colour of which it is not documented that what uses it does; what it is called.
  private mutating func assumed(_ color: String) -> String {
    let isAssumed = entries.contains { $0.name == color && $0.set.values["confidence"] != nil }
    if isAssumed || color == "clear" { return color }
    let name = "assumed \(color.filter { $0 != "#" })"
    enter(name, SpecResources.ColorSet(name, ["value": color, "confidence": "assumed"]))
    return name
  }

  /// Adds a colour of the app; what it is called.
  private mutating func add(_ set: SpecResources.ColorSet) -> String {
    if let known = entries.first(where: { $0.set == set }) { return known.name }
    var name = set.name
    while name.isEmpty || taken.contains(name) || entries.contains(where: { $0.name == name }) {
      name += " (asset)"
    }
    enter(name, set)
    return name
  }

  private mutating func enter(_ name: String, _ set: SpecResources.ColorSet) {
    guard !entries.contains(where: { $0.name == name }) else { return }
    entries.append((name, set))
  }

  /// The palette of the spec.
  var markup: Markup {
    let colors = entries.map { name, set in
      let values = set.values.merging(["name": name]) { $1 }.map { (name: $0.key, value: $0.value) }
      return Markup(
        "color",
        values.sorted { AttributeOrder.precedes($0.name, $1.name) },
        children: set.unknown.sorted { $0.key < $1.key }.map { appearance, reason in
          Markup("unknown", [("appearance", appearance), ("reason", reason)])
        }
      )
    }
    return Markup("palette", [("extends", "ios26")], children: colors)
  }
}

extension String {
  /// What stands behind a prefix; nil where it does not begin so.
  fileprivate func behind(_ prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}
