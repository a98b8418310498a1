import A11yModel
import A11yRules
import Testing

/// What counts as heard on a transition.
@Suite struct ChangeSpeechTests {
  private func row(_ content: String) throws -> WalkedSpec {
    try WalkedSpec(
      """
      <step-indicator current="2"><step name="A"/><step name="B"/><step name="C"/>\(content)
      </step-indicator>
      """
    )
  }

  @Test(arguments: [
    ("", []),
    // An announcement that says nothing is not heard.
    ("<announcement on='advance'> </announcement>", []),
    (
      "<announcement on='advance'>{name}</announcement><announcement on='update'>!</announcement>",
      ["announcement: C", "announcement: !"]
    ),
    ("<focus on='advance' new-screen='true'/>", ["new-screen: "]),
    ("<text id='t'>Now {name}</text><focus on='advance' to='t'/>", ["focus: Now C"]),
    (
      "<text id='t' hidden='true'>{name}</text><focus on='advance' to='t'/>",
      ["focus: (where focus goes instead of what is no stop?)"]
    ),
    // Focus on a container goes to the first stop in it.
    (
      "<group id='g' children='contain' label='G'><text>One</text><text>Two</text></group>"
        + "<focus on='advance' to='g'/>", ["focus: One"]
    ),
    // Focus on what each step has goes to the one that the change is about.
    ("<look><text id='t'>Is {name}</text></look><focus on='advance' to='t'/>", ["focus: Is C"]),
  ])
  func onMovingOn(content: String, heard: [String]) throws {
    #expect(try row(content).heard("next") == [heard])
  }

  @Test func focusTellsItsCauseAndItsWords() throws {
    let spec = try row("<text id='t'>Now {name}</text>\n<focus on='advance' to='t'/>")
    let heard = try spec.walk("next").arrivals[0].heard[0]
    #expect(heard.role == "text")
    #expect(heard.location.line == 1)
    #expect(heard.cause?.line == 2)
  }

  @Test func whatIsMissingIsNamed() throws {
    let spec = try WalkedSpec(
      """
      <step-indicator current="1"><step/><step/>
       <announcement on="advance">Step {position}: {name}</announcement></step-indicator>
      """,
      "complete='tree announcements'"
    )
    #expect(
      try spec.heard("next") == [["announcement: Step 2: (the name in what is announced?)"]]
    )
  }

  // MARK: live regions

  @Test(arguments: [
    ("<text live='polite'>{name} now</text>", ["live-region: C now"]),
    ("<text>{name} now</text>", []),
    // What says the same as before is not heard.
    ("<text live='polite'>Checkout</text>", []),
    // Of a region, the stops that say something else are heard.
    (
      "<group live='assertive'><text>Checkout</text><text>{position} of {count}</text></group>",
      ["live-region: 3 of 3"]
    ),
    // What is hidden is not heard, nor what another stop swallows.
    ("<text live='polite' hidden='true'>{name}</text>", []),
    (
      "<group children='ignore' label='Checkout'><text live='polite'>{name}</text></group>", []
    ),
    // A step whose look changes and whose words do not says the same.
    (
      "<look state='current' live='polite' label='{name}, {state}'/>"
        + "<look live='polite' label='{name}'/>",
      ["live-region: B", "live-region: C, current"]
    ),
    (
      "<look state='current' live='polite' label='{name}'/><look live='polite' label='{name}'/>", []
    ),
    // What comes into a live region is heard, what goes is not.
    (
      "<group live='polite'><control when='last' label='Done'/><control when='not-last' label='Next'/>"
        + "</group>", ["live-region: Done, button"]
    ),
  ])
  func liveRegions(content: String, heard: [String]) throws {
    #expect(try row(content).heard("next") == [heard])
  }

  @Test func anInnerRegionIsAsUrgentAsItSays() throws {
    let spec = try row(
      "<group live='polite'><text>{name}</text><text live='assertive'>{position}</text></group>"
    )
    #expect(try spec.walk("next").arrivals[0].heard.map(\.priority) == [.polite, .assertive])
  }

  /// Where the document shows but what there is before a change, nobody knows what is then live.
  @Test func liveRegionsAreSilentOnWhatIsNotShown() throws {
    let spec = try row("<text live='polite'>{name}</text>")
    #expect(try spec.heard("next,complete")[1] == [])
  }

  /// Where it shows but what there is after one, a region is heard that tells it.
  @Test func liveRegionsTellWhatIsNew() throws {
    let spec = try WalkedSpec(
      """
      <chart type="bar" dynamic="true"><mark value="7"/><text live="polite">7 hours</text>
       <text live="polite">Sleep</text></chart>
      """
    )
    #expect(try spec.heard("update") == [["live-region: 7 hours"]])
  }

  // MARK: under focus

  @Test(arguments: [
    (
      "<control action='next' label='Next, after {name}'/>", "next",
      ["control: Next, after C, button"]
    ),
    ("<control action='next' label='Next'/>", "next", []),
    ("<control action='back' label='Back to before {name}'/>", "next", []),
    (
      "<look action='select' label='{name}' traits='button'/>"
        + "<look state='current' label='{name}' traits='selected'/>", "select:1", []
    ),
    (
      "<look state='current' label='{name}' traits='selected'/>"
        + "<look action='select' label='{name}' traits='button'/>", "select:1",
      ["control: selected, A"]
    ),
    (
      "<shape kind='circle' label='Step' value='{position}' traits='adjustable'/>", "back",
      ["control: Step, 1, adjustable"]
    ),
    // Focus that goes elsewhere leaves nobody there.
    (
      "<control id='n' action='next' label='After {name}'/><text id='t'>{name}</text>"
        + "<focus on='advance' to='t'/>", "next", []
    ),
  ])
  func underFocus(content: String, path: String, heard: [String]) throws {
    #expect(try row(content).heardUnderFocus(path) == [heard])
  }

  @Test func whatUpdatesFrequentlyIsAskedFor() throws {
    let spec = try WalkedSpec(
      """
      <progress type="ring" value="0.7" children="ignore" label="Download"
                value-text="{percent} percent" traits="updates-frequently"/>
      """
    )
    #expect(try spec.heard("update") == [[]])
    #expect(try spec.heardUnderFocus("update") == [["frequent-updates: Download, 70 percent"]])
  }
}
