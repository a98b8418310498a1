import A11yModel
import Testing

@testable import A11yRules

/// Selected comes first, then name and value, then the other traits in the platform's order.
@Test(arguments: [
  ("selected", "selected, Low, 3"), ("not-enabled button", "Low, 3, dimmed, button"),
  ("header image link", "Low, 3, heading, link, image"),
  ("adjustable", "Low, 3, adjustable"), ("toggle button", "Low, 3, switch button"),
  ("tab button selected", "selected, Low, 3, tab"),
  ("updates-frequently static-text summary-element", "Low, 3"),
])
func traitsAreSpokenInOrder(_ traits: String, _ spoken: String) throws {
  let heard = try Heard(
    "<chart type='bar'><shape kind='circle' label='Low' value='3' traits='\(traits)'/></chart>"
  )
  #expect(heard.stops == [spoken])
}

/// An image alone is called one; within a stop that says more, it is not.
@Test func imagesAreCalledImages() throws {
  let alone = try Heard("<chart type='bar'><glyph symbol='star' label='Best'/></chart>")
  #expect(alone.stops == ["Best, image"])
  let combined = try Heard(
    """
    <chart type="bar" children="combine"><glyph symbol="star" label="Best"/><text>Mon</text>
    </chart>
    """
  )
  #expect(combined.stops == ["Best, Mon"])
}

/// A label replaces a text, and a text needs none.
@Test func aLabelReplacesAText() throws {
  let heard = try Heard(
    "<chart type='bar'><text>7h</text><text label='7 hours'>7h</text></chart>"
  )
  #expect(heard.stops == ["7h", "7 hours"])
}

/// The place in a list is said at the first stop of each item.
@Test func placesInAListAreSaid() throws {
  let heard = try Heard(
    """
    <status-tracker list="true"><step name="Packed"><text>Packed</text><text>today</text></step>
     <step name="Sent" label="Sent"/></status-tracker>
    """
  )
  #expect(heard.stops == ["Packed, 1 of 2", "today", "Sent, 2 of 2"])
}

/// Important custom content is said unasked, the rest is not.
@Test func importantContentIsSaid() throws {
  let heard = try Heard(
    """
    <status-tracker label="Order"><custom-content label="Due" value="Monday" importance="high"/>
     <custom-content label="Weight" value="2 kg"/></status-tracker>
    """
  )
  #expect(heard.stops == ["Order, Due, Monday"])
  #expect(heard.tree.textOnRequest(0) == "Due, Monday, Weight, 2 kg")
}

/// A symbol without a label is met, and nobody knows what is said.
@Test func aSymbolWithoutALabelIsNotKnown() throws {
  let heard = try Heard(
    """
    <chart type="bar" children="combine"><glyph symbol="star"/><text>Mon</text></chart>
    """
  )
  #expect(heard.stops == ["Mon"])
  #expect(heard.transcript.stops[0].missing == ["what the symbol ‘star’ is called"])
}

/// A label whose data are missing makes a stop, and replaces the text it is given to.
@Test func anUnknownLabelMakesAStop() throws {
  let heard = try Heard(
    """
    <status-tracker><step name="A" label="{name}, {state}"/>
     <step name="B"><text label="{state}">B</text></step></status-tracker>
    """
  )
  #expect(heard.stops == ["", ""])
  #expect(
    heard.transcript.stops.map(\.missing) == [
      ["the state in the label of the step"], ["the state in the label of the text"],
    ]
  )
}

/// Higher priorities come first among siblings; equal ones keep their order.
@Test func prioritiesOrderSiblings() throws {
  let heard = try Heard(
    """
    <chart type="bar"><text>A</text><text sort-priority="1">B</text>
     <group sort-priority="2"><text>C</text><text sort-priority="1">D</text></group>
     <text sort-priority="1">E</text><text sort-priority="-1">F</text><text>G</text></chart>
    """
  )
  #expect(heard.stops == ["D", "C", "B", "E", "A", "G", "F"])
}

/// What an element is, in a word.
@Test func rolesAreNamed() throws {
  let heard = try Heard(
    """
    <chart type="bar" children="contain" label="Sleep"><title traits="header">Sleep</title>
     <text>A</text><glyph symbol="star" label="B"/><control label="C"/>
     <control label="D" traits="link"/><mark category="Mon" label="Monday"/></chart>
    """
  )
  #expect(
    heard.transcript.stops.map(\.role) == ["heading", "text", "image", "button", "link", "mark"]
  )
  #expect(
    heard.transcript.stops.map(\.traits) == [["header"], [], ["image"], ["button"], ["link"], []]
  )
}
