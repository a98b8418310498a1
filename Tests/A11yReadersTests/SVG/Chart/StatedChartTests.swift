import A11yModel
import Testing

/// Charts whose files say what their parts are.
@Suite struct StatedChartTests {
  private static let ticks = """
    <g class='axis x'><g class='tick'><text x='40' y='115'>Q1</text></g>
    <g class='tick'><text x='80' y='115'>Q2</text></g>
    <g class='tick'><text x='120' y='115'>Q3</text></g></g>
    """

  @Test func classesNameSeriesMarksAndLegend() throws {
    let chart = try RecognizedSVG(
      """
      <text class='chart-title' x='100' y='12'>Revenue</text>\(Self.ticks)
      <g class='series series-0'><rect class='bar' x='30' y='40' width='10' height='60' fill='red'/>
      <rect class='bar' x='70' y='20' width='10' height='80' fill='red'/></g>
      <g class='series series-1'><rect class='bar' x='40' y='70' width='10' height='30' fill='blue'/>
      <rect class='bar' x='80' y='60' width='10' height='40' fill='blue'/></g>
      <g class='legend'><g class='item'><rect x='150' y='20' width='8' height='8' fill='red'/>
      <text x='162' y='28'>North</text></g>
      <g class='item'><rect x='150' y='40' width='8' height='8' fill='blue'/>
      <text x='162' y='48'>South</text></g></g>
      """
    )
    #expect(chart.summary == "bar grouped ‘Revenue’ 4 marks of North, South")
    #expect(chart.legend == ["North: 0", "South: 1"])
    #expect(chart.axes == ["x: Q1 Q2 Q3"])
    #expect(chart.chart?.assumed == [])
  }

  /// A legend without a tooltip is one, and the points of a line are no lines.
  @Test func pointsOfLinesAreMarks() throws {
    let point = "m-3 0a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z"
    let chart = try RecognizedSVG(
      """
      \(Self.ticks)<g class='hc-series-group'>
      <g class='hc-series hc-series-0 hc-line-series'>
      <path class='hc-graph' d='M40 60L80 40L120 50' fill='none' stroke='red'/>
      <path class='hc-point' d='M40 60\(point)' fill='red'/>
      <path class='hc-point' d='M80 40\(point)' fill='red'/></g>
      <g class='hc-series hc-series-1 hc-line-series'>
      <path class='hc-graph' d='M40 90L80 80L120 70' fill='none' stroke='blue'/>
      <path class='hc-point' d='M40 90\(point)' fill='blue'/></g></g>
      <g class='hc-legend hc-no-tooltip'>
      <g class='hc-legend-item hc-line-series hc-series-0'><path d='M150 24h8' stroke='red'/>
      <text x='162' y='28'>North</text></g>
      <g class='hc-legend-item hc-line-series hc-series-1'><path d='M150 44h8' stroke='blue'/>
      <text x='162' y='48'>South</text></g></g>
      """
    )
    #expect(chart.summary == "line none ‘’ 3 marks of North, South")
    #expect(chart.legend == ["North: 0", "South: 1"])
  }

  /// The name of a group around one shape is that of the mark.
  @Test func namedGroupsAreMarks() throws {
    let chart = try RecognizedSVG(
      """
      <g role='list' aria-label='Days'>
      <g role='listitem'><title>Thursday</title><rect class='bar' x='30' y='40' width='10' \
      height='60'/></g>
      <g role='listitem' aria-label='Friday'><g><rect class='bar' x='70' y='20' width='10' \
      height='80'/></g></g>
      <g role='listitem' aria-label='Saturday'><rect class='bar' x='110' y='30' width='10' \
      height='70'><title>Sat</title></rect></g></g>
      """
    )
    let marks = chart.elements.filter { $0.kind == .mark }
    #expect(marks.map(\.label) == [.known("Thursday"), .known("Friday"), .known("Sat")])
  }

  @Test func descriptionsGiveValuesAndCategories() throws {
    let chart = try RecognizedSVG(
      """
      <g class='graph bar-graph'>\(Self.ticks)<g class='series serie-0'>
      <g class='bar'><rect x='30' y='40' width='10' height='60'/><desc class='value'>12</desc>
      <desc class='x_label'>Q1</desc></g>
      <g class='bar'><rect x='70' y='20' width='10' height='80'/><desc class='value'>16</desc>
      <desc class='x_label'>Q2</desc></g></g></g>
      """
    )
    #expect(chart.marks == ["Q1 12", "Q2 16"])
  }

  /// As gnuplot draws boxes: the inside, and its border.
  @Test func bordersAreNoMarks() throws {
    let bars = [(30, 60), (70, 80), (110, 50)].map { x, height in
      "<polygon points='\(x),100 \(x + 20),100 \(x + 20),\(100 - height) \(x),\(100 - height)' "
        + "fill='#9ecae1'/><path d='M\(x) 100V\(100 - height)h20V100Z' fill='none' stroke='black'/>"
    }
    let chart = try RecognizedSVG(
      Self.ticks + "<g id='gnuplot_plot_1'><title>North</title>\(bars.joined())</g>"
    )
    #expect(chart.summary == "bar none ‘’ 3 marks of North")
  }

  /// Beside marks that state their series, those that state none have none, whatever their colour.
  @Test func marksOfAnotherViewAreOfNoSeries() throws {
    func bar(_ x: Int, _ height: Int, _ label: String, _ color: String) -> String {
      "<path class='bar' aria-label='\(label)' d='M\(x) \(100 - height)h10v\(height)h-10Z' "
        + "fill='\(color)'/>"
    }
    let bars = [
      bar(30, 60, "quarter: Q1; revenue: 12", "#084"),
      bar(70, 80, "quarter: Q2; revenue: 16", "#084"),
      bar(110, 50, "quarter: Q1; revenue: 10; region: North", "#084"),
      bar(122, 40, "quarter: Q1; revenue: 8; region: South", "#b05"),
    ].joined()
    let legend = """
      <g class='legend'><text class='title' x='140' y='10'>region</text>
      <g class='entry'><rect x='140' y='20' width='8' height='8' fill='#084'/>\
      <text x='152' y='28'>North</text></g><g class='entry'>\
      <rect x='140' y='40' width='8' height='8' fill='#b05'/><text x='152' y='48'>South</text></g></g>
      """
    let chart = try RecognizedSVG(Self.ticks + bars + legend)
    #expect(chart.marks == ["Q1 12", "Q2 16", "Q1 10 of North", "Q1 8 of South"])
    // Where nothing else has the colour of an entry, they are what it shows.
    let others = [
      bar(70, 80, "quarter: Q2; revenue: 16", "#b05"),
      bar(110, 50, "quarter: Q1; revenue: 10; region: North", "#084"),
    ].joined()
    let other = try RecognizedSVG(Self.ticks + others + legend)
    #expect(other.marks == ["Q2 16 of South", "Q1 10 of North"])
  }

  @Test func labelsOfMarksAreReadByTheTitlesOfAxesAndLegend() throws {
    let chart = try RecognizedSVG(
      """
      <g class='role-axis' aria-label="X-axis titled 'quarter'"><g class='role-axis-label'>
      <text x='40' y='115'>Q1</text><text x='80' y='115'>Q2</text></g>
      <g class='role-axis-title'><text x='60' y='130'>quarter</text></g></g>
      <g class='mark-rect role-mark marks'>
      <path aria-roledescription='bar' aria-label='quarter: Q1; revenue: 12; region: North' \
      d='M30 40h10v60h-10Z' fill='red'/>
      <path aria-roledescription='bar' aria-label='quarter: Q2; revenue: 16; region: South' \
      d='M70 20h10v80h-10Z' fill='blue'/></g>
      <g class='role-legend'><g class='role-legend-entry'>
      <g class='role-legend-symbol'><path d='M150 20h8v8h-8z' fill='red'/>
      <path d='M150 40h8v8h-8z' fill='blue'/></g>
      <g class='role-legend-label'><text x='162' y='28'>North</text><text x='162' y='48'>South</text>
      </g></g><g class='role-legend-title'><text x='150' y='10'>region</text></g></g>
      """
    )
    #expect(chart.marks == ["Q1 12 of North", "Q2 16 of South"])
    #expect(chart.legend == ["North: 0", "South: 1"])
    #expect(chart.chart?.assumed == [])
  }

  /// “Q1: 12” tells the value of what stands at a tick, and so does another name in the proportions of the
  /// bars; a percentage tells no value beside these.
  @Test func labelsOfOneFieldAreReadByTheTicks() throws {
    let chart = try RecognizedSVG(
      """
      \(Self.ticks)<rect class='bar' aria-label='Q1: 12' x='30' y='40' width='10' height='60'/>
      <rect class='bar' aria-label='Revenue: 16' x='70' y='20' width='10' height='80'/>
      <rect class='bar' aria-label='Q3: 40 %' x='110' y='60' width='10' height='40'/>
      """
    )
    #expect(chart.marks == ["Q1 12", "16", ""])
  }

  @Test func commentsBesideOutlinesGiveTheirWords() throws {
    let letter = "<use xlink:href='#Sans-41'/><use xlink:href='#Sans-42'/>"
    let chart = try RecognizedSVG(
      """
      <defs><path id='Sans-41' d='M0 0h6v8h-6z'/><path id='Sans-42' d='M0 0h6v8h-6z'/></defs>
      <g id='axes_1'><g id='patch_2'><path d='M20 20H180V100H20Z' fill='white'/></g>
      <g id='patch_3'><path d='M30 40h20v60h-20z' fill='red'/></g>
      <g id='patch_4'><path d='M70 20h20v80h-20z' fill='red'/></g>
      <g id='matplotlib.axis_1'><g id='xtick_1'><g id='text_1'><!-- Q1 --><g
      transform='translate(30 115)'>\(letter)</g></g></g>
      <g id='xtick_2'><g id='text_2'><!-- Q2 --><g transform='translate(70 115)'>\(letter)</g></g></g>
      <g id='xtick_3'><g id='text_3'><!-- Q3 --><g transform='translate(110 115)'>\(letter)</g></g>
      </g></g>
      <g id='text_9'><!-- Revenue by quarter --><g transform='translate(80 2)'>\(letter)</g></g></g>
      """
    )
    #expect(chart.summary == "bar none ‘Revenue by quarter’ 2 marks of ")
    #expect(chart.axes == ["x: Q1 Q2 Q3"])
    #expect(chart.chart?.assumed == [.form, .marks, .series])
    #expect(chart.texts == ["Q1 …"])
  }

  @Test func aSeriesThatKeepsItsLegendLineIsNamedByIt() throws {
    let chart = try RecognizedSVG(
      """
      <g class='x axis'><text class='tick' x='40' y='115'>1</text>
      <text class='tick' x='80' y='115'>2</text><text class='tick' x='120' y='115'>3</text></g>
      <g id='gnuplot_plot_1'><title>sin(x)</title><text x='130' y='20'>sin(x)</text>
      <path d='M165 16h10' stroke='red' fill='none'/>
      <path d='M30 90L60 40L90 70L120 30' stroke='red' fill='none'/></g>
      """
    )
    #expect(chart.summary == "line none ‘’ 1 marks of sin(x)")
    #expect(chart.legend == ["sin(x): 0"])
  }

  @Test func wordsAtBarsAndTitlesOfPanelsAreNeitherCategoriesNorTheTitle() throws {
    let chart = try RecognizedSVG(
      """
      <g class='role-column-title'><text x='100' y='12'>region</text></g>
      <g class='role-title-text'><text x='20' y='24'>East</text><text x='90' y='24'>West</text></g>\(Self.ticks)
      <g class='point bar'><path d='M30 40h10v60h-10Z'/><text x='30' y='38'>best</text></g>
      <g class='point bar'><path d='M70 20h10v80h-10Z'/><text x='70' y='18'>16</text></g>
      """
    )
    #expect(chart.summary == "bar none ‘’ 2 marks of ")
    #expect(chart.marks == ["", "16"])
  }

  /// Short strokes, as at a scale of colours and at the ends of error bars, are no lines of data.
  @Test func shortStrokesAreNoLines() throws {
    let strokes = """
      <g id='LineCollection_1' stroke='red' fill='none'><path d='M150 40h8'/><path d='M150 60h8'/></g>
      """
    #expect(try RecognizedSVG(Self.ticks + strokes).chart == nil)
    let slope = "<g id='line' stroke='red' fill='none'><path d='M40 80L120 40'/></g>"
    let chart = try RecognizedSVG(Self.ticks + strokes + slope)
    #expect(chart.summary == "line none ‘’ 1 marks of ")
  }

  @Test func elementsSayWhatTheyAreInTheChart() throws {
    let chart = try RecognizedSVG(
      """
      <g class='axis'>\(Self.ticks)</g>
      <rect class='bar' role='graphics-symbol' aria-label='Q1: 3' x='30' y='40' width='10' height='60'/>
      <rect class='bar' role='graphics-symbol' aria-label='Q2: 4' x='70' y='20' width='10' height='80'/>
      <g class='legend'><rect x='150' y='20' width='8' height='8'/><text x='162' y='28'>North</text></g>
      """
    )
    let kinds = chart.elements.map(\.kind.rawValue)
    #expect(
      kinds == [
        "component", "axis", "tick", "tick", "tick", "mark", "mark", "legend", "entry", "text",
      ]
    )
    #expect(chart.elements[5].subject == .mark(0))
    #expect(chart.elements[7].end == 10 && chart.elements[9].parent == 8)
  }
}
