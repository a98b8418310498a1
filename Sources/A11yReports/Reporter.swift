public import A11yRules

/// A way to write a report: a name and a function.
public struct Reporter: Sendable {
  /// What users call it.
  public var name: String

  /// What it is for.
  public var summary: String

  /// How much of what rules decide it needs to know.
  public var detail: Audit.Detail

  /// Who reads it where it stands in a log.
  package var audience: Audience
  public var write: @Sendable (Report, Style) -> String

  init(
    _ name: String,
    _ summary: String,
    needs detail: Audit.Detail = .summaries,
    for audience: Audience = .people,
    write: @escaping @Sendable (Report, Style) -> String
  ) {
    self.name = name
    self.summary = summary
    self.detail = detail
    self.audience = audience
    self.write = write
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
