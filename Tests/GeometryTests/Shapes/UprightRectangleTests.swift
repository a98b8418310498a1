import Testing

@testable import Geometry

/// Rectangles along the axes, whatever draws them, and what is none.
@Suite struct UprightRectangleTests {
  private func inside(_ data: String, _ transform: String = "") throws -> UprightRectangle? {
    let tracing = Tracing(.path(data), try Transform(transform))
    return tracing.fill(.nonzero).flatMap(UprightRectangle.init)
  }

  /// As the programs write them that draw bars.
  @Test(arguments: [
    "M10 10H30V90H10Z", "M30 10V90H10V10H30",
    // Recharts, Plotly and Highcharts, with arcs at the head.
    "M 10,14 A 4,4,0,0,1,14,10 L 26,10 A 4,4,0,0,1,30,14 L 30,90 L 10,90 Z",
    "M10,90V16a6,6 0 0 1 6,-6H24A6,6 0 0 1 30,16V90Z",
    "M 13 10 L 27 10 A 3 3 0 0 1 30 13 L 30 90 A 0 0 0 0 1 30 90 L 10 90 A 0 0 0 0 1 10 90 L 10 13 "
      + "A 3 3 0 0 1 13 10 Z",
    // By hand, with quadratic curves; ApexCharts and Vega, with cubic ones, the last all around.
    "M10,90L10,18Q10,10 18,10L22,10Q30,10 30,18L30,90Z",
    "M 10 90 L 10 15 C 10 12.5 12.5 10 15 10 L 25 10 C 27.5 10 30 12.5 30 15 L 30 90 Z",
    "M14,10L26,10C28.2,10 30,11.8 30,14L30,86C30,88.2 28.2,90 26,90L14,90C11.8,90 10,88.2 10,86L10,14"
      + "C10,11.8 11.8,10 14,10Z",
    // Round ends, a head that is one curve, and one corner alone.
    "M10 20A10 10 0 0 1 30 20V80A10 10 0 0 1 10 80Z",
    "M 10 20 L 10 90 L 30 90 L 30 20 C 30 6.7 10 6.7 10 20",
    "M10 10H25A5 5 0 0 1 30 15V90H10Z",
  ])
  func cornersMayBeRound(_ data: String) throws {
    let box = try #require(inside(data)?.box)
    let expected = Box(left: 10, top: 10, right: 30, bottom: 90)
    #expect(expected.expanded(by: 0.1).contains(box) && box.expanded(by: 0.1).contains(expected))
  }

  /// However large they are drawn; what cuts them off straight is no curve.
  @Test(arguments: [0.6, 1, 2, 4, 8])
  func cornersAreToldAtAnySize(_ scale: Double) throws {
    let round = "M10,84V16a6,6 0 0 1 6,-6H24A6,6 0 0 1 30,16V84A6 6 0 0 1 24 90H16A6 6 0 0 1 10 84Z"
    let cut = "M10,84V16l6,-6H24L30,16V84L24 90H16L10 84Z"
    #expect(try inside(round, "scale(\(scale))") != nil)
    #expect(try inside(cut, "scale(\(scale))") == nil)
    #expect(try inside(round, "scale(\(scale) \(scale * 2))") != nil)
  }

  @Test(arguments: [
    // An ellipse, a circle and what is nearly one; a triangle, a rhombus, corners that are cut.
    "M10 50A10 40 0 0 1 30 50A10 40 0 0 1 10 50Z", "M10 20A10 10 0 0 1 30 20A10 10 0 0 1 10 20Z",
    "M19 10H21A9 9 0 0 1 30 19V21A9 9 0 0 1 21 30H19A9 9 0 0 1 10 21V19A9 9 0 0 1 19 10Z",
    "M10 13A3 3 0 0 1 16 13A3 3 0 0 1 10 13Z", "M10 90A10 80 0 0 1 20 10A10 80 0 0 1 30 90Z",
    "M10 90L20 10L30 90Z", "M10 50L20 10L30 50L20 90Z", "M18 10H22L30 18V82L22 90H18L10 82V18Z",
    // An arrow, a notch, a quarter of a disc, a corner that is curved inwards, a part of a ring.
    "M10 90V30L20 10L30 30V90Z", "M10 10H30V90L20 70L10 90Z", "M10 90V10A80 80 0 0 1 90 90Z",
    "M10 90V30A20 20 0 0 0 30 10V90Z", "M10 90A80 80 0 0 1 90 10V30A60 60 0 0 0 30 90Z",
    // Two in one.
    "M10 10H30V90H10ZM40 10H60V90H40Z",
  ])
  func othersAreNone(_ data: String) throws {
    #expect(try inside(data) == nil)
  }

  @Test func itLiesAlongTheAxesOfTheDevice() throws {
    let unit = "M0 0H1V1H0Z"
    let scaled = try inside(unit, "translate(10 20) scale(30 -5)")
    #expect(scaled?.box == Box(x: 10, y: 15, width: 30, height: 5))
    #expect(try inside("M0 0H20V80H0Z", "rotate(-90)")?.box.width.rounded() == 80)
    #expect(try inside("M0 0H20V80H0Z", "rotate(20)") == nil)
  }

  private func line(
    _ data: String,
    _ style: StrokeStyle = StrokeStyle(width: 20),
    _ transform: String = ""
  ) throws -> UprightRectangle? {
    let tracing = Tracing(.path(data), try Transform(transform))
    return tracing.stroke(style).flatMap(UprightRectangle.init)
  }

  @Test func itMayBeDrawnWithLines() throws {
    let box = Box(x: 10, y: 10, width: 20, height: 80)
    #expect(try line("M20 90V10")?.box == box)
    #expect(try line("M20 90V10")?.line == .upright)
    #expect(try line("M90 20H10")?.line == .level)
    #expect(try line("M20 80V20", StrokeStyle(width: 20, cap: .square))?.box == box)
    #expect(try line("M20 80V20", StrokeStyle(width: 20, cap: .round))?.box == box)
    // As wide as it is scaled.
    #expect(try line("M10 9V1", StrokeStyle(width: 10), "scale(2 10)")?.box == box)
    #expect(try line("M20 20H80V90H20Z")?.drawing == .outline)
    #expect(try line("M20 20H80V90H20") == nil)
    #expect(try line("M20 90V10H40") == nil)
    #expect(try line("M20 90L30 10") == nil)
    #expect(try line("M20 90V10", StrokeStyle(width: 20, dashes: [4, 4])) == nil)
  }
}
