import Testing

/// What ECharts states of its shapes where it writes an image on a server.
@Suite struct EChartsTests {
  private static let axes =
    "<text x='2' y='100'>0</text><text x='2' y='60'>5</text><text x='2' y='20'>10</text>"
    + "<text x='40' y='118'>Q1</text><text x='80' y='118'>Q2</text><text x='120' y='118'>Q3</text>"

  private func state(_ type: String, _ series: Int, _ datum: Int) -> String {
    "ecmeta_ssr_type='\(type)' ecmeta_series_index='\(series)' ecmeta_data_index='\(datum)'"
  }

  /// A line of the legend: its words state nothing, the area around them takes a pointer.
  private func entry(
    _ name: String,
    _ color: String,
    _ series: Int,
    _ datum: Int,
    _ swatch: String
  ) -> String {
    let place = "transform='translate(\(100 * datum) 2)'"
    return "<path \(swatch) \(place) fill='\(color)' stroke='\(color)'/>"
      + "<text x='14' y='8' \(place)>\(name)</text>"
      + "<path d='M0 0h50v8h-50Z' \(place) fill='none' \(state("legend", series, datum))/>"
  }

  private func entries(
    _ areSeries: Bool,
    _ swatch: String = "d='M0 0h10v8h-10Z'"
  ) -> String {
    entry("North", "#084", 0, 0, swatch) + entry("South", "#b05", areSeries ? 1 : 0, 1, swatch)
  }

  @Test func linesAreOfTheSeriesOfTheirPoints() throws {
    func line(_ series: Int, _ color: String, _ places: [Int]) -> (line: String, points: String) {
      let corners = places.enumerated().map { "\(30 + 50 * $0.offset) \($0.element)" }
      let line = "<path d='M\(corners.joined(separator: "L"))' fill='none' stroke='\(color)'/>"
      let points = corners.enumerated().map { datum, corner in
        "<path d='M1 0A1 1 0 1 1 1 -0.1A1 1 0 0 1 1 0' transform='translate(\(corner)) scale(3)' "
          + "fill='#fff' stroke='\(color)' stroke-width='.6' \(state("chart", series, datum))/>"
      }
      return (line, points.joined())
    }
    let (north, south) = (line(0, "#084", [70, 60, 50]), line(1, "#b05", [40, 30, 20]))
    // The words at the ends are no keys.
    let ends = "<text x='138' y='53'>North</text><text x='138' y='23'>South</text>"
    let image = try RecognizedSVG(
      Self.axes + north.line + south.line + north.points + south.points + ends
        + entries(true, "d='M0 4h10'")
    )
    #expect(image.series == ["North: 1 lines 3 points", "South: 1 lines 3 points"])
    #expect(image.legend == ["North: 0", "South: 1"])
  }

  /// The slices of a ring are data of one series.
  @Test func theLegendTellsSlicesApart() throws {
    let ring = """
      <path d='M100 30A40 40 0 0 1 100 110L100 90A20 20 0 0 0 100 50Z' fill='#084' \
      \(state("chart", 0, 0))/>
      <path d='M100 110A40 40 0 0 1 100 30L100 50A20 20 0 0 0 100 90Z' fill='#b05' \
      \(state("chart", 0, 1))/>
      """
    let image = try RecognizedSVG(ring + entries(false))
    #expect(image.series == ["North: 0 lines 1 points", "South: 0 lines 1 points"])
    #expect(image.legend == ["North: 0", "South: 1"])
    #expect(image.chart?.series.map(\.marker) == [nil, nil])
  }

  /// A pattern that is painted over each bar of a series tells it from others, and is no bar.
  ///
  /// One in its colour nobody sees.
  @Test(arguments: [(true, "#0006"), (false, "#0006"), (false, "#0a8545")])
  func decalsAreThePatternsOfTheirMarks(isStated: Bool, color: String) throws {
    let pattern =
      "<pattern id='p' width='6' height='6' patternUnits='userSpaceOnUse'><path d='M0 0h6v2h-6Z' fill='\(color)'/></pattern>"
    let bars = [(30, 0), (44, 1), (80, 0), (94, 1), (124, 0), (138, 1)].map { place, series in
      let shape = "<path d='M\(place) 100h12v-\(50 + place / 4)h-12Z'"
      let statement = isStated ? state("chart", series, place / 40) : ""
      return "\(shape) fill='\(series == 0 ? "#084" : "#b05")' \(statement)/>"
        + (series == 0 ? "\(shape) fill='url(#p)'/>" : "")
    }
    let image = try RecognizedSVG(pattern + Self.axes + bars.joined() + PlainChart.legend)
    #expect(image.series == ["North: 0 lines 3 points", "South: 0 lines 3 points"])
    let parts = image.document.components[0].parts.filter { $0.role == .mark && $0.kind == .shape }
    #expect(parts.map(\.pattern) == [color == "#0006" ? "pattern 1" : nil, nil])
  }

  @Test func whatIsDrawnOverASwatchIsItsPattern() throws {
    let bars = [(30, 0), (44, 1), (80, 0), (94, 1)].enumerated().map { index, bar in
      "<rect x='\(bar.0)' y='\(40 + index)' width='12' height='\(50 - index)' "
        + "fill='\(bar.1 == 0 ? "#084" : "#b05")' \(state("chart", bar.1, index / 2))/>"
    }
    let swatch = "<path d='M0 0h10v8h-10Z' transform='translate(0 2)' fill='#0003'/>"
    let image = try RecognizedSVG(Self.axes + bars.joined() + entries(true) + swatch)
    #expect(image.legend == ["North: 0", "South: 1"])
    let parts = image.document.components[0].parts
    #expect(parts.count { $0.role == .swatch && $0.kind == .shape } == 2)
  }

  @Test func aClosedLineIsThatOfARadarChart() throws {
    func datum(_ number: Int, _ color: String, _ reach: Int) -> String {
      let corners = "100 \(70 - reach) \(100 - reach) 70 100 \(70 + reach) \(100 + reach) 70"
      let points = "points='\(corners) 100 \(70 - reach)' \(state("chart", 0, number))"
      return "<polyline \(points) fill='none' stroke='\(color)'/>"
        + "<polygon \(points) fill='\(color)' fill-opacity='.3'/>"
    }
    let image = try RecognizedSVG(datum(0, "#084", 40) + datum(1, "#b05", 25) + entries(false))
    #expect(image.series == ["North: 2 lines 0 points", "South: 2 lines 0 points"])
    #expect(image.chart?.form == nil)
  }
}
