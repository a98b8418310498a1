internal import A11yModel
internal import A11yRules

/// What is counted of the files of a run, each as soon as it is audited, so that nothing else has to
/// be kept of one without findings.
package struct Tally: Hashable, Sendable {
  package private(set) var files = 0
  private(set) var components = 0

  /// How many of them are images in which neither a chart nor an indicator was found.
  private(set) var plainImages = 0
  private(set) var targets = 0

  /// How many outcomes each rule has of each result, of those that are not suppressed.
  private(set) var byRule: [String: [Outcome.Result: Int]] = [:]

  /// How many suppressed outcomes each rule has.
  private(set) var suppressedByRule: [String: Int] = [:]

  /// The rules that were decided.
  package private(set) var rules: Set<String> = []

  /// How many outcomes there are of each result that are not suppressed; composites only sum up
  /// others.
  private(set) var outcomes: [Outcome.Result: Int] = [:]

  /// How many outcomes are suppressed, by where.
  private(set) var suppressed: [Suppression.Kind: Int] = [:]

  /// How many findings are, as people read them.
  private(set) var suppressedFindings: [Suppression.Kind: Int] = [:]

  /// How many of them could not be told.
  private(set) var suppressedDoubts = 0

  /// How many findings there are of each impact, as people read them.
  private(set) var findings: [Impact: Int] = [:]

  /// How many facts are missing without which something cannot be told.
  private(set) var doubts = 0

  /// Whether one of these counts against the run.
  private(set) var isFailingOnDoubt = false

  /// Whether anything does.
  private(set) var isFailing = false

  /// Whether any rule reached a decision on any target.
  package private(set) var isDecided = false

  /// What inputs lack for rules.
  private(set) var lacks = Lacks()
  private(set) var appearances: Set<Appearance> = []

  package init() {}

  init(_ files: [Report.AuditedFile]) {
    for file in files { add(file) }
  }

  /// Counts a file, and what was found in it.
  package mutating func add(_ file: Report.AuditedFile) {
    if file.isAudited { addAudit(of: file.results) }
    for (result, count) in file.results.counts { outcomes[result, default: 0] += count }
    addOutcomes(of: file)
  }

  private mutating func addAudit(of results: AuditResults) {
    files += 1
    components += results.componentCount
    if results.isPlainImage { plainImages += results.componentCount }
    targets += results.targetCount
    rules.formUnion(results.rules.lazy.map(\.id))
    appearances.formUnion(results.appearances)
    isDecided = isDecided || results.isDecided
    for (rule, count) in results.inapplicable {
      byRule[rule, default: [:]][.inapplicable, default: 0] += count
    }
    lacks.add(results)
  }

  private mutating func addOutcomes(of file: Report.AuditedFile) {
    let results = file.results
    for (kind, count) in results.suppressedCounts { suppressed[kind, default: 0] += count }
    for index in results.outcomes.indices {
      let (rule, count) = (results.outcomes[index].rule, results.outcomes[index].count)
      if results.outcomes[index].suppression == nil {
        byRule[rule, default: [:]][results.outcomes[index].result, default: 0] += count
      } else {
        suppressedByRule[rule, default: 0] += count
      }
      guard file.fails(results.outcomes[index]) else { continue }
      isFailing = true
      if results.outcomes[index].result == .cantTell { isFailingOnDoubt = true }
    }
    for finding in file.findings {
      if let kind = finding.first.suppression?.kind {
        suppressedFindings[kind, default: 0] += 1
        if finding.first.result == .cantTell { suppressedDoubts += 1 }
      } else if finding.first.result == .failed {
        findings[finding.first.impact, default: 0] += 1
      } else {
        doubts += 1
      }
    }
  }
}
