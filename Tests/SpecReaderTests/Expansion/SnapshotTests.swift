import A11yModel
import Testing

/// A component is shown as it is described, then with each other step current.
@Test func eachPositionIsWalked() throws {
  let walk = try Walk(
    """
    <step-indicator current="2" label="{position} of {count}: {name}">
     <step name="Account"/><step id="details" name="Details"/><step name="Review"/>
    </step-indicator>
    """
  )
  #expect(walk.names == ["details", "step 1", "step 3"])
  #expect(walk.component.snapshots.map(\.current) == [1, 0, 2])
  #expect(walk.states(0) == ["completed", "current", "upcoming"])
  #expect(walk.states(2) == ["completed", "completed", "current"])
  let labels = walk.component.snapshots.map { $0.elements[0].label.value }
  #expect(labels == ["2 of 3: Details", "1 of 3: Account", "3 of 3: Review"])
}

/// What does not change while a user is there is shown once.
@Test func whatStaysIsShownOnce() throws {
  let walk = try Walk(
    """
    <step-indicator current="1" dynamic="false"><state id="late" is="error"/>
     <step name="Account"/><step name="Details"/></step-indicator>
    """
  )
  #expect(walk.names == ["step 1"])
}

/// Of long rows the first and the last steps are walked.
@Test func longRowsAreWalkedAtBothEnds() throws {
  let steps = String(repeating: "<step name='A'/>", count: 1_000)
  let walk = try Walk("<step-indicator current='500'>\(steps)</step-indicator>")
  #expect(walk.names.count == 101)
  #expect(walk.component.snapshots.map(\.current).suffix(2) == [998, 999])
}

/// Before the first step and behind the last one no step is current.
@Test(arguments: [(0, ["upcoming", "upcoming"]), (3, ["completed", "completed"])])
func noStepIsCurrentOutsideTheRow(_ current: Int, _ states: [String]) throws {
  let walk = try Walk(
    "<step-indicator current='\(current)'><step name='A'/><step name='B'/></step-indicator>"
  )
  #expect(walk.component.snapshots[0].current == nil)
  #expect(walk.states(0) == states)
  #expect(walk.names == ["initial", "step 1", "step 2"])
}

/// A step that is said to be current is, where no number says so.
@Test func theCurrentStepIsFoundByItsState() throws {
  let walk = try Walk(
    """
    <status-tracker label="{name}, {position} of {count}"><step name="Packed" state="completed"/>
     <step name="Sent" state="current"/></status-tracker>
    """
  )
  #expect(walk.names == ["step 2"])
  #expect(walk.elements()[0].label == .known("Sent, 2 of 2"))
}

// MARK: states that no step is in yet

/// What can go wrong goes wrong at the current step.
@Test func anErrorIsShownOnTheCurrentStep() throws {
  let walk = try Walk(
    """
    <step-indicator current="2"><state id="late" is="error"/>
     <step name="A"/><step name="B"/><step name="C"/></step-indicator>
    """
  )
  #expect(walk.names.last == "late")
  #expect(walk.states(3) == ["completed", "late", "upcoming"])
  #expect(walk.component.snapshots[3].current == 1)
}

/// A look speaks of a state as a declaration does.
@Test func aLookMakesItsStateReachable() throws {
  let walk = try Walk(
    """
    <step-indicator current="1"><step name="A"/><look state="error"/></step-indicator>
    """
  )
  #expect(walk.names == ["step 1", "error"])
}

/// Another way of being done is shown before the current step, what cannot be reached behind it:
/// the current step stays what it is.
@Test func otherStatesAreShownWhereTheyFit() throws {
  let walk = try Walk(
    """
    <step-indicator current="1"><state id="skipped" is="completed"/>
     <state id="done" is="completed"/><state id="locked" is="unavailable"/>
     <step name="A"/><step name="B"/><step name="C"/></step-indicator>
    """
  )
  let done = try #require(walk.names.firstIndex(of: "done"))
  #expect(walk.states(done) == ["done", "current", "upcoming"])
  #expect(walk.component.snapshots[done].current == 1)
  let locked = try #require(walk.names.firstIndex(of: "locked"))
  #expect(walk.states(locked) == ["current", "locked", "upcoming"])
}

/// On the walk, what its author said of a step holds where the walk does not change it.
@Test func errorsStayOnTheWalk() throws {
  let walk = try Walk(
    """
    <step-indicator current="3"><step name="A" state="error"/><step name="B" state="upcoming"/>
     <step name="C"/></step-indicator>
    """
  )
  #expect(walk.states(0) == ["error", "upcoming", "current"])
  #expect(walk.names == ["step 3", "step 1", "step 2"])
  #expect(walk.states(2) == ["error", "current", "upcoming"])
}

/// Another way of being done stays one; what cannot be reached can be once a user is there.
@Test func ownStatesStayWhereTheyFit() throws {
  let walk = try Walk(
    """
    <step-indicator current="2"><state id="done" is="completed"/>
     <state id="skipped" is="completed"/><state id="locked" is="unavailable"/>
     <step name="A" state="skipped"/><step name="B"/><step name="C" state="locked"/>
    </step-indicator>
    """
  )
  #expect(walk.states(0) == ["skipped", "current", "locked"])
  #expect(walk.states(1) == ["current", "upcoming", "locked"])
  #expect(walk.states(2) == ["skipped", "done", "current"])
}

// MARK: charts

/// Without data, what is there instead is all there is.
@Test func theEmptyStateStandsAlone() throws {
  let walk = try Walk(
    """
    <chart type="bar" label="Sleep"><title>Sleep</title><mark category="Mon" value="7"/>
     <empty><text>No data yet</text></empty></chart>
    """
  )
  #expect(walk.names == ["initial", "empty"])
  #expect(walk.texts(0) == ["Sleep"])
  #expect(walk.texts(1) == ["No data yet"])
  #expect(walk.elements(1)[0].label == .known("Sleep"))
  #expect(walk.elements(1).map(\.kind) == [.component, .empty, .text])
}

/// Each of what stands in for data has a snapshot of its own, in the order of what may happen.
@Test func whateverStandsInIsShownOnItsOwn() throws {
  let walk = try Walk(
    """
    <chart type="bar" dynamic="true"><mark category="Mon" value="7"/>
     <failure><text>No connection</text></failure>
     <loading label="Loading"/><empty><text>No data yet</text></empty></chart>
    """
  )
  #expect(walk.names == ["initial", "empty", "loading", "failure"])
  #expect(walk.elements(0).map(\.kind) == [.component, .mark])
  #expect(walk.elements(2).map(\.kind) == [.component, .loading])
  #expect(walk.texts(3) == ["No connection"])
}

/// A progress goes wrong, and is never without data.
@Test func aProgressMayFail() throws {
  let walk = try Walk(
    """
    <progress type="ring" value="0.4" label="Upload"><text>{percent} %</text>
     <failure><text>The upload failed</text></failure></progress>
    """
  )
  #expect(walk.names == ["initial", "failure"])
  #expect(walk.texts(0) == ["40 %"])
  #expect(walk.texts(1) == ["The upload failed"])
}
