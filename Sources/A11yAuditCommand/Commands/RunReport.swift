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
  private var uses = SuppressionUses()
  private var told: Set<String> = []

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
      outputs.append(RunOutput(output.reporter, Reporter.Style(), to: output.path, system))
    }
  }

  /// Adds what became of the next file.
  mutating func add(_ result: PlannedFile.Result) {
    switch result {
    case .audited(let file, let errors, let suppressions):
      report.errors += errors
      uses.add(suppressions, file)
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

  private mutating func tell(_ notes: [String]) {
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

  /// All files are audited: adds what is found on the suppressions of configurations.
  ///
  /// - Parameters:
  ///   - suppressions: all that the configurations state.
  ///   - today: the day on which the run began.
  ///   - places: what was audited.
  mutating func end(
    _ suppressions: [ConfiguredSuppression],
    on today: CalendarDay,
    _ places: AuditedPlaces
  ) {
    report.errors += uses.shortfalls
    let found = uses.findings(
      of: suppressions,
      names: report.stableNames,
      on: today,
      decided: tally.rules,
      where: places.holdAll
    )
    for file in found {
      tally.add(file)
      tell(file)
    }
    report.counted = tally
  }

  /// Where no rule decided anything, and why: whatever else was audited, nobody is to take that for
  /// audited, too.
  ///
  /// - Parameter emptyFolders: folders that were named and hold nothing to audit.
  /// - Returns: a note for each folder and file.
  func notesOnNothing(_ emptyFolders: [(path: String, isExcluded: Bool)]) -> [String] {
    emptyFolders.map { path, isExcluded in
      "\(path): holds no *.xml or *.svg" + (isExcluded ? " that is not left out" : "")
    }
      + undecided.map { file, hasComponent in
        hasComponent
          ? "\(file): none of the rules that were chosen applies to what it holds"
          : "\(file): holds no component"
      }
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
