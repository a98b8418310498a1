public import A11yRules

/// A way to write a report: a name and a function.
public struct Reporter: Sendable {
  /// What users call it.
  public var name: String

  /// What it is for.
  public var summary: String

  /// How much of what rules decide it needs to know.
  public var detail: Audit.Detail
  public var write: @Sendable (Report, Style) -> String

  init(
    _ name: String,
    _ summary: String,
    needs detail: Audit.Detail = .summaries,
    write: @escaping @Sendable (Report, Style) -> String
  ) {
    self.name = name
    self.summary = summary
    self.detail = detail
    self.write = write
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
