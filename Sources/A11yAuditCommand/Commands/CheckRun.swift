internal import A11yAudit
internal import A11yConfiguration
internal import A11yModel
internal import A11yReaders
internal import A11yReports
internal import Files
internal import RuleCatalogue
internal import Support

/// One run of `check`.
struct CheckRun: Sendable {
  let system: System
  let paths: NamedPaths
  let options: CheckOptions
  let audits: AuditOptions
  let names: StableNames

  /// What reports say of the run itself.
  let facts: RunFacts

  /// What is left out, and the configurations that were read so far.
  let rules: FolderRules

  /// The configuration of the current folder; nil where there is none or something is wrong.
  private let configuration: Configuration?

  /// What is wrong with what it asks for.
  let errors: [InputError]

  /// The rules there are in the current folder.
  let catalogue: Catalogue

  /// Where specs get colours from that they do not define.
  let palettes: RunPalettes

  /// What reads Swift source.
  let sources: RunSources

  init(_ arguments: Arguments, _ system: System) throws(UsageError) {
    self.system = system
    paths = try NamedPaths(arguments, system)
    audits = try AuditOptions(arguments, system)
    palettes = RunPalettes(audits.palettes, system)
    sources = try RunSources(arguments, system)
    var facts = try RunFacts(arguments, system)
    var options = try CheckOptions(arguments, system)
    var configurations = Configurations(
      audits.configuration,
      audits.folders,
      isAbsolute: paths.areAbsolute,
      system
    )
    configuration = configurations.configuration(in: system.currentFolder)
    catalogue = configuration?.catalogue ?? audits.folders.catalogue
    if configurations.errors.isEmpty { try audits.check(catalogue) }
    errors = options.add(configuration, system)
    guard !options.isMergeable || options.formats.contains("json") else {
      throw UsageError(
        "--for-merge is for reports in JSON; add --format json or --output json=FILE"
      )
    }
    try options.checkOutcomes()
    facts.name(pageAmong: options.outputs)
    self.facts = facts
    self.options = options
    rules = FolderRules(configurations, system)
    names = StableNames(paths.all, system)
  }

  func result() throws(UsageError) -> CommandResult { result(of: try gathered()) }

  /// What the run comes to; what is written while files are audited is begun, and not ended.
  func gathered() throws(UsageError) -> RunReport {
    let plan = try plan()
    return try gathered(plan.report, named: plan.named) { audit(plan, &$0) }
  }

  /// What a run comes to, of which the files are added.
  func gathered(
    _ report: Report,
    named: Set<String>,
    adding add: (inout RunReport) -> Void
  ) throws(UsageError) -> RunReport {
    let file = try baselineFile(report.catalogue)
    var run = RunReport(report, keeping: options.kept, named: named, options)
    run.conclude { $0.run = facts }
    run.begin(options, file?.baseline, system)
    add(&run)
    if let file {
      let stale = file.stale(run.baseline, names, system)
      run.conclude { report in
        if file.isThere { report.goneEntries = stale.count }
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
    var rest = files[...]
    var places = Places(system)
    Workers.inOrder(files.count, workers: options.jobs) { index in
      defer { progress?.advance() }
      return files[index].result(workers: workers, system)
    } take: { result in
      guard let file = rest.popFirst() else { return }
      if case .audited(let audited, _, _) = result {
        run.learn(namesOfImports(in: audited, &places))
      }
      run.add(result, at: file.place, file.file.path)
    }
    progress?.erase()
    run.end(plan.start, with: palettes.errors, on: options.today) { uses in
      uses.all(of: plan.suppressions, where: plan.places.holdAll)
    }
  }

  /// What reports call the files that define the colours on which something is found.
  private func namesOfImports(
    in file: Report.AuditedFile,
    _ places: inout Places
  ) -> [String: String] {
    var found: [String: String] = [:]
    for outcome in file.results.outcomes where outcome.location.file != file.name {
      let other = outcome.location.file
      guard found[other] == nil else { continue }
      found[other] = names.name(ofPlace: places.place(of: other))
    }
    return found.filter { $0.key != $0.value }
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
  func keepApart(
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
    guard !file.isNamed, !file.isSource,
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
