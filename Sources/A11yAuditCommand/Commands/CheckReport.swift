internal import A11yAudit
internal import A11yConfiguration
internal import A11yModel
internal import A11yReports

extension CheckRun {
  /// Adds what became of files to a report.
  ///
  /// - Parameters:
  ///   - results: what became of each file.
  ///   - suppressions: all that the configurations state.
  ///   - places: what was audited.
  ///   - report: takes them.
  func add(
    _ results: [PlannedFile.Result],
    _ suppressions: [ConfiguredSuppression],
    _ places: AuditedPlaces,
    to report: inout Report
  ) {
    report.time = options.time
    var uses: [[ConfiguredSuppressionUse]] = []
    for result in results {
      switch result {
      case .audited(let file, let errors, let used):
        report.files.append(file)
        report.errors += errors
        uses.append(used)
      case .skipped: report.skipped += 1
      case .failed(let problems): report.errors += problems
      }
    }
    if !uses.isEmpty {
      let audited = report.files.map(\.results)
      uses[0] += ConfiguredSuppressionUse.ofNone(of: suppressions, besides: uses, in: audited)
    }
    let found = ConfiguredSuppressionUse.findings(
      uses,
      names: report.stableNames,
      on: options.today,
      where: places.holdAll
    )
    for (index, findings) in found.enumerated() {
      report.files[index].results.outcomes += findings
    }
    var told: Set<String> = []
    for note in report.files.lazy.flatMap(\.results.notes) where told.insert(note).inserted {
      report.notes.append(note)
    }
    if options.reproducibleTime != nil {
      for index in report.files.indices { report.files[index].seconds = 0 }
    }
  }

  /// Why no rule decided anything.
  func reasonsForNothing(
    _ report: Report,
    _ emptyFolders: [(path: String, isExcluded: Bool)]
  ) -> [String] {
    emptyFolders.map { path, isExcluded in
      "\(path): holds no *.xml or *.svg" + (isExcluded ? " that is not left out" : "")
    }
      + report.files.map { file in
        file.results.componentCount == 0
          ? "\(file.name): holds no component"
          : "\(file.name): none of the rules that were chosen applies to what it holds"
      }
  }

  func result(of outcome: RunOutcome) -> CommandResult {
    let report = outcome.report
    var result = CommandResult()
    result.output = options.reporter.write(report, options.style)
    result.complaints += report.errors.map(\.complaint).joined()
    result.files = options.outputs.map { output in
      CommandResult.OutputFile(
        path: output.path,
        text: output.reporter.write(report, Reporter.Style())
      )
    }
    result.exitCode = exitCode(of: outcome)
    return result
  }

  private func exitCode(of outcome: RunOutcome) -> ExitCode {
    guard outcome.report.errors.isEmpty else { return .error }
    guard outcome.report.isDecided || outcome.isAllLeftOut else { return .nothing }
    return outcome.report.isFailing ? .findings : .success
  }
}
