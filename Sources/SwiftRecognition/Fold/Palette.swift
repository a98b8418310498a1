/// The colours of a spec that need a name: those that differ between appearances, and those of the app.
struct Palette: Sendable {
  /// Each with its attributes, in the order in which they were met.
  private(set) var entries: [(name: String, attributes: [String: String])] = []

  /// The name of a colour that has a value for each appearance.
  mutating func name(of values: [String: String]) -> String {
    if let known = entries.first(where: { $0.attributes == values }) { return known.name }
    let name = "adaptive-\(entries.count { $0.name.hasPrefix("adaptive-") } + 1)"
    entries.append((name, values))
    return name
  }

  /// Adds a colour of the app once.
  mutating func add(_ name: String, _ attributes: [String: String]) {
    guard !entries.contains(where: { $0.name == name }) else { return }
    entries.append((name, attributes))
  }
}
