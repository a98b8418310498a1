internal import A11yConfiguration
internal import A11yModel
internal import A11yReports
internal import A11yRules
internal import Files

/// What a run comes to, gathered while its files are audited: of each, no more is kept than reports
/// need that are written at the end.
struct RunReport {
  /// The run without the files that are not kept.
  private(set) var report: Report

  /// The reports that are written meanwhile.
  private(set) var outputs: [RunOutput] = []

  /// The baseline as far as it was used; nil where there is none.
  private(set) var baseline: BaselineUse?
  private let kept: Reporter.Kept
  private let isReproducible: Bool

  /// The rules that were quiet on components; many share them.
  private var quiet: Set<[CheckedComponent.QuietRule]> = []
  private var tally = Tally()

  /// How many files there were to be audited.
  private var added = 0
  private var uses = SuppressionUses()
  private var told: Set<Note> = []

  /// The files in which no rule decided anything, and whether they hold a component.
  private var undecided: [(file: String, hasComponent: Bool)] = []

  /// The files that were named.
  private let named: Set<String>

  /// - Parameters:
  ///   - report: what is known of the run before any file.
  ///   - kept: what has to be kept of each file.
  ///   - named: the files that were named.
  ///   - options: those of the run.
  init(_ report: Report, keeping kept: Reporter.Kept, named: Set<String>, _ options: CheckOptions) {
    self.report = report
    self.kept = kept
    self.named = named
    isReproducible = options.reproducibleTime != nil
    self.report.time = options.time
  }

  /// Begins the reports that are written while files are audited.
  mutating func begin(_ options: CheckOptions, _ baseline: Baseline?, _ system: System) {
    self.baseline = baseline.map(BaselineUse.init)
    if options.reporter.isRunning {
      outputs.append(RunOutput(options.reporter, options.style, to: nil, system))
    }
    for output in options.outputs where output.reporter.isRunning {
      outputs.append(RunOutput(output.reporter, options.fileStyle, to: output, system))
    }
  }

  /// Takes over what files are called that are found while others are audited.
  mutating func learn(_ names: [String: String]) {
    guard !names.isEmpty else { return }
    report.stableNames.merge(names) { known, _ in known }
    report.mergeable?.start.names.merge(names) { known, _ in known }
  }

  /// Adds what became of the next file.
  ///
  /// - Parameters:
  ///   - result: what became of it.
  ///   - place: where it stands among all files of the run.
  ///   - name: as it was named.
  mutating func add(_ result: PlannedFile.Result, at place: Int, _ name: String) {
    added += 1
    report.mergeable?.add(FileRecord(result, at: place, name, isNamed: named.contains(name)))
    switch result {
    case .audited(let file, let errors, let suppressions):
      report.errors += errors
      uses.add(suppressions, file, at: place)
      add(file)
    case .skipped(let note):
      report.skipped += 1
      tell([note].compactMap(\.self))
    case .unopened(let file): report.addUnopened([file])
    case .failed(let problems): report.errors += problems
    }
  }

  private mutating func add(_ file: Report.AuditedFile) {
    var file = file
    if isReproducible { file.seconds = 0 }
    baseline?.apply(to: &file.results, of: report.stableName(of: file.name))
    let wasDecided = tally.isDecided
    tally.add(file)
    tell(file.results.notes)
    if !file.results.isDecided {
      undecided.append((file.name, file.results.componentCount > 0))
    }
    // A file in a folder may hold nothing for the rules that were chosen, as long as others do.
    if !wasDecided, tally.isDecided { undecided.removeAll(where: isOfNoNote) }
    if wasDecided, let last = undecided.last, isOfNoNote(last) { undecided.removeLast() }
    tell(file)
  }

  private func isOfNoNote(_ file: (file: String, hasComponent: Bool)) -> Bool {
    file.hasComponent && !named.contains(file.file)
  }

  private mutating func tell(_ notes: [Note]) {
    for note in notes where told.insert(note).inserted { report.notes.append(note) }
  }

  private mutating func tell(_ file: Report.AuditedFile) {
    for index in outputs.indices { outputs[index].add(file, in: report) }
    keep(file)
  }

  private mutating func keep(_ file: Report.AuditedFile) {
    guard kept > .nothing else { return }
    var file = file
    if kept == .components { file.keepFindings(&quiet) } else { file.removeOthers() }
    if kept > .findings || !file.results.outcomes.isEmpty { report.files.append(file) }
  }

  /// All files are audited: adds what is found on the suppressions of configurations, and why
  /// nothing was audited where nothing was.
  ///
  /// - Parameters:
  ///   - start: what was known of the run before any file.
  ///   - errors: what is wrong with what several files read.
  ///   - today: the day on which it began.
  ///   - suppressions: what became of all that the configurations state, of what became of them in
  ///     the files that were added.
  mutating func end(
    _ start: RunStart,
    with errors: [InputError] = [],
    on today: CalendarDay,
    _ suppressions: (SuppressionUses) -> [MetSuppression]
  ) {
    report.errors += uses.shortfalls + errors
    var met = suppressions(uses)
    for own in met { report.mergeable?.add(suppression: own) }
    report.mergeable?.errors = uses.shortfalls + errors
    // What nothing needs here may be needed in another shard.
    if start.shard != nil { for index in met.indices { met[index].holdsAll = false } }
    let found = uses.findings(
      on: met,
      names: report.stableNames,
      on: today,
      decided: tally.rules
    )
    for file in found {
      tally.add(file)
      tell(file)
    }
    report.counted = tally
    tellOfNothing(start)
  }

  /// Where no rule decided anything, and why: whatever else was audited, nobody is to take that for
  /// audited, too.
  private mutating func tellOfNothing(_ start: RunStart) {
    let isNothing = tally.files == 0 && report.errors.isEmpty
    if start.shard == nil, isNothing, let reason = start.reasonForNothing {
      report.isAllLeftOut = true
      report.notes.append(Note(reason))
      return
    }
    report.notes += start.emptyFolders
    report.notes += undecided.map { file, hasComponent in
      Note(
        hasComponent
          ? "none of the rules that were chosen applies to what it holds" : "holds no component",
        on: .file(file)
      )
    }
    guard let shard = start.shard else { return }
    // Whether anything was decided in all shards, merging tells.
    report.isAllLeftOut = !tally.isDecided
    let verb = added == 1 || start.fileCount == 1 ? "is" : "are"
    let all = Coverage.count(start.fileCount, "file")
    report.notes.append(Note("\(added) of \(all) \(verb) in shard \(shard)"))
  }

  /// Changes what is said of the run as a whole.
  mutating func conclude(_ change: (inout Report) -> Void) { change(&report) }

  /// Ends the reports that were written meanwhile.
  ///
  /// - Returns: what could not be written: the file, or nil for standard output, and why.
  mutating func close() -> [(path: String?, error: SystemError)] {
    var problems: [(path: String?, error: SystemError)] = []
    for index in outputs.indices {
      do throws(SystemError) {
        try outputs[index].end(report)
      } catch {
        problems.append((outputs[index].path, error))
      }
    }
    return problems
  }
}
