public import A11yRules

/// A way to write a report: a name and how it is written.
public struct Reporter: Sendable {
  /// What users call it.
  public var name: String

  /// What it is for.
  public var summary: String

  /// How much of what rules decide it needs to know, where nobody chooses the outcomes that it lists.
  public var detail: Audit.Detail

  /// Whether it lists outcomes one by one.
  package let listsOutcomes: Bool

  /// Whether it shows components as they look and sound, for which it needs what files say.
  package let showsComponents: Bool

  /// Who reads it where it stands in a log.
  package var audience: Audience

  /// What has to be kept of the files until it is written.
  package let keeps: Kept
  private let begin: @Sendable (Style) -> any RunningReport

  /// One that is written when all files are audited.
  init(
    _ name: String,
    _ summary: String,
    needs detail: Audit.Detail = .summaries,
    keeping keeps: Kept = .findings,
    for audience: Audience = .people,
    write: @escaping @Sendable (Report, Style) -> String
  ) {
    self.name = name
    self.summary = summary
    self.detail = detail
    self.keeps = keeps
    self.audience = audience
    listsOutcomes = false
    showsComponents = false
    begin = { WholeReport(style: $0, write: write) }
  }

  /// One that is written while files are audited.
  init(
    _ name: String,
    _ summary: String,
    needs detail: Audit.Detail = .findings,
    for audience: Audience = .people,
    listsOutcomes: Bool = false,
    showsComponents: Bool = false,
    running begin: @escaping @Sendable (Style) -> any RunningReport
  ) {
    self.name = name
    self.summary = summary
    self.detail = detail
    keeps = .nothing
    self.audience = audience
    self.listsOutcomes = listsOutcomes
    self.showsComponents = showsComponents
    self.begin = begin
  }

  /// What is kept of audited files, the least first.
  package enum Kept: Int, Hashable, Sendable, Comparable {
    case nothing
    /// What was found, and nothing of a file in which nothing was.
    case findings
    /// That, and the name of every file.
    case files
    /// That, and which rules found nothing on which component.
    case components

    /// By how much is kept, the least first.
    package static func < (left: Kept, right: Kept) -> Bool { left.rawValue < right.rawValue }
  }

  /// How much of what rules decide it needs to know to list the outcomes that are chosen.
  package func detail(for style: Style) -> Audit.Detail {
    listsOutcomes && style.outcomes?.contains(.inapplicable) == true ? .summaries : detail
  }

  /// Whether it is written while files are audited.
  package var isRunning: Bool { keeps == .nothing }

  /// A report to which files are added.
  package func running(_ style: Style) -> any RunningReport { begin(style) }

  /// A report as text.
  public func write(_ report: Report, _ style: Style) -> String {
    var running = begin(style)
    return report.files.map { running.part(of: $0, in: report) }.joined() + running.end(of: report)
  }

  /// Who reads a report.
  package enum Audience: Hashable, Sendable {
    /// It says in words what fails the run.
    case people
    /// It holds notes, which nobody reads in a log.
    case machines
    /// It has no place for notes.
    case machinesWithoutNotes
  }

  /// How the report is shown.
  public struct Style: Hashable, Sendable {
    /// Whether escape sequences for colour are understood.
    public var usesColor: Bool

    /// Whether only the verdict is wanted.
    public var isQuiet: Bool

    /// Whether the number of findings of each rule is wanted in their place; for text alone.
    public var showsStatistics: Bool

    /// Whether each finding is wanted by itself, with all that is behind it; for text alone.
    public var isVerbose = false

    /// How many findings are wanted, the worst; nil for all, and for text alone.
    public var mostFindings: Int?

    /// Whether what is wrong with inputs is called a warning; for `concise` alone.
    public var callsErrorsWarnings = false

    /// The outcomes that are listed one by one; nil for those that the format lists by itself.
    public var outcomes: Set<Outcome.Result>?

    /// How many files may be written up at once; what is written does not depend on it.
    public var workers = 1

    public init(usesColor: Bool = false, isQuiet: Bool = false, showsStatistics: Bool = false) {
      self.usesColor = usesColor
      self.isQuiet = isQuiet
      self.showsStatistics = showsStatistics
    }
  }

  /// Every reporter.
  public static let all: [Reporter] = [
    text, concise, json, jsonl, sarif, junit, checkstyle, markdown, html, github, githubSummary,
    gitlab,
  ]

  /// What a run gets that names none.
  public static var standard: Reporter { text }

  /// The reporter of a name.
  public static func named(_ name: String) -> Reporter? { all.first { $0.name == name } }
}
