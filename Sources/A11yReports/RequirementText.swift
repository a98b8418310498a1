/// Requirements as people write them.
enum RequirementText {
  /// “WCAG 1.4.3, HIG charts”.
  static func names(_ references: [String]) -> String {
    references.map(name).joined(separator: ", ")
  }

  private static func name(_ reference: String) -> String {
    let parts = reference.split(separator: ":", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return reference }
    let catalogues = ["wcag": "WCAG", "hig": "HIG", "chartability": "Chartability", "act": "ACT"]
    let isNumbered = parts[0] == "wcag" || parts[0] == "act"
    let place = isNumbered ? parts[1] : String(parts[1].map { $0 == "-" ? " " : $0 })
    return "\(catalogues[parts[0]] ?? parts[0]) \(place)"
  }
}
