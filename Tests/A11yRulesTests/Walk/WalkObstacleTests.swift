import A11yRules
import Testing
import Walking

/// A transition that cannot be made says which it is, why, and what can be.
@Suite struct WalkObstacleTests {
  @Test(arguments: [
    (
      "next,next",
      "transition 2 (next): step 3 of 3 is the last; possible here: back, select:1, select:2, complete"
    ),
    ("back,back", "transition 2 (back): step 1 is the first; possible here: next"),
    ("complete", "transition 1 (complete): step 2 of 3 is not the last"),
    ("select:2", "transition 1 (select:2): step 2 is current already"),
    (
      "select:3",
      "transition 1 (select:3): step 3 cannot be tapped while step 2 is current: no stop of it has "
        + "action=\"select\"; possible here: next, back, select:1"
    ),
    (
      "select:Reviw",
      "transition 1 (select:Reviw): there is no step ‘Reviw’; did you mean ‘Review’?"
    ),
    ("select:4", "transition 1 (select:4): there is no step ‘4’; the steps are 1 to 3"),
    ("error", "transition 1 (error): none of its states is an error"),
    ("update", "transition 1 (update): while step 2 is current, no other state is shown"),
    (
      "update:1",
      "transition 1 (update:1): while step 2 is current, no step is shown to change so: ‘1’"
    ),
    (
      "update:dun",
      "transition 1 (update:dun): there is no step or state ‘dun’"
    ),
  ])
  func ofSteps(path: String, message: String) throws {
    let spec = try WalkedSpec(
      """
      <step-indicator current="2"><step name="Account"/><step name="Payment"/><step name="Review"/>
       <look state="completed" action="select" label="{name}"/></step-indicator>
      """
    )
    let obstacle = try #require(try spec.obstacle(path))
    #expect(obstacle.hasPrefix(message), "\(obstacle)")
  }

  @Test(arguments: [
    (
      #"<chart type="bar" dynamic="true"><mark value="1"/></chart>"#, "next", "a chart has no steps"
    ),
    (#"<chart type="bar"><mark value="1"/></chart>"#, "update", "does not change while someone is"),
    (
      #"<chart type="bar" dynamic="true"><mark value="1"/></chart>"#, "complete",
      "nothing is announced on it, and it has no last step"
    ),
    (
      #"<chart type="bar" dynamic="true"><mark value="1"/></chart>"#, "update:empty",
      "there is no state ‘empty’; expected initial"
    ),
    (
      #"<chart type="bar" dynamic="true"><mark value="1"/><empty/></chart>"#,
      "update:empty,update:empty", "transition 2 (update:empty): it is in the state ‘empty’"
    ),
    (#"<progress type="ring" value="0.5"/>"#, "select:1", "a progress has no steps"),
    (#"<progress type="ring" value="0.5"/>"#, "error", "nothing is announced on an error"),
    ("<step-indicator/>", "next", "transition 1 (next): it has no steps"),
    (
      #"<step-indicator><step name="A"/></step-indicator>"#, "next",
      "which step is current is not known; current=\"…\" says so"
    ),
    (
      #"<step-indicator><step name="A" state="current"/><step name="B"/></step-indicator>"#, "next",
      "step 2 is never shown as current; current=\"…\" lets each of them be"
    ),
    (
      #"<step-indicator current="3"><step name="A"/><step name="B"/></step-indicator>"#, "next",
      "every step is done; possible here: back"
    ),
    (
      """
      <step-indicator current="1"><step name="A"/><step name="B"/><look state="error"/>
      </step-indicator>
      """, "next,error",
      "no step is shown going wrong while step 2 is current, only while step 1 is"
    ),
    (
      """
      <step-indicator current="1"><step name="A"/><step name="B"/><look state="error"/>
      </step-indicator>
      """, "error,error", "transition 2 (error): step 1 has gone wrong already"
    ),
    (
      """
      <status-tracker ordered="false"><step name="A" state="completed"/></status-tracker>
      """, "complete", "nothing is announced on it, and it has no last step"
    ),
  ])
  func ofOtherComponents(component: String, path: String, message: String) throws {
    let obstacle = try #require(try WalkedSpec(component).obstacle(path))
    #expect(obstacle.contains(message), "\(obstacle)")
  }

  @Test(arguments: [
    ("", "transition 1: nothing is there; write one, as next or back"),
    ("next,,jump", "transition 2: nothing is there; write one, as next or back"),
    ("next,bakc", "transition 2 (bakc): there is no such transition; did you mean ‘back’?"),
    (
      "jump",
      "transition 1 (jump): there is no such transition; expected back, complete, error, next, "
        + "select or update"
    ),
    ("next:3", "transition 1 (next:3): write next alone"),
    ("select", "transition 1 (select): say which step is tapped, as in select:1"),
    (
      "error:",
      "transition 1 (error:): say which step or state, as in error:1, or leave out the colon"
    ),
  ])
  func ofWords(path: String, message: String) throws {
    let spec = try WalkedSpec.steps(2, "current='1'")
    #expect(try spec.obstacle(path) == message)
  }

  @Test func aPathIsReadAsItIsWritten() throws {
    let path = try Walk.Transition.list(" next, select:Step  one,error , update:late")
    #expect(path == [.next, .select("Step one"), .error, .update("late")])
    #expect(path.map(\.text) == ["next", "select:Step one", "error", "update:late"])
  }
}
