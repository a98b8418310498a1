import A11yModel
import A11yRules
import Testing

/// A row of steps that take taps, grouped in one way, beside something else.
private func row(_ children: String, _ more: String = "") -> String {
  """
  <step-indicator id="checkout" current="1" dynamic="false" children="contain" label="Checkout">\
  <group children="\(children)" label="Step {position} of {count}: {name}">\
  <step name="Account"/><step name="Details"/></group>\
  <look action="select"><shape kind="circle" size="32"/></look>\(more)</step-indicator>
  """
}

/// What takes taps below a stop that silences it is lost for certain; it weighs less where something
/// else leads to the same, and nothing where it does the same.
@Test(arguments: [
  ("", Impact.critical), (#"<control action="next" label="Next"/>"#, .serious),
  (#"<control action="activate" label="Account"/><control label="Details"/>"#, nil),
])
func silencedTapsWeighWhatTheyTake(_ more: String, _ impact: Impact?) throws {
  let found = try outcomes(of: "children-not-swallowed", for: row("ignore", more), by: [.wcagA])
    .filter { $0.result == .failed }
  #expect(found.map(\.impact) == [impact].compactMap(\.self))
  #expect(found.allSatisfy { $0.confidence == .certain })
}

/// What combining does with gestures is not documented: that they are lost is assumed.
@Test func combinedTapsAreAssumedToBeLost() throws {
  let found = try outcomes(of: "interactive-has-role", for: row("combine"), by: [.wcagA])
    .filter { $0.result == .failed }
  #expect(found.count == 2)
  #expect(found.allSatisfy { $0.confidence == .assumed && $0.impact == .serious })
  #expect(Set(found.map(\.cause)).count == 1)
}
