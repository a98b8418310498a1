internal import A11yModel
internal import A11yRules

/// The test cases of a file: one for each component and rule.
struct JUnitCases {
  private let file: Report.AuditedFile

  /// What was found and no other rule speaks of.
  private var found: [Key: [Outcome]] = [:]

  /// What sums up what other rules fail.
  private var sums: [Key: Finding] = [:]

  /// The rules that speak of what one finds and leaves to them.
  private var speakers: [Key: [String]] = [:]

  private struct Key: Hashable {
    var component: String
    var rule: String
  }

  init(_ file: Report.AuditedFile) {
    self.file = file
    for outcome in file.results.outcomes
    where outcome.result == .failed || outcome.result == .cantTell {
      found[Key(component: outcome.component, rule: outcome.rule), default: []].append(outcome)
    }
    for left in file.results.yielded {
      speakers[Key(component: left.component, rule: left.rule)] = left.to
    }
    for finding in file.openFindings where !finding.parts.isEmpty {
      let component = finding.first.component
      sums[Key(component: component, rule: finding.first.rule)] = finding
      for part in finding.parts {
        let key = Key(component: component, rule: part.first.rule)
        speakers[key] = [finding.first.rule]
        found[key]?.removeAll { $0.result == .failed && $0.suppression == nil }
      }
    }
  }

  /// By component and rule.
  var all: [JUnitSuite.Case] {
    let rules = Dictionary(grouping: Set(found.keys).union(speakers.keys), by: \.component)
      .mapValues { Set($0.map(\.rule)) }
    return file.components.sorted { $0.name < $1.name }.flatMap { component in
      let own = rules[component.name] ?? []
      let others = component.quiet.filter { !own.contains($0.id) }.map { rule in
        JUnitSuite.Case(
          component: component.name,
          rule: rule.id,
          result: result(of: rule.decision)
        )
      }
      let cases = own.map { rule in
        let key = Key(component: component.name, rule: rule)
        return JUnitSuite.Case(component: component.name, rule: rule, result: result(of: key))
      }
      return (cases + others).sorted { $0.rule < $1.rule }
    }
  }

  private func result(of decision: CheckedComponent.Decision) -> JUnitSuite.Case.Result {
    switch decision {
    case .passed: .passed(see: [])
    case .untested(let missing):
      .skipped(
        message: missing.map { "not tested for this input: no \($0)" } ?? "left out on request",
        text: ""
      )
    }
  }

  /// What fails the run fails a test, and nothing else does; then failed over what could not be told
  /// over passed.
  private func result(of key: Key) -> JUnitSuite.Case.Result {
    if let sum = sums[key] {
      let (message, text) = (sum.first.shownMessage, text(of: sum))
      return sum.joined.contains(where: file.fails)
        ? .failure(message: message, text: text)
        : .skipped(message: told(sum.first, message), text: text)
    }
    // What sums up nothing that is told is not told.
    let found = (found[key] ?? []).filter { !$0.isComposite || $0.result == .cantTell }
    let outcomes = found.filter { $0.suppression == nil }
    let failing = outcomes.filter(file.fails)
    if let first = failing.first {
      let doubt = first.result == .cantTell ? "cantTell\(leaning(of: first)): " : ""
      return .failure(message: doubt + headline(failing), text: text(failing))
    }
    let failed = outcomes.filter { $0.result == .failed }
    if let first = failed.first {
      return .skipped(message: told(first, headline(failed)), text: text(failed))
    }
    if let first = outcomes.first {
      let message = "cantTell\(leaning(of: first)): \(headline(outcomes))"
      return .skipped(message: message, text: text(outcomes))
    }
    guard let suppression = found.first?.suppression else {
      return .passed(see: speakers[key] ?? [])
    }
    let reason = suppression.reason.isEmpty ? "" : ": \(suppression.reason)"
    return .skipped(
      message: "suppressed \(suppression.kind.words)\(reason): \(headline(found))",
      text: text(found)
    )
  }

  // MARK: words

  /// What holds and fails nothing.
  private func told(_ outcome: Outcome, _ message: String) -> String {
    (outcome.standing ?? "\(outcome.impact.rawValue), which fails nothing here") + ": \(message)"
  }

  private func leaning(of outcome: Outcome) -> String {
    outcome.likely.map { $0 == .none ? "" : " (likely \($0.rawValue))" } ?? ""
  }

  private func headline(_ outcomes: [Outcome]) -> String {
    let worst = findings(outcomes).first?.first ?? outcomes[0]
    return worst.shownMessage + (outcomes.count > 1 ? " (\(outcomes.count) in all)" : "")
  }

  /// What failed comes before what could not be told; what only sums up doubts is none for people.
  private func findings(_ outcomes: [Outcome]) -> [Finding] {
    let findings = FindingList(outcomes).findings
    guard findings.isEmpty, let first = outcomes.first else { return findings }
    return [Finding(first: first, outcomes: outcomes)]
  }

  private func text(_ outcomes: [Outcome]) -> String {
    findings(outcomes).map(text).joined(separator: "\n")
  }

  private func text(of finding: Finding) -> String {
    var lines = ["\(finding.first.impact.rawValue): \(finding.first.shownMessage)"]
    for outcome in finding.outcomes {
      let view = [outcome.appearance?.rawValue, outcome.state].compactMap(\.self)
      let suffix = view.isEmpty ? "" : " (\(view.joined(separator: ", ")))"
      let line = "  at \(outcome.location)\(suffix)"
      if lines.last != line { lines.append(line) }
    }
    lines += finding.partLines.map { "  \($0)" }
    lines += EvidenceText(finding: finding.onlyPart ?? finding).lines.map { "  \($0)" }
    let missing = finding.first.missing
    if !missing.isEmpty { lines.append("  missing: \(missing.joined(separator: "; "))") }
    lines += finding.remedyLines.map { "  \($0.label) \($0.text)" }
    return lines.map(VisibleText.of).joined(separator: "\n")
  }
}
