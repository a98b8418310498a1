public import A11yModel
public import A11yRules

/// Everything that a run came to: what reporters write.
public struct Report: Hashable, Sendable {
  /// The version of the tool.
  public var version: String

  /// The audited files in the order in which they were given.
  public var files: [AuditedFile]

  /// How many files were no spec and were passed over.
  public var skipped: Int

  /// What is wrong with inputs.
  public var errors: [InputError]

  /// What a reader of the report should know besides.
  public var notes: [String]
  public var catalogue: Catalogue

  /// The least impact that fails the run; nil where none does.
  public var failOn: Impact?

  /// When the run began: seconds from 1970-01-01, UTC.
  public var time: Int

  public init(
    version: String,
    files: [AuditedFile],
    skipped: Int = 0,
    errors: [InputError] = [],
    notes: [String] = [],
    catalogue: Catalogue = .builtIn,
    failOn: Impact? = .serious,
    time: Int = 0
  ) {
    self.version = version
    self.files = files
    self.skipped = skipped
    self.errors = errors
    self.notes = notes
    self.catalogue = catalogue
    self.failOn = failOn
    self.time = time
  }

  /// One file with what its audit came to.
  public struct AuditedFile: Hashable, Sendable {
    public var name: String
    public var results: AuditResults

    /// How long it took, in seconds.
    public var seconds: Double

    public init(name: String, results: AuditResults, seconds: Double) {
      self.name = name
      self.results = results
      self.seconds = seconds
    }
  }
}

extension Report {
  /// All outcomes, file by file.
  public var outcomes: [Outcome] { files.flatMap(\.results.outcomes) }

  public var summary: Summary { Summary(self) }

  /// Whether any rule reached a decision on any target.
  public var isDecided: Bool {
    files.contains(where: \.results.isDecided)
  }

  /// The findings that count against the run, in the order of their places.
  public var failingFindings: [Finding] { failingFindings { _ in true } }

  /// The findings that count against the run and have outcomes of interest, with those alone.
  package func failingFindings(where isOfInterest: (borrowing Outcome) -> Bool) -> [Finding] {
    Finding.merged(outcomes { fails($0) && isOfInterest($0) }, .failed)
  }

  /// The outcomes of which something holds, file by file.
  func outcomes(where isMeant: (borrowing Outcome) -> Bool) -> [Outcome] {
    files.flatMap { $0.results.outcomes(where: isMeant) }
  }

  /// Whether a failed outcome counts against the run.
  public func fails(_ outcome: borrowing Outcome) -> Bool {
    guard let failOn, outcome.result == .failed else { return false }
    return outcome.impact >= failOn && outcome.isProof
  }

  /// The counts of a report; outcomes and not entries are counted, and no composites.
  public struct Summary: Hashable, Sendable {
    public var files = 0
    public var skipped = 0
    public var components = 0
    public var targets = 0
    public var rules = 0

    /// How many outcomes there are of each result, of those that are kept.
    public let outcomes: [Outcome.Result: Int]

    init(_ report: Report) {
      files = report.files.count
      skipped = report.skipped
      components = report.files.map(\.results.componentCount).reduce(0, +)
      targets = report.files.map(\.results.targetCount).reduce(0, +)
      var last: [Rule] = []
      var ids: Set<String> = []
      for file in report.files where file.results.rules != last {
        last = file.results.rules
        ids.formUnion(last.map(\.id))
      }
      rules = ids.count
      var outcomes: [Outcome.Result: Int] = [:]
      for file in report.files {
        for (result, count) in file.results.counts { outcomes[result, default: 0] += count }
      }
      self.outcomes = outcomes
    }

    /// How many outcomes there are of a result.
    public func count(_ result: Outcome.Result) -> Int { outcomes[result] ?? 0 }
  }
}
