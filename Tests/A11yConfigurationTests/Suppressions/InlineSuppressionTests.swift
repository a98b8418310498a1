import A11yModel
import A11yReaders
import A11yRules
import TestSupport
import Testing

@testable import A11yConfiguration

@Suite struct InlineSuppressionTests {
  private static let rule = "text-contrast-minimum"
  private static let faint = SuppressedSpec.faint

  @Test func theDayOfTheTestsIsKnown() {
    #expect(SuppressedSpec.today.description == "2026-05-11")
  }

  /// What is meant, and nothing else.
  @Test(arguments: [
    ("\(faint)\n\(faint)", ["3 \(rule)", "4 \(rule)"]),
    (
      "<!-- a11y-audit-disable-next \(rule): brand -->\n\(faint)\n\(faint)",
      ["4 \(rule) inline", "5 \(rule)"]
    ),
    // Another comment is no element.
    (
      "<!-- a11y-audit-disable-next \(rule): brand --><!-- why -->\n\(faint)",
      ["4 \(rule) inline"]
    ),
    // The element alone, and nothing in it.
    (
      "<!-- a11y-audit-disable-next \(rule): brand -->\n<group>\n\(faint)</group>",
      ["3 unused-suppression", "5 \(rule)"]
    ),
    (
      """
      \(faint)
      <!-- a11y-audit-disable \(rule): brand -->
      <group>\(faint)
      <!-- a11y-audit-enable \(rule) --></group>
      \(faint)
      """,
      ["3 \(rule)", "5 \(rule) inline", "7 \(rule)"]
    ),
    // One comment for two rules, and a reason over lines.
    (
      """
      <!-- a11y-audit-disable-next \(rule),
           component-has-name
           until=2026-05-11: brand
           colour -->
      \(faint)
      """,
      ["3 unused-suppression", "7 \(rule) inline"]
    ),
    // The day itself still counts.
    (
      "<!-- a11y-audit-disable-next \(rule) until=2026-05-10: brand -->\n\(faint)",
      ["3 expired-suppression", "4 \(rule)"]
    ),
    // A rule that is not decided is not judged.
    (
      "<!-- a11y-audit-disable-next legend-present until=2020-01-01: brand -->\n\(faint)",
      ["4 \(rule)"]
    ),
  ])
  func meant(_ content: String, expected: [String]) throws {
    let spec = try SuppressedSpec(content)
    #expect(spec.complaints == [])
    #expect(spec.findings.filter { !$0.hasSuffix(" component-has-name") } == expected)
  }

  @Test func aFileIsSuppressedAtItsHead() throws {
    let comment = "<!-- a11y-audit-disable-file \(Self.rule): brand -->"
    let spec = try SuppressedSpec(Self.faint, head: comment)
    #expect(spec.findings.filter { $0.contains(Self.rule) } == ["3 \(Self.rule) inline"])
    let outcome = try #require(spec.results.outcomes { $0.suppression != nil }.first)
    #expect(outcome.suppression?.reason == "brand")
    #expect(outcome.suppression?.location == Location(file: "a.xml", line: 1, column: 47))
  }

  @Test func reasonsAreOnOneLine() throws {
    let comment = "<!-- a11y-audit-disable-next \(Self.rule):  TICKET: 12,\n\t until=x  -->"
    let spec = try SuppressedSpec(comment + Self.faint)
    let outcome = try #require(spec.results.outcomes { $0.suppression != nil }.first)
    #expect(outcome.suppression?.reason == "TICKET: 12, until=x")
  }

  /// A composite stands no longer where everything that it names is suppressed.
  @Test(arguments: [
    (["step-position-announced"], true),
    (["step-position-announced", "step-total-announced"], false),
    (["step-announcement-complete"], false),
  ])
  func headlinesFollow(rules: [String], isOpen: Bool) throws {
    let comment = "<!-- a11y-audit-disable-file \(rules.joined(separator: ", ")): agreed -->"
    let text = """
      <spec xmlns="urn:a11y-audit:spec:1" lang="en">\(comment)
      <step-indicator id="bad" current="1" dynamic="false" children="ignore" label="Account">
      <step name="Account"/><step name="Details"/></step-indicator></spec>
      """
    var audit = Audit()
    audit.only = ["step-announcement-complete"]
    let spec = try SuppressedSpec(text, audit)
    #expect(spec.complaints == [])
    let headline = try #require(spec.results.outcomes(where: \.isComposite).first)
    #expect(headline.causes == ["step-position-announced", "step-total-announced"])
    #expect(headline.isOpen == isOpen)
    // Whoever suppresses the headline alone leaves its parts.
    let parts = spec.results.outcomes { $0.isOpen && !$0.isComposite }
    #expect(parts.isEmpty == (rules.count == 2))
  }

  /// What is unused cannot be told where only some appearances are reported.
  @Test func unusedIsToldOfWholeRunsAlone() throws {
    let comment = "<!-- a11y-audit-disable-next \(Self.rule): brand -->"
    let good = "<text color=\"#000\">All</text>"
    let whole = try SuppressedSpec(comment + good, rules: [Self.rule])
    #expect(whole.findings == ["3 unused-suppression"])
    let finding = try #require(whole.results.outcomes { $0.rule == "unused-suppression" }.first)
    #expect(finding.impact == .minor)
    #expect(finding.component == "/spec[1]")
    #expect(finding.target == "/spec[1]/step-indicator[1]/text[1]")
    #expect(finding.location.column == 1)
    let part = try SuppressedSpec(comment + good, rules: [Self.rule], appearances: [.dark])
    #expect(part.findings == [])
  }

  /// The fingerprint of what is found on a comment stays when lines move.
  @Test func findingsOnCommentsKeepTheirFingerprints() throws {
    let comment = "<!-- a11y-audit-disable-next \(Self.rule): brand -->"
    let good = "<text color=\"#000\">All</text>"
    let prints = try ["", "\n\n"].map { space in
      try SuppressedSpec(space + comment + good, rules: [Self.rule]).results.outcomes {
        $0.result == .failed
      }.map(\.fingerprint)
    }
    #expect(prints[0].count == 1)
    #expect(prints[0] == prints[1])
  }

  /// What cannot be told is suppressed as well, and a pass is not.
  @Test func doubtsAreSuppressed() throws {
    let comment = "<!-- a11y-audit-disable-next \(Self.rule): brand -->"
    let spec = try SuppressedSpec(comment + "<text>All</text>", rules: [Self.rule])
    #expect(spec.findings == [])
    #expect(spec.results.outcomes.contains { $0.result == .cantTell })
    #expect(!spec.results.contains(where: \.isOpen))
  }

  /// A hundred thousand outcomes cost little more each than a few.
  @Test func manyOutcomesStayLinear() throws {
    let comment = "<!-- a11y-audit-disable-file \(Self.rule): brand -->"
    let one = try SuppressedSpec(Self.faint, rules: [Self.rule]).results
    let outcome = try #require(one.outcomes.first)
    guard
      case .document(let document) = try Reader.content(
        of: Array("<spec xmlns=\"urn:a11y-audit:spec:1\">\(comment)</spec>".utf8),
        file: "a.xml"
      )
    else { return }
    let inline = InlineSuppressions(of: document, .builtIn)
    let times = [12_500, 100_000].map { count in
      var results = one
      results.outcomes = Array(repeating: outcome, count: count)
      return processorSeconds {
        let suppressions = Suppressions(inline: inline, today: SuppressedSpec.today)
        suppressions.apply(to: &results, of: document)
        #expect(!results.contains(where: \.isOpen))
      }
    }
    #expect(times[1] < times[0] * 24)
  }

  @Test func manyCommentsStayLinear() throws {
    var times: [Double] = []
    for count in [500, 2000] {
      let comment = "<!-- a11y-audit-disable-next \(Self.rule): brand -->\n"
      let content = String(repeating: comment + Self.faint + "\n", count: count)
      let text = """
        <spec xmlns="urn:a11y-audit:spec:1" lang="en">
        <step-indicator id="s" backdrop="#FFF" label="Steps">\(content)</step-indicator></spec>
        """
      let audit = Audit().choosing(
        profiles: nil,
        rules: [Self.rule],
        skipping: [],
        appearances: nil
      )
      guard
        case .document(let document) = try Reader.content(of: Array(text.utf8), file: "a.xml")
      else { return }
      var results = audit.results(for: document)
      times.append(
        processorSeconds {
          let inline = InlineSuppressions(of: document, audit.catalogue)
          Suppressions(inline: inline, today: SuppressedSpec.today)
            .apply(to: &results, of: document)
        }
      )
      #expect(results.outcomes.count >= count)
      #expect(!results.contains(where: \.isOpen))
    }
    #expect(times[1] < times[0] * 10)
  }
}
