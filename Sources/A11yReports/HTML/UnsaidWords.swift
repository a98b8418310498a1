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
  ///   - catalogue: the rules, which name what lacks.
  /// - Returns: for each path the gaps, in the order of the pins.
  static func all(_ findings: [Finding], _ catalogue: Catalogue) -> [String: [UnsaidWords]] {
    var gaps: [String: [UnsaidWords]] = [:]
    for (index, finding) in findings.enumerated() {
      for outcome in finding.joined {
        guard let words = catalogue.rule(outcome.rule)?.unsaid, let target = outcome.target else {
          continue
        }
        let gap = UnsaidWords(number: index + 1, words: words)
        if gaps[target]?.contains(gap) != true { gaps[target, default: []].append(gap) }
      }
    }
    return gaps
  }
}
