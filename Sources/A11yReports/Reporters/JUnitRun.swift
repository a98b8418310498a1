internal import A11yModel
internal import A11yRules

extension JUnitSuite {
  /// What a run fails for, or passes for, beside what is found in files; nil where that is all.
  ///
  /// A report without any test is an error to servers.
  init?(onRun report: Report) {
    let result: Case.Result
    var rule = "nothing-audited"
    if let stale = report.staleEntries {
      let notes = report.notes.map { VisibleText.of($0.description) }.joined(separator: "\n")
      rule = Report.StaleEntries.name
      result = .failure(message: stale.words, text: notes)
    } else if report.conclusion == .nothing {
      result = .error(message: "nothing was audited", text: "")
    } else if report.isAllLeftOut {
      result = .skipped(message: report.notes.last?.description ?? "nothing to audit", text: "")
    } else {
      return nil
    }
    self.init(
      name: "a11y-audit (run)",
      className: "a11y-audit (run)",
      seconds: 0,
      cases: [Case(component: "run", rule: rule, result: result)]
    )
  }
}
