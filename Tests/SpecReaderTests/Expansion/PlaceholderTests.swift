import A11yModel
import Testing

/// Placeholders mean the step they stand in, on the whole the current one.
@Test func placeholdersMeanTheStepTheyStandIn() throws {
  let walk = try Walk(
    """
    <step-indicator current="2" dynamic="false" label="{name}, {{{position}/{count}}}, {state}">
     <state id="now" is="current" announced-as="under way|current" icon="circle"/>
     <step name=" Your  account " icon="person" label="{position} {name} {state}"/>
     <step name="Details"/><look><glyph symbol="{icon}" label="-"/></look></step-indicator>
    """
  )
  #expect(walk.elements()[0].label == .known("Details, {2/2}, under way"))
  #expect(walk.labels(.step) == ["1 Your account completed", nil])
  #expect(walk.elements(.glyph).map(\.symbol) == ["person", "circle"])
}

/// Numbers stand as they are written; what is computed is rounded.
@Test func numbersStandAsTheyAreWritten() throws {
  let walk = try Walk(
    """
    <progress type="bar" value="2.50" min="1" max="4.0" unit="GB"
     label="{value} {unit}, {min} to {max}: {percent} %"/>
    """
  )
  #expect(walk.elements()[0].label == .known("2.50 GB, 1 to 4.0: 50 %"))
}

/// A chart knows its extremes.
@Test func aChartKnowsItsExtremes() throws {
  let walk = try Walk(
    """
    <chart type="bar" unit="hours" label="{count} days, {min} to {max} {unit}">
     <mark category="Mon" value="7.0"/><mark category="Tue" value="-1"/><mark category="Wed"/>
    </chart>
    """
  )
  #expect(walk.elements()[0].label == .known("3 days, -1 to 7.0 hours"))
}

/// So do its summaries.
@Test func summariesTellTheExtremes() throws {
  let walk = try Walk(
    """
    <chart type="bar" unit="hours" summary="{count} days, {min} to {max} {unit}">
     <mark category="Mon" value="7.0"/><mark category="Tue" value="-1"/>
     <descriptor summary="From {min}"/></chart>
    <chart type="bar" summary="From {min}"/>
    """
  )
  let charts = walk.document.components.compactMap(\.chart)
  #expect(charts[0].summary == .known("2 days, -1 to 7.0 hours"))
  #expect(charts[0].descriptor?.summary == .known("From -1"))
  #expect(charts[1].summary == .unknown("the min in the summary of the chart"))
}

/// So do the names of its table, of what its descriptor holds, and of the entries of its legend.
@Test func namesTellTheData() throws {
  let walk = try Walk(
    """
    <chart type="bar" unit="hours"><series id="deep" name="Deep"/>
     <mark category="Mon" value="7.0" series="deep"/><mark category="Tue" value="8" series="deep"/>
     <legend><entry series="deep" name="{series} sleep, {position} of {count}"/>
      <entry name="{series} sleep"/></legend>
     <table shown="visible" label="{count} days"/><descriptor title="Up to {max} {unit}"/></chart>
    """
  )
  let chart = try #require(walk.component.chart)
  #expect(chart.table?.label == .known("2 days"))
  #expect(chart.descriptor?.title == .known("Up to 8 hours"))
  #expect(
    chart.legend?.entries.map(\.name)
      == [.known("Deep sleep, 1 of 2"), .unknown("the series in the name of the entry")]
  )
}

/// Custom content is there for each step where it says so.
@Test func customContentIsThereForEachStep() throws {
  let walk = try Walk(
    """
    <step-indicator current="2" dynamic="false" label="Checkout">
     <custom-content label="Step {position}" value="{name}, {state}" each="step"/>
     <custom-content label="Now" value="{name}" importance="high"/>
     <step name="A"/><step name="B"/></step-indicator>
    """
  )
  #expect(
    walk.elements()[0].customContent == [
      .init(label: "Step 1", value: "A, completed", isImportant: false),
      .init(label: "Step 2", value: "B, current", isImportant: false),
      .init(label: "Now", value: "B", isImportant: true),
    ]
  )
}

// MARK: what is not known

/// What a complete document does not say is known not to be; what an incomplete one does not say is
/// unknown.
@Test func whatIsNotSaidIsUnknownWhereMoreMayBe() throws {
  let content = "<status-tracker><step name='A'><text>A</text></step></status-tracker>"
  let complete = try Walk(content)
  #expect(complete.elements().map(\.label) == [.absent, .absent, .absent])
  let incomplete = try Walk(content, "complete='data'")
  #expect(
    incomplete.elements().map(\.label.missing) == [
      "the label of the component", "the label of the step", "the label of the text",
    ]
  )
  #expect(incomplete.elements().allSatisfy { !$0.isDescribed })
}

/// A label that needs what the data do not say is there, and not known.
@Test func aLabelWithoutItsDataIsUnknown() throws {
  let walk = try Walk(
    "<status-tracker><step name='A' label='{name}, {state}'/></status-tracker>"
  )
  #expect(walk.labels(.step) == [nil])
  #expect(walk.elements(.step).map(\.label.missing) == ["the state in the label of the step"])
  #expect(walk.elements(.step).map(\.isDescribed) == [true])
}

/// What a symbol is called is unknown unless a label says it or it is silent.
@Test func symbolsHaveUnknownNames() throws {
  let walk = try Walk(
    """
    <chart type="bar"><glyph symbol="star"/><glyph symbol="star" label="Best"/>
     <glyph symbol="star" decorative="true"/><glyph symbol="star" hidden="true"/></chart>
    """
  )
  #expect(
    walk.elements(.glyph).map(\.label) == [
      .unknown("what the symbol ‘star’ is called"), .known("Best"), .absent, .absent,
    ]
  )
}

/// What no listener keeps in mind is not put together: it grows with the product of what is in it.
@Test func longTextsAreNotFilled() throws {
  let name = String(repeating: "Account ", count: 500)
  let walk = try Walk(
    """
    <step-indicator current="1"><step name="\(name)" label="{name}, {name}"/><step name="Details"/>
     <look><text>{name}{name}</text></look></step-indicator>
    """
  )
  let tooLong = "which is longer than 4096 bytes"
  #expect(
    walk.elements(.step).map(\.label.missing)
      == ["what the label of the step says, \(tooLong)", nil]
  )
  #expect(walk.elements(.text).map(\.text) == [nil, "DetailsDetails"])
  #expect(walk.elements(.text).map(\.label.missing) == ["what the text says, \(tooLong)", nil])
}

/// A label that its author gave stays, however long the text is that it replaces.
@Test func aLabelStandsForALongText() throws {
  let name = String(repeating: "W", count: 5000)
  let walk = try Walk(
    """
    <step-indicator current="1"><step name="\(name)"/><step name="Details"/>
     <look><text label="Step {position}">{name}</text></look></step-indicator>
    """
  )
  #expect(walk.labels(.text) == ["Step 1", "Step 2"])
  #expect(walk.elements(.text).map(\.text) == [nil, "Details"])
}

/// What is too long to be heard is unknown wherever it is said, and no beginning of it stands for it.
@Test func longTextsAreUnknownEverywhere() throws {
  let end = String(repeating: "y", count: 5000)
  let walk = try Walk(
    """
    <chart type="bar" label="Sleep"><custom-content label="Most" value="{max} \(end)"/>
     <title>{max} \(end)</title><glyph symbol="{count}.\(end)"/>
     <mark category="Mon" value="7"/><descriptor title="{max} \(end)" summary="To {max} \(end)"/>
    </chart>
    """
  )
  let tooLong = "which is longer than 4096 bytes"
  let chart = try #require(walk.component.chart)
  #expect(chart.descriptor?.title == .unknown("what the title of the audio graph says, \(tooLong)"))
  #expect(chart.missingSummary == "what the summary of the audio graph says, \(tooLong)")
  #expect(chart.title?.text == .unknown("what the title says, \(tooLong)"))
  #expect(walk.elements()[0].customContent.isEmpty)
  #expect(
    walk.elements()[0].missingContent == "what the custom content of the component says, \(tooLong)"
  )
  #expect(walk.elements(.glyph).map(\.symbol) == [nil])
  #expect(
    walk.elements(.glyph).map(\.label.missing) == ["what the name of the symbol says, \(tooLong)"]
  )
}
