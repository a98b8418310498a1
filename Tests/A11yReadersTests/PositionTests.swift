import A11yModel
import Testing

/// Marks stand where their categories first come; steps where they are listed.
@Test(
  arguments: [
    ("<mark category='Mon'/><mark category='Tue'/><mark category='Mon'/>", [0, 1, 0]),
    (
      "<mark category='Tue'/><group><mark category='Mon'/></group><mark category='Tue'/>",
      [0, 1, 0]
    ),
    // Where one has no category, nothing but their order is known.
    ("<mark category='Mon'/><mark/><mark category='Mon'/>", [0, 1, 2]),
  ] as [(String, [Double])]
)
func marksHavePositions(_ marks: String, _ positions: [Double]) throws {
  let walk = try Walk("<chart type='bar'>\(marks)</chart>")
  #expect(walk.component.chart?.marks.map(\.position) == positions)
  #expect(walk.component.course == nil)
}

@Test func stepsHavePositions() throws {
  let walk = try Walk("<step-indicator><step/><group><step/></group><step/></step-indicator>")
  #expect(walk.component.steps.map(\.position) == [0, 1, 2])
}

/// What tells items apart for the platform is what its author says; nothing is known of it else.
@Test(arguments: [
  ("step-indicator", "name", Identity.name), ("status-tracker", "state", .state),
  ("step-indicator", "position", .position), ("chart type='bar'", "category", .category),
  ("chart type='bar'", "value", .value), ("chart type='bar'", "id", .id),
])
func identitiesAreRead(_ component: String, _ word: String, _ identity: Identity) throws {
  #expect(try Walk("<\(component) identity='\(word)'/>").component.identity == identity)
  #expect(try Walk("<\(component)/>").component.identity == nil)
}
