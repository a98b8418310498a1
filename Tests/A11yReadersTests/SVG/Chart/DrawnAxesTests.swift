import A11yModel
import Testing

@testable import ChartRecognition

private enum BoxPlot {
  /// Boxes with whiskers over three names.
  static let boxes = [44, 84, 124].map { x in
    "<rect x='\(x)' y='50' width='12' height='\(x / 4)' fill='white' stroke='black'/>"
      + "<path d='M\(x + 6) 30V50M\(x) 60H\(x + 12)' stroke='black'/>"
  }.joined()

  static let axes = PlainChart.measures + PlainChart.names
  static let counts =
    "<g class='y axis'><text x='20' y='40' class='tick'>1</text><text x='20' y='70' class='tick'>2</text>"
    + "<text x='20' y='100' class='tick'>3</text></g><g class='x axis'>"
    + PlainChart.names.replacing("<text", with: "<text class='tick'") + "</g>"
  static let ticks =
    "<path d='M24 97H28' stroke='black'/><path d='M24 67H28' stroke='black'/>"
    + "<path d='M24 37H28' stroke='black'/>"
}

/// Charts whose axes are recognised, and nothing that they measure.
@Suite struct DrawnAxesTests {
  @Test func axesAloneShowAChart() throws {
    let recognized = try RecognizedSVG(BoxPlot.axes + BoxPlot.ticks + BoxPlot.boxes)
    let chart = try #require(recognized.chart)
    #expect(chart.form == nil && chart.marks.isEmpty && chart.series.isEmpty)
    #expect(chart.axes.map(\.ticks) == [["Q1", "Q2", "Q3"], ["0", "5", "10"]])
    #expect(chart.assumed.isSuperset(of: [.form, .axes]))
    // What nobody can tell apart is explained by nothing.
    let keyed = try RecognizedSVG(BoxPlot.axes + BoxPlot.ticks + BoxPlot.boxes + PlainChart.legend)
    #expect(keyed.chart != nil && keyed.chart?.legend == nil)
  }

  @Test(
    arguments: [
      // No lines at the numbers; no shapes; shapes elsewhere; numbers up one side alone.
      BoxPlot.axes + BoxPlot.boxes,
      BoxPlot.axes + BoxPlot.ticks,
      BoxPlot.axes + BoxPlot.ticks + "<rect x='160' y='110' width='30' height='20'/>",
      BoxPlot.axes + BoxPlot.ticks + "<rect x='0' y='0' width='200' height='140'/>",
      PlainChart.measures + BoxPlot.ticks + BoxPlot.boxes,
      // One rectangle, and a frame with one in it.
      BoxPlot.axes + BoxPlot.ticks + "<rect x='60' y='50' width='20' height='20'/>",
      BoxPlot.axes + BoxPlot.ticks
        + "<rect x='24' y='30' width='112' height='72' fill='none' stroke='red'/>"
        + "<rect x='60' y='50' width='20' height='20'/>",
      // Names above, as those of a timetable; far below; lines that begin elsewhere.
      BoxPlot.axes.replacing("y='118'", with: "y='20'") + BoxPlot.ticks + BoxPlot.boxes,
      BoxPlot.axes.replacing("y='118'", with: "y='190'") + BoxPlot.ticks + BoxPlot.boxes,
      BoxPlot.axes + BoxPlot.ticks.replacing("M24", with: "M90").replacing("H28", with: "H99")
        + BoxPlot.boxes,
      // Rows that are counted, and a map.
      BoxPlot.counts + BoxPlot.ticks + BoxPlot.boxes,
      BoxPlot.axes.replacing("</text>", with: "°</text>") + BoxPlot.ticks + BoxPlot.boxes,
      // Rows of a table between lines.
      BoxPlot.axes + BoxPlot.boxes
        + "<path d='M0 82H200' stroke='black'/><path d='M0 52H200' stroke='black'/>",
    ]
  )
  func lessShowsNone(_ content: String) throws {
    #expect(try RecognizedSVG(content).chart == nil)
  }

  @Test func gridlinesAreLinesAtTheNumbers() throws {
    let grid = ticks(to: 190)
    #expect(try RecognizedSVG(BoxPlot.axes + grid + BoxPlot.boxes).chart != nil)
  }

  @Test func numbersThatCountUpwardsMeasure() throws {
    let up = BoxPlot.counts.replacing("y='40'", with: "y='0'").replacing("y='100'", with: "y='40'")
      .replacing("y='0'", with: "y='100'")
    #expect(try RecognizedSVG(up + BoxPlot.ticks + BoxPlot.boxes).chart?.marks.isEmpty == true)
  }

  @Test func whatLiesBetweenMayBeOneCurveOrAnImage() throws {
    let curve = "<path d='M40 90C60 40 70 40 90 90' fill='#06c'/>"
    #expect(try RecognizedSVG(BoxPlot.axes + BoxPlot.ticks + curve).chart != nil)
    let image = "<image x='30' y='40' width='90' height='50' href='data:image/png;base64,'/>"
    #expect(try RecognizedSVG(BoxPlot.axes + BoxPlot.ticks + image).chart != nil)
  }

  @Test func theScaleOfColoursIsNoAxis() throws {
    let scale = [10, 30, 50, 70].enumerated().map {
      "<text x='180' y='\($0.element)'>\($0.offset * 2)</text>"
    }.joined()
    let chart = try RecognizedSVG(BoxPlot.axes + scale + BoxPlot.ticks + BoxPlot.boxes).chart
    #expect(chart?.axes.map(\.ticks) == [["Q1", "Q2", "Q3"], ["0", "5", "10"]])
  }

  @Test func aSignIsOneWithWhatHasItsColour() throws {
    func pairs(_ wick: String) throws -> Int {
      let line =
        "<g class='series'><path class='line' d='M60 30L61 95L100 40' fill='none' "
        + "stroke='\(wick)' stroke-width='2'/></g>"
      let page = "<rect width='200' height='140' fill='white'/>"
      let body = "<rect x='55' y='50' width='12' height='20' fill='#06c'/>"
      let component = try RecognizedSVG(page + PlainChart.axes + body + line).document.components[0]
      let part = try #require(component.parts.first { $0.role == .series })
      guard
        case .known(let pairs)? =
          component.renderings[part.rendering].variants[0].outline?.coat.colors
      else { return -1 }
      return pairs.count
    }
    #expect(try pairs("#06c") == 1)
    #expect(try pairs("#c60") == 2)
  }

  private func ticks(to x: Int) -> String {
    BoxPlot.ticks.replacing("H28", with: "H\(x)")
  }

  @Test func linesBesideTheOnlyPointsAreDrawnForNoSeries() throws {
    let points = [(40, 80), (80, 60), (120, 70), (140, 50), (160, 40)]
    let line = points.map { "\($0.0),\($0.1)" }.joined(separator: " ")
    let chart = """
      <g class='scatterlayer'><g class='trace scatter'>\
      <g class='fills'><path class='js-fill' d='M40 100L\(line)L160 100Z' fill='#636efa' fill-opacity='.5'/></g>\
      <g class='lines'><path class='js-line' d='M\(line)' fill='none' stroke='#636efa' stroke-width='2'/></g>\
      <g class='points'>\
      \(points.map { "<path class='point' transform='translate(\($0.0),\($0.1))' d='M3,0A3,3 0 1,1 0,-3A3,3 0 0,1 3,0Z' fill='#636efa'/>" }.joined())\
      </g></g></g>
      """
    let read = try RecognizedSVG(BoxPlot.axes + chart)
    let component = read.document.components[0]
    #expect(component.chart?.series.isEmpty == true)
    #expect(component.parts.filter { $0.role == .mark }.count == 1)
    #expect(component.parts.filter { $0.role == .series }.map(\.shape).contains(.area))
  }

  @Test func theAxesAroundACentreAreNoLines() throws {
    let radar = """
      <g class='polarlayer'><g class='polarsublayer angular-line'>\
      <path d='M190 70A90 90 0 1 0 10 70A90 90 0 1 0 190 70Z' fill='none' stroke='white'/></g>\
      <g class='polarsublayer radial-line'><line x1='100' y1='70' x2='190' y2='70' stroke='white'/></g>\
      <g class='trace scatter'><g class='lines'>\
      <path class='js-line' d='M160 70L100 20L50 70L100 120' fill='none' stroke='blue'/></g></g></g>
      """
    let chart = try RecognizedSVG(PlainChart.axes + radar).chart
    #expect(chart?.marks.count == 1 && chart?.series.isEmpty == true)
    // Elsewhere they are what they are called.
    let own = radar.replacing("polarsublayer ", with: "").replacing("angular-line", with: "x")
    #expect(try RecognizedSVG(PlainChart.axes + own).chart?.series.count == 2)
  }

  @Test func marksOfVegaMayBeTicks() throws {
    let marks = [50, 90, 70, 120].map { x in
      "<path aria-label='v: \(x)' role='graphics-symbol' aria-roledescription='tick' "
        + "d='M\(x),20h1v15h-1Z' fill='#4c78a8'/>"
    }.joined()
    let chart = """
      <g class='mark-group role-axis'>\(PlainChart.axes)</g>\
      <g class='mark-rect role-mark marks' role='graphics-object' \
      aria-roledescription='rect mark container'>\(marks)</g>
      """
    #expect(try RecognizedSVG(chart).chart?.marks.count == 4)
  }
}
