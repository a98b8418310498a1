internal import A11yAudit
internal import A11yConfiguration
internal import A11yModel
internal import A11yReaders
internal import A11yReports
internal import A11yRules
internal import Files

/// One run of `check`.
struct CheckRun: Sendable {
  let system: System
  private let paths: [String]
  let options: CheckOptions
  private let audits: AuditOptions
  let names: StableNames

  /// What is left out, and the configurations that were read so far.
  private let rules: FolderRules

  /// The configuration of the current folder; nil where there is none or something is wrong.
  private let configuration: Configuration?

  /// What is wrong with what it asks for.
  private let errors: [InputError]

  /// The rules there are in the current folder.
  private let catalogue: Catalogue

  init(_ arguments: Arguments, _ system: System) throws(UsageError) {
    self.system = system
    paths = arguments.operands.isEmpty ? ["."] : arguments.operands
    audits = try AuditOptions(arguments, system)
    var options = try CheckOptions(arguments, system)
    var configurations = Configurations(audits.configuration, audits.folders, system)
    configuration = configurations.configuration(in: system.currentFolder)
    catalogue = configuration?.catalogue ?? audits.folders.catalogue
    if configurations.errors.isEmpty { try audits.check(catalogue) }
    errors = options.add(configuration, system)
    self.options = options
    rules = FolderRules(configurations, system)
    names = StableNames(paths, system)
  }

  func result() throws(UsageError) -> CommandResult { result(of: try gathered()) }

  /// What the run comes to; what is written while files are audited is begun, and not ended.
  func gathered() throws(UsageError) -> RunReport {
    let plan = try plan()
    let file = try baselineFile(plan.report.catalogue)
    var run = RunReport(plan.report, keeping: options.kept, named: plan.named, options)
    run.begin(options, file?.baseline, system)
    audit(plan, &run)
    if let file {
      let stale = file.stale(run.baseline, names, system)
      run.conclude { report in
        if options.isBaselineStrict, stale.count > 0 {
          report.staleEntries = Report.StaleEntries(file: file.path, count: stale.count)
        }
        let isMissed = report.isFailing
        if let note = file.note(on: stale, options.isBaselineStrict, isMissed: isMissed) {
          report.notes.append(note)
        }
      }
    }
    return run
  }

  /// What was found in which file, before any baseline.
  func findings() throws(UsageError) -> Report {
    let plan = try plan()
    var run = RunReport(plan.report, keeping: .files, named: plan.named, options)
    audit(plan, &run)
    return run.report
  }

  /// What is to be audited, and what is known of the run before that.
  private struct Plan {
    var report: Report
    var files: [PlannedFile]
    var found: FileDiscovery
    var places: AuditedPlaces
    var suppressions: [ConfiguredSuppression]

    /// Whether only files are audited that differ from a revision.
    var isPartial: Bool

    /// The files that were named.
    var named: Set<String> { Set(files.lazy.filter(\.file.isNamed).map(\.file.path)) }
  }

  private func plan() throws(UsageError) -> Plan {
    var rules = rules
    let found = FileDiscovery(
      paths,
      &rules,
      forcesExclusion: options.forcesExclusion,
      system
    )
    try keepApart(options.outputs, found.files)
    let changes = try options.since.map { (revision) throws(UsageError) in
      try ChangedFiles(since: revision, system)
    }
    let meant = try changes?.changed(of: found.files) ?? found.files
    let files = plans(for: meant, &rules)
    let configurations = rules.configurations
    var report = Report(version: Version.current, files: [])
    report.errors = found.errors + configurations.errors + rules.shortfalls + errors
    report.catalogue = configurations.all.reduce(catalogue) { $0.including($1.catalogue) }
    report.notes = found.notes
    report.addUnopened(configurations.unopened + rules.unopened)
    for file in files { name(file.file.path, file.stableName, in: &report) }
    let others = configurations.all.flatMap(\.layers).map(\.file)
    for file in others + report.errors.map(\.location.file) {
      var places = Places(system)
      name(file, names.name(ofPlace: places.place(of: file)), in: &report)
    }
    return Plan(
      report: report,
      files: files,
      found: found,
      places: AuditedPlaces(found.folders, meant, isPartial: changes != nil, system),
      suppressions: configurations.all.flatMap(\.suppressions),
      isPartial: changes != nil
    )
  }

  /// Audits files, several at once, and adds what became of them in their order.
  ///
  /// A file that is alone has its rules decided at once instead.
  private func audit(_ plan: Plan, _ run: inout RunReport) {
    let files = plan.files
    let workers = files.count > 1 && options.jobs > 1 ? 1 : options.jobs
    // A report that is written meanwhile stands on the same screen.
    let isShown = options.reporter.isRunning && system.isTerminal
    let progress = isShown ? nil : Progress(of: files.count, system)
    let system = system
    Workers.inOrder(files.count, workers: options.jobs) { index in
      defer { progress?.advance() }
      return files[index].result(workers: workers, system)
    } take: { result in
      run.add(result)
    }
    progress?.erase()
    run.end(plan.suppressions, on: options.today, plan.places)
    let isNothing = run.report.tally.files == 0 && run.report.errors.isEmpty
    let notes = run.notesOnNothing(plan.found.emptyFolders)
    run.conclude { report in
      if plan.isPartial, !plan.found.files.isEmpty, isNothing {
        report.isAllLeftOut = true
        report.notes.append("nothing to audit differs from \(options.since ?? "")")
      } else if options.forcesExclusion, isNothing, plan.found.emptyFolders.isEmpty {
        report.isAllLeftOut = true
        report.notes.append(
          "nothing to audit: all that was named is excluded, or is neither spec nor chart"
        )
      } else {
        report.notes += notes
      }
    }
  }

  private func name(_ file: String, _ stableName: String, in report: inout Report) {
    if file != stableName { report.stableNames[file] = stableName }
  }

  /// How the files are audited of which that can be said.
  private func plans(for files: [AuditedPath], _ rules: inout FolderRules) -> [PlannedFile] {
    var planner = FilePlanner(audits, options)
    return files.compactMap { file in
      planner.plan(for: file.place, &rules.configurations, system).map { plan in
        PlannedFile(file: file, plan: plan, stableName: names.name(ofPlace: file.place))
      }
    }
  }

  /// The baseline that is named; nil where none is.
  ///
  /// - Parameters:
  ///   - use: what is to become of it.
  ///   - standard: what it is called where nobody names it.
  /// - Returns: its path.
  /// - Throws: that what names it may not name such a place.
  func baseline(for use: Root.Use, orElse standard: String? = nil) throws(UsageError) -> String? {
    guard
      let named = options.baseline.map({ Placed($0, from: .option("--baseline")) })
        ?? configuration?.baseline ?? standard.map({ Placed($0, from: .standard) })
    else { return nil }
    let root = Root(of: named.origin, in: configuration, system)
    if let objection = root?.objection(to: use, named.value, system) {
      let place = named.origin == .standard ? "" : "\(named.origin): "
      throw UsageError("\(place)baseline: \(objection); --baseline FILE names any place")
    }
    return named.value
  }

  /// The baseline that is asked for; nil where none is.
  ///
  /// Every configuration may add rules, so that it is read when all are known.
  private func baselineFile(_ catalogue: Catalogue) throws(UsageError) -> BaselineFile? {
    guard let path = try baseline(for: .reading) else {
      guard !options.isBaselineStrict else {
        throw UsageError("--strict-baseline: there is no baseline; name it: --baseline FILE")
      }
      return nil
    }
    for output in options.outputs where system.place(output.path) == system.place(path) {
      throw UsageError("\(output.origin): \(path) is the baseline; write the report elsewhere")
    }
    // One that the configuration names may be written later; it is empty until then.
    return options.baseline == nil
      ? try BaselineFile(path, .found, catalogue, system)
      : try BaselineFile.existing(path, .named, catalogue, system)
  }

  /// A report never takes the place of what is audited, whichever way the two are written; one of an
  /// earlier run that is found in a folder is not.
  private func keepApart(
    _ outputs: [CheckOptions.Output],
    _ files: [AuditedPath]
  ) throws(UsageError) {
    guard !outputs.isEmpty else { return }
    var places: [String: AuditedPath] = [:]
    for file in files { places[system.place(file.path)] = file }
    for output in outputs {
      guard let file = places[system.place(output.path)], isAudited(file) else { continue }
      throw UsageError(
        "\(output.origin): \(output.path) is audited, too; write the report elsewhere"
      )
    }
  }

  /// Whether a file is named, or may be something that is read.
  private func isAudited(_ file: AuditedPath) -> Bool {
    guard !file.isNamed,
      let bytes = try? system.read(file.path, .found, audits.maximumFileSize)
    else { return true }
    do throws(ReadFailure) {
      if case .other(_, false) = try Reader.content(of: bytes, file: file.path) { return false }
      return true
    } catch {
      return error.isRecognised
    }
  }
}
