import A11yModel
import Testing

@testable import A11yRules
@testable import Listening

// What becomes of what an element holds (accessibilityElement(children:)).

/// Combined without a label, one stop says all: the names, then the values.
@Test func combinedChildrenSayAll() throws {
  let heard = try Heard(
    """
    <chart type="bar" children="combine"><text>Sleep</text>
     <mark category="Mon" label="Monday" value-text="7 hours"/>
     <mark category="Tue" label="Tuesday" value-text="5 hours"/></chart>
    """
  )
  #expect(heard.stops == ["Sleep, Monday, Tuesday, 7 hours, 5 hours"])
  #expect(heard.transcript.stops[0].label == .known("Sleep, Monday, Tuesday"))
  #expect(heard.transcript.stops[0].value == .known("7 hours, 5 hours"))
  #expect(heard.unreached == [])
}

/// A label or value that is set on the combined element replaces theirs.
@Test func aLabelReplacesWhatChildrenSay() throws {
  let heard = try Heard(
    """
    <chart type="bar" children="combine" label="Sleep" value="good"><text>Mon</text>
     <mark category="Mon" label="Monday" value-text="7 hours"/></chart>
    """
  )
  #expect(heard.stops == ["Sleep, good"])
  #expect(
    heard.unreached == [
      "text: ‘Sleep, good’ is said in its place", "mark: ‘Sleep, good’ is said in its place",
    ]
  )
}

/// A value replaces values alone.
@Test func aValueReplacesValuesAlone() throws {
  let heard = try Heard(
    """
    <chart type="bar" children="combine" value="good">
     <mark category="Mon" label="Monday" value-text="7 hours"/></chart>
    """
  )
  #expect(heard.stops == ["Monday, good"])
}

/// Ignored children say nothing, label or not.
@Test func ignoredChildrenSayNothing() throws {
  let labelled = try Heard("<chart type='bar' children='ignore' label='A'><text>B</text></chart>")
  #expect(labelled.stops == ["A"])
  let silent = try Heard("<chart type='bar' children='ignore'><text>B</text></chart>")
  #expect(silent.stops == [""])
  #expect(silent.unreached == ["text: the stop it lies in says nothing of it"])
}

/// A container is no stop; its name is said on entering it, once.
@Test func aContainerIsNamedOnEntering() throws {
  let heard = try Heard(
    """
    <chart type="bar" children="contain" label="Sleep"><text>A</text>
     <group children="contain" label="Week"><text>B</text><text>C</text></group>
     <group children="contain"><text>D</text></group><text>E</text></chart>
    """
  )
  #expect(heard.stops == ["A", "B", "C", "D", "E"])
  #expect(heard.transcript.stops.map(\.entered) == [["Sleep"], ["Week"], [], [], []])
}

/// A label without children= leaves what lies within it met.
@Test func aLabelAloneHidesNothing() throws {
  let heard = try Heard("<chart type='bar' label='Sleep'><text>Mon</text></chart>")
  #expect(heard.stops == ["Sleep", "Mon"])
}

// MARK: nested

/// What a stop within a stop ignores, the outer one does not say.
@Test func groupingIsNested() throws {
  let heard = try Heard(
    """
    <chart type="bar" children="combine"><text>A</text>
     <group children="ignore" label="B"><text>C</text></group>
     <group children="combine"><text>D</text><group children="contain"><text>E</text></group>
     </group>
     <group children="combine" label="F"><text>G</text></group></chart>
    """
  )
  #expect(heard.stops == ["A, B, D, E, F"])
  #expect(
    heard.unreached == ["text: ‘B’ is said in its place", "text: ‘F’ is said in its place"]
  )
}

/// A stop within a container may combine.
@Test func stopsInAContainerCombine() throws {
  let heard = try Heard(
    """
    <status-tracker children="contain" label="Order">
     <step name="Packed"><text>1</text><text>Packed</text></step>
     <step name="Sent"><text>2</text><text>Sent</text></step>
     <look children="combine"/></status-tracker>
    """
  )
  #expect(heard.stops == ["1, Packed", "2, Sent"])
}

/// A control presents what it holds; hidden parts of it are left out.
@Test func aControlPresentsWhatItHolds() throws {
  let heard = try Heard(
    """
    <chart type="bar"><control action="activate"><glyph symbol="arrow" decorative="true"/>
     <text>Share</text><text hidden="true">now</text></control>
     <control label="Print" action="activate"><text>PRT</text></control></chart>
    """
  )
  #expect(heard.stops == ["Share, button", "Print, button"])
}

// MARK: hidden

/// What is hidden hides all within, as decoration does, and is named once.
@Test func hiddenSubtreesAreNotMet() throws {
  let heard = try Heard(
    """
    <chart type="bar" label="Sleep"><group hidden="true"><text>A</text>
     <control label="B"/></group><text decorative="true">C</text><text>D</text></chart>
    """
  )
  #expect(heard.stops == ["Sleep", "D"])
  #expect(heard.unreached == ["group: hidden from assistive technology", "text: decoration"])
}

/// A text that its data leave empty is not there.
@Test func anEmptyTextIsNoStop() throws {
  let heard = try Heard(
    "<status-tracker><step name='A'><text>{name}</text><text>{state}</text></step></status-tracker>"
  )
  #expect(heard.stops == ["A"])
}

/// An item of a list that holds stops says its place once, at the first of them.
@Test func anItemOfAListSaysItsPlaceOnEntering() {
  var item = Element(kind: .step, source: 1, parent: 0, end: 4)
  (item.role, item.grouping) = (.listitem, .contain)
  item.listPosition = .init(position: 1, count: 2)
  let texts = ["A", "B"].enumerated().map { index, text in
    var element = Element(kind: .text, source: index + 2, parent: 1, end: index + 3)
    element.text = text
    return element
  }
  let root = Element(kind: .component, source: 0, parent: nil, end: 4)
  let snapshot = Snapshot(
    name: "initial",
    current: nil,
    stepStates: [],
    elements: [root, item] + texts
  )
  let tree = AccessibilityTree(snapshot)
  #expect(
    tree.elements.indices.map { tree.announcement(of: $0).text } == ["", "", "A, 1 of 2", "B"]
  )
}

/// What takes the taps of those who see the plot is no stop where its marks can be operated; it is
/// one where nothing else can.
@Test func gestureOfThePlotIsNoStop() throws {
  func heard(_ traits: String) throws -> Heard {
    try Heard(
      """
      <chart type="bar" children="contain" label="Sleep"><group action="select">
       <mark category="Mon" label="Monday, 7 hours" action="select" \(traits)/></group></chart>
      """
    )
  }
  #expect(try heard("traits='button'").stops == ["Monday, 7 hours, button"])
  #expect(try heard("").stops == ["", "Monday, 7 hours"])
}
