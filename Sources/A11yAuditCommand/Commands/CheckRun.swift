internal import A11yAudit
internal import A11yConfiguration
internal import A11yModel
internal import A11yReaders
internal import A11yReports
internal import A11yRules

/// One run of `check`.
struct CheckRun: Sendable {
  let system: System
  private let paths: [String]
  let options: CheckOptions
  let catalogue: Catalogue
  private let plan: FilePlan
  let names: StableNames

  init(_ arguments: Arguments, _ system: System) throws(UsageError) {
    self.system = system
    paths = arguments.operands.isEmpty ? ["."] : arguments.operands
    let chosen = try AuditOptions(arguments, system)
    options = try CheckOptions(arguments, system)
    var asked = chosen.audit
    if asked.detail < .everything {
      asked.detail = options.outputs.map(\.reporter.detail).reduce(options.reporter.detail, max)
    }
    catalogue = asked.catalogue
    plan = FilePlan(
      audit: PreparedAudit(asked),
      reading: chosen.reading,
      gate: Gate(
        failOn: arguments["fail-on"].map { Impact(rawValue: $0) } ?? .serious,
        failsOnCantTell: arguments["cant-tell"] == "fail"
      ),
      readsComments: !arguments.contains("no-inline"),
      today: options.today
    )
    names = StableNames(system)
  }

  func result() throws(UsageError) -> CommandResult {
    let baseline = try baselineFile()
    var outcome = try audit()
    if let baseline {
      let stale = baseline.apply(to: &outcome.report, names, system)
      outcome.hasStaleEntries = stale.count > 0
      if let note = baseline.note(on: stale, isStrict: options.isBaselineStrict) {
        outcome.report.notes.append(note)
      }
    }
    return result(of: outcome)
  }

  /// What a run came to.
  struct RunOutcome {
    var report: Report

    /// Whether there was nothing to audit because nothing differs from a revision.
    var isUnchanged = false

    /// Whether the baseline has entries that no longer occur.
    var hasStaleEntries = false
  }

  /// Audits what is meant, before any baseline.
  func audit() throws(UsageError) -> RunOutcome {
    let found = FileDiscovery(paths, system)
    try keepApart(options.outputs.map(\.path), found.files)
    let changes = try options.since.map { (revision) throws(UsageError) in
      try ChangedFiles(since: revision, system)
    }
    let meant = try changes?.changed(of: found.files) ?? found.files
    let files = meant.map { file in
      PlannedFile(file: file, plan: plan, stableName: names.name(ofPlace: file.place))
    }
    let places = AuditedPlaces(paths, meant, isPartial: changes != nil, system)
    var report = report(on: audited(files), found.errors, places)
    for file in files where file.stableName != file.file.path {
      report.stableNames[file.file.path] = file.stableName
    }
    let isUnchanged = changes != nil && !found.files.isEmpty && report.files.isEmpty
    if isUnchanged {
      report.notes.append("nothing to audit differs from \(options.since ?? "")")
    } else if !report.isDecided {
      report.notes += reasonsForNothing(report, found.emptyFolders)
    }
    return RunOutcome(report: report, isUnchanged: isUnchanged)
  }

  private func baselineFile() throws(UsageError) -> BaselineFile? {
    guard let named = options.baseline else {
      guard !options.isBaselineStrict else {
        throw UsageError("--strict-baseline: there is no baseline; name it: --baseline FILE")
      }
      return nil
    }
    let outputs = options.outputs.map { system.place($0.path) }
    guard !outputs.contains(system.place(named.path)) else {
      throw UsageError("--output: \(named.path) is the baseline; write the report elsewhere")
    }
    return named.isRequired
      ? try BaselineFile.existing(named.path, catalogue, system)
      : try BaselineFile(named.path, catalogue, system)
  }

  /// A report never takes the place of what is audited, whichever way the two are written.
  private func keepApart(_ outputs: [String], _ files: [AuditedPath]) throws(UsageError) {
    guard !outputs.isEmpty else { return }
    let places = Set(files.map { system.place($0.path) })
    for output in outputs where places.contains(system.place(output)) {
      throw UsageError("--output: \(output) is audited, too; write the report elsewhere")
    }
  }

  /// Audits files, several at once; the order of the results is that of the files.
  ///
  /// A file that is alone has its rules decided at once instead.
  private func audited(_ files: [PlannedFile]) -> [PlannedFile.Result] {
    let workers = files.count > 1 && options.jobs > 1 ? 1 : options.jobs
    return Workers.results(files.count, workers: options.jobs) { index in
      files[index].result(workers: workers, system)
    }
  }

  // MARK: the report

  private func report(
    on results: [PlannedFile.Result],
    _ errors: [InputError],
    _ places: AuditedPlaces
  ) -> Report {
    var report = Report(version: Version.current, files: [], errors: errors)
    report.catalogue = catalogue
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
    let found = ConfiguredSuppressionUse.findings(
      uses,
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
    return report
  }

  /// Why no rule decided anything.
  private func reasonsForNothing(_ report: Report, _ emptyFolders: [String]) -> [String] {
    emptyFolders.map { "\($0): holds no *.xml or *.svg" }
      + report.files.map { file in
        file.results.componentCount == 0
          ? "\(file.name): holds no component"
          : "\(file.name): none of the rules that were chosen applies to what it holds"
      }
  }

  private func result(of outcome: RunOutcome) -> CommandResult {
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
    guard outcome.report.isDecided || outcome.isUnchanged else { return .nothing }
    if outcome.hasStaleEntries && options.isBaselineStrict { return .findings }
    return outcome.report.isFailing ? .findings : .success
  }
}
