import A11yModel
import A11yReaders
import A11yReports
import A11yRules
import TestSupport
import Testing

@testable import A11yConfiguration

@Suite struct BaselineTests {
  private static let rule = "text-contrast-minimum"

  /// A report on one file in which some texts are faint.
  private func report(
    _ texts: String,
    file: String = "a.xml",
    rules: [String] = [rule],
    appearances: Set<Appearance> = Set(Appearance.allCases),
    gate: Gate = Gate()
  ) throws -> Report {
    let text = """
      <spec xmlns="urn:a11y-audit:spec:1" lang="en">
      <step-indicator id="steps" backdrop="#FFF" label="Steps">\(texts)</step-indicator></spec>
      """
    guard case .document(let document) = try Reader.content(of: Array(text.utf8), file: file)
    else { throw InputError("no spec", at: Location(file: file, line: 1, column: 1)) }
    var audit = Audit()
    audit.only = rules
    audit.appearances = appearances
    return Report(
      version: "1",
      files: [
        Report.AuditedFile(
          name: file,
          results: audit.results(for: document),
          seconds: 0,
          gate: gate
        )
      ]
    )
  }

  private static let faint = "<text color=\"#999\">All</text>"
  private static let good = "<text color=\"#000\">All</text>"

  private func openCount(_ report: Report) -> Int {
    report.outcomes.filter { $0.isOpen && !$0.isComposite }.count
  }

  @Test func whatWasThereFailsNothing() throws {
    let old = try report(Self.faint)
    let baseline = Baseline(of: old)
    #expect(baseline.count > 0)
    #expect(baseline.count == openCount(old))
    // Lines move, and a second text is new.
    var new = try report("\n\n\(Self.faint)\n\(Self.faint)")
    let all = openCount(new)
    #expect(baseline.apply(to: &new) { _ in false } == Baseline())
    #expect(openCount(new) == all - baseline.count)
    #expect(Set(new.outcomes.filter(\.isOpen).map(\.location.line)) == [5])
    #expect(new.summary.suppressed == [.baseline: baseline.count])
  }

  @Test func whatIsWrittenIsReadAgain() throws {
    let baseline = Baseline(of: try report(Self.faint + Self.faint))
    let text = baseline.text
    let read = try Baseline(parsing: Array(text.utf8), file: "b.json", .builtIn)
    #expect(read == baseline)
    #expect(read.text == text)
    let lines = text.split(separator: "\n")
    #expect(lines.count { $0.contains("fingerprint") } == baseline.count)
    #expect(
      Baseline().text == """
        {
          "schema": 1,
          "tool": "a11y-audit",
          "findings": {}
        }

        """
    )
    #expect(try Baseline(parsing: Array(Baseline().text.utf8), file: "b", .builtIn) == Baseline())
  }

  /// The order of entries, and hostile text in them, change nothing about the form.
  @Test func theFormIsCanonical() throws {
    let entries = [
      Baseline.Entry(
        fingerprint: "00000000000000ff",
        rule: "legend-present",
        component: "\u{202E}\"\\\n\u{1B}",
        target: "/a[1]",
        appearance: "dark",
        surface: "base",
        state: "</script>"
      ),
      Baseline.Entry(fingerprint: "00000000000000fe", rule: "alpha", component: "b", isDoubt: true),
    ]
    let one = Baseline(["b.xml": entries, "a.xml": [entries[0]], "c.xml": []])
    let other = Baseline(["a.xml": [entries[0]], "b.xml": entries.reversed()])
    #expect(one == other)
    #expect(
      one.text == """
        {
          "schema": 1,
          "tool": "a11y-audit",
          "findings": {
            "a.xml": [
              {"fingerprint": "00000000000000ff", "rule": "legend-present", \
        "component": "\\u202e\\"\\\\\\n\\u001b", "target": "/a[1]", "appearance": "dark", \
        "surface": "base", "state": "</script>"}
            ],
            "b.xml": [
              {"fingerprint": "00000000000000fe", "rule": "alpha", "component": "b", \
        "outcome": "cantTell"},
              {"fingerprint": "00000000000000ff", "rule": "legend-present", \
        "component": "\\u202e\\"\\\\\\n\\u001b", "target": "/a[1]", "appearance": "dark", \
        "surface": "base", "state": "</script>"}
            ]
          }
        }

        """
    )
  }

  /// What could not be told is in it, whether it fails the run or not, and stands for no failure.
  @Test func doubtsAreNoFailures() throws {
    let open = "<text color=\"#888888\">All</text>"
    let strict = try report(open, gate: Gate(failsOnCantTell: true))
    #expect(Baseline(of: try report(open)) == Baseline(of: strict))
    let baseline = Baseline(of: strict)
    #expect(baseline.count > 0)
    var same = strict
    #expect(baseline.apply(to: &same) { _ in false }.count == 0)
    #expect(openCount(same) == 0)
    #expect(!same.isFailing)
    // The same text, and now its size is known: it fails.
    var told = try report("<text style=\"caption\" color=\"#888888\">All</text>")
    #expect(told.outcomes.contains { $0.result == .failed })
    #expect(baseline.apply(to: &told) { _ in false } == baseline)
    #expect(told.isFailing)
    // The other way round nothing is mended, and it is told that nobody knows.
    let failed = Baseline(of: try report("<text style=\"caption\" color=\"#888888\">All</text>"))
    var doubted = strict
    #expect(failed.apply(to: &doubted) { _ in false }.count == 0)
    #expect(openCount(doubted) == openCount(strict))
    #expect(doubted.isFailing)
  }

  @Test func whatIsMendedIsStale() throws {
    let baseline = Baseline(of: try report(Self.faint))
    var mended = try report(Self.good)
    #expect(baseline.apply(to: &mended) { _ in false } == baseline)
    #expect(baseline.removing(baseline) == Baseline())
    // Of another file, another rule and another appearance the run cannot tell.
    var other = try report(Self.good, file: "b.xml")
    #expect(baseline.apply(to: &other) { _ in false } == Baseline())
    #expect(baseline.apply(to: &other) { $0 == "a.xml" } == baseline)
    var rules = try report(Self.good, rules: ["component-has-name"])
    #expect(baseline.apply(to: &rules) { _ in false } == Baseline())
    var dark = try report(Self.good, appearances: [.dark])
    let stale = baseline.apply(to: &dark) { _ in false }
    #expect(Set(stale.entries.values.joined().map(\.appearance)) == ["dark"])
    #expect(baseline.removing(stale).count == baseline.count - stale.count)
  }

  /// What another suppression says counts, and the entry occurs all the same.
  @Test func otherSuppressionsGoFirst() throws {
    let baseline = Baseline(of: try report(Self.faint))
    var report = try report(Self.faint)
    for index in report.files[0].results.outcomes.indices {
      report.files[0].results.outcomes[index].suppression = Suppression(.inline, because: "x")
    }
    #expect(Baseline(of: report).count == 0)
    #expect(baseline.apply(to: &report) { _ in false } == Baseline())
    #expect(report.summary.suppressed[.baseline] == nil)
  }

  /// Names are those from the root of the repository.
  @Test func stableNamesAreWritten() throws {
    var report = try report(Self.faint)
    report.stableNames["a.xml"] = "charts/a.xml"
    #expect(Baseline(of: report).files == ["charts/a.xml"])
  }

  /// Tens of thousands of entries cost little more each than a few.
  @Test func manyEntriesStayLinear() throws {
    var times: [Double] = []
    for count in [2_000, 16_000] {
      let entries = (0..<count).map { index in
        let digits = String(index, radix: 16)
        return Baseline.Entry(
          fingerprint: String(repeating: "0", count: 16 - digits.count) + digits,
          rule: "legend-present",
          component: "c\(index % 7)",
          target: "/spec[1]/chart[\(index)]"
        )
      }
      let baseline = Baseline(["a.xml": entries])
      times.append(
        try processorSeconds {
          let read = try Baseline(parsing: Array(baseline.text.utf8), file: "b.json", .builtIn)
          #expect(read.count == count)
        }
      )
    }
    #expect(times[1] < times[0] * 24)
  }
}
