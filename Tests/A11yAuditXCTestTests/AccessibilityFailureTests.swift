import A11yAudit
import A11yAuditXCTest
import TestSupport
import Testing

/// What an assertion says of a spec, and where.
@Suite struct AccessibilityFailureTests {
  /// Two texts that are too faint, the second in dark alone.
  private static let faint = """
    <spec xmlns="urn:a11y-audit:spec:1" lang="en">
      <palette extends="ios26"><color name="ink" light="black" dark="#555"/></palette>
      <step-indicator id="steps" current="1" backdrop="systemBackground" label="Steps">
        <step name="One"/>
        <text style="body" color="#777777C0">All</text>
        <look><text style="body" color="ink">{name}</text></look>
      </step-indicator>
    </spec>
    """

  private static let contrast = Audit().choosing(
    profiles: [.wcagAA],
    rules: ["text-contrast-minimum"],
    skipping: [],
    appearances: [.light, .dark]
  )

  private func failures(
    of text: String = Self.faint,
    audit: Audit = Self.contrast,
    failOn: Impact = .serious,
    expecting expected: [ExpectedFinding] = []
  ) -> [AssertionFailure] {
    AccessibilityFailures.of(
      .file(Array(text.utf8), name: "Specs/steps.xml"),
      audit: audit,
      failOn: failOn,
      expecting: expected
    )
  }

  /// The first line of each failure, without the ratios, and where it is shown.
  private func heads(_ failures: [AssertionFailure]) -> [String] {
    failures.map { failure in
      let line = failure.message.split(separator: "\n").first.map(String.init) ?? ""
      let head = line.prefix { $0 != "’" }
      return switch failure.place {
      case .call: "\(head) @call"
      case .file(let location): "\(head) @\(location)"
      case .code(let origin): "\(head) @\(origin.line)"
      }
    }
  }

  // MARK: findings

  @Test func oneFailureForEachFinding() {
    let low = "serious: people with low vision cannot read the text"
    #expect(
      heads(failures()) == [
        "Specs/steps.xml:5:5: \(low) ‘All @Specs/steps.xml:5:5",
        "Specs/steps.xml:6:11: \(low) ‘One @Specs/steps.xml:6:11",
      ]
    )
    #expect(failures()[1].message.contains("\n    dark: "))
    #expect(failures(failOn: .critical) == [])
  }

  @Test func appearancesAreChosen() {
    let light = Self.contrast.choosing(
      profiles: nil,
      rules: nil,
      skipping: [],
      appearances: [.light]
    )
    #expect(failures(audit: light).count == 1)
  }

  /// A spec's text has no file to point into.
  @Test func textFailsAtTheCall() {
    let found = AccessibilityFailures.of(.text(Self.faint), audit: Self.contrast)
    #expect(found.map(\.place) == [.call, .call])
    #expect(found[0].message.hasPrefix("spec:5:5: serious: "))
  }

  @Test func documentsFailAtTheirPlaces() throws {
    let document = try Document(Self.faint, file: "a.xml")
    let found = AccessibilityFailures.of(.document(document), audit: Self.contrast)
    #expect(
      found.map(\.place) == [
        .file(Location(file: "a.xml", line: 5, column: 5)),
        .file(Location(file: "a.xml", line: 6, column: 11)),
      ]
    )
  }

  @Test func builtSpecsFailAtTheirCode() throws {
    let line: UInt = #line
    let spec = Spec(lang: "en") {
      Spec.StepIndicator(id: "steps", current: 1, backdrop: "white", label: "Steps") {
        Spec.Step(name: "One")
        Spec.Text("All", style: .body, color: "#AAA")
      }
    }
    let failure = try #require(AccessibilityFailures.of(.built(spec), audit: Self.contrast).first)
    guard case .code(let origin) = failure.place else {
      Issue.record("\(failure.place)")
      return
    }
    #expect("\(origin.fileID)" == #fileID && "\(origin.filePath)" == #filePath)
    #expect(origin.line == line + 4)
    #expect(
      failure.message.hasPrefix(
        "AccessibilityFailureTests.swift:\(line + 4):\(origin.column): serious: "
      )
    )
  }

  // MARK: nothing to decide

  @Test(arguments: [
    ("<spec", "Specs/steps.xml:1:6: ‘>’ is expected here"),
    (
      #"<spec xmlns="urn:a11y-audit:spec:1"/>"#,
      "Specs/steps.xml:1:1: nothing was audited: it holds"
    ),
    ("<svg xmlns='http://www.w3.org/2000/svg'/>", "Specs/steps.xml:1:1: this is an SVG image"),
  ])
  func whatCannotBeAuditedFails(_ text: String, _ message: String) {
    let found = failures(of: text)
    #expect(found.count == 1 && found[0].message.hasPrefix(message), "\(found)")
  }

  @Test func nothingThatWasChosenFails() {
    let start = "Specs/steps.xml:1:1: nothing was audited: "
    func message(
      _ profiles: [Profile.Name]? = nil,
      rules: [String]? = nil,
      _ appearances: [Appearance]? = nil,
      of text: String = Self.faint
    ) -> [String] {
      let audit = Audit().choosing(
        profiles: profiles,
        rules: rules,
        skipping: [],
        appearances: appearances
      )
      return failures(of: text, audit: audit).map(\.message)
    }
    let none = "none of the rules that were chosen applies to what it holds"
    #expect(message([]) == [start + none])
    #expect(message(rules: []) == [start + none])
    #expect(message(rules: ["legend-present"]) == [start + none])
    #expect(message([]) == [start + none])
    #expect(message(nil, []) == [start + "no appearance was chosen"])
    let light = Self.faint.replacing("id=\"steps\"", with: "id=\"steps\" appearance=\"light\"")
    #expect(
      message(nil, [.darkHighContrast, .dark], of: light) == [
        start + "no component has the appearance dark or dark-high-contrast"
      ]
    )
  }

  @Test func unknownRulesFail() {
    let audit = Audit().choosing(
      profiles: nil,
      rules: ["text-contrast-minimun", "text-contrast-minimum"],
      skipping: ["unheard-of"],
      appearances: nil
    )
    #expect(
      failures(audit: audit) == [
        AssertionFailure(
          "rules: ‘text-contrast-minimun’: no such rule; did you mean ‘text-contrast-minimum’?"
        ),
        AssertionFailure("skipping: ‘unheard-of’: no such rule"),
      ]
    )
  }

  // MARK: expected findings

  @Test func expectedFindingsDoNotFail() {
    let rule = "text-contrast-minimum"
    func remaining(_ expected: ExpectedFinding...) -> [Int] {
      failures(expecting: expected).map { failure in
        if case .file(let location) = failure.place { location.line } else { 0 }
      }
    }
    #expect(remaining(ExpectedFinding(rule, because: "May")) == [])
    #expect(remaining(ExpectedFinding(rule, on: "steps", because: "May")) == [])
    #expect(remaining(ExpectedFinding(rule, appearance: .light, because: "May")) == [5, 6])
    #expect(
      remaining(ExpectedFinding(rule, at: "/spec[1]/step-indicator[1]/look[1]", because: "May"))
        == [5]
    )
    #expect(
      remaining(
        ExpectedFinding(rule, at: "/spec[1]/step-indicator[1]/text[1]", because: "May"),
        ExpectedFinding(rule, appearance: .dark, state: "current", because: "May")
      ) == [6]
    )
  }

  @Test func expectedFindingsThatDoNotOccurFail() {
    let line: UInt = #line + 1
    func stale(_ expected: ExpectedFinding) -> String {
      let found = failures(expecting: [expected]).filter { failure in
        if case .code(let origin) = failure.place { origin.line > line } else { false }
      }
      return found.map(\.message).joined(separator: "\n")
    }
    let rule = "text-contrast-minimum"
    let start = "the expected finding "
    let end = "does not occur: "
    #expect(
      stale(ExpectedFinding(rule, at: "/spec[1]/step-indicator[1]/look", because: "May"))
        == "\(start)\(rule) at /spec[1]/step-indicator[1]/look \(end)"
        + "remove it (it was expected because: May)"
    )
    #expect(
      stale(ExpectedFinding(rule, appearance: .light, state: "current", because: "May"))
        == "\(start)\(rule) in light in the state ‘current’ \(end)"
        + "remove it (it was expected because: May)"
    )
    #expect(
      stale(ExpectedFinding(rule, on: "stps", because: "May"))
        == "\(start)\(rule) on ‘stps’ \(end)there is no component ‘stps’; did you mean ‘steps’?"
    )
    #expect(
      stale(ExpectedFinding("legend-present", because: "May"))
        == "\(start)legend-present \(end)its rule is not among those that decide; select it, or "
        + "remove what is expected"
    )
  }

  @Test func expectationsAreChecked() {
    func mistakes(_ rule: String, _ reason: String) -> [String] {
      failures(expecting: [ExpectedFinding(rule, because: reason)]).map(\.message)
    }
    #expect(
      mistakes("text-contrast-minimum", " \n") == [
        "expected finding: because: is empty; say why the finding stays"
      ]
    )
    #expect(
      mistakes("text-contrast-minimun", "May") == [
        "expected finding: ‘text-contrast-minimun’: no such rule; did you mean "
          + "‘text-contrast-minimum’?"
      ]
    )
    let composite = mistakes("step-announcement-complete", "May")
    #expect(composite.count == 1)
    #expect(
      composite[0].hasPrefix(
        "expected finding: step-announcement-complete sums up others and fails nothing itself; "
          + "expect step-position-announced, step-total-announced, "
      ),
      "\(composite)"
    )
  }
}
