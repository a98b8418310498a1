import A11yModel
import A11yReaders
import A11yReports
import A11yRules
import TestSupport
import Testing
import XML

/// Reports that reporters are tried on.
enum SampleReport {
  private static let rules = [
    "children-not-swallowed", "step-announcement-complete", "step-position-announced",
    "step-total-announced", "text-contrast-minimum",
  ]

  /// A text of 2.32:1.
  static let faint = """
    <spec xmlns="urn:a11y-audit:spec:1" lang="en">
      <step-indicator id="a" current="1" appearance="light" backdrop="#FFFFFF">
        <step name="Account"/>
        <text color="#AAAAAA" style="body">Account</text>
      </step-indicator>
    </spec>
    """

  /// The page of a report.
  static func page(_ report: Report) throws -> XML.Element {
    let text = try #require(Reporter.named("html")).write(report, Reporter.Style())
    #expect(text.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"))
    return try Page.root(of: text)
  }

  /// A report of one spec, and of one that cannot be read.
  static func of(
    _ spec: String,
    file: String = "checkout.xml",
    errors: [InputError] = [],
    rules: [String] = Self.rules
  ) throws -> Report {
    let content = try Reader.content(of: Array(spec.utf8), file: file)
    guard case .document(let document) = content else { return Report(version: "0", files: []) }
    var audit = Audit()
    audit.only = rules
    var audited = Report.AuditedFile(
      name: file,
      results: audit.results(for: document),
      seconds: 0.0125,
      source: SourceText(Array(spec.utf8))
    )
    audited.document = document
    return Report(
      version: "0.1.0",
      files: [audited],
      skipped: 1,
      errors: errors,
      time: 1_778_491_800
    )
  }

  /// A failed, an open and a passed rule, a composite and an input error.
  static func mixed() throws -> Report {
    try of(
      """
      <spec xmlns="urn:a11y-audit:spec:1" lang="en">
        <step-indicator id="checkout" current="1" dynamic="false" backdrop="#FFFFFF"
                        children="ignore" label="Step {position} of {count}">
          <step name="Account" label="Account"/><step name="Details"/>
          <look><text style="caption" color="#8A8A8E">{position}</text></look>
          <text color="#888888">Account</text>
        </step-indicator>
        <step-indicator id="short" current="1" dynamic="false">
          <step name="Account" label="Account"/><step name="Details" label="Details"/>
        </step-indicator>
      </spec>
      """,
      errors: [
        InputError(
          "the document ends within <spec> of line 1; close it with </spec>",
          at: Location(file: "broken.xml", line: 3, column: 7)
        )
      ]
    )
  }

  /// Text that would break out of every format that did not escape it.
  static let hostile =
    "]]> </script><script>alert(1)</script> | ` ``` <!-- --> ::error:: %0A \u{1B}[31m \u{202E}abc"
    + " @team #12 https://example.org **b** [x](y) \"q\" 'a' & $x$ \\ www.example.org"

  /// A spec in which each field that an author fills holds it.
  static func withHostileText() throws -> Report {
    let text = hostile.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      // What XML 1.0 cannot hold, an input cannot bring.
      case "\u{1B}": ""
      default: String(scalar)
      }
    }.joined()
    return try of(
      """
      <spec xmlns="urn:a11y-audit:spec:1" lang="en">
        <palette><color name="\(text)" value="#8A8A8E"/></palette>
        <step-indicator current="1" dynamic="false" backdrop="#FFFFFF" label="\(text)"
                        children="ignore">
          <state id="s" is="current" announced-as="\(text)"/>
          <step name="\(text)" label="\(text)"/><step name="Details"/>
          <look><text style="caption" color="\(text)">\(text)</text></look>
        </step-indicator>
      </spec>
      """,
      file: "a|b`c @d.xml",
      errors: [InputError(hostile, at: Location(file: hostile, line: 1, column: 1))]
    )
  }

  /// A report with a finding for each of many places.
  static func many(_ count: Int) throws -> Report {
    var report = try mixed()
    let outcomes = report.files[0].results.outcomes.filter { $0.result == .failed }
    let minor = try #require(outcomes.first { $0.rule == "step-total-announced" })
    let serious = try #require(outcomes.first { $0.rule == "text-contrast-minimum" })
    report.files[0].results.outcomes = (0..<count).map { index in
      var outcome = index == count - 1 ? serious : minor
      outcome.location.line = index + 1
      outcome.cause = "\(index)"
      return outcome
    }
    return report
  }
}
