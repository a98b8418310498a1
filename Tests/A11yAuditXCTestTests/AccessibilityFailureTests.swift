import A11yAudit
import A11yAuditXCTest
import Testing

/// What an assertion says of a spec, and where.
@Suite struct AccessibilityFailureTests {
  private func failures(
    of text: String = FaintSteps.text,
    audit: Audit = FaintSteps.audit,
    failOn: Impact = .serious
  ) -> [AssertionFailure] {
    AccessibilityFailures.of(
      .file(Array(text.utf8), name: "Specs/steps.xml"),
      audit: audit,
      failOn: failOn
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
    let light = FaintSteps.audit.choosing(
      profiles: nil,
      rules: nil,
      skipping: [],
      appearances: [.light]
    )
    #expect(failures(audit: light).count == 1)
  }

  /// A spec's text has no file to point into.
  @Test func textFailsAtTheCall() {
    let found = AccessibilityFailures.of(.text(FaintSteps.text), audit: FaintSteps.audit)
    #expect(found.map(\.place) == [.call, .call])
    #expect(found[0].message.hasPrefix("spec:5:5: serious: "))
  }

  @Test func documentsFailAtTheirPlaces() throws {
    let document = try Document(FaintSteps.text, file: "a.xml")
    let found = AccessibilityFailures.of(.document(document), audit: FaintSteps.audit)
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
    let failure = try #require(
      AccessibilityFailures.of(.built(spec), audit: FaintSteps.audit).first
    )
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
    ("<plist/>", "Specs/steps.xml:1:1: this is a property list"),
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
      of text: String = FaintSteps.text
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
    let light = FaintSteps.text.replacing("id=\"steps\"", with: "id=\"steps\" appearance=\"light\"")
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
        AssertionFailure("skipping: ‘unheard-of’: no such rule; a11y-audit rules lists them"),
      ]
    )
  }
}
