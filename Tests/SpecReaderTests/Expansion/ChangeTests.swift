import A11yModel
import Testing

extension Walk {
  /// What is heard on the first change, by the names of the snapshots.
  fileprivate var heard: [String] {
    guard case .announcement(let announcement) = component.changes.first?.response else {
      return []
    }
    return announcement.heard.map { "\(names[$0.snapshot]): \($0.text)" }
  }
}

/// An announcement is heard in each position that its event leads to.
@Test(arguments: [
  ("advance", ["step 2: 2 B", "step 3: 3 C"]), ("back", ["step 2: 2 B", "step 1: 1 A"]),
  ("complete", ["step 3: 3 C"]), ("error", ["late: 2 B"]),
  ("update", ["step 2: 2 B", "step 3: 3 C", "late: 2 B"]),
])
func announcementsAreHeardOnArriving(_ event: String, _ heard: [String]) throws {
  let walk = try Walk(
    """
    <step-indicator current="2"><state id="late" is="error"/>
     <step name="A"/><step name="B"/><step name="C"/>
     <announcement on="\(event)">{position} {name}</announcement></step-indicator>
    """
  )
  #expect(walk.heard == heard)
}

/// An error elsewhere does not keep a user from moving on, and is announced by its own name.
@Test func anErrorElsewhereIsNamed() throws {
  let steps = "<step name='A' state='error'/><step name='B'/><step name='C'/>"
  let moving = try Walk(
    "<step-indicator current='2'>\(steps)<announcement on='advance'>{name}</announcement>"
      + "</step-indicator>"
  )
  #expect(moving.heard == ["step 2: B", "step 3: C"])
  let failing = try Walk(
    "<step-indicator current='2'>\(steps)<announcement on='error'>{name}: {state}</announcement>"
      + "</step-indicator>"
  )
  #expect(failing.heard == ["step 1: A: error"])
}

/// Of items that do not follow one another each may change, and be announced by its own name.
@Test func eachUnorderedItemIsNamed() throws {
  let walk = try Walk(
    """
    <status-tracker ordered="false"><step name="A" state="completed"/>
     <step name="B" state="error"/><step name="C"/>
     <announcement on="update">{name}: {state}</announcement></status-tracker>
    """
  )
  #expect(walk.heard == ["initial: A: completed", "initial: B: error"])
}

/// What such an item can come to is told, too.
@Test func eachStateOfAnUnorderedItemIsTold() throws {
  let walk = try Walk(
    """
    <status-tracker ordered="false"><state id="done" is="completed"/><state id="late" is="error"/>
     <step name="A" state="done"/><step name="B" state="done"/><look state="late"/>
     <announcement on="update">{name}: {state}</announcement></status-tracker>
    """
  )
  #expect(walk.heard == ["initial: A: completed", "initial: B: completed", "late: A: error"])
}

/// Who begins before the first step moves on to it, who begins behind the last one back to that.
@Test(arguments: [("0", "advance", "step 1: A"), ("3", "back", "step 2: B")])
func theEndsOfTheRowAreReached(_ current: String, _ event: String, _ heard: String) throws {
  let walk = try Walk(
    """
    <step-indicator current="\(current)"><step name="A"/><step name="B"/>
     <announcement on="\(event)">{name}</announcement></step-indicator>
    """
  )
  #expect(walk.heard.contains(heard))
}

/// Where no step is said to be current, each can become it.
@Test(arguments: [
  ("advance", ["B", "C"]), ("back", ["A", "B"]),
  ("complete", ["C"]), ("error", ["B"]),
  ("update", ["B", "C"]),
])
func stepsAreReachedFromAnError(_ event: String, _ heard: [String]) throws {
  let walk = try Walk(
    """
    <status-tracker><step name="A" state="completed"/><step name="B" state="error"/>
     <step name="C" state="upcoming"/>
     <announcement on="\(event)">{name}</announcement></status-tracker>
    """
  )
  #expect(walk.heard == heard.map { "initial: \($0)" })
}

/// What is announced and not known is missing.
@Test func whatIsAnnouncedMayBeMissing() throws {
  let walk = try Walk(
    """
    <step-indicator current="1"><step/><step/>
     <announcement on="advance">Step {position}: {name}</announcement></step-indicator>
    """,
    "complete='tree announcements'"
  )
  guard case .announcement(let announcement) = walk.component.changes[0].response else {
    Issue.record("an announcement is one")
    return
  }
  #expect(announcement.heard.map(\.text) == ["Step 2: "])
  #expect(announcement.heard.map(\.missing) == ["the name in what is announced"])
}
