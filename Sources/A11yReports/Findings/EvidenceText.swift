internal import A11yModel
internal import A11yRules
internal import Support

/// The numbers behind a finding, in a line for each appearance.
struct EvidenceText {
  let finding: Finding

  /// One line, and the outcome whose numbers it gives; nil where it gives none of one outcome.
  struct Line {
    var text: String
    var outcome: Outcome?
  }

  /// What is behind the finding in words, line by line.
  var lines: [String] { entries.map(\.text) }

  var entries: [Line] {
    allEntries.map { Line(text: ClippedText.of($0.text), outcome: $0.outcome) }
  }

  private var allEntries: [Line] {
    let pairs = pairs
    let numbers = pairs.count > 1 ? lines(of: pairs) : numberLines
    guard numbers.isEmpty else { return numbers + places }
    let appearances = finding.appearances.map { $0.rawValue + exception(in: $0) }
      .joined(separator: ", ")
    let evidence = finding.first.evidence.map { "\($0.name): \(Self.text($0.value))" }
    let first = appearances.isEmpty ? [] : ["appearance: \(appearances)"]
    return (first + evidence.filter { !$0.hasSuffix(": ") }).map { Line(text: $0) }
  }

  /// Where the colours are defined that stand in other files, each text once.
  private var places: [Line] {
    Set(finding.outcomes.compactMap { $0.text("defined") }).sorted().prefix(Self.mostPairs)
      .map { Line(text: "defined: \($0)") }
  }

  /// Numbers cut off, as ratios are.
  private static func text(_ value: Evidence.Value) -> String {
    guard case .number(let number) = value, number != number.rounded() else {
      return value.description
    }
    return DecimalText.truncated(number, places: 2)
  }

  /// The pairs of looks or of colours that a finding is about, where it is about pairs.
  private var pairs: [String] {
    var pairs: [String] = []
    for index in finding.outcomes.indices {
      if let pair = finding.outcomes[index].pair, !pairs.contains(pair) { pairs.append(pair) }
    }
    return pairs
  }

  /// Pairs are listed up to here.
  private static let mostPairs = 12

  /// For each pair its ratios in all appearances; the closest pairs come first.
  private func lines(of pairs: [String]) -> [Line] {
    let groups = Dictionary(grouping: finding.outcomes) { $0.pair ?? "" }
    let listed = pairs.enumerated().map { (order: $0, pair: $1, outcomes: groups[$1] ?? []) }
    let sorted = listed.sorted { left, right in
      let closeness = (
        left.outcomes.map(\.closeness).min() ?? 0, right.outcomes.map(\.closeness).min() ?? 0
      )
      return closeness.0 != closeness.1 ? closeness.0 < closeness.1 : left.order < right.order
    }
    let lines = sorted.prefix(Self.mostPairs).map { item in
      let ratios = finding.appearances.compactMap { appearance in
        item.outcomes.filter { $0.appearance == appearance }
          .min { $0.closeness < $1.closeness }.flatMap(Self.number)
          .map { "\(appearance.rawValue) \($0)\(exception(in: appearance))" }
      }
      return Line(
        text: item.pair + (ratios.isEmpty ? "" : ": " + ratios.joined(separator: ", ")),
        outcome: item.outcomes.min { $0.closeness < $1.closeness }
      )
    }
    let rest = sorted.count - lines.count
    return lines + (rest > 0 ? [Line(text: "and \(Coverage.count(rest, "more pair"))")] : [])
  }

  /// How close two colours are, in a few words.
  private static func number(of outcome: Outcome) -> String? {
    if let ratio = outcome.ratio { return "\(ContrastRatio(ratio))" }
    return outcome.number("difference").map { difference in
      text(.number(difference)) + (outcome.text("vision").map { " (\($0))" } ?? "")
    }
  }

  /// For each appearance the colours with the least contrast or difference.
  private var numberLines: [Line] {
    var closest: [Appearance: (outcome: Int, closeness: Double)] = [:]
    for index in finding.outcomes.indices where finding.outcomes[index].hasNumbers {
      guard let appearance = finding.outcomes[index].appearance else { continue }
      let closeness = finding.outcomes[index].closeness
      if let other = closest[appearance], !(closeness < other.closeness) { continue }
      closest[appearance] = (index, closeness)
    }
    return Appearance.allCases.compactMap { appearance in
      closest[appearance].map { place in
        let outcome = finding.outcomes[place.outcome]
        return Line(text: Self.line(of: outcome) + exception(in: appearance), outcome: outcome)
      }
    }
  }

  /// How bad it is in an appearance and who asks for it there, where that is less than the finding
  /// says.
  private func exception(in appearance: Appearance) -> String {
    let own = finding.outcomes.filter { $0.appearance == appearance }
    let (all, first) = (finding.profiles, finding.first)
    let profiles = all.filter { name in own.contains { $0.profiles.contains(name) } }
    var notes: [String] = []
    if first.result == .failed, let impact = own.map(\.impact).max(), impact != first.impact {
      notes.append(impact.rawValue)
    }
    if profiles != all { notes.append("only " + profiles.joined(separator: ", ")) }
    return notes.isEmpty ? "" : " [\(notes.joined(separator: ", "))]"
  }

  private static func line(of outcome: Outcome) -> String {
    var text = outcome.appearance?.rawValue ?? ""
    if outcome.surface == .elevated { text += ", elevated" }
    var facts = [outcome.text("faint")].compactMap(\.self)
    if let ratio = outcome.ratio {
      facts.append((facts.isEmpty ? "" : "the colours ") + "\(ContrastRatio(ratio))")
    } else if let difference = outcome.number("difference") {
      facts.append(Self.difference(difference, of: outcome, seenBy: outcome.text("vision")))
    }
    if !facts.isEmpty { text += ": " + facts.joined(separator: "; ") }
    guard let foreground = outcome.text("foreground"),
      let background = outcome.text("background")
    else {
      if let colors = outcome.text("colors") { text += ", \(colors)" }
      if let simulated = outcome.text("simulated") { text += " (seen as \(simulated))" }
      return text
    }
    let pair = "\(foreground) on \(background)"
    text += ", \(pair)"
    if let colors = outcome.text("colors"), colors != pair { text += " (\(colors))" }
    return text
  }

  private static func difference(
    _ difference: Double,
    of outcome: Outcome,
    seenBy vision: String?
  ) -> String {
    var text = "a difference of " + Self.text(.number(difference))
    if let vision { text += " to people with \(vision) vision" }
    if let normal = outcome.number("normal") { text += ", \(Self.text(.number(normal))) to others" }
    return text
  }
}

extension Outcome {
  /// The two looks or colours that it compares; nil where it compares none.
  fileprivate var pair: String? {
    text("pair") ?? (ratio != nil ? text("colors") : number("difference") != nil ? state : nil)
  }

  /// Whether it compares colours, of which each appearance has its own.
  fileprivate var hasNumbers: Bool {
    ratio != nil || number("difference") != nil || evidence.contains { $0.name == "faint" }
  }
}
