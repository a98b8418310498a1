import A11yRules
import Testing

/// What rules decide where facts are not known.
@Suite struct UnknownFactOutcomeTests {
  private func results(_ rule: String, _ content: String) throws -> [Outcome.Result] {
    try outcomes(of: rule, for: content, "lang='en'").map(\.result)
  }

  private func unknown(_ fact: String) -> String { "<unknown fact='\(fact)' reason='why'/>" }

  /// What fails one way and not the other cannot be told, and the reason is the fact.
  @Test func aFailureThatDependsOnAFact() throws {
    let found = try outcomes(
      of: "hidden-contains-no-interactive",
      for: "<status-tracker><group>\(unknown("hidden"))<control action='activate'>"
        + "<text>Again</text></control></group></status-tracker>"
    )
    #expect(found.map(\.result) == [.cantTell])
    #expect(found.first?.missing == ["whether the group is hidden (why)"])
  }

  /// What fails either way fails.
  @Test func aFailureThatDependsOnNothingUnknown() throws {
    let content = """
      <status-tracker>\(unknown("live"))<group hidden='true'>
      <control action='activate'><text>Again</text></control></group></status-tracker>
      """
    #expect(try results("hidden-contains-no-interactive", content) == [.failed])
  }

  /// Of two facts, the one is missing on which it depends.
  @Test func theFactOnWhichItDepends() throws {
    let found = try outcomes(
      of: "hidden-contains-no-interactive",
      for: "<status-tracker>\(unknown("live"))<group>\(unknown("hidden"))"
        + "<control action='activate'><text>Again</text></control></group></status-tracker>"
    )
    #expect(found.map(\.missing) == [["whether the group is hidden (why)"]])
  }

  /// What else a step holds may say its name.
  @Test func contentsThatMaySayIt() throws {
    func tracker(_ rest: String) -> String {
      "<status-tracker><step name='Packed' children='combine'><text>1</text>\(rest)</step>"
        + "</status-tracker>"
    }
    #expect(try results("step-name-announced", tracker("")) == [.failed])
    #expect(try results("step-name-announced", tracker(unknown("contents"))) == [.cantTell])
  }

  /// A legend may be among what is not known.
  @Test func contentsThatMayHoldALegend() throws {
    func chart(_ rest: String) -> String {
      """
      <chart type='bar' backdrop='#FFF' label='Nights'>\(rest)
      <series id='a' name='A' color='#C00'/><series id='b' name='B' color='#06C'/>
      <mark category='Mon' series='a' value='1' label='Mon, A'/>
      <mark category='Mon' series='b' value='2' label='Mon, B'/>
      <look part='mark'><shape kind='rectangle' size='30'><fill color='series'/></shape></look></chart>
      """
    }
    #expect(try results("legend-present", chart("")).contains(.failed))
    #expect(try !results("legend-present", chart(unknown("contents"))).contains(.failed))
    #expect(try results("legend-present", chart(unknown("contents"))).contains(.cantTell))
  }

  /// A step may be in any state.
  @Test func aStateThatIsNotKnown() throws {
    func tracker(_ rest: String) -> String {
      "<status-tracker><step name='A' label='A, completed' state='completed'/>"
        + "<step name='B' label='B' \(rest)</step></status-tracker>"
    }
    #expect(try results("step-state-announced", tracker("state='error'>")).contains(.failed))
    let open = try results("step-state-announced", tracker(">\(unknown("state"))"))
    #expect(open.contains(.cantTell) && !open.contains(.failed))
  }
}
