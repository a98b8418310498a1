import A11yModel
import Drawing
import Geometry
import Testing

struct ChartBarTests {
  @Test func barsAreAsHighAsTheirValuesAreLarge() throws {
    // The scale reaches from 0 to 8, and the plot is 200 points high.
    let chart = try DrawnChart(#"type="bar""#, DrawnChart.bar + DrawnChart.marks([2, 8, 5]))
    #expect(chart.bars.map { $0.height.rounded() } == [50, 200, 125])
    #expect(Set(chart.bars.map(\.bottom)).count == 1)
    #expect(chart.items(.mark).map(\.subject) == [.mark(0), .mark(1), .mark(2)])
  }

  @Test func barsOfValuesBelowZeroHangFromTheLineOfZero() throws {
    // From -5 to 5 in steps of 5: 20 points for each.
    let chart = try DrawnChart(#"type="bar""#, DrawnChart.bar + DrawnChart.marks([4, -3]))
    let (above, below) = (chart.bars[0], chart.bars[1])
    #expect(above.bottom == below.top)
    #expect(abs(above.height * 3 - below.height * 4) < 0.01)
  }

  @Test func neighboursStandAsFarApartAsTheSourceSays() throws {
    let look =
      #"<look part="mark"><shape kind="rectangle" width="20"><fill color="red"/></shape></look>"#
    let chart = try DrawnChart(#"type="bar" gap="5""#, look + DrawnChart.marks([1, 2, 3]))
    #expect(chart.bars.map(\.width) == [20, 20, 20])
    #expect(
      zip(chart.bars, chart.bars.dropFirst()).allSatisfy { abs($1.left - $0.right - 5) < 1e-9 }
    )
  }

  @Test func stackedBarsStandOnEachOther() throws {
    let marks = DrawnChart.marks([3, -1], series: "a") + DrawnChart.marks([5, -2], series: "b")
    let chart = try DrawnChart(
      #"type="bar" stacking="stacked""#,
      DrawnChart.series + DrawnChart.bar + marks
    )
    let bars = chart.bars
    #expect(abs(bars[2].bottom - bars[0].top) < 1e-9 && bars[2].left == bars[0].left)
    #expect(abs(bars[3].top - bars[1].bottom) < 1e-9)
    #expect(abs(bars[0].height * 5 - bars[2].height * 3) < 0.01)
  }

  @Test func groupedBarsStandSideBySide() throws {
    let marks = DrawnChart.marks([3, 4], series: "a") + DrawnChart.marks([5, 6], series: "b")
    let chart = try DrawnChart(
      #"type="bar" stacking="grouped""#,
      DrawnChart.series + DrawnChart.bar + marks
    )
    let bars = chart.bars
    #expect(bars[0].right < bars[2].left && bars[2].right < bars[1].left)
    #expect(bars[1].left - bars[2].right > bars[2].left - bars[0].right)
  }

  @Test func lyingBarsGrowToTheRight() throws {
    let marks = (0..<3).map { index in
      "<mark category=\"c\(index)\" value=\"\(index + 1)\" x=\"0\" y=\"\(index * 30)\" width=\"9\" height=\"20\"/>"
    }.joined()
    let axis = #"<axis dimension="x"><text color="label">{category}</text></axis>"#
    let chart = try DrawnChart(#"type="bar""#, DrawnChart.bar + marks + axis)
    #expect(Set(chart.bars.map(\.left)).count == 1)
    #expect(abs(chart.bars[2].width - 3 * chart.bars[0].width) < 0.01)
    #expect(chart.bars[0].bottom < chart.bars[1].top)
    #expect(try chart.point(of: "c1").x <= chart.bars[1].left)
  }

  @Test func aBarOfUnknownValueIsToldForAssumed() throws {
    let chart = try DrawnChart(
      #"type="bar" complete="tree""#,
      DrawnChart.bar + DrawnChart.marks([8, nil])
    )
    #expect(chart.items(.mark).map(\.isSizeAssumed) == [false, true])
    #expect(chart.bars[1].height * 2 == chart.bars[0].height)
    #expect(chart.scene.remarks.contains { $0.hasPrefix("1 of 2 marks have no known value") })
  }

  @Test func whatABarHoldsLiesInItAndItsLabelAboveIt() throws {
    let look = """
      <look part="mark"><shape kind="capsule"><fill color="systemBlue"/>
        <shape kind="rectangle"><stroke color="white" width="1"/></shape></shape>
        <text style="caption" color="label">{value}</text></look>
      """
    let chart = try DrawnChart(#"type="bar""#, look + DrawnChart.marks([4, -4]))
    #expect(chart.bars[0] == chart.bars[1] && chart.bars[2] == chart.bars[3])
    #expect(try chart.point(of: "4").y < chart.bars[0].top)
    #expect(try chart.point(of: "-4").y > chart.bars[2].bottom)
  }

  @Test func manyMarksAreDrawnAsBands() throws {
    let values = (0..<2000).map { Double($0 % 7 + 1) }
    let chart = try DrawnChart(#"type="bar""#, DrawnChart.bar + DrawnChart.marks(values))
    #expect(chart.scene.items.count == 1)
    #expect(chart.scene.remarks.contains { $0.hasPrefix("2000 marks are drawn as bands") })
    #expect(chart.scene.size.width <= 700)
  }

  @Test(arguments: [
    "0", "-0", "1e300", "-1e300", "1e-320", "123456789012345678901234567890",
  ])
  func anyNumberCanBeDrawn(_ value: String) throws {
    for form in Chart.Form.allCases {
      let marks = #"<mark category="a" value="\#(value)"/><mark category="b" value="\#(value)"/>"#
      let chart = try DrawnChart(
        #"type="\#(form.rawValue)" gap="1e9""#,
        DrawnChart.bar + DrawnChart.line + marks
      )
      #expect(chart.scene.items.allSatisfy { $0.box.isFinite })
      #expect(chart.scene.size.width <= 1000 && chart.scene.size.height <= 1000)
    }
  }

  /// And not where the legend explains it.
  @Test func aSeriesIsPointedAtOnItsFirstMark() throws {
    let chart = try DrawnChart(
      #"type="bar""#,
      """
      \(DrawnChart.series)<look part="mark"><shape kind="rectangle"><fill color="series"/></shape></look>
      <mark category="1" series="a" value="1"/><mark category="2" series="b" value="2"/>
      <mark category="3" series="b" value="3"/>
      <legend><look part="entry"><shape kind="circle" size="8"><fill color="series"/></shape></look></legend>
      """
    )
    #expect(chart.bars.count == 3)
    #expect(chart.box(of: "/spec[1]/chart[1]/series[1]") == chart.bars[0])
    #expect(chart.box(of: "/spec[1]/chart[1]/series[2]") == chart.bars[1])
  }
}
