internal import A11yModel
internal import A11yRules
internal import Support

/// A report in the Static Analysis Results Interchange Format, version 2.1.0 (OASIS).
struct SARIFLog {
  private let report: Report

  /// What is told, in the order of files and places.
  private let findings: [(file: Report.AuditedFile, finding: Finding, level: SARIFLevel)]

  /// How many findings are left out.
  private let omitted: Int

  /// The most that GitHub takes of a run.
  static let maximumResults = 25_000

  init(_ report: Report, atMost maximum: Int = maximumResults) {
    self.report = report
    let all = report.files.flatMap { file in
      file.findings.inOrderOfPlaces.map { finding in
        (file: file, finding: finding, level: SARIFLevel(of: finding, in: file))
      }
    }
    omitted = max(0, all.count - maximum)
    guard omitted > 0 else {
      findings = all
      return
    }
    let ranks = all.map { Self.rank(of: $0.finding, $0.level) }
    let kept = all.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.prefix(maximum)
    findings = kept.sorted().map { all[$0] }
  }

  /// The worst have the least.
  private static func rank(of finding: Finding, _ level: SARIFLevel) -> Int {
    let levels: [SARIFLevel] = [.error, .warning, .note, .none]
    let level = levels.firstIndex(of: level) ?? levels.count
    return finding.first.suppression == nil ? level : levels.count
  }

  /// The log, a rule and a result a line, so that two logs compare well.
  var text: String {
    let ids = Set(findings.map(\.finding.first.rule)).sorted()
    let rules = ids.map { "          " + SARIFRule(id: $0, report).json.line }
    let numbers = Dictionary(uniqueKeysWithValues: ids.enumerated().map { ($1, $0) })
    var results: [String] = []
    results.reserveCapacity(findings.count)
    var source: SARIFSource?
    for (file, finding, level) in findings {
      let known = source?.file.name == file.name ? source : nil
      let own = known ?? SARIFSource(file)
      source = own
      let result = SARIFResult(
        finding: finding,
        level: level,
        ruleIndex: numbers[finding.first.rule] ?? 0,
        report: report,
        source: own
      )
      results.append("        " + result.json.line)
    }
    let root = JSON.object([
      ("%SRCROOT%", .object([("description", Self.message("the root of the repository"))]))
    ])
    return """
      {
        "$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
        "version": "2.1.0",
        "runs": [
          {
            "tool": {
              "driver": {
                "name": "a11y-audit",
                "version": \(JSON.string(report.version).line),
                "informationUri": \(JSON.string(Publication.home).line),
                "rules": \(Self.list(rules, "        "))
              }
            },
            "columnKind": "unicodeCodePoints",
            "originalUriBaseIds": \(root.line),
            "invocations": [\(invocation.line)],
            "results": \(Self.list(results, "      "))
          }
        ]
      }

      """
  }

  private static func list(_ items: [String], _ indent: String) -> String {
    items.isEmpty ? "[]" : "[\n" + items.joined(separator: ",\n") + "\n\(indent)]"
  }

  // MARK: the run

  private var invocation: JSON {
    var notifications = report.errors.map { error in
      Self.notification("error", VisibleText.of(error.message), error.location, report)
    }
    if let stale = report.staleEntries {
      notifications.append(Self.notification("error", stale.words, stale.location, report))
    }
    if omitted > 0 {
      let text =
        "\(Coverage.count(omitted, "finding")) did not fit, the least bad ones; the text and JSON "
        + "reports have all"
      notifications.append(Self.notification("warning", text, nil, report))
    }
    notifications += report.notes.map {
      Self.notification("note", VisibleText.of($0.description), nil, report)
    }
    return .object([
      ("executionSuccessful", .bool(report.errors.isEmpty)),
      ("exitCode", .count(report.conclusion.rawValue)),
      ("toolExecutionNotifications", .array(notifications)),
      (
        "properties",
        .object([("coverage", .string(VisibleText.of(Coverage(report: report).line)))])
      ),
    ])
  }

  private static func notification(
    _ level: String,
    _ text: String,
    _ location: Location?,
    _ report: Report
  ) -> JSON {
    .object(
      [("level", .string(level)), ("message", message(text))]
        + (location.map { place in
          [("locations", .array([.object([SARIFPlace.physical(place, report)])]))]
        } ?? [])
    )
  }

  /// A text that is no more than text: brackets would make links (SARIF 2.1.0, section 3.11.6).
  ///
  /// Braces stay as they are: only those around a number would be filled in (section 3.11.5), from
  /// arguments that no message here has, and servers show doubled ones doubled.
  static func message(_ text: String) -> JSON { .object([("text", .string(plain(text)))]) }

  static func plain(_ text: String) -> String {
    var result = ""
    var isLink = false
    var last: UInt8 = 0
    for byte in text.utf8 {
      if byte == UInt8(ascii: "("), last == UInt8(ascii: "]") { isLink = true }
      last = byte
    }
    guard isLink else { return text }
    for scalar in text.unicodeScalars {
      if scalar == "[" || scalar == "]" { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}
