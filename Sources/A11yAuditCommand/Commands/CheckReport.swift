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
      case .unopened(let file): report.addUnopened([file])
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

  /// Where no rule decided anything, and why: whatever else was audited, nobody is to take that for
  /// audited, too.
  ///
  /// - Parameters:
  ///   - report: what the files came to.
  ///   - emptyFolders: folders that were named and hold nothing to audit.
  ///   - named: the files that were named.
  /// - Returns: a note for each folder and file. A file in a folder may well hold nothing for the
  ///   rules that were chosen, as long as others do.
  func notesOnNothing(
    _ report: Report,
    _ emptyFolders: [(path: String, isExcluded: Bool)],
    named: Set<String>
  ) -> [String] {
    emptyFolders.map { path, isExcluded in
      "\(path): holds no *.xml or *.svg" + (isExcluded ? " that is not left out" : "")
    }
      + report.files.filter { !$0.results.isDecided }.compactMap { file in
        if file.results.componentCount == 0 { return "\(file.name): holds no component" }
        guard named.contains(file.name) || !report.isDecided else { return nil }
        return "\(file.name): none of the rules that were chosen applies to what it holds"
      }
  }

  func result(of report: Report) -> CommandResult {
    var result = CommandResult()
    result.output = options.reporter.write(report, options.style)
    result.complaints += report.errors.map(\.complaint).joined()
    result.complaints += notesBeside(report)
    result.files = options.outputs.map { output in
      CommandResult.OutputFile(
        path: output.path,
        text: output.reporter.write(report, Reporter.Style())
      )
    }
    result.exitCode = ExitCode(report.conclusion)
    return result
  }

  /// The notes for which the format of standard output has no place, and why a run fails of which the
  /// log would not say it.
  private func notesBeside(_ report: Report) -> String {
    let notes: [String]
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
