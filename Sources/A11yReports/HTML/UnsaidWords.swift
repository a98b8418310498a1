internal import A11yModel
internal import A11yRules

/// What is missing where something is heard, in a few words that are struck into the transcript.
struct UnsaidWords: Hashable {
  /// The pin of the finding.
  var number: Int
  var words: String

  /// The gaps of findings, by the paths of what would have to say it.
  ///
  /// - Parameters:
  ///   - findings: in the order of their pins, from 1.
  ///   - catalogue: the rules that sum up others name what lacks.
  /// - Returns: for each path the gaps, in the order of the pins.
  static func all(_ findings: [Finding], _ catalogue: Catalogue) -> [String: [UnsaidWords]] {
    let parts = catalogue.rules.flatMap(\.composition).filter { !$0.isCondition }
    var names = nouns
    for part in parts where part.rule.hasSuffix("-announced") { names[part.rule] = part.name }
    var gaps: [String: [UnsaidWords]] = [:]
    for (index, finding) in findings.enumerated() {
      for outcome in finding.joined {
        guard let words = names[outcome.rule], let target = outcome.target else { continue }
        let gap = UnsaidWords(number: index + 1, words: words)
        if gaps[target]?.contains(gap) != true { gaps[target, default: []].append(gap) }
      }
    }
    return gaps
  }

  /// What lacks where a rule fails.
  private static let nouns = [
    "axes-described": "what the axis measures", "chart-data-alternative": "the data",
    "chart-has-summary": "a summary", "chart-has-title": "the title",
    "children-not-swallowed": "what its parts say", "component-has-name": "a name",
    "error-state-described": "what failed", "interactive-has-role": "that it can be operated",
    "legend-entry-has-name": "the series", "legend-hidden-has-equivalent": "the series",
    "mark-has-name": "which one it is", "mark-value-has-number": "the value",
    "marks-grouped-in-container": "what they belong to", "progress-exposes-value": "how far it is",
    "sibling-names-unique": "which of them it is", "state-exposed-to-at": "the state",
    "svg-graphic-named": "a name", "value-has-unit": "the unit",
    "change-announced": "that it changed", "empty-state-described": "why there are no data",
  ]
}
