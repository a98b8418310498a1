internal import A11yModel
internal import A11yRules
internal import Support

extension Reporter {
  /// The contract for other programs, version 2; ``ReportSchema`` says it.
  static let json = Reporter(
    "json",
    "for other programs; a stable contract",
    needs: .passes,
    for: .machines,
    listsOutcomes: true,
    running: { JSONReport($0) }
  )
}

/// One object: the rules that occur, the results, and last what they come to.
struct JSONReport: RunningReport {
  /// The version of the contract.
  static let schema = 2

  /// Up to so many bytes wait for the rules that occur to be known.
  ///
  /// A longer report has all rules of
  /// the run in its table, those that may still occur among them.
  static let mostWaiting = 1 << 20

  private let style: Reporter.Style
  private let mostWaiting: Int
  private var rules = RuleTable()
  private var waiting: [String] = []
  private var length = 0
  private var isBegun = false

  init(_ style: Reporter.Style, waitingFor mostWaiting: Int = Self.mostWaiting) {
    self.style = style
    self.mostWaiting = mostWaiting
  }

  mutating func part(of file: Report.AuditedFile, in report: Report) -> String {
    let isMergeable = report.mergeable != nil
    let outcomes = ResultJSON.listed(of: file, style, isMergeable: isMergeable)
    rules.learn(outcomes, report)
    let lines = ResultJSON.members(of: outcomes, in: file, rules, isMergeable: isMergeable).map {
      "    " + JSON.object($0).line
    }
    guard !lines.isEmpty else { return "" }
    let text = lines.joined(separator: ",\n")
    if isBegun { return ",\n" + text }
    waiting.append(text)
    length += text.utf8.count
    guard length > mostWaiting else { return "" }
    rules.add(report.catalogue)
    return begin(report)
  }

  mutating func end(of report: Report) -> String {
    var text = isBegun ? "" : begin(report)
    text += text.hasSuffix("[") ? "]" : "\n  ]"
    if !report.errors.isEmpty {
      let errors = report.errors.map { "    " + $0.json.line }
      text += ",\n  \"errors\": " + JSON.lines(errors)
    }
    if !report.notes.isEmpty {
      text += ",\n  \"notes\": \(JSON.strings(report.notes.map(\.description)).line)"
    }
    if let mergeable = report.mergeable { text += ",\n  \"merge\": \(mergeable.lines)" }
    return text + ",\n  \"summary\": \(SummaryJSON(report).lines)\n}\n"
  }

  /// All up to the results that wait.
  private mutating func begin(_ report: Report) -> String {
    isBegun = true
    defer { waiting = [] }
    let table = rules.lines.isEmpty ? "" : "  \"rules\": {\n\(rules.lines)\n  },\n"
    return "{\n  \"schema\": \(Self.schema),\n  \"tool\": \(JSON.tool(of: report).line),\n\(table)"
      + "  \"results\": [" + (waiting.isEmpty ? "" : "\n" + waiting.joined(separator: ",\n"))
  }
}

extension JSON {
  /// Who wrote a report.
  static func tool(of report: Report) -> JSON {
    .object([("name", .string("a11y-audit")), ("version", .string(report.version))])
  }
}
