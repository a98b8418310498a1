/// Requirements as people write them.
package enum RequirementText {
  /// “WCAG 1.4.3, HIG charts”.
  package static func names(_ references: [String]) -> String {
    references.map(name).joined(separator: ", ")
  }

  /// Whether it asks something of charts alone.
  static func isOfCharts(_ reference: String) -> Bool {
    reference.hasPrefix("chartability:") || reference.hasPrefix("hig:chart")
  }

  /// The same, what profiles ask for first.
  static func first(of profiles: [String], _ references: [String]) -> [String] {
    let sources = Set(profiles.map { $0 == "apple-hig" ? "hig" : String($0.prefix { $0 != "-" }) })
    func isAsked(_ reference: String) -> Bool {
      sources.contains(String(reference.prefix { $0 != ":" }))
    }
    return references.filter(isAsked) + references.filter { !isAsked($0) }
  }

  private static func name(_ reference: String) -> String {
    guard let colon = reference.utf8.firstIndex(of: UInt8(ascii: ":")) else { return reference }
    let place = reference[reference.utf8.index(after: colon)...]
    guard colon > reference.startIndex, !place.isEmpty else { return reference }
    switch reference[..<colon] {
    case "wcag": return "WCAG \(place)"
    case "act": return "ACT \(place)"
    case "hig": return "HIG \(words(place))"
    case "chartability": return "Chartability \(words(place))"
    case let other: return "\(other) \(words(place))"
    }
  }

  /// What hyphens part, as words.
  private static func words(_ place: Substring) -> String {
    let words = place.utf8.map { $0 == UInt8(ascii: "-") ? UInt8(ascii: " ") : $0 }
    return String(decoding: words, as: UTF8.self)
  }
}
