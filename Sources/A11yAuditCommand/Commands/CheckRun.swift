internal import A11yAudit
internal import A11yModel
internal import A11yReaders
internal import A11yReports
internal import A11yRules

/// One run of `check`.
struct CheckRun: Sendable {
  private let system: System
  private let paths: [String]
  private let options: CheckOptions
  private let catalogue: Catalogue
  private let plan: FilePlan
  private let names: StableNames

  init(_ arguments: Arguments, _ system: System) throws(UsageError) {
    self.system = system
    paths = arguments.operands
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
      )
    )
    names = StableNames(system)
  }

  func result() throws(UsageError) -> CommandResult {
    let began = system.now()
    let found = FileDiscovery(paths, system)
    try keepApart(options.outputs.map(\.path), found.files)
    let files = found.files.map { file in
      PlannedFile(file: file, plan: plan, stableName: names.name(ofPlace: file.place))
    }
    var report = report(on: audited(files), began, found.errors)
    for file in files where file.stableName != file.file.path {
      report.stableNames[file.file.path] = file.stableName
    }
    if !report.isDecided { report.notes += reasonsForNothing(report, found.emptyFolders) }
    return result(of: report)
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
    _ began: Double,
    _ errors: [InputError]
  ) -> Report {
    var report = Report(version: Version.current, files: [], errors: errors)
    report.catalogue = catalogue
    report.time = options.reproducibleTime ?? Int(began)
    for result in results {
      switch result {
      case .audited(let file): report.files.append(file)
      case .skipped: report.skipped += 1
      case .failed(let problems): report.errors += problems
      }
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

  private func result(of report: Report) -> CommandResult {
    var result = CommandResult()
    result.output = options.reporter.write(report, options.style)
    result.complaints += report.errors.map(\.complaint).joined()
    result.files = options.outputs.map { output in
      CommandResult.OutputFile(
        path: output.path,
        text: output.reporter.write(report, Reporter.Style())
      )
    }
    result.exitCode = exitCode(of: report)
    return result
  }

  private func exitCode(of report: Report) -> ExitCode {
    guard report.errors.isEmpty else { return .error }
    guard report.isDecided else { return .nothing }
    return report.isFailing ? .findings : .success
  }
}
