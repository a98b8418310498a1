package import A11yAudit
internal import Support

/// What makes an assertion fail that a component is accessible; pure, so that any test framework can
/// use it.
package enum AccessibilityFailures {
  /// Everything that makes a spec fail.
  ///
  /// An assertion never passes because there was nothing to look at: a spec that cannot be read
  /// fails, and so do one in which nothing is decided, a rule that does not exist, and an
  /// expectation that cannot be met. What comments in the spec suppress does not fail.
  ///
  /// - Parameters:
  ///   - spec: what is audited.
  ///   - audit: which rules decide.
  ///   - failOn: the least impact that fails.
  ///   - cantTell: whether what could not be told fails, too.
  ///   - expected: findings that are known.
  /// - Returns: one failure for each finding, in the order of their places, then those of what is
  ///   expected.
  package static func of(
    _ spec: AuditedSpec,
    audit: Audit = Audit(),
    failOn: Impact = .serious,
    cantTell: CantTell = .passes,
    expecting expected: [ExpectedFinding] = []
  ) -> [AssertionFailure] {
    of([spec], audit: audit, failOn: failOn, cantTell: cantTell, expecting: expected)
  }

  /// Everything that makes some of several specs fail.
  ///
  /// The rules may decide nothing in one of them, as long as they do in another, and what is
  /// expected has to be found in one.
  package static func of(
    _ specs: [AuditedSpec],
    audit: Audit = Audit(),
    failOn: Impact = .serious,
    cantTell: CantTell = .passes,
    expecting expected: [ExpectedFinding] = []
  ) -> [AssertionFailure] {
    let mistakes = Self.mistakes(in: audit) + expected.flatMap { Self.mistakes(in: $0, of: audit) }
    guard mistakes.isEmpty else { return mistakes }
    var audit = audit
    audit.detail = .findings
    let gate = Gate(failOn: failOn, failsOnCantTell: cantTell == .fails)
    var whole = Report(version: Version.current, files: [])
    var documents: [Document] = []
    var failures: [AssertionFailure] = []
    var undecided: [AssertionFailure] = []
    for spec in specs {
      do throws(Undecided) {
        let asserted = try AssertedDocument(spec)
        let file = Report.AuditedFile(
          name: asserted.document.file,
          results: try asserted.results(audit),
          seconds: 0,
          gate: gate
        )
        whole.files.append(file)
        documents.append(asserted.document)
        let report = Report(version: Version.current, files: [file])
        if let nothing = nothing(in: report, on: asserted, audit) {
          undecided.append(nothing)
          continue
        }
        let findings = report.failingFindings { outcome in
          !expected.contains { $0.matches(outcome) }
        }
        failures += findings.map { failure(of: $0, in: asserted) }
      } catch {
        failures += error.failures
      }
    }
    guard documents.count == specs.count else { return failures }
    guard undecided.count < specs.count else { return undecided }
    return failures + expected.compactMap { stale($0, whole, documents) }
  }

  private static func failure(
    of finding: Finding,
    in asserted: AssertedDocument
  ) -> AssertionFailure {
    var shown = finding
    let location = finding.first.location
    shown.first.location = asserted.shown(location)
    // A test framework ends the message itself.
    let text = FindingText.plain(shown).split(separator: "\n").joined(separator: "\n")
    return AssertionFailure(text, at: asserted.place(of: location))
  }

  // MARK: nothing to decide

  /// That nothing is decided in a document, and why; nil where something is.
  private static func nothing(
    in report: Report,
    on asserted: AssertedDocument,
    _ audit: Audit
  ) -> AssertionFailure? {
    let document = asserted.document
    let start =
      document.sources.isEmpty
      ? Location(file: document.file, line: 1, column: 1) : document.location(of: 0)
    let reason: String
    if document.components.isEmpty {
      reason = "it holds no component"
    } else if report.files.allSatisfy(\.results.appearances.isEmpty) {
      let names = Appearance.allCases.filter(audit.appearances.contains).map(\.rawValue)
      reason =
        names.isEmpty
        ? "no appearance was chosen"
        : "no component has the appearance \(NearestName.choice(names))"
    } else if !report.isDecided {
      reason = "none of the rules that were chosen applies to what it holds"
    } else {
      return nil
    }
    return AssertionFailure(
      "\(asserted.shown(start)): nothing was audited: \(reason)",
      at: asserted.place(of: start)
    )
  }

  // MARK: mistakes in the assertion

  private static func mistakes(in audit: Audit) -> [AssertionFailure] {
    let named =
      (audit.only ?? []).map { ("rules", $0) }
      + audit.skipped.sorted().map { ("skipping", $0) }
    return named.compactMap { parameter, id in
      audit.catalogue.problem(withRule: id).map {
        AssertionFailure("\(parameter): ‘\(id)’: \($0)")
      }
    }
  }

  private static func mistakes(
    in expected: ExpectedFinding,
    of audit: Audit
  ) -> [AssertionFailure] {
    var problems: [String] = []
    if expected.reason.allSatisfy(\.isWhitespace) {
      problems.append("because: is empty; say why the finding stays")
    }
    if let problem = audit.catalogue.problem(withRule: expected.rule) {
      problems.append("‘\(expected.rule)’: \(problem)")
    } else if let rule = audit.catalogue.rule(expected.rule), rule.isComposite {
      let parts = NearestName.choice(rule.composition.map(\.rule))
      problems.append("\(rule.id) sums up others and fails nothing itself; expect \(parts)")
    }
    return problems.map {
      AssertionFailure("expected finding: \($0)", at: .code(expected.origin))
    }
  }

  // MARK: what is expected and does not occur

  private static func stale(
    _ expected: ExpectedFinding,
    _ report: Report,
    _ documents: [Document]
  ) -> AssertionFailure? {
    guard !report.outcomes.contains(where: expected.matches) else { return nil }
    let reason: String
    if !report.files.contains(where: { $0.results.rules.contains { $0.id == expected.rule } }) {
      reason = "its rule is not among those that decide; select it, or remove what is expected"
    } else if let component = expected.component,
      let hint = hint(for: component, in: documents)
    {
      reason = "there is no component ‘\(component)’\(hint)"
    } else {
      reason = "remove it (it was expected because: \(expected.reason))"
    }
    return AssertionFailure(
      "the expected finding \(expected) does not occur: \(reason)",
      at: .code(expected.origin)
    )
  }

  /// The component that may be meant by a name that is none; nil where it is one.
  private static func hint(for name: String, in documents: [Document]) -> String? {
    let names = documents.flatMap { document in
      document.components.map { $0.id ?? document.path(of: $0.source) }
    }
    return names.contains(name) ? nil : NearestName.hint(for: name, in: names)
  }
}
