import A11yModel
import Testing

@testable import SpecReader

/// What authors say they do not know.
@Suite struct UnknownFactTests {
  private func elements(_ content: String) throws -> [Element] {
    try #require(try SpecSource.component(content).snapshots.first).elements
  }

  private func unknown(_ fact: String) -> String { "<unknown fact='\(fact)' reason='why'/>" }

  // MARK: texts

  @Test func aLabelThatIsNotKnown() throws {
    let root = try elements("<status-tracker>\(unknown("label"))</status-tracker>")[0]
    #expect(root.label == .unknown("the label of the status tracker (why)"))
    #expect(root.isDescribed)
  }

  @Test func aPartOfALabel() throws {
    let root = try elements(
      "<status-tracker label='Order {unknown}'>\(unknown("label"))</status-tracker>"
    )[0]
    #expect(root.label == .partial("Order …", "the label of the status tracker (why)"))
  }

  @Test func aPartWithoutAReason() throws {
    let root = try elements("<status-tracker hint='Order {unknown}'/>")[0]
    #expect(root.hint == .partial("Order …", "a part of the hint of the status tracker"))
  }

  /// What touches a part that is not known may be half a word or half a number.
  @Test(arguments: [
    ("1{unknown} of 4", "… of 4"), ("Step {unknown}2", "Step …"), ("{unknown}%", "…%"),
    ("3.{unknown} km", "… km"), ("Step 2: {unknown}", "Step 2: …"),
    ("{{unknown}} {unknown}", "{unknown} …"), ("{unknown}{unknown} a", "…… a"),
  ])
  func wordsThatTouchAGap(_ template: String, _ told: String) throws {
    let root = try elements("<status-tracker label='\(template)'/>")[0]
    #expect(root.label.told == told)
    #expect(root.label.value == nil)
  }

  @Test func theReasonOfANameIsTheReasonOfWhatShowsIt() throws {
    let all = try elements(
      "<status-tracker><step label='{position}: {name}'>\(unknown("name"))</step></status-tracker>"
    )
    #expect(all[1].label == .partial("1: …", "the name of the step (why)"))
  }

  @Test func aVisibleText() throws {
    let content = "<status-tracker><text>\(unknown("text"))</text></status-tracker>"
    let text = try elements(content)[1]
    #expect(text.text == nil)
    #expect(text.label == .unknown("what the text says (why)"))
    let part = try #require(try SpecSource.component(content).parts.first)
    #expect(part.missingText == "what the text says (why)")
  }

  /// A state that is not known is no state that is missing: each step has one.
  @Test func aCurrentStep() throws {
    func missing(_ current: String) throws -> [String] {
      let looks = ["completed", "current", "upcoming"].map {
        "<look state='\($0)'><shape kind='circle' size='20'/></look>"
      }
      return try SpecSource.component(
        "<step-indicator>\(current)<step/><step/>\(looks.joined())</step-indicator>"
      ).missingLooks.map(\.fact)
    }
    #expect(try missing(unknown("current")) == [])
    #expect(try missing("") == ["look for a step without a state"])
  }

  @Test func anAnnouncement() throws {
    let component = try SpecSource.component(
      "<step-indicator current='1'><step name='A'/><announcement on='complete'>{name} {unknown}"
        + "</announcement></step-indicator>"
    )
    guard case .announcement(let announcement)? = component.changes.first?.response else {
      Issue.record("no announcement")
      return
    }
    #expect(announcement.heard.map(\.text) == ["A …"])
    #expect(announcement.heard.map(\.missing) == ["a part of what the announcement says"])
  }

  // MARK: data

  @Test func dataThatAreNotKnown() throws {
    let chart = try #require(
      try SpecSource.component(
        "<chart type='bar'>\(unknown("unit"))<mark>\(unknown("value"))\(unknown("category"))</mark>"
          + "</chart>"
      ).chart
    )
    #expect(chart.unit == .unknown("the unit of the values (why)"))
    #expect(chart.marks[0].value == .unknown("the value of the mark (why)"))
    #expect(chart.marks[0].naming == .unknown("the category of the mark (why)"))
  }

  // MARK: colours

  @Test(arguments: [
    ("<text>a\u{1}</text>", "color", "the colour of the text (why)"),
    ("<text color='red'>a\u{1}</text>", "opacity", "the opacity of the text (why)"),
    (
      "<shape kind='circle'><fill>\u{1}</fill></shape>", "color", "the colour of the fill (why)"
    ),
    (
      "<shape kind='circle'><stroke color='red'>\u{1}</stroke></shape>", "width",
      "the width of the stroke (why)"
    ),
    (
      "<group>\u{1}<text color='red'>a</text></group>", "opacity", "the opacity of the group (why)"
    ),
  ])
  func paints(_ content: String, _ fact: String, _ missing: String) throws {
    let part = content.replacing("\u{1}", with: unknown(fact))
    let component = try SpecSource.component(
      "<status-tracker backdrop='white'>\(part)</status-tracker>"
    )
    let painted = try #require(component.renderings[component.parts[0].rendering].variants.first)
    let coat = try #require(painted.fill ?? painted.outline?.coat)
    #expect(coat.colors == .unknown(missing))
  }

  // MARK: what has few values

  @Test func aChoiceIsTriedBothWays() throws {
    let component = try SpecSource.component(
      "<status-tracker><text>a\(unknown("hidden"))</text></status-tracker>"
    )
    #expect(component.snapshots[0].elements[1].isHidden == false)
    let other = try #require(component.possibilities.first)
    #expect(component.possibilities.count == 1)
    #expect(other.facts == ["whether the text is hidden (why)"])
    #expect(other.component.snapshots[0].elements[1].isHidden)
    #expect(component.openFacts.map(\.phrase) == ["whether the text is hidden (why)"])
  }

  @Test func twoChoicesAreTriedTogether() throws {
    let component = try SpecSource.component(
      "<status-tracker>\(unknown("children"))<text>a\(unknown("hidden"))</text></status-tracker>"
    )
    // Combine, contain and ignore beside none of them, each with the text hidden and not.
    #expect(component.possibilities.count == 4 * 2 - 1)
    #expect(component.possibilities.last?.facts.count == 2)
  }

  @Test func manyChoicesAreTriedOneByOne() throws {
    let texts = (0..<7).map { _ in "<text>a\(unknown("hidden"))</text>" }.joined()
    let component = try SpecSource.component("<status-tracker>\(texts)</status-tracker>")
    #expect(component.possibilities.count == 7)
  }

  @Test func whatIsNeededMayBeUnknown() throws {
    let component = try SpecSource.component(
      "<status-tracker><shape>\(unknown("kind"))<fill color='red'/></shape></status-tracker>"
    )
    let shapes = Set(
      ([component] + component.possibilities.map(\.component)).map { $0.parts[0].shape }
    )
    #expect(shapes == Set(Part.Shape.allCases.map(Optional.some)))
  }

  @Test func whatElseIsHeldMaySayAnything() throws {
    let component = try SpecSource.component(
      "<status-tracker><group label='Steps'>\(unknown("contents"))</group></status-tracker>"
    )
    let rest = try #require(component.snapshots[0].elements.last)
    #expect(rest.kind == .text)
    #expect(rest.label == .unknown("what else the group holds (why)"))
    #expect(component.missingContents == " (why)")
  }

  /// The place of what says so, where it has one of its own.
  @Test func thePlaceOfTheReason() throws {
    let document = try SpecSource.document(
      "<status-tracker src='A.swift:3:5'><unknown fact='label' reason='why' src='A.swift:9:7'/>"
        + "</status-tracker>",
      "source='A.swift'"
    )
    let root = document.components[0].snapshots[0].elements[0]
    #expect(root.label == .unknown("the label of the status tracker (why; A.swift:9:7)"))
    let source = document.components[0].openFacts[0].source
    #expect(document.location(of: source) == Location(file: "A.swift", line: 9, column: 7))
  }
}
