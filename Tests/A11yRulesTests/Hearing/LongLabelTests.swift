import A11yModel
import Testing

@testable import A11yRules

/// Steps in a container whose name is too long to be heard may be placed by it.
private func results(of rule: String, label: String, current: Int = 1) throws -> [Outcome.Result] {
  let content = """
    <step-indicator id="i" current="\(current)" dynamic="false" label="\(label)" children="contain">
    <step name="Account"/><step name="Details"/>
    <look><text>{name}</text></look></step-indicator>
    """
  return try outcomes(of: rule, for: content).map(\.result)
}

@Test(arguments: ["step-total-announced", "step-position-announced", "step-state-announced"])
func whatALongNameAroundStepsSaysIsNotKnown(_ rule: String) throws {
  let label = "Step 1 of 2: Account"
  let long = label + String(repeating: " x", count: 2500)
  #expect(!(try results(of: rule, label: label)).contains(.failed))
  let judged = try results(of: rule, label: long)
  #expect(judged.contains(.cantTell) && !judged.contains(.failed))
  #expect(try results(of: rule, label: "Checkout").contains(.failed))
}

/// The longest name of a step is not left out where it is too long to be looked at.
@Test(arguments: [500, 5000]) func longTextsDoNotFit(_ count: Int) throws {
  let content = """
    <step-indicator id="i" current="1" label="Step {position} of {count}">
    <step name="\(String(repeating: "W", count: count))"/><step name="Details"/>
    <look><text size="17" scales="true" max-width="56">{name}</text></look></step-indicator>
    """
  #expect(
    try outcomes(of: "text-fits-at-large-sizes", for: content).map(\.result).contains(.failed)
  )
}
