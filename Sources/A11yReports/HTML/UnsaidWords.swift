internal import A11yModel
internal import A11yRules

/// What is wrong where something is heard: what is missing in a few words that are struck into the
/// transcript, or no words where what is heard is wrong otherwise.
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
      var own = finding.joined.compactMap { outcome -> (target: String, words: String)? in
        guard let words = catalogue.rule(outcome.rule)?.unsaid else { return nil }
        return outcome.target.map { ($0, words) }
      }
      if own.isEmpty, isHeardAlone(finding, catalogue) { own = [(finding.first.target ?? "", "")] }
      for (target, words) in own {
        let gap = UnsaidWords(number: index + 1, words: words)
        if gaps[target]?.contains(gap) != true { gaps[target, default: []].append(gap) }
      }
    }
    return gaps
  }

  /// The numbers of findings that shut out nobody but who listens: they stand where it is told what is heard,
  /// and on no picture.
  static func heard(_ findings: [Finding], _ catalogue: Catalogue) -> Set<Int> {
    Set(findings.indices.filter { isHeardAlone(findings[$0], catalogue) }.map { $0 + 1 })
  }

  private static func isHeardAlone(_ finding: Finding, _ catalogue: Catalogue) -> Bool {
    catalogue.rule(finding.first.rule)?.people == [.listening]
  }
}
