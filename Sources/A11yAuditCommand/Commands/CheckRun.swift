internal import A11yAudit
internal import A11yConfiguration
internal import A11yModel
internal import A11yReaders
internal import A11yReports
internal import A11yRules

/// One run of `check`.
struct CheckRun: Sendable {
  private let system: System
  private let paths: [String]
  private let options: CheckOptions
  private let audits: AuditOptions
  private let names: StableNames

  /// What is left out, and the configurations that were read so far.
  private let rules: FolderRules

  /// The configuration of the current folder; nil where there is none or something is wrong.
  private let configuration: Configuration?

  /// What is wrong with what it asks for.
  private let errors: [InputError]

  /// The rules there are.
  let catalogue: Catalogue

  init(_ arguments: Arguments, _ system: System) throws(UsageError) {
    self.system = system
    paths = arguments.operands
    audits = try AuditOptions(arguments, system)
    var options = try CheckOptions(arguments, system)
    var configurations = Configurations(audits.configuration, audits.folders, system)
    configuration = configurations.configuration(in: system.currentFolder)
    catalogue = configuration?.catalogue ?? audits.folders.catalogue
    if configurations.errors.isEmpty { try audits.check(catalogue) }
    errors = options.add(configuration?.outputs ?? [], system)
    self.options = options
    rules = FolderRules(configurations, system)
    names = StableNames(system)
  }

  func result() throws(UsageError) -> CommandResult {
    let began = system.now()
    var rules = rules
    let found = FileDiscovery(
      paths,
      &rules,
      forcesExclusion: options.forcesExclusion,
      system
    )
    try keepApart(options.outputs, found.files)
    let files = plans(for: found.files, &rules)
    let configurations = rules.configurations
    var report = report(
      on: audited(files),
      began,
      found.errors + configurations.errors + errors
    )
    report.catalogue = configurations.all.reduce(catalogue) { $0.including($1.catalogue) }
    for file in files { name(file.file.path, file.stableName, in: &report) }
    for file in configurations.all.flatMap(\.layers).map(\.file) + report.errors.map(\.location.file)
    where report.stableNames[file] == nil {
      var places = Places(system)
      name(file, names.name(ofPlace: places.place(of: file)), in: &report)
    }
    let isExcluded = !found.excluded.isEmpty && found.files.isEmpty && found.emptyFolders.isEmpty
    if isExcluded {
      report.notes.append("nothing to audit: all that was named is excluded")
    } else if !report.isDecided {
      report.notes += reasonsForNothing(report, found.emptyFolders)
    }
    var result = result(of: report)
    if isExcluded, result.exitCode == .nothing { result.exitCode = .success }
    return result
  }

  private func name(_ file: String, _ stableName: String, in report: inout Report) {
    if file != stableName { report.stableNames[file] = stableName }
  }

  /// How the files are audited of which that can be said.
  private func plans(for files: [AuditedPath], _ rules: inout FolderRules) -> [PlannedFile] {
    var planner = FilePlanner(audits, options.detail)
    return files.compactMap { file in
      planner.plan(for: file.place, &rules.configurations, system).map { plan in
        PlannedFile(file: file, plan: plan, stableName: names.name(ofPlace: file.place))
      }
    }
  }

  /// A report never takes the place of what is audited, whichever way the two are written.
  private func keepApart(_ outputs: [CheckOptions.Output], _ files: [AuditedPath]) throws(UsageError) {
    guard !outputs.isEmpty else { return }
    let places = Set(files.map { system.place($0.path) })
    for output in outputs where places.contains(system.place(output.path)) {
      throw UsageError(
        "\(output.origin): \(output.path) is audited, too; write the report elsewhere"
      )
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
  private func reasonsForNothing(
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
