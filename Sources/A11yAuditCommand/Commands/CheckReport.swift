internal import A11yModel
internal import A11yReports

extension CheckRun {
  /// What the command comes to, once every file has been audited.
  func result(of run: RunReport) -> CommandResult {
    var run = run
    var result = CommandResult()
    let problems = run.close()
    let report = run.report
    if !options.reporter.isRunning {
      result.output = options.reporter.write(report, options.style)
    }
    // What fails no build says it once, with the findings.
    if !options.style.callsErrorsWarnings {
      result.complaints += report.errors.map(\.complaint).joined()
    }
    result.complaints += notesBeside(report)
    result.files = options.outputs.filter { !$0.reporter.isRunning }.map { output in
      CommandResult.OutputFile(
        path: output.path,
        text: output.reporter.write(report, options.fileStyle),
        makesFolders: output.makesFolders
      )
    }
    if !options.style.callsErrorsWarnings { result.exitCode = ExitCode(report.conclusion) }
    for (path, error) in problems { result.fail(toWrite: path, error) }
    return result
  }

  /// The notes for which the format of standard output has no place, and why a run fails of which the
  /// log would not say it.
  private func notesBeside(_ report: Report) -> String {
    let notes: [Note]
    switch options.reporter.audience {
    case .people: notes = []
    // The note on the baseline is the last.
    case .machines: notes = report.staleEntries == nil ? [] : Array(report.notes.suffix(1))
    case .machinesWithoutNotes: notes = report.notes
    }
    return notes.map { VisibleText.of("note: \($0)") + "\n" }.joined()
  }
}

extension Report {
  /// Counts what was left alone for what it is, and says so.
  mutating func addUnopened(_ files: [UnopenedFile]) {
    skipped += files.count
    unopened += files.count
    notes += files.map(\.note)
  }
}
