import A11yModel
import Drawing
import Geometry
import Testing

struct ChartLayoutTests {
  @Test func aLineGoesThroughThePointsOfItsSeriesInTheOrderOfTheCategories() throws {
    let marks =
      DrawnChart.marks([1, 3, 2], series: "a") + DrawnChart.marks([2, 2, 5], series: "b")
    let chart = try DrawnChart(#"type="line""#, DrawnChart.series + DrawnChart.line + marks)
    let lines = chart.lines
    #expect(chart.items(.series, .line).map(\.subject) == [.series(0), .series(1)])
    #expect(lines[0].map(\.x) == lines[1].map(\.x))
    #expect(lines[0].map(\.x) == lines[0].map(\.x).sorted())
    // The second of A is as high above its first as it is below the third of B.
    #expect(abs((lines[0][0].y - lines[0][1].y) - (lines[0][1].y - lines[1][2].y)) < 0.02)
    #expect(lines[1][0].y == lines[1][1].y)
  }

  @Test func aLineHasAGapWhereAValueIsNotKnown() throws {
    let chart = try DrawnChart(
      #"type="line" complete="tree""#,
      DrawnChart.line + DrawnChart.marks([1, 2, nil, 3, 1])
    )
    guard case .stroke(.path(let path), _) = chart.items(.series, .line).first?.figure else {
      Issue.record("no line is drawn")
      return
    }
    #expect(path.count { $0 == "M" } == 2)
  }

  @Test func anAreaReachesDownToWhatItStandsOn() throws {
    let area = #"<look part="series"><shape kind="area"><fill color="series"/></shape></look>"#
    let marks = DrawnChart.marks([4, 4], series: "a") + DrawnChart.marks([4, 4], series: "b")
    let chart = try DrawnChart(
      #"type="area" stacking="stacked""#,
      DrawnChart.series + area + marks
    )
    let boxes = chart.items(.series).map(\.box)
    #expect(boxes[1].bottom == boxes[0].top && boxes[0].height == boxes[1].height)
  }

  @Test func pointsStandAtTheirNumbers() throws {
    let look =
      #"<look part="mark"><shape kind="circle" size="6"><fill color="red"/></shape></look>"#
    let marks = [(0, 0), (10, 10), (2.5, 5)].map { "<mark category=\"\($0)\" value=\"\($1)\"/>" }
    let chart = try DrawnChart(#"type="scatter""#, look + marks.joined())
    let middles = chart.bars.map(\.center)
    let (first, last, between) = (middles[0], middles[1], middles[2])
    #expect(chart.bars[0].width == 6)
    #expect(abs((between.x - first.x) * 4 - (last.x - first.x)) < 0.01)
    #expect(abs((first.y - between.y) * 2 - (first.y - last.y)) < 0.01)
  }

  @Test func slicesAreDrawnWithTheirLabelsOutside() throws {
    let look = """
      <look part="mark"><shape kind="slice"><fill color="red"/><text color="white">{value}</text>
        </shape><text color="label">{category}</text></look>
      """
    let chart = try DrawnChart(#"type="pie""#, look + DrawnChart.marks([1, 1, 2]))
    #expect(chart.items(.mark).map(\.subject) == [.mark(0), .mark(1), .mark(2)])
    // To the upper right, the lower right and the left of the centre.
    let (one, two, three) = (
      try chart.point(of: "c0"), try chart.point(of: "c1"), try chart.point(of: "c2")
    )
    #expect(one.y < two.y && abs(one.x - two.x) < 1 && three.x < one.x - 200)
    #expect(try chart.point(of: "2").x > three.x)
  }

  @Test func labelsAndGridlinesStandAtTheirValues() throws {
    let axis = """
      <axis dimension="y" ticks="0 4 8"><gridline color="separator" thickness="1"/>
        <text style="caption" color="label">{value}</text></axis>
      <axis dimension="x" every="2"><text style="caption" color="label">{category}</text>
        <line color="label" thickness="1"/></axis>
      """
    let chart = try DrawnChart(#"type="bar""#, DrawnChart.bar + DrawnChart.marks([8, 4, 2]) + axis)
    let lines = chart.items(.gridline, .line).map(\.box.center.y)
    #expect(lines == [chart.bars[0].bottom, chart.bars[1].top, chart.bars[0].top])
    #expect(chart.items(.axis, .line).map(\.box.center.y) == [chart.bars[0].bottom])
    #expect(chart.texts.map(\.text) == ["0", "4", "8", "c0", "c2"])
    #expect(try chart.point(of: "c2").x == chart.bars[2].center.x)
    let heights = [
      try chart.point(of: "8").y, try chart.point(of: "4").y, try chart.point(of: "0").y,
    ]
    #expect(abs(heights[1] - heights[0] - 100) < 0.01 && abs(heights[2] - heights[1] - 100) < 0.01)
    // Gridlines lie behind the bars.
    let roles = chart.scene.items.map { chart.component.parts[$0.part].role }
    #expect(roles.lastIndex(of: .gridline) ?? 0 < roles.firstIndex(of: .mark) ?? 0)
  }

  @Test func theLegendListsTheSeriesInItsOrder() throws {
    let legend = """
      <legend order="reversed"><look part="entry">
        <shape kind="circle" size="10"><fill color="series"/></shape>
        <text style="caption" color="label">{series}</text></look></legend>
      """
    let chart = try DrawnChart(
      #"type="bar" stacking="grouped""#,
      DrawnChart.series + DrawnChart.bar + DrawnChart.marks([1], series: "a")
        + DrawnChart.marks([2], series: "b") + legend
    )
    #expect(chart.texts.map(\.text) == ["B", "A"])
    #expect(try chart.point(of: "B").x < chart.point(of: "A").x)
    #expect(chart.items(.swatch).map(\.subject) == [.series(1), .series(0)])
    #expect(chart.items(.swatch).allSatisfy { $0.box.width == 10 })
  }

  @Test func theTitleStandsAboveAndWhatComesAfterBelow() throws {
    let chart = try DrawnChart(
      #"type="bar""#,
      #"<title style="headline" color="label">Nights</title>"# + DrawnChart.bar
        + DrawnChart.marks([1, 2]) + #"<text style="caption" color="label">By hand</text>"#
    )
    #expect(try chart.point(of: "Nights").y < chart.bars[1].top)
    #expect(try chart.point(of: "By hand").y > chart.bars[1].bottom)
  }

  @Test func whatStandsInForDataIsDrawnInItsStateAlone() throws {
    let content =
      DrawnChart.bar + DrawnChart.marks([1])
      + #"<empty><text style="body" color="label">No data</text></empty>"#
    #expect(try DrawnChart(#"type="bar""#, content).texts.isEmpty)
    let empty = try DrawnChart(#"type="bar""#, content, in: "empty")
    #expect(empty.texts.map(\.text) == ["No data"] && empty.bars.isEmpty)
  }

  @Test func marksWithoutALookHaveTheirPlaceNevertheless() throws {
    let chart = try DrawnChart(#"type="bar""#, DrawnChart.marks([2, 8]))
    let sketches = chart.scene.sketches
    #expect(sketches.map(\.subject) == [.mark(0), .mark(1)])
    #expect(sketches.map { $0.box.height.rounded() } == [50, 200])
    #expect(chart.scene.remarks.contains("marks that no look draws have a dotted edge"))
  }

  @Test func aChartWithoutMarksHasItsAxes() throws {
    let axis = #"<axis dimension="x"><line color="label"/></axis>"#
    let chart = try DrawnChart(#"type="bar""#, DrawnChart.bar + axis)
    #expect(chart.items(.axis, .line).count == 1)
    #expect(chart.scene.remarks.contains("there are no marks to draw"))
  }
}
