internal import A11yModel
internal import A11yRules

extension Reporter {
  /// Annotations on pull requests, through the log of a workflow.
  static let github = Reporter(
    "github",
    "for the log of a GitHub workflow, which makes annotations of it",
    needs: .findings
  ) { report, style in
    let coverage = Coverage(report: report)
    let lines = style.isQuiet ? [] : GitHubLog(report).lines
    let verdict = [coverage.verdict, VisibleText.of(coverage.line)]
    return (lines + verdict).map { $0 + "\n" }.joined()
  }
}

/// Findings as workflow commands, as many as GitHub shows, and the others as lines of a log.
private struct GitHubLog {
  let lines: [String]

  /// GitHub shows so many annotations of each kind for a step.
  private static let maximum = 10

  /// What is annotated, and how the log says it where it is not.
  private struct Item {
    var level: ReportedFinding.Level
    var rank: Int
    var command: WorkflowCommand
    var line: String
  }

  init(_ report: Report) {
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
    let findings = report.reportedFindings.map { reported in
      Item(
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
    }
    let stale = report.staleEntries.map { stale in
      Item(
        level: .error,
        rank: -1,
        command: Self.command("error", stale.location, "baseline", stale.words, report),
        line: ConciseText.line(of: InputError(stale.words, at: stale.location))
      )
    }
    let items = errors + (stale.map { [$0] } ?? []) + findings
    var commands: [String] = []
    var rest: [String] = []
    for level in ReportedFinding.Level.allCases {
      let items = Self.worstFirst(items.filter { $0.level == level })
      // One notice is kept for saying that there is more.
      let shown = level == .note ? Self.maximum - 1 : Self.maximum
      commands += items.prefix(shown).map(\.command.line)
      rest += items.dropFirst(shown).map(\.line)
    }
    if !rest.isEmpty {
      let more = WorkflowCommand(
        name: "notice",
        properties: [("title", "a11y-audit")],
        message: "\(rest.count) more in the log of this step: GitHub shows \(Self.maximum) errors, "
          + "\(Self.maximum) warnings and \(Self.maximum) notices of one"
      )
      commands.append(more.line)
    }
    lines = commands + rest + report.notes.map { "note: \(VisibleText.of($0))" }
  }

  private static func worstFirst(_ items: [Item]) -> [Item] {
    let order = items.indices.sorted { (items[$0].rank, $0) < (items[$1].rank, $1) }
    return order.map { items[$0] }
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
