import A11yModel
import Testing

/// Elements stand in pre-order, each with its end and parent; what only paints is none.
@Test func elementsStandInPreOrder() throws {
  let walk = try Walk(
    """
    <step-indicator label="Checkout"><title>Checkout</title>
     <group><shape kind="circle" size="8"><text>1</text></shape></group>
     <step name="Account"><text>Account</text><shape kind="circle" label="Dot"/></step>
    </step-indicator>
    """
  )
  #expect(walk.elements().map(\.kind) == [.component, .title, .text, .step, .text, .shape])
  #expect(walk.elements().map(\.parent) == [nil, 0, 0, 0, 3, 3])
  #expect(walk.elements().map(\.end) == [6, 2, 3, 6, 5, 6])
}

/// A group becomes an element when something is said of it, also if only where it is read.
@Test func aGroupWithAPriorityIsAnElement() throws {
  let walk = try Walk(
    "<chart type='bar'><group sort-priority='1'><text>A</text></group></chart>"
  )
  #expect(walk.elements().map(\.kind) == [.component, .group, .text])
  #expect(walk.elements()[1].sortPriority == 1)
}

// MARK: conditions

/// A part of the whole is there by the current step, a part of a step by that step.
@Test func conditionsPickByPosition() throws {
  let walk = try Walk(
    """
    <step-indicator current="1"><step name="A"/><step name="B"/><step name="C"/>
     <look><text>{name}</text><text when="last">end</text><text when="first">start</text></look>
     <control when="not-last"><text>Next</text></control>
     <control when="last"><text>Done</text></control></step-indicator>
    """
  )
  #expect(walk.texts(0) == ["A", "start", "B", "C", "end", "Next"])
  #expect(walk.texts(2) == ["A", "start", "B", "C", "end", "Done"])
}

/// A control is disabled by the current step; outside the row, as at its nearer end.
@Test(arguments: [
  (0, [true, false]), (1, [true, false]), (2, [false, false]), (4, [false, true]),
])
func controlsAreDisabledByPosition(_ current: Int, _ disabled: [Bool]) throws {
  let walk = try Walk(
    """
    <step-indicator current="\(current)"><step name="A"/><step name="B"/><step name="C"/>
     <control label="Back" disabled-when="first"/><control label="Next" disabled-when="last"/>
    </step-indicator>
    """
  )
  #expect(walk.elements(.control).map { $0.traits.contains(.notEnabled) } == disabled)
}

/// Marks, entries, ticks and connectors are counted among their like.
@Test func conditionsCountAmongTheirLike() throws {
  let walk = try Walk(
    """
    <chart type="bar"><series id="a" name="A"/><series id="b" name="B"/>
     <look part="mark"><text when="last">newest</text></look>
     <mark category="Mon" series="a" value="1"/><mark category="Tue" series="b" value="2"/>
     <axis dimension="x"><text when="first">{category}</text></axis>
     <legend><look part="entry"><text>{series}</text><text when="first">(thick)</text></look>
     </legend></chart>
    """
  )
  #expect(walk.texts() == ["newest", "Mon", "A", "(thick)", "B"])
}

// MARK: traits

/// A control is a button unless it is something else that can be operated; a glyph is an image.
@Test func thePlatformGivesTraits() throws {
  let walk = try Walk(
    """
    <chart type="bar"><control label="A"/><control label="B" traits="link"/>
     <control label="C" traits="toggle selected"/><control label="D" disabled="true"/>
     <glyph symbol="star" label="Best"/></chart>
    """
  )
  let traits = walk.elements().dropFirst().map(\.traits)
  #expect(
    traits == [.button, .link, [.toggle, .selected], [.button, .notEnabled], .image]
  )
}

// MARK: lists

/// A list counts what it holds and shows.
@Test func aListCountsWhatItShows() throws {
  let walk = try Walk(
    """
    <chart type="bar"><group list="true"><text>A</text><text hidden="true">B</text>
     <glyph symbol="dot" decorative="true"/><text>C</text></group></chart>
    """
  )
  let places = walk.elements(.text).map(\.listPosition)
  #expect(places == [.init(position: 1, count: 2), nil, .init(position: 2, count: 2)])
}

/// A list of steps counts its steps, not what stands beside them.
@Test func aListOfStepsCountsSteps() throws {
  let walk = try Walk(
    """
    <step-indicator current="1" list="true"><title>Checkout</title>
     <step name="A"/><step name="B"/><control label="Next"/>
     <connector hidden="true"/></step-indicator>
    """
  )
  let places = walk.elements(.step).map(\.listPosition)
  #expect(places == [.init(position: 1, count: 2), .init(position: 2, count: 2)])
  #expect(walk.elements().filter { $0.listPosition != nil }.count == 2)
}

// MARK: connectors

/// A connector that says something is there once between two steps, with the state of the first;
/// one without a state is for those that have none of their own.
@Test func connectorsHaveTheStateOfTheStepBefore() throws {
  let walk = try Walk(
    """
    <step-indicator current="2"><step name="A"/><step name="B"/><step name="C"/>
     <connector state="completed" label="done"/><connector label="to do"/>
     <connector/></step-indicator>
    """
  )
  #expect(walk.labels(.connector, 0) == ["done", "to do"])
  #expect(walk.labels(.connector, 1) == ["to do", "to do"])
  #expect(walk.labels(.connector, 2) == ["done", "done"])
}
