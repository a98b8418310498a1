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

  static func cases(of results: AuditResults, _ report: Report) -> [Case] {
    struct Key: Hashable {
      var component: String
      var rule: String
    }
    var order: [Key] = []
    var groups: [Key: [Outcome]] = [:]
    for outcome in results.outcomes where outcome.result != .inapplicable {
      let key = Key(component: outcome.component, rule: outcome.rule)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(outcome)
    }
    let sorted = order.sorted { ($0.component, $0.rule) < ($1.component, $1.rule) }
    return sorted.map { key in
      Case(component: key.component, rule: key.rule, result: result(of: groups[key] ?? []))
    }
  }

  /// Failed over what could not be told over passed; what proves nothing fails no test.
  private static func result(of all: [Outcome]) -> Case.Result {
    let outcomes = all.filter { $0.suppression == nil }
    let suppressed = all.filter { $0.suppression != nil }
    let failed = outcomes.filter { $0.result == .failed }
    let proving = failed.filter(\.isProof)
    if !proving.isEmpty { return .failure(message: headline(proving), text: text(proving)) }
    if let first = failed.first {
      let reason = first.standing.map { "\($0): " } ?? ""
      return .skipped(message: reason + headline(failed), text: text(failed))
    }
    let open = outcomes.filter { $0.result == .cantTell }
    if let first = open.first {
      let leaning = first.likely.map { $0 == .none ? "" : " (likely \($0.rawValue))" } ?? ""
      return .skipped(message: "cantTell\(leaning): \(headline(open))", text: text(open))
    }
    if let first = suppressed.first, let suppression = first.suppression {
      let reason = suppression.reason.isEmpty ? "" : ": \(suppression.reason)"
      return .skipped(
        message: "suppressed \(suppression.kind.words)\(reason): \(headline(suppressed))",
        text: text(suppressed)
      )
    }
    if outcomes.allSatisfy({ $0.result == .untested }) {
      let missing = outcomes.flatMap(\.missing).first
      return .skipped(
        message: missing.map { "not tested for this input: no \($0)" } ?? "left out on request",
        text: ""
      )
    }
    return .passed
  }

  private static func headline(_ outcomes: [Outcome]) -> String {
    let worst = Finding.merged(outcomes, outcomes[0].result).first?.first ?? outcomes[0]
    return worst.message + (outcomes.count > 1 ? " (\(outcomes.count) in all)" : "")
  }

  private static func text(_ outcomes: [Outcome]) -> String {
    Finding.merged(outcomes, outcomes[0].result).map { finding in
      var lines = ["\(finding.first.impact.rawValue): \(finding.first.message)"]
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

  // MARK: XML

  func markup(id: Int, time: Int, version: String, _ coverage: String) -> Markup {
    let componentNames = DistinctNames.of(cases.map(\.component)) { junitToken($0.withoutDots) }
    let count = { (matches: (Case.Result) -> Bool) in
      String(cases.filter { matches($0.result) }.count)
    }
    return Markup(
      "testsuite",
      [
        ("name", name),
        ("package", "a11y-audit"),
        ("id", String(id)),
        ("timestamp", Timestamp.text(time)),
        ("hostname", "localhost"),
        ("tests", String(cases.count)),
        ("failures", count { if case .failure = $0 { true } else { false } }),
        ("errors", count { if case .error = $0 { true } else { false } }),
        ("skipped", count { if case .skipped = $0 { true } else { false } }),
        ("time", DecimalText.truncated(seconds, places: 3)),
      ],
      children: [
        Markup(
          "properties",
          children: [Markup("property", [("name", "a11y-audit"), ("value", version)])]
        )
      ] + cases.map { markup($0, componentNames[$0.component] ?? $0.component) } + [
        Markup("system-out", content: [.text(VisibleText.of(coverage))]),
        Markup("system-err"),
      ]
    )
  }

  private func markup(_ testCase: Case, _ component: String) -> Markup {
    let attributes = [
      (name: "name", value: junitToken(testCase.rule)),
      (
        name: "classname",
        value: junitToken("\(className).\(component)")
      ),
      (name: "time", value: "0"),
    ]
    switch testCase.result {
    case .passed: return Markup("testcase", attributes)
    case .failure(let message, let text):
      return Markup("testcase", attributes, children: [child("failure", testCase, message, text)])
    case .error(let message, let text):
      return Markup("testcase", attributes, children: [child("error", testCase, message, text)])
    case .skipped(let message, let text):
      return Markup(
        "testcase",
        attributes,
        children: [
          Markup("skipped", [("message", VisibleText.of(message))], content: [.text(text)])
        ]
      )
    }
  }

  /// Servers take some words in `type` for types of data; a rule's id is none.
  private func child(_ name: String, _ testCase: Case, _ message: String, _ text: String) -> Markup
  {
    let type = name == "error" ? "input-error" : testCase.rule
    return Markup(
      name,
      [("message", VisibleText.of(message)), ("type", VisibleText.of(type))],
      content: [.text(text)]
    )
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
