internal import A11yModel
internal import A11yRules

/// What a report covers, in words.
package struct Coverage {
  let report: Report

  /// What was found, in one line.
  var verdict: String {
    let failed = impacts(.failed)
    let open = impacts(.cantTell)
    let silence = report.isDecided ? "no failures found" : "nothing was audited"
    var parts = [failed.isEmpty ? silence : Self.count(failed.count, "finding")]
    if !failed.isEmpty { parts[0] += " (\(Self.impacts(of: failed)))" }
    if !open.isEmpty {
      let fails = report.files.contains { file in
        file.results.contains { $0.result == .cantTell && file.fails($0) }
      }
      parts.append("\(open.count) could not be told" + (fails ? " (which fails the run)" : ""))
    }
    if let stale = report.staleEntries { parts.append(stale.words) }
    if !report.errors.isEmpty { parts.append(Self.count(report.errors.count, "input error")) }
    return parts.joined(separator: ", ")
  }

  /// What was audited and what was not, in one line.
  var line: String {
    let summary = report.summary
    var text =
      "audited \(Self.count(summary.components, "component")) in "
      + "\(Self.count(summary.files, "file")): \(Self.count(summary.targets, "target")), "
      + "\(Self.count(summary.rules, "rule")), \(appearances)"
    let untested = report.outcomes { $0.result == .untested }
    let skipped = Set(untested.filter { $0.missing.isEmpty }.map(\.rule)).count
    if skipped > 0 { text += "; \(Self.count(skipped, "rule")) left out on request" }
    text += self.untested(untested.filter { !$0.missing.isEmpty })
    let others = summary.skipped - report.unopened
    if others > 0 { text += "; \(Self.count(others, "file")) neither spec nor chart" }
    if report.unopened > 0 { text += "; \(Self.count(report.unopened, "file")) not opened" }
    return text + suppressed
  }

  /// How many findings do not count, and where that is said: “; 3 findings suppressed (2 inline, 1 by
  /// the baseline)”.
  private var suppressed: String {
    let outcomes = report.outcomes { $0.suppression != nil && !$0.isComposite }
    let parts = Suppression.Kind.allCases.compactMap { kind -> (count: Int, text: String)? in
      let own = outcomes.filter { $0.suppression?.kind == kind }
      let count = [.failed, .cantTell].map { Finding.merged(own, $0).count }.reduce(0, +)
      return count > 0 ? (count, "\(count) \(kind.words)") : nil
    }
    guard !parts.isEmpty else { return "" }
    let total = Self.count(parts.map(\.count).reduce(0, +), "finding")
    return "; \(total) suppressed (\(parts.map(\.text).joined(separator: ", ")))"
  }

  /// How many rules could not be tested, and what the input lacks for them: “; 2 rules not tested for
  /// this input: no text sizes that a user chooses”, or of how many components.
  private func untested(_ outcomes: [Outcome]) -> String {
    var lacks: [(fact: String, rules: Set<String>, components: Set<Location>)] = []
    for outcome in outcomes {
      for fact in outcome.missing {
        let known = lacks.firstIndex { $0.fact == fact }
        if known == nil { lacks.append((fact, [], [])) }
        let index = known ?? lacks.count - 1
        lacks[index].rules.insert(outcome.rule)
        lacks[index].components.insert(outcome.location)
      }
    }
    // What the same components lack is said at once.
    var groups: [(components: Set<Location>, rules: Set<String>, facts: [String])] = []
    for lack in lacks {
      if let same = groups.firstIndex(where: { $0.components == lack.components }) {
        groups[same].rules.formUnion(lack.rules)
        groups[same].facts.append(lack.fact)
      } else {
        groups.append((lack.components, lack.rules, [lack.fact]))
      }
    }
    let all = report.summary.components
    return groups.map { group in
      let some = group.components.count
      let place = some < all ? "\(some) of \(all) components" : "this input"
      return "; \(Self.count(group.rules.count, "rule")) not tested for \(place): no "
        + group.facts.joined(separator: ", no ")
    }.joined()
  }

  /// How bad each finding of one result is, as it is merged for people.
  func impacts(_ result: Outcome.Result) -> [Impact] {
    var worst: [Finding.Key: Impact] = [:]
    for file in report.files {
      let outcomes = file.results.outcomes
      for index in outcomes.indices
      where outcomes[index].result == result && !outcomes[index].isComposite
        && outcomes[index].suppression == nil
      {
        let impact = outcomes[index].impact
        let key = Finding.Key(outcomes[index])
        Self.raise(&worst[key, default: impact], to: impact)
      }
    }
    return Array(worst.values)
  }

  private static func raise(_ worst: inout Impact, to impact: Impact) {
    worst = max(worst, impact)
  }

  private var appearances: String {
    let seen = Appearance.allCases.filter { appearance in
      report.files.contains { $0.results.appearances.contains(appearance) }
    }
    return seen.isEmpty
      ? "no appearance" : seen.map(\.rawValue).joined(separator: ", ")
  }

  /// How many there are of each impact, the worst first: “2 serious, 1 minor”.
  static func impacts(of findings: [Impact]) -> String {
    Impact.allCases.reversed().compactMap { impact in
      let count = findings.count { $0 == impact }
      return count > 0 ? "\(count) \(impact.rawValue)" : nil
    }.joined(separator: ", ")
  }

  package static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}

extension Suppression.Kind {
  /// Who suppresses, in words behind a number.
  var words: String {
    switch self {
    case .inline: "inline"
    case .configuration: "by the configuration"
    case .baseline: "by the baseline"
    }
  }
}

extension Outcome {
  /// Why a failure does not count against the run, in brackets behind its impact; nil where it does.
  var standing: String? {
    isComposite
      ? "summary" : isAdvisory ? "advisory" : isPlatformDefault ? "platform default" : nil
  }

  /// The requirements as people write them: “WCAG 1.4.3, HIG charts”.
  var requirementNames: String { RequirementText.names(requirements) }
}
