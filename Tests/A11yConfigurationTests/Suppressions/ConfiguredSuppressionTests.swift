import A11yModel
import A11yRules
import Testing

@testable import A11yConfiguration

@Suite struct ConfiguredSuppressionTests {
  private static let rule = "text-contrast-minimum"

  private func suppression(
    rules: [String] = [rule],
    _ targets: [String] = [],
    until: String? = nil,
    line: Int = 7
  ) -> ConfiguredSuppression {
    ConfiguredSuppression(
      files: ["**"],
      rules: rules,
      targets: targets.compactMap { TargetPattern($0) },
      reason: "generated",
      until: until.flatMap { CalendarDay($0) },
      at: Location(file: ".a11y-audit.json", line: line, column: 5)
    )
  }

  private func findings(
    _ spec: SuppressedSpec...,
    isWhole: Bool = true
  ) -> [[String]] {
    ConfiguredSuppressionUse.findings(spec.map(\.uses), on: SuppressedSpec.today) { _ in isWhole }
      .map { $0.map { "\($0.location) \($0.rule): \($0.message)" } }
  }

  @Test(
    arguments: [
      ([], 0), (["/spec[1]/step-indicator[1]/text[1]"], 1), (["/**/text[2]"], 1),
      (["/**/text[*]"], 0), (["/svg[1]/**"], 2), (["/**/text[1]", "/**/text[2]"], 0),
    ] as [([String], Int)]
  )
  func targetsAreMeant(targets: [String], openCount: Int) throws {
    let spec = try SuppressedSpec(
      SuppressedSpec.faint + "\n" + SuppressedSpec.faint,
      configured: [suppression(targets)],
      rules: [Self.rule]
    )
    #expect(spec.findings.count { !$0.hasSuffix(" configuration") } == openCount)
    let isUnused = openCount == 2
    #expect(findings(spec)[0].isEmpty == !isUnused)
  }

  @Test func unusedAndExpiredAreFindingsInTheConfiguration() throws {
    let unused = suppression(["/**/text[9]"])
    let expired = suppression(until: "2026-05-10", line: 8)
    let spec = try SuppressedSpec(
      SuppressedSpec.faint,
      configured: [unused, expired],
      rules: [Self.rule]
    )
    #expect(spec.findings == ["3 \(Self.rule)"])
    let text =
      ".a11y-audit.json:8:5 expired-suppression: the suppression of \(Self.rule) (generated) held "
      + "until 2026-05-10, and what it suppressed counts again"
    #expect(
      findings(spec)[0] == [
        ".a11y-audit.json:7:5 unused-suppression: the suppression of \(Self.rule) suppresses "
          + "nothing, and would hide the next finding without a word",
        text,
      ]
    )
    #expect(findings(spec, isWhole: false)[0] == [text])
  }

  /// What one of several files needs is used, and told once.
  @Test func filesShareASuppression() throws {
    let shared = suppression()
    let faint = try SuppressedSpec(
      SuppressedSpec.faint,
      configured: [shared],
      rules: [Self.rule]
    )
    let good = try SuppressedSpec(
      "<text color=\"#000\">All</text>",
      configured: [shared],
      rules: [Self.rule]
    )
    #expect(findings(good, faint) == [[], []])
    #expect(findings(good, good).map(\.count) == [1, 0])
  }

  /// A rule that is not decided is not judged, and one that is used is used for itself alone.
  @Test func rulesAreJudgedOneByOne() throws {
    let both = suppression(rules: [Self.rule, "component-has-name", "legend-present"])
    let spec = try SuppressedSpec(SuppressedSpec.faint, configured: [both])
    let found = findings(spec)[0]
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.contains("component-has-name") })
  }

  /// What the file says itself goes first, and neither is unused.
  @Test func commentsGoFirst() throws {
    let comment = "<!-- a11y-audit-disable-next \(Self.rule): brand -->"
    let spec = try SuppressedSpec(
      comment + SuppressedSpec.faint,
      configured: [suppression()],
      rules: [Self.rule]
    )
    #expect(spec.findings == ["3 \(Self.rule) inline"])
    #expect(findings(spec)[0].isEmpty)
  }

  @Test(arguments: [
    ("/a[1]", "/a[1]", true), ("/a[1]", "/a[1]/b[1]", false), ("/a[1]/**", "/a[1]", true),
    ("/**", "/a[1]/b[1]", true), ("/**/b[1]", "/b[1]", true), ("/**/b[1]", "/a[1]/c[1]", false),
    ("/*/b[*]", "/a[1]/b[23]", true), ("/*", "/a[1]/b[1]", false),
    ("/a*c*e[1]", "/abcde[1]", true), ("/a*c*e[1]", "/abde[1]", false),
    ("/a[1]/**/c[1]/**/d[1]", "/a[1]/b[1]/c[1]/x[1]/c[1]/d[1]", true),
    ("/a[1]/**/**/d[1]", "/a[1]/d[1]", true), ("/a*a", "/a", false),
  ])
  func patterns(_ pattern: String, path: String, isMeant: Bool) throws {
    #expect(try #require(TargetPattern(pattern)).glob.matches(path) == isMeant)
  }

  /// Patterns are matched all at once, and each suppression that is needed is told from the others.
  @Test func thousandsOfOneRule() throws {
    let texts = String(repeating: SuppressedSpec.faint, count: 40)
    let many = (0..<3000).map { suppression(["/**/text[\($0)*]", "/x[\($0)]"], line: $0) }
    let spec = try SuppressedSpec(texts, configured: many, rules: [Self.rule])
    #expect(spec.findings.allSatisfy { $0.hasSuffix(" configuration") })
    #expect(spec.errors.isEmpty)
    let unused = Set(findings(spec)[0].map { $0.prefix { $0 != " " } })
    #expect(unused.count == 3000 - 40)
    #expect(!unused.contains(".a11y-audit.json:40:5") && unused.contains(".a11y-audit.json:41:5"))
  }

  @Test(arguments: ["", "/", "a[1]", "//a[1]", "/a[1]/", "svg"])
  func noPatterns(_ text: String) {
    #expect(TargetPattern(text) == nil)
  }

  @Test(arguments: [
    ("2026-12-31", true), ("2024-02-29", true), ("2000-02-29", true), ("2026-02-29", false),
    ("1900-02-29", false), ("2026-00-01", false), ("2026-13-01", false), ("2026-1-1", false),
    ("2026-04-31", false), ("0000-01-01", false), ("２０２６-01-01", false), ("", false),
    ("2026-12-31T00:00", false), ("-001-01-01", false),
  ])
  func days(_ text: String, isDay: Bool) {
    #expect((CalendarDay(text) != nil) == isDay)
    if isDay { #expect(CalendarDay(text)?.description == text) }
  }

  @Test(arguments: [
    (0, "1970-01-01"), (86_399, "1970-01-01"), (86_400, "1970-01-02"), (-1, "1969-12-31"),
    (951_782_400, "2000-02-29"), (253_402_300_799, "9999-12-31"),
  ])
  func daysOfMoments(seconds: Int, expected: String) {
    #expect(CalendarDay(seconds: seconds).description == expected)
  }
}
