public import A11yModel
public import A11yRules

/// Everything that a run came to: what reporters write.
public struct Report: Hashable, Sendable {
  /// The version of the tool.
  public var version: String

  /// The audited files in the order in which they were given; of a run that is reported while it
  /// goes on, what is kept of them.
  public var files: [AuditedFile]

  /// What is counted of a run of which not every file is kept; nil where every one is.
  package var counted: Tally?

  /// How many files were passed over: what is no spec, and what was not opened.
  public var skipped: Int

  /// How many of these were not opened: devices, pipes and the like, and what is too large.
  package var unopened = 0

  /// What is wrong with inputs.
  public var errors: [InputError]

  /// What a reader of the report should know besides.
  public var notes: [Note]

  /// The entries of a baseline that no longer occur, where the run fails for them.
  package var staleEntries: StaleEntries?

  /// How many entries of the baseline no longer occur; nil where there is no baseline.
  package var goneEntries: Int?

  /// Whether there was nothing to audit because nothing differs from a revision, or because all
  /// that was named is excluded.
  package var isAllLeftOut = false

  /// What is written so that the report can be merged with others; nil where nothing is.
  package var mergeable: MergeFacts?

  /// What servers call files that are not named relative to the repository: paths from its root,
  /// by the names of files and of inputs that could not be read.
  public var stableNames: [String: String] = [:]
  public var catalogue: Catalogue

  /// What the run was of, and how it was called.
  package var run = RunFacts()

  /// When the run began: seconds from 1970-01-01, UTC.
  public var time: Int

  public init(
    version: String,
    files: [AuditedFile],
    skipped: Int = 0,
    errors: [InputError] = [],
    notes: [Note] = [],
    catalogue: Catalogue = .builtIn,
    time: Int = 0
  ) {
    self.version = version
    self.files = files
    self.skipped = skipped
    self.errors = errors
    self.notes = notes
    self.catalogue = catalogue
    self.time = time
  }

  /// One file with what its audit came to.
  public struct AuditedFile: Hashable, Sendable {
    /// As the user named it.
    public var name: String
    public var results: AuditResults

    /// How long it took, in seconds.
    public var seconds: Double

    /// What fails the run, of what was found in this file.
    public var gate: Gate

    /// Whether it is what was audited, and not a configuration on which something was found.
    package var isAudited = true

    /// The file's text, for reports that show places in it; nil where it is not at hand.
    public var source: SourceText?

    /// What the file says, for reports that show its components; nil where none does, and once they
    /// are shown.
    package var document: Document?

    /// The texts of the code that it was made of, by what reports call the files.
    package var code: [String: SourceText] = [:]

    public init(
      name: String,
      results: AuditResults,
      seconds: Double,
      gate: Gate = Gate(),
      source: SourceText? = nil
    ) {
      self.name = name
      self.results = results
      self.seconds = seconds
      self.gate = gate
      self.source = source
    }

    /// The components, where only what was found is left of the outcomes; nil where all are there.
    private var checked: [CheckedComponent]?

    /// The components that the rules decided anything on.
    var components: [CheckedComponent] {
      checked ?? CheckedComponent.all(in: results.outcomes)
    }

    /// Leaves no outcomes but what was found, and what reports list of the others.
    ///
    /// - Parameter known: the rules that were quiet on components before.
    package mutating func keepFindings(_ known: inout Set<[CheckedComponent.QuietRule]>) {
      var components = components
      for index in components.indices { components[index].share(&known) }
      checked = components
      removeOthers()
    }

    /// Leaves no outcomes but what was found, and no room for others.
    package mutating func removeOthers() {
      document = nil
      results.outcomes = results.outcomes { $0.result == .failed || $0.result == .cantTell }
    }

    /// Whether an outcome of this file counts against the run.
    public func fails(_ outcome: borrowing Outcome) -> Bool { gate.fails(outcome) }

    /// What its outcomes come to for people, those that are suppressed, too: failures by their
    /// places, then what could not be told.
    package var findings: [Finding] { FindingList(results.outcomes).findings }

    /// What there is to be mended or looked into.
    var openFindings: [Finding] { findings.filter { $0.first.suppression == nil } }
  }
}

extension Report {
  /// All outcomes, file by file.
  public var outcomes: [Outcome] { files.flatMap(\.results.outcomes) }

  public var summary: Summary { Summary(self) }

  /// Whether any rule reached a decision on any target.
  public var isDecided: Bool { tally.isDecided }

  /// What is counted of all files.
  package var tally: Tally { counted ?? Tally(files) }

  /// The findings that count against the run, in the order of their places.
  package var failingFindings: [Finding] { failingFindings { _ in true } }

  /// The findings that count against the run and have outcomes of interest, with those alone.
  package func failingFindings(where isOfInterest: (borrowing Outcome) -> Bool) -> [Finding] {
    files.flatMap { file in
      let outcomes = file.results.outcomes { outcome in
        outcome.isComposite && outcome.isOpen || file.fails(outcome) && isOfInterest(outcome)
      }
      return FindingList(outcomes).findings
    }
  }

  /// Whether anything counts against the run.
  public var isFailing: Bool { staleEntries != nil || tally.isFailing }

  /// What servers call a file: its path from the root of the repository.
  public func stableName(of file: String) -> String { stableNames[file] ?? file }

  /// The counts of a report; outcomes and not entries are counted, and no composites.
  public struct Summary: Hashable, Sendable {
    public var files = 0
    public var skipped = 0
    public var components = 0
    public var targets = 0
    public var rules = 0

    /// How many outcomes there are of each result, of those that are kept and not suppressed.
    public let outcomes: [Outcome.Result: Int]

    /// How many outcomes are suppressed, by where.
    public let suppressed: [Suppression.Kind: Int]

    init(_ report: Report) {
      let tally = report.tally
      files = tally.files
      skipped = report.skipped
      components = tally.components
      targets = tally.targets
      rules = tally.rules.count
      outcomes = tally.outcomes
      suppressed = tally.suppressed
    }

    /// How many outcomes there are of a result.
    public func count(_ result: Outcome.Result) -> Int { outcomes[result] ?? 0 }
  }
}
