import A11yAudit
import Testing

/// One import is enough to walk through a component.
@Test func clientsWalkThroughAComponent() throws {
  let document = try Document(
    """
    <spec xmlns="urn:a11y-audit:spec:1" lang="en">
      <step-indicator id="checkout" current="1">
        <step name="Account"/><step name="Review"/>
        <announcement on="advance">Step {position}: {name}</announcement>
      </step-indicator>
    </spec>
    """
  )
  let walk = try Walk([.next], through: document.components[0], of: document)
  #expect(walk.arrivals.flatMap(\.heard).map(\.text) == ["Step 2: Review"])
  #expect(walk.arrivals[0].heard[0].location.line == 4)
  #expect(throws: WalkError.self) {
    try Walk([.next, .next], through: document.components[0], of: document)
  }
}
