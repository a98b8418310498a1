import A11yAudit
import A11yAuditXCTest
import Testing

/// What becomes of findings that are known.
@Suite struct ExpectedFindingTests {
  private func failures(expecting expected: [ExpectedFinding]) -> [AssertionFailure] {
    AccessibilityFailures.of(
      .file(Array(FaintSteps.text.utf8), name: "Specs/steps.xml"),
      audit: FaintSteps.audit,
      expecting: expected
    )
  }

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
