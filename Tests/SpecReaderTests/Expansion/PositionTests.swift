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

/// Where every bar or point says its place, it stands there.
@Test(
  arguments: [
    ("bar", "<mark category='A' x='8' width='2'/><mark category='B' x='0' width='2'/>", [9, 1]),
    (
      "bar",
      "<mark category='A' x='80' y='60' height='40'/><mark category='B' x='0' y='90' height='10'/>",
      [80, 0]
    ),
    ("line", "<mark category='A' x='80' y='7'/><mark category='B' x='0' y='3'/>", [80, 0]),
  ] as [(String, String, [Double])]
)
func marksSayWhereTheyAreDrawn(_ form: String, _ marks: String, _ positions: [Double]) throws {
  let walk = try Walk("<chart type='\(form)'>\(marks)</chart>")
  #expect(walk.component.chart?.marks.map(\.position) == positions)
  #expect(walk.component.course == .across)
}

@Test func barsLieBelowOneAnother() throws {
  let marks = "<mark category='A' x='0' y='30'/><mark category='B' x='0' y='0' height='20'/>"
  let walk = try Walk("<chart type='bar'>\(marks)</chart>")
  #expect(walk.component.chart?.marks.map(\.position) == [30, 10])
  #expect(walk.component.course == .down)
}

/// Where the places do not tell which way the categories go, these are counted.
@Test(arguments: [
  ("bar", "<mark category='A' x='80'/><mark category='B'/>"),
  ("bar", "<mark category='A' x='80' y='9'/><mark category='B' x='0' y='0'/>"),
  ("bar", "<mark category='A' x='8'/><mark category='B' x='0'/><mark category='B' x='8'/>"),
  ("pie", "<mark category='A' x='80'/><mark category='B' x='0'/>"),
])
func placesThatTellNoCourse(_ form: String, _ marks: String) throws {
  let walk = try Walk("<chart type='\(form)'>\(marks)</chart>")
  #expect(walk.component.chart?.marks.compactMap(\.position).prefix(2) == [0, 1])
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
