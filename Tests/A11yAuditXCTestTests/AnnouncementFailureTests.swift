import A11yAudit
import A11yAuditXCTest
import TestSupport
import Testing

/// What an assertion says of what is heard.
@Suite struct AnnouncementFailureTests {
  private static let file = "Examples/repaired/step-indicator-demo.xml"

  private static func example(_ change: (String) -> String = { $0 }) throws -> AuditedSpec {
    let bytes = try Repository.bytes(Repository.root.appending(path: file))
    return .file(Array(change(String(decoding: bytes, as: UTF8.self)).utf8), name: "demo.xml")
  }

  private static let walk: [Walk.Transition] = [.next, .next, .back, .next, .complete]
  private static let heard = [
    "Step 3 of 4: Review", "Step 4 of 4: Confirm", "Step 3 of 4: Review", "Step 4 of 4: Confirm",
    "Checkout complete",
  ]

  private func failures(
    of spec: AuditedSpec? = nil,
    component: String? = nil,
    walking transitions: [Walk.Transition] = walk,
    hears expected: [String] = heard
  ) throws -> [AssertionFailure] {
    AnnouncementFailures.of(
      try spec ?? Self.example(),
      component: component,
      walking: transitions,
      hears: expected
    )
  }

  // MARK: announcements

  @Test func whatIsExpectedIsHeard() throws {
    #expect(try failures() == [])
    #expect(try failures(component: "demo") == [])
    #expect(
      try failures(
        walking: [.select("1"), .next],
        hears: ["Step 1 of 4: Account", "Step 2 of 4: Details"]
      )
        == []
    )
  }

  /// One wrong text in the spec is one failure, at its line, however often it is heard.
  @Test func wrongAnnouncement() throws {
    let spec = try Self.example { text in
      text.replacing(
        #"on="advance">Step {position} of {count}: {name}<"#,
        with: #"on="advance">Step {position} of {count}<"#
      )
    }
    let location = Location(file: "demo.xml", line: 63, column: 5)
    #expect(
      try failures(of: spec) == [
        AssertionFailure(
          """
          demo.xml:63:5: something else is heard than is expected (- expected, + heard):
              - Step 3 of 4: Review
              - Step 4 of 4: Confirm
              + Step 3 of 4  [on next, announcement, demo.xml:63:5]
              + Step 4 of 4  [on next, announcement, demo.xml:63:5]
                Step 3 of 4: Review
              - Step 4 of 4: Confirm
              + Step 4 of 4  [on next, announcement, demo.xml:63:5]
                Checkout complete
          """,
          at: .file(location)
        )
      ]
    )
    // What is not walked through is not asserted.
    #expect(try failures(of: spec, walking: [.back], hears: ["Step 1 of 4: Account"]) == [])
  }

  @Test func missingAnnouncement() throws {
    let spec = try Self.example { text in
      text.replacing("<announcement on=\"complete\">Checkout complete</announcement>", with: "")
    }
    let found = try failures(
      of: spec,
      walking: [.next, .next, .complete],
      hears: ["Step 3 of 4: Review", "Step 4 of 4: Confirm", "Checkout complete"]
    )
    #expect(
      found == [
        AssertionFailure(
          """
          demo.xml:13:3: not everything is heard that is expected (- expected, + heard):
                Step 3 of 4: Review
                Step 4 of 4: Confirm
              - Checkout complete
                (nothing is heard on complete)
          """,
          at: .file(Location(file: "demo.xml", line: 13, column: 3))
        )
      ]
    )
    #expect(
      try failures(
        of: spec,
        walking: [.next, .next, .complete],
        hears: [Self.heard[0], Self.heard[1]]
      ) == []
    )
  }

  @Test func moreIsHeardThanExpected() throws {
    let found = try failures(walking: [.next], hears: [])
    #expect(
      found.map(\.message) == [
        """
        demo.xml:63:5: something else is heard than is expected (- expected, + heard):
            + Step 3 of 4: Review  [on next, announcement, demo.xml:63:5]
        """
      ]
    )
  }

  /// In a spec that is built in Swift the line to change is one of Swift.
  @Test func builtSpecs() throws {
    let line: UInt = #line
    let spec = Spec(lang: "en") {
      Spec.StepIndicator(id: "steps", current: 1) {
        Spec.Step(name: "One")
        Spec.Step(name: "Two")
        Spec.Announcement("{name}", on: .advance)
        Spec.Focus(on: .back, newScreen: true)
      }
    }
    #expect(
      try failures(of: .built(spec), walking: [.next, .back], hears: ["Two", "(new screen)"]) == []
    )
    let found = try failures(of: .built(spec), walking: [.next], hears: ["two"])
    guard case .code(let origin)? = found.first?.place else {
      Issue.record("\(found)")
      return
    }
    #expect(origin.line == line + 5)
    #expect(found[0].message.hasPrefix("AnnouncementFailureTests.swift:\(origin.line):"))
  }

  /// What nobody knows is not what is expected.
  @Test func unknownFacts() throws {
    let spec = AuditedSpec.text(
      """
      <spec xmlns="urn:a11y-audit:spec:1" complete="announcements">
        <step-indicator current="1">
          <step/><step/>
          <announcement on="advance">Step {position}: {name}</announcement>
        </step-indicator>
      </spec>
      """
    )
    let found = try failures(of: spec, walking: [.next], hears: ["Step 2: "])
    #expect(
      found.map(\.message) == [
        """
        spec:4:5: something else is heard than is expected (- expected, + heard):
            - Step 2:\u{20}
            + Step 2:  (the name in what is announced?)  [on next, announcement, spec:4:5]
        """
      ]
    )
  }

  @Test func impossibleWalks() throws {
    #expect(
      try failures(walking: [.next, .next, .next]).map(\.message) == [
        "demo.xml:13:3: transition 3 (next): step 4 of 4 is the last; possible here: back, select:1, "
          + "select:2, select:3, complete"
      ]
    )
    #expect(
      try failures(walking: []) == [
        AssertionFailure("walking: is empty, so that nothing is heard; name a transition")
      ]
    )
  }

  @Test func componentsThatAreMeant() throws {
    let steps =
      "<step name='One'/><step name='Two'/><announcement on='advance'>{name}</announcement>"
    func spec(_ content: String) -> AuditedSpec {
      .text("<spec xmlns='urn:a11y-audit:spec:1'>\(content)</spec>")
    }
    let two = spec(
      "<step-indicator id='a' current='1'>\(steps)</step-indicator>"
        + "<step-indicator id='b' current='1'>\(steps)</step-indicator>"
    )
    #expect(
      try failures(of: two, walking: [.next], hears: ["Two"]).map(\.message) == [
        "component: spec has several; say which: a or b"
      ]
    )
    #expect(try failures(of: two, component: "b", walking: [.next], hears: ["Two"]) == [])
    #expect(
      try failures(of: two, component: "c", walking: [.next], hears: ["Two"]).map(\.message) == [
        "component: ‘c’: there is no such component; did you mean ‘a’?"
      ]
    )
    let one = spec(
      "<chart type='bar'/><step-indicator current='1'>\(steps)</step-indicator>"
    )
    #expect(try failures(of: one, walking: [.next], hears: ["Two"]) == [])
    #expect(
      try failures(of: spec(""), walking: [.next], hears: []).map(\.message) == [
        "spec: it holds no component"
      ]
    )
  }

  // MARK: transcripts

  @Test func transcripts() throws {
    let first = [
      "Step 1 of 4: Account, completed, button", "selected, Step 2 of 4: Details, current",
      "Step 3 of 4: Review, upcoming", "Step 4 of 4: Confirm, upcoming", "Back, button",
      "Next, button",
    ]
    let spec = try Self.example()
    #expect(AnnouncementFailures.ofTranscript(spec, reads: first) == [])
    let found = AnnouncementFailures.ofTranscript(spec, after: [.back], reads: first)
    #expect(
      found.map(\.message) == [
        """
        demo.xml:30:5: something else is heard than is expected (- expected, + heard):
            - Step 1 of 4: Account, completed, button
            - selected, Step 2 of 4: Details, current
            + selected, Step 1 of 4: Account, current  [step, demo.xml:30:5]
            + Step 2 of 4: Details, upcoming  [step, demo.xml:40:5]
              Step 3 of 4: Review, upcoming
              Step 4 of 4: Confirm, upcoming
            - Back, button
            + Back, dimmed, button  [button, demo.xml:51:5]
              Next, button
        """
      ]
    )
    #expect(found.map(\.place) == [.file(Location(file: "demo.xml", line: 30, column: 5))])
  }
}
