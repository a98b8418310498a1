import A11yModel
import Testing

/// The first look that fits a step by state and place is taken; others are not.
@Test func theFirstLookThatFitsIsTaken() throws {
  let walk = try Walk(
    """
    <step-indicator current="2" dynamic="false"><step name="A"/><step name="B"/><step name="C"/>
     <look when="last" label="last {name}"/><look state="current" label="current {name}"/>
     <look label="any {name}"/><look state="completed" label="never"/></step-indicator>
    """
  )
  #expect(walk.labels(.step) == ["any A", "current B", "last C"])
}

/// What a step says itself comes before what its look says, fact by fact.
@Test func aStepOverridesItsLook() throws {
  let walk = try Walk(
    """
    <step-indicator current="1" dynamic="false">
     <step name="A" label="own" traits="button"><text>own text</text></step>
     <look label="shared" value="{state}" traits="selected" hint="hint" children="combine">
      <text>{position}</text></look></step-indicator>
    """
  )
  let step = try #require(walk.elements(.step).first)
  #expect(step.label == .known("own"))
  #expect(step.value == .known("current"))
  #expect(step.hint == .known("hint"))
  #expect(step.traits == [.button, .selected])
  #expect(step.grouping == .combine)
  #expect(walk.texts() == ["1", "own text"])
}

/// The culprit stands where the label is given, or where the step is hidden.
@Test func aSharedLabelStandsInTheLook() throws {
  let walk = try Walk(
    """
    <step-indicator current="1" dynamic="false"><step name="A" label="own"/><step name="B"/>
     <look state="upcoming" label="{name}"/></step-indicator>
    """
  )
  #expect(walk.elements(.step).map(walk.sourceName) == ["step", "look"])
  let hidden = try Walk(
    "<step-indicator><step name='A' label='A'/><look hidden='true'/></step-indicator>"
  )
  #expect(hidden.elements(.step).map(hidden.sourceName) == ["look"])
  #expect(hidden.elements(.step).map(\.isHidden) == [true])
}

/// Marks take the first look that fits their series.
@Test func marksTakeTheLookOfTheirSeries() throws {
  let walk = try Walk(
    """
    <chart type="bar"><series id="a" name="A"/><series id="b" name="B"/>
     <look part="mark" series="b" label="{category}, {value}, {series}"/>
     <look part="mark" label="{category}" value="{percent} percent"/>
     <mark category="Mon" series="a" value="1"/><mark category="Tue" series="b" value="3"/>
    </chart>
    """
  )
  #expect(walk.labels(.mark) == ["Mon", "Tue, 3, B"])
  #expect(walk.elements(.mark).map(\.value) == [.known("25 percent"), .absent])
}

/// The line of each series is there once, before the first mark.
@Test func eachSeriesHasItsLine() throws {
  let walk = try Walk(
    """
    <chart type="line"><series id="a" name="A"/><series id="b" name="B"/>
     <look part="series"><shape kind="line" label="{series}"/><text>{series}</text></look>
     <mark category="Mon" series="a" value="1" label="{value}"/>
     <mark category="Mon" series="b" value="2" label="{value}"/></chart>
    """
  )
  let kinds = walk.elements().map(\.kind)
  #expect(kinds == [.component, .shape, .text, .shape, .text, .mark, .mark])
  #expect(walk.labels(.shape) == ["A", "B"])
  #expect(walk.elements(.shape).map(\.subject) == [.series(0), .series(1)])
}

/// A progress says what the look of its state says, where it says nothing itself.
@Test(arguments: [("10", "Low: 10 %"), ("20", "Good"), ("80", "Good")])
func aProgressTakesTheLookOfItsState(_ value: String, _ spoken: String) throws {
  let walk = try Walk(
    """
    <progress type="ring" value="\(value)" max="100" label="Battery">
     <state id="low" is="error" announced-as="Low" from="0"/>
     <state id="good" is="completed" announced-as="Good" from="20"/>
     <look state="low" value="{state}: {value} %"><text>!</text></look>
     <look state="good" value="{state}" label="shared"/></progress>
    """
  )
  #expect(walk.elements()[0].label == .known("Battery"))
  #expect(walk.elements()[0].value == .known(spoken))
  #expect(walk.sourceName(walk.elements()[0]) == "progress")
  #expect(walk.texts() == (value == "10" ? ["!"] : []))
}

/// A look may be for one step alone.
@Test func aLookForOneStepIsForNoOther() throws {
  let walk = try Walk(
    """
    <step-indicator current="2" dynamic="false"><step name="A"/><step name="B"/><step name="C"/>
     <look state="current" step="2" label="second"/><look state="upcoming" step="2" label="never"/>
     <look label="{offset} {name}"/></step-indicator>
    """
  )
  #expect(walk.labels(.step) == ["0 A", "second", "2 C"])
}
