internal import A11yModel
internal import A11yRules

extension Reporter {
  /// Annotations on pull requests, through the log of a workflow.
  static let github = Reporter(
    "github",
    "for the log of a GitHub workflow, which makes annotations of it",
    running: GitHubLog.init
  )
}

/// Findings as workflow commands, as many as GitHub shows, and the others as lines of a log before
/// them.
private struct GitHubLog: RunningReport {
  private let style: Reporter.Style

  /// What is annotated so far, the worst first.
  private var chosen: [ReportedFinding.Level: [Item]] = [:]

  /// How many others there are.
  private var others = 0

  /// GitHub shows so many annotations of each kind for a step.
  private static let maximum = 10

  /// What is annotated, and how the log says it where it is not.
  private struct Item {
    var level: ReportedFinding.Level
    var rank: Int
    var command: WorkflowCommand
    var line: String
  }

  init(_ style: Reporter.Style) { self.style = style }

  mutating func part(of file: Report.AuditedFile, in report: Report) -> String {
    guard !style.isQuiet else { return "" }
    return file.reportedFindings.map { reported in
      let item = Item(
        level: reported.level,
        rank: Impact.allCases.reversed().firstIndex(of: reported.outcome.impact) ?? 0,
        command: Self.command(
          reported.level == .note ? "notice" : reported.level.rawValue,
          reported.outcome.location,
          reported.outcome.rule,
          reported.message,
          report
        ),
        line: ConciseText.line(of: reported)
      )
      return log(item)
    }.joined()
  }

  mutating func end(of report: Report) -> String {
    let coverage = Coverage(report: report)
    let verdict = [coverage.verdict, VisibleText.of(coverage.line)].map { $0 + "\n" }.joined()
    guard !style.isQuiet else { return verdict }
    let errors = report.errors.map { error in
      Item(
        level: .error,
        rank: -1,
        command: Self.command(
          "error",
          error.location,
          "not audited",
          VisibleText.of(error.message),
          report
        ),
        line: ConciseText.line(of: error)
      )
    }
    let stale = report.staleEntries.map { stale in
      Item(
        level: .error,
        rank: -1,
        command: Self.command("error", stale.location, "baseline", stale.words, report),
        line: ConciseText.line(of: InputError(stale.words, at: stale.location))
      )
    }
    var text = (errors + [stale].compactMap(\.self)).map { log($0) }.joined()
    for level in ReportedFinding.Level.allCases {
      for item in chosen[level] ?? [] { text += item.command.line + "\n" }
    }
    if others > 0 {
      let more = WorkflowCommand(
        name: "notice",
        properties: [("title", "a11y-audit")],
        message: "\(others) more in the log of this step: GitHub shows \(Self.maximum) errors, "
          + "\(Self.maximum) warnings and \(Self.maximum) notices of one"
      )
      text += more.line + "\n"
    }
    return text + report.notes.map { "note: \(VisibleText.of($0.description))\n" }.joined()
      + verdict
  }

  /// Chooses an item where it is among the worst of its level.
  ///
  /// - Returns: the line of what is not chosen, or no longer; empty where nothing is left out.
  private mutating func log(_ item: Item) -> String {
    var items = chosen[item.level] ?? []
    items.insert(item, at: items.firstIndex { $0.rank > item.rank } ?? items.endIndex)
    // One notice is kept for saying that there is more.
    let most = item.level == .note ? Self.maximum - 1 : Self.maximum
    let last = items.count > most ? items.removeLast() : nil
    chosen[item.level] = items
    guard let last else { return "" }
    others += 1
    return last.line + "\n"
  }

  private static func command(
    _ name: String,
    _ location: Location,
    _ title: String,
    _ message: String,
    _ report: Report
  ) -> WorkflowCommand {
    WorkflowCommand(
      name: name,
      properties: [
        ("file", report.stableName(of: location.file).withoutDotSlash),
        ("line", String(location.line)), ("col", String(location.column)), ("title", title),
      ],
      message: message
    )
  }
}

/// A line of a log that GitHub obeys, escaped as its toolkit escapes them.
struct WorkflowCommand {
  var name: String
  var properties: [(name: String, value: String)]

  /// What it says, on lines of its own.
  var message: String

  var line: String {
    let list = properties.map { "\($0.name)=\(Self.property($0.value))" }.joined(separator: ",")
    return "::\(name) \(list)::\(Self.data(message))"
  }

  private static func data(_ text: String) -> String {
    escaped(text) { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: nil
      }
    }
  }

  private static func property(_ text: String) -> String {
    escaped(VisibleText.of(text)) { scalar in
      switch scalar {
      case "%": "%25"
      case ":": "%3A"
      case ",": "%2C"
      default: nil
      }
    }
  }

  private static func escaped(
    _ text: String,
    _ replacement: (Unicode.Scalar) -> String?
  ) -> String {
    var output = ""
    for scalar in text.unicodeScalars {
      if let replacement = replacement(scalar) {
        output += replacement
      } else {
        output.unicodeScalars.append(scalar)
      }
    }
    return output
  }
}

extension String {
  /// A path as servers compare them: from the root on, without a dot before it.
  var withoutDotSlash: String {
    var path = self[...]
    while path.hasPrefix("./") { path = path.dropFirst(2) }
    return path.isEmpty ? self : String(path)
  }
}
