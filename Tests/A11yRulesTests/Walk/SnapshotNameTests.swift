import A11yRules
import Testing
import Walking

/// States by what users call them.
@Suite struct SnapshotNameTests {
  private static let checkout = """
    <step-indicator current="2"><state id="late" is="error"/><state id="gone" is="unavailable"/>
     <step id="account" name="Account"/><step name="Payment"/><step name="Error"/>
     <step name="Twin"/><step name="Twin"/></step-indicator>
    """

  @Test(arguments: [
    ("initial", "step 2"), ("account", "account"), ("Account", "account"), ("1", "account"),
    ("2", "step 2"), ("step 2", "step 2"), ("payment", "step 2"), ("late", "late"),
    ("gone", "gone"), ("completed", "step 2"),
    // A meaning goes before a name.
    ("error", "late"),
  ])
  func found(name: String, state: String) throws {
    let component = try WalkedSpec(Self.checkout).component
    guard case .snapshot(let index) = SnapshotNames(component).meaning(of: name) else {
      Issue.record("‘\(name)’ is not found")
      return
    }
    #expect(component.snapshots[index].name == state)
  }

  @Test(arguments: ["", "0", "6", "empty", "twin", "step", "all"])
  func notFound(name: String) throws {
    let names = SnapshotNames(try WalkedSpec(Self.checkout).component)
    #expect(names.meaning(of: name) == .nothing)
    #expect(names.choice == "initial, a step (1 to 5), late or gone")
  }

  @Test func whatIsNotShownSaysWhy() throws {
    let still = try WalkedSpec(
      """
      <step-indicator current="1" dynamic="false"><state id="late" is="error"/><step name="A"/>
       <step name="B"/></step-indicator>
      """
    )
    let names = SnapshotNames(still.component)
    #expect(names.meaning(of: "late") == .unshown("no step is shown in it"))
    #expect(names.meaning(of: "2") == .unshown("step 2 is never shown as current"))
    let long = SnapshotNames(try WalkedSpec.steps(200, "current='1'").component)
    guard case .unshown(let reason) = long.meaning(of: "100") else {
      Issue.record("step 100 is shown")
      return
    }
    #expect(reason.contains("steps 1 to 50 and 151 to 200 are"))
  }

  @Test func aChartHasAnEmptyState() throws {
    let chart = try WalkedSpec("<chart type='bar'><mark value='1'/><empty/></chart>").component
    #expect(SnapshotNames(chart).meaning(of: "empty") == .snapshot(1))
    #expect(SnapshotNames(chart).choice == "initial or empty")
  }
}
