import A11yModel
import Testing

/// Without entries of its own, a legend has one for each series.
@Test(arguments: [("series", ["Low", "Deep"]), ("reversed", ["Deep", "Low"])])
func entriesAreImplied(_ order: String, _ names: [String]) throws {
  let walk = try Walk(
    """
    <chart type="bar"><series id="low" name="Low"/><series id="deep" name="Deep"/>
     <legend order="\(order)"><title>Sleep</title>
      <look part="entry" label="{series}, {position} of {count}"><text>{series}</text></look>
     </legend></chart>
    """
  )
  #expect(walk.texts() == ["Sleep"] + names)
  #expect(walk.labels(.entry) == ["\(names[0]), 1 of 2", "\(names[1]), 2 of 2"])
  #expect(walk.elements(.entry).map(\.parent) == [1, 1])
  #expect(walk.elements(.entry).allSatisfy { walk.sourceName($0) == "look" })
}

/// Entries of its own replace the implied ones, also where they name no series.
@Test func explicitEntriesReplaceImpliedOnes() throws {
  let walk = try Walk(
    """
    <chart type="bar"><series id="low" name="Low"/><series id="deep" name="Deep"/>
     <legend><look part="entry"><text>{series}</text></look>
      <entry series="deep"/><entry name="clear" label="none"/></legend></chart>
    """
  )
  #expect(walk.texts() == ["Deep", "clear"])
  #expect(walk.elements(.entry).map(\.subject) == [.series(1), .component])
  #expect(walk.elements(.entry).map(walk.sourceName) == ["entry", "entry"])
}

/// Labels of categories are thinned; a text that names no category is there once.
@Test(arguments: [
  (1, ["Mon", "Tue", "Wed", "Thu", "Fri", "day"]), (2, ["Mon", "Wed", "Fri", "day"]),
  (4, ["Mon", "Fri", "day"]), (0, []),
])
func ticksAreThinned(_ every: Int, _ texts: [String]) throws {
  let marks = ["Mon", "Tue", "Wed", "Thu", "Fri"].map { "<mark category='\($0)' value='1'/>" }
  let walk = try Walk(
    """
    <chart type="bar">\(marks.joined())
     <axis dimension="x" every="\(every)"><text>{category}</text><text>day</text></axis></chart>
    """
  )
  #expect(walk.texts() == texts)
  #expect(walk.elements(.tick).map(\.text) == texts.map(String?.some))
}

/// Marks of one category share its label.
@Test func categoriesAreLabelledOnce() throws {
  let walk = try Walk(
    """
    <chart type="bar"><mark category="Mon" value="1"/><mark category="Mon" value="2"/>
     <axis dimension="x"><text>{position}. {category}</text></axis></chart>
    """
  )
  #expect(walk.texts() == ["1. Mon"])
}

/// The other axis labels the values it lists.
@Test func valuesAreLabelled() throws {
  let walk = try Walk(
    """
    <chart type="bar" unit="h"><mark category="Mon" value="1"/>
     <axis dimension="y" ticks="0 2.5 5"><text label="{value} hours">{value}</text></axis></chart>
    """
  )
  #expect(walk.texts() == ["0", "2.5", "5"])
  #expect(walk.labels(.tick) == ["0 hours", "2.5 hours", "5 hours"])
}

/// Along the horizontal axis of points lie values, too, in a unit of their own.
@Test func valuesAreLabelledAlongBothAxes() throws {
  let walk = try Walk(
    """
    <chart type="scatter" unit="kg"><mark category="165" value="61"/><mark category="172" value="66"/>
     <axis dimension="x" unit="cm" title="Height in {unit}" ticks="160 180">
      <text>{value} {unit}</text></axis>
     <axis dimension="y" title="Weight in {unit}" ticks="60 70" every="1">
      <text when="not-first">{value} {unit}</text></axis></chart>
    """
  )
  #expect(walk.texts() == ["160 cm", "180 cm", "70 kg"])
  let titles = walk.component.chart?.axes.map(\.title.value)
  #expect(titles == ["Height in cm", "Weight in kg"])
}

/// What an axis shows is measured by its own labels, not by the marks.
@Test func axesArePaintedWithTheirOwnLabels() throws {
  let spec = try PaintedSpec(
    """
    <chart type="bar" unit="kg"><mark category="Mon" value="12543.75"/>
     <axis dimension="y" ticks="0 5"><title>In {unit}</title><text>{value} {unit}</text></axis>
     <axis dimension="x" unit="day"><text>{category}</text><text>{unit}</text></axis>
     <axis dimension="x" every="0"><text>{category}</text></axis></chart>
    """
  )
  #expect(spec.parts.map(\.sample) == ["In kg", "0 kg", "Mon", "day"])
}

/// The title of a chart is the one above it, not that of an axis or of the legend.
@Test func theTitleIsThatOfTheWhole() throws {
  let walk = try Walk(
    """
    <chart type="bar"><axis dimension="y" ticks="0 5"><title>Hours</title></axis>
     <legend><title>Phases</title></legend>
     <group><title>{count} nights</title></group><mark category="Mon" value="7"/></chart>
    """
  )
  let chart = try #require(walk.component.chart)
  #expect(chart.title?.text == .known("1 nights"))
  #expect(chart.axes[0].ticks == ["0", "5"])
  #expect(chart.table == nil)
}

/// A table is read with what it is called, and where it is found.
@Test func theTableIsRead() throws {
  let walk = try Walk(
    """
    <chart type="bar"><mark category="Mon" value="7"/>
     <table shown="linked" label=" All  data " hidden="true"/></chart>
    """
  )
  let table = try #require(walk.component.chart?.table)
  #expect(table.place == .linked)
  #expect(table.label == .known("All data"))
  #expect(table.isHidden)
  #expect(walk.elements().map(\.kind) == [.component, .mark])
}

/// What a table is called is not known where the document does not say all.
@Test func theTableOfAPartMayHaveAName() throws {
  let walk = try Walk("<chart type='bar'><table shown='visible'/></chart>", "complete='data'")
  #expect(walk.component.chart?.table?.label == .unknown("the label of the table"))
}
