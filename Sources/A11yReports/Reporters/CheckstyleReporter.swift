internal import A11yModel
internal import A11yRules
internal import XML

extension Reporter {
  /// What Jenkins, reviewdog and others read from many tools.
  static let checkstyle = Reporter(
    "checkstyle",
    "for servers that read Checkstyle's XML",
    needs: .findings,
    for: .machinesWithoutNotes
  ) { report, _ in
    var names: [String] = []
    var entries: [String: [Markup]] = [:]
    func add(_ entry: Markup, to file: String) {
      let name = VisibleText.of(report.stableName(of: file).withoutDotSlash)
      if entries[name] == nil { names.append(name) }
      entries[name, default: []].append(entry)
    }
    for reported in report.reportedFindings {
      let level = reported.level == .note ? "info" : reported.level.rawValue
      let outcome = reported.outcome
      let entry = entry(outcome.location, level, reported.message, outcome.rule)
      add(entry, to: outcome.location.file)
    }
    for error in report.errors {
      let message = VisibleText.of(error.message)
      add(entry(error.location, "error", message, "input-error"), to: error.location.file)
    }
    if let stale = report.staleEntries {
      let entry = entry(stale.location, "error", stale.words, Report.StaleEntries.name)
      add(entry, to: stale.file)
    }
    let files = names.map { Markup("file", [("name", $0)], children: entries[$0] ?? []) }
    // The version is that of the form, which has not changed since.
    return Markup("checkstyle", [("version", "4.3")], children: files).document
  }

  private static func entry(
    _ location: Location,
    _ level: String,
    _ message: String,
    _ rule: String
  ) -> Markup {
    Markup(
      "error",
      [
        ("line", String(location.line)),
        ("column", String(location.column)),
        ("severity", level),
        ("message", message),
        ("source", VisibleText.of("a11y-audit.\(rule)")),
      ]
    )
  }
}
