internal import A11yModel
internal import A11yRules
internal import XML

/// The audit of one file as a test suite.
struct JUnitSuite {
  var name: String
  var className: String
  var seconds: Double
  var cases: [Case]

  /// One rule on one component.
  struct Case {
    var component: String
    var rule: String
    var result: Result

    enum Result {
      case passed
      case failure(message: String, text: String)
      case error(message: String, text: String)
      case skipped(message: String, text: String)
    }

    init(component: String, rule: String, result: Result) {
      self.component = component
      self.rule = rule
      self.result = result
    }

    init(inputError error: InputError, ordinal: Int) {
      component = "input"
      let place = "\(error.location.line):\(error.location.column)"
      rule = ordinal == 0 ? place : "\(place) (\(ordinal + 1))"
      result = .error(
        message: error.message,
        text: VisibleText.of(error.message) + "\n  at " + VisibleText.of("\(error.location)")
      )
    }
  }

  /// One case an error, called after its place; no two are called alike.
  static func cases(of errors: [InputError]) -> [Case] {
    var counts: [Location: Int] = [:]
    return errors.map { error in
      defer { counts[error.location, default: 0] += 1 }
      return Case(inputError: error, ordinal: counts[error.location] ?? 0)
    }
  }

  static func cases(of file: Report.AuditedFile) -> [Case] {
    var groups: [String: [String: [Outcome]]] = [:]
    for outcome in file.results.outcomes
    where outcome.result == .failed || outcome.result == .cantTell {
      groups[outcome.component, default: [:]][outcome.rule, default: []].append(outcome)
    }
    return file.components.sorted { $0.name < $1.name }.flatMap { component in
      let found = (groups[component.name] ?? [:]).map { rule, outcomes in
        Case(component: component.name, rule: rule, result: result(of: outcomes, in: file))
      }
      let others = component.quiet.map { rule in
        Case(component: component.name, rule: rule.id, result: result(of: rule.decision))
      }
      return (found + others).sorted { $0.rule < $1.rule }
    }
  }

  private static func result(of decision: CheckedComponent.Decision) -> Case.Result {
    switch decision {
    case .passed: .passed
    case .untested(let missing):
      .skipped(
        message: missing.map { "not tested for this input: no \($0)" } ?? "left out on request",
        text: ""
      )
    }
  }

  /// What fails the run fails a test, and nothing else does; then failed over what could not be told
  /// over passed.
  private static func result(of found: [Outcome], in file: Report.AuditedFile) -> Case.Result {
    let outcomes = found.filter { $0.suppression == nil }
    let failing = outcomes.filter(file.fails)
    if let first = failing.first {
      let doubt = first.result == .cantTell ? "cantTell\(leaning(of: first)): " : ""
      return .failure(message: doubt + headline(failing), text: text(failing))
    }
    let failed = outcomes.filter { $0.result == .failed }
    if let first = failed.first {
      let reason = first.standing ?? "\(first.impact.rawValue), which fails nothing here"
      return .skipped(message: "\(reason): \(headline(failed))", text: text(failed))
    }
    let open = outcomes.filter { $0.result == .cantTell }
    if let first = open.first {
      let message = "cantTell\(leaning(of: first)): \(headline(open))"
      return .skipped(message: message, text: text(open))
    }
    let suppression = found.first?.suppression
    let reason = suppression.map { $0.reason.isEmpty ? "" : ": \($0.reason)" } ?? ""
    return .skipped(
      message: "suppressed \(suppression?.kind.words ?? "")\(reason): \(headline(found))",
      text: text(found)
    )
  }

  private static func leaning(of outcome: Outcome) -> String {
    outcome.likely.map { $0 == .none ? "" : " (likely \($0.rawValue))" } ?? ""
  }

  private static func headline(_ outcomes: [Outcome]) -> String {
    let worst = findings(outcomes).first?.first ?? outcomes[0]
    return worst.shownMessage + (outcomes.count > 1 ? " (\(outcomes.count) in all)" : "")
  }

  /// What failed comes before what could not be told.
  private static func findings(_ outcomes: [Outcome]) -> [Finding] {
    [.failed, .cantTell].flatMap { Finding.merged(outcomes, $0) }
  }

  private static func text(_ outcomes: [Outcome]) -> String {
    findings(outcomes).map { finding in
      var lines = ["\(finding.first.impact.rawValue): \(finding.first.shownMessage)"]
      for outcome in finding.outcomes {
        let view = [outcome.appearance?.rawValue, outcome.state].compactMap(\.self)
        let suffix = view.isEmpty ? "" : " (\(view.joined(separator: ", ")))"
        let line = "  at \(outcome.location)\(suffix)"
        if lines.last != line { lines.append(line) }
      }
      lines += EvidenceText(finding: finding).lines.map { "  \($0)" }
      let missing = finding.first.missing
      if !missing.isEmpty { lines.append("  missing: \(missing.joined(separator: "; "))") }
      lines += finding.remedyLines.map { "  \($0.label) \($0.text)" }
      return lines.map(VisibleText.of).joined(separator: "\n")
    }.joined(separator: "\n")
  }
}

/// Text as xs:token wants it: no white space but single blanks between words, and never empty.
func junitToken(_ text: String) -> String {
  let words = VisibleText.of(text).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  return words.isEmpty ? "unnamed" : words
}

extension String {
  var withoutDots: String { String(map { $0 == "." ? "_" : $0 }) }
}
