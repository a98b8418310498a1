import A11yModel
import A11yRules
import Listening
import Testing
import Walking

/// A walk through a component: where it leads, and what is there.
@Suite struct WalkTests {
  private static let checkout = """
    <step-indicator id="checkout" current="2">
     <step name="Account"/><step id="pay" name="Payment"/><step name="Review"/>
     <look state="completed" children="ignore" action="select" label="{position} {name}"/>
     <look children="ignore" label="{position} {name}, {state}"/>
     <announcement on="advance">On to {name}</announcement>
     <announcement on="back">Back to {name}</announcement>
     <announcement on="complete">All done</announcement>
    </step-indicator>
    """

  @Test func eachTransitionLeadsToASnapshot() throws {
    let spec = try WalkedSpec(Self.checkout)
    let walk = try spec.walk("next,back,select:1,next")
    #expect(walk.start.state == "pay")
    #expect(walk.arrivals.map(\.place.state) == ["step 3", "pay", "step 1", "pay"])
    #expect(walk.arrivals.map(\.event) == [.advance, .back, .back, .advance])
    #expect(walk.arrivals.allSatisfy { $0.isShown })
    #expect(
      walk.arrivals[0].place.transcript.stops.map(\.spoken)
        == ["1 Account", "2 Payment", "3 Review, current"]
    )
    #expect(
      walk.arrivals[0].place.transcript.stops.map(\.state) == ["completed", "completed", "current"]
    )
    #expect(walk.end == walk.start)
  }

  @Test func aWalkWithoutTransitionsEndsWhereItBegins() throws {
    let spec = try WalkedSpec(Self.checkout)
    let walk = try Walk([], through: spec.component, of: spec.document)
    #expect(walk.arrivals.isEmpty)
    #expect(walk.end.transcript == Transcript(spec.component, of: spec.document))
  }

  @Test func whatIsAnnouncedNamesItsElement() throws {
    let spec = try WalkedSpec(Self.checkout)
    #expect(
      try spec.heard("next,back,select:Account,next") == [
        ["announcement: On to Review"], ["announcement: Back to Payment"],
        ["announcement: Back to Account"], ["announcement: On to Payment"],
      ]
    )
    let heard = try #require(try spec.walk("next").arrivals[0].heard.first)
    #expect(heard.path == "/spec[1]/step-indicator[1]/announcement[1]")
    #expect(heard.location.line == 5)
    #expect(heard.priority == .polite)
  }

  /// What there is once the last step is done is shown only where a source begins there.
  @Test func whatIsDoneMayNotBeShown() throws {
    let spec = try WalkedSpec(Self.checkout)
    let arrival = try spec.walk("next,complete").arrivals[1]
    #expect(!arrival.isShown)
    #expect(arrival.place.state == "step 3")
    #expect(arrival.heard.map(\.text) == ["All done"])
    let done = try WalkedSpec.steps(
      2,
      "current='3'",
      "<announcement on='complete'>After {name}</announcement>"
        + "<announcement on='back'>{name}</announcement>"
    )
    #expect(try done.states("back,complete") == ["step 2", "initial"])
    #expect(try done.heard("back,complete") == [["announcement: S2"], ["announcement: After S2"]])
    #expect(try done.walk("back,complete").arrivals[1].isShown)
  }

  @Test func whoBeginsBeforeTheFirstStepMovesOnToIt() throws {
    let spec = try WalkedSpec.steps(
      2,
      "current='0'",
      "<announcement on='advance'>{name}</announcement>"
    )
    #expect(try spec.heard("next,next") == [["announcement: S1"], ["announcement: S2"]])
    #expect(try spec.obstacle("back")?.contains("no step is current yet") == true)
  }

  // MARK: errors

  private static let failing = """
    <step-indicator current="2"><state id="late" is="error" announced-as="Late"/>
     <step name="A"/><step name="B"/><step name="C"/>
     <announcement on="error" priority="assertive">{name}: {state}</announcement>
     <announcement on="update">{name}, {state}</announcement></step-indicator>
    """

  /// Of steps, an update is any change of state: it is heard on moving on and on an error, too.
  @Test func aStepGoesWrongAndRightAgain() throws {
    let spec = try WalkedSpec(Self.failing)
    #expect(try spec.states("error,update,next") == ["late", "step 2", "step 3"])
    #expect(
      try spec.heard("error,update,next") == [
        ["announcement: B: Late", "announcement: B, Late"], ["announcement: B, current"],
        ["announcement: C, current"],
      ]
    )
    #expect(try spec.walk("error").arrivals[0].heard[0].priority == .assertive)
    #expect(try spec.walk("update:late").arrivals[0].event == .error)
  }

  /// Where the document shows but what is wrong, that is where an error leads, wherever one is.
  @Test func anErrorOfTheSourceIsHeard() throws {
    let spec = try WalkedSpec(
      """
      <step-indicator current="2"><step name="A" state="error"/><step name="B"/><step name="C"/>
       <announcement on="error">{name}: {state}</announcement></step-indicator>
      """
    )
    #expect(try spec.states("error,next,error") == ["step 2", "step 3", "step 3"])
    #expect(try spec.heard("error,next,error")[2] == ["announcement: A: error"])
  }

  @Test func aStateMayHaveToBeNamed() throws {
    let spec = try WalkedSpec(
      """
      <step-indicator current="1"><state id="late" is="error"/><state id="lost" is="error"/>
       <state id="locked" is="unavailable"/><step name="A"/><step name="B"/></step-indicator>
      """
    )
    #expect(
      try spec.states("error:lost,update:current,update:locked") == ["lost", "step 1", "locked"]
    )
    #expect(try spec.obstacle("error")?.contains("say which: error:late, error:lost") == true)
  }

  // MARK: trackers whose steps do not follow one another

  @Test func anItemOfATrackerChanges() throws {
    let spec = try WalkedSpec(
      """
      <status-tracker ordered="false"><state id="done" is="completed"/><state id="bad" is="error"/>
       <step name="Mail" state="done"/><step name="Photos" state="done"/>
       <look label="{name}, {state}"/><look state="bad"/>
       <announcement on="update">{name}: {state}</announcement></status-tracker>
      """
    )
    #expect(try spec.states("update:Photos,error") == ["initial", "bad"])
    #expect(
      try spec.heard("update:Photos,error") == [
        ["announcement: Photos: completed"], ["announcement: Mail: error"],
      ]
    )
    #expect(try spec.obstacle("update")?.contains("say which: update:1, update:2") == true)
    #expect(try spec.obstacle("next")?.contains("do not follow one another") == true)
  }

  // MARK: values and data

  @Test func aProgressIsUpdatedAndCompletes() throws {
    let spec = try WalkedSpec(
      """
      <progress type="bar" value="0.5" children="ignore" label="Download" live="polite"
                value-text="{percent} percent"><announcement on="complete">Saved</announcement>
      </progress>
      """
    )
    #expect(
      try spec.heard("update,complete") == [
        ["live-region: Download, 50 percent"], ["announcement: Saved"],
      ]
    )
    #expect(try spec.walk("update,complete").arrivals.map(\.isShown) == [true, false])
  }

  @Test func theDataOfAChartGoAndCome() throws {
    let spec = try WalkedSpec(
      """
      <chart type="bar" label="Sleep" dynamic="true"><mark category="Mon" value="7" label="Mon"/>
       <empty><text>No data yet</text></empty>
       <announcement on="update">{count} days</announcement></chart>
      """
    )
    #expect(try spec.states("update,update:empty,update") == ["initial", "empty", "initial"])
    #expect(
      try spec.heard("update,update:empty,update") == [
        ["announcement: 1 days"], ["announcement: (what is announced in that state?)"],
        ["announcement: 1 days"],
      ]
    )
    #expect(
      try spec.walk("update:empty").end.transcript.stops.map(\.spoken) == ["Sleep", "No data yet"]
    )
  }

  // MARK: long rows

  /// Of more than 100 steps a walk goes through the first and the last 50.
  @Test func aLongRowIsWalkedAtItsEnds() throws {
    let spec = try WalkedSpec.steps(
      1_000,
      "current='1'",
      "<announcement on='advance'>{position}</announcement>"
    )
    let nexts = { (count: Int) in Array(repeating: "next", count: count).joined(separator: ",") }
    #expect(try spec.heard(nexts(49)).last == ["announcement: 50"])
    #expect(
      try spec.obstacle(nexts(50))
        == "transition 50 (next): step 51 is one of 900 in the middle of a long row that are never "
        + "shown as current; steps 1 to 50 and 951 to 1000 are; possible here: back"
    )
  }
}
