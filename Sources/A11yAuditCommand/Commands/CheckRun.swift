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

  func result() throws(UsageError) -> CommandResult {
    var report = try audit()
    if let baseline = try baselineFile(report.catalogue) {
      let stale = baseline.apply(to: &report, names, system)
      if options.isBaselineStrict, stale.count > 0 {
        report.staleEntries = Report.StaleEntries(file: baseline.path, count: stale.count)
      }
      let isMissed = report.isFailing
      if let note = baseline.note(on: stale, options.isBaselineStrict, isMissed: isMissed) {
        report.notes.append(note)
      }
    }
    return result(of: report)
  }

  /// Audits what is meant, before any baseline.
  func audit() throws(UsageError) -> Report {
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
    let places = AuditedPlaces(found.folders, meant, isPartial: changes != nil, system)
    let suppressions = configurations.all.flatMap(\.suppressions)
    add(audited(files), suppressions, places, to: &report)
    if changes != nil, !found.files.isEmpty, report.files.isEmpty, report.errors.isEmpty {
      report.isAllLeftOut = true
      report.notes.append("nothing to audit differs from \(options.since ?? "")")
    } else if options.forcesExclusion, report.files.isEmpty, report.errors.isEmpty,
      found.emptyFolders.isEmpty
    {
      report.isAllLeftOut = true
      report.notes.append(
        "nothing to audit: all that was named is excluded, or is neither spec nor chart"
      )
    } else {
      report.notes += notesOnNothing(
        report,
        found.emptyFolders,
        named: Set(files.lazy.filter(\.file.isNamed).map(\.file.path))
      )
    }
    return report
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

  /// Audits files, several at once; the order of the results is that of the files.
  ///
  /// A file that is alone has its rules decided at once instead.
  private func audited(_ files: [PlannedFile]) -> [PlannedFile.Result] {
    let workers = files.count > 1 && options.jobs > 1 ? 1 : options.jobs
    let progress = Progress(of: files.count, system)
    defer { progress?.erase() }
    return Workers.results(files.count, workers: options.jobs) { index in
      defer { progress?.advance() }
      return files[index].result(workers: workers, system)
    }
  }
}
