import A11yModel
import Foundation
import Testing

/// Slices of pies and rings, by their outlines alone.
@Suite struct SeenSliceTests {
  static let colors = ["#900", "#060", "#009"]

  /// The point in a direction, in degrees, around 100, 70.
  static func point(_ radius: Double, _ angle: Double) -> String {
    let turn = angle * .pi / 180
    return "\(100 + radius * cos(turn)) \(70 + radius * sin(turn))"
  }

  /// The outline of a slice with a hole, as `d3.arc` writes it.
  static func ring(
    _ start: Double,
    _ end: Double,
    from hole: Double = 30,
    to radius: Double = 50
  ) -> String {
    let size = end - start > 180 ? 1 : 0
    return """
      M\(point(radius, start))A\(radius) \(radius) 0 \(size) 1 \(point(radius, end))\
      L\(point(hole, end))A\(hole) \(hole) 0 \(size) 0 \(point(hole, start))Z
      """
  }

  /// One curve of a quarter of a circle at most, as libraries without arcs write it.
  private static func curve(_ radius: Double, _ start: Double, _ end: Double) -> String {
    let reach = radius * 4 / 3 * tan((end - start) * .pi / 720)
    func handle(_ angle: Double, _ away: Double) -> String {
      let turn = angle * .pi / 180
      let (x, y) = (100 + radius * cos(turn), 70 + radius * sin(turn))
      return "\(x - away * sin(turn)) \(y + away * cos(turn))"
    }
    return "C\(handle(start, reach)) \(handle(end, -reach)) \(point(radius, end))"
  }

  static func summary(_ outlines: [String], beside rest: String = "") throws -> String {
    let paths = zip(outlines, colors + colors).map { "<path d='\($0)' fill='\($1)'/>" }
    return try RecognizedSVG(paths.joined() + rest).summary
  }

  @Test func slicesAroundAHoleAreADonut() throws {
    let slices = [Self.ring(-90, 120), Self.ring(120, 200), Self.ring(200, 270)]
    #expect(try Self.summary(slices) == "donut none ‘’ 3 marks of ")
    let apart = [Self.ring(-89, 119), Self.ring(121, 199), Self.ring(201, 269)]
    #expect(try Self.summary(apart) == "donut none ‘’ 3 marks of ")
  }

  @Test func curvesMakeADonutAsArcsDo() throws {
    let slices = [(-90.0, 0.0), (0, 90), (90, 270)].map { start, end in
      let steps = Array(stride(from: start, to: end, by: 45))
      let rim = steps.map { Self.curve(50, $0, $0 + 45) }.joined()
      let back = steps.reversed().map { Self.curve(30, $0 + 45, $0) }.joined()
      return "M\(Self.point(50, start))\(rim)L\(Self.point(30, end))\(back)z"
    }
    #expect(try Self.summary(slices) == "donut none ‘’ 3 marks of ")
  }

  @Test func roundedCornersAreSeenThrough() throws {
    let slices = [(-90.0, 30.0), (30, 150), (150, 270)].map { start, end in
      """
      M\(Self.point(50, start + 4))A50 50 0 0 1 \(Self.point(50, end - 4))\
      A3 3 0 0 1 \(Self.point(47, end))L\(Self.point(33, end))\
      A3 3 0 0 1 \(Self.point(30, end - 6))A30 30 0 0 0 \(Self.point(30, start + 6))\
      A3 3 0 0 1 \(Self.point(33, start))L\(Self.point(47, start))\
      A3 3 0 0 1 \(Self.point(50, start + 4))Z
      """
    }
    #expect(try Self.summary(slices) == "donut none ‘’ 3 marks of ")
  }

  /// ggplot2 draws slices as polygons that have corners along their sides, too.
  @Test func polygonsMakeAPie() throws {
    let slices = [(-90.0, 30.0), (30, 150), (150, 270)].map { start, end in
      let out = stride(from: 0.0, to: 50, by: 5).map { Self.point($0, start) }
      let rim = stride(from: start, to: end, by: 5).map { Self.point(50, $0) }
      let back = stride(from: 50.0, through: 0, by: -5).map { Self.point($0, end) }
      return "M" + (out + rim + back).joined(separator: "L") + "Z"
    }
    #expect(try Self.summary(slices) == "pie none ‘’ 3 marks of ")
  }

  /// Cairo moves to where it began once more.
  @Test func aMoveAtTheEndDrawsNothing() throws {
    let slices = [(-90.0, 30.0), (30, 150), (150, 270)].map { start, end in
      "M100 70L\(Self.point(50, start))A50 50 0 0 1 \(Self.point(50, end))ZM100 70"
    }
    #expect(try Self.summary(slices) == "pie none ‘’ 3 marks of ")
  }

  @Test func pulledOutSlicesBelongToTheirPie() throws {
    let slices = [(0.0, 120.0), (120, 240)].map { start, end in
      "M100 70L\(Self.point(40, start))A40 40 0 0 1 \(Self.point(40, end))Z"
    }
    let pulled = "M108 64L88 29.359A40 40 0 0 1 148 64Z"
    #expect(try Self.summary(slices + [pulled]) == "pie none ‘’ 3 marks of ")
    let away = "M180 64L160 29.359A40 40 0 0 1 220 64Z"
    #expect(try Self.summary(slices + [away]) == "nothing")
  }

  /// A dash of a circle each, as most donuts are drawn by hand.
  @Test func dashesOfACircleAreADonut() throws {
    let whole = 2 * Double.pi * 40
    func dash(_ start: Double, _ share: Double, _ color: String) -> String {
      """
      <circle cx='50' cy='35' r='20' fill='none' stroke='\(color)' stroke-width='10' \
      stroke-dasharray='\(whole / 2 * share) \(whole)' stroke-dashoffset='\(-whole / 2 * start)' \
      transform='translate(0 0) scale(2)'/>
      """
    }
    let shares = [(0.0, 0.5), (0.5, 0.3), (0.8, 0.2)]
    let slices = zip(shares, Self.colors).map { dash($0.0, $0.1, $1) }
    let chart = try RecognizedSVG(slices.joined())
    #expect(chart.summary == "donut none ‘’ 3 marks of ")
    let parts = chart.document.components[0].parts
    #expect(parts.map(\.shape) == [.slice, .slice, .slice])
    #expect(parts.allSatisfy { $0.kind == .shape && $0.dash == nil })
    // What is done of a track is no slice of it.
    let track = "<circle cx='100' cy='70' r='40' fill='none' stroke='#DDD' stroke-width='20'/>"
    #expect(try RecognizedSVG(track + slices[0]).summary == "nothing")
    #expect(try RecognizedSVG(slices.dropLast().joined()).summary == "nothing")
  }

  @Test func broadArcsAreADonut() throws {
    let arcs = zip([(-90.0, 30.0), (30, 150), (150, 270)], Self.colors).map { arc, color in
      """
      <path d='M\(Self.point(40, arc.0))A40 40 0 0 1 \(Self.point(40, arc.1))' fill='none' \
      stroke='\(color)' stroke-width='16'/>
      """
    }
    #expect(try RecognizedSVG(arcs.joined()).summary == "donut none ‘’ 3 marks of ")
  }

  @Test(arguments: [
    [ring(180, 240), ring(240, 300), ring(300, 360)],
    [ring(0, 120), ring(120, 359), ring(0, 90, from: 50, to: 65), ring(90, 359, from: 50, to: 65)],
    [ring(0, 120), ring(0, 120, to: 60), ring(0, 240, to: 70)],
  ])
  func gaugesAndLevelsAreNoDonuts(_ outlines: [String]) throws {
    #expect(try Self.summary(outlines) == "nothing")
  }

  @Test func roundedShapesAreNoSlices() throws {
    let button = "M10 20a8 8 0 0 1 8 -8h40a8 8 0 0 1 8 8v20a8 8 0 0 1 -8 8h-40a8 8 0 0 1 -8 -8z"
    let pill = "M20 80h60a10 10 0 0 1 0 20h-60a10 10 0 0 1 0 -20z"
    #expect(try Self.summary([button, button, pill, pill]) == "nothing")
    let circle = "M150 70A50 50 0 1 1 50 70A50 50 0 1 1 150 70Z"
    #expect(try Self.summary([circle, circle, circle]) == "nothing")
  }

  @Test func eachSliceIsWhatStandsOnIt() throws {
    let names = [("North", 140.0, 95.0), ("South", 70, 98), ("East", 75, 45)].map { name in
      "<text x='\(name.1)' y='\(name.2)' text-anchor='middle' fill='white'>\(name.0)</text>"
    }
    let slices = [(-90.0, 120.0), (120, 180), (180, 270)].map { start, end in
      "M100 70L\(Self.point(60, start))A60 60 0 \(end - start > 180 ? 1 : 0) 1 "
        + "\(Self.point(60, end))Z"
    }
    let paths = zip(slices, Self.colors).map { "<path d='\($0)' fill='\($1)'/>" }
    let chart = try RecognizedSVG((paths + names).joined())
    #expect(chart.marks == ["North", "South", "East"])
    let own = chart.document.components[0].parts.filter { $0.role == .mark && $0.kind == .shape }
    #expect(own.map(\.subject) == [.mark(0), .mark(1), .mark(2)])
  }

  /// Google Charts' titles are as large as their legends.
  @Test func theOnlyBoldTextAboveAllSlicesIsTheTitle() throws {
    let slices = [(-90.0, 120.0), (120, 180), (180, 270)].map { start, end in
      "M100 70L\(Self.point(50, start))A50 50 0 \(end - start > 180 ? 1 : 0) 1 "
        + "\(Self.point(50, end))Z"
    }
    let paths = zip(slices, Self.colors).map { "<path d='\($0)' fill='\($1)'/>" }.joined()
    func title(_ weight: String, _ other: String = "400") throws -> Bool {
      let texts =
        "<text x='5' y='10' font-weight='\(weight)'>Daily activities</text>"
        + "<text x='5' y='130' font-weight='\(other)'>Source: us</text>"
      return try RecognizedSVG(paths + texts).chart?.title != nil
    }
    #expect(try title("bold"))
    #expect(try !title("400"))
    #expect(try !title("bold", "bold"))
  }

  /// People see slices in a circle, which has neither a beginning nor a direction.
  @Test(arguments: [
    ([0, 1, 2, 3], [0, 1, 2, 3]), ([2, 3, 0, 1], [0, 1, 2, 3]), ([1, 0, 3, 2], [0, 1, 2, 3]),
    ([0, 2, 1, 3], [0, 2, 1, 3]),
  ])
  func aLegendMayBeginAnywhereInTheCircle(_ order: [Int], _ series: [Int]) throws {
    let colors = Self.colors + ["#555"]
    let slices = (0..<4).map { place in
      "<path d='\(Self.ring(Double(place) * 90, Double(place) * 90 + 90))' fill='\(colors[place])'/>"
    }
    let legend = order.enumerated().map { row, place in
      """
      <rect x='170' y='\(20 + row * 20)' width='8' height='8' fill='\(colors[place])'/>
      <text x='182' y='\(28 + row * 20)'>\(["A", "B", "C", "D"][place])</text>
      """
    }
    let found = try RecognizedSVG((slices + legend).joined()).legend
    let names = order.map { ["A", "B", "C", "D"][$0] }
    #expect(found == zip(names, series).map { "\($0): \($1)" })
  }

  /// A ring that is called one need not go all the way round; what does not meet does not touch.
  @Test(
    arguments: [
      ([180.0, 240, 240, 300, 300, 360], [2]), ([180, 235, 245, 295, 305, 360], [0, 1, 2]),
      ([0, 120, 120, 240, 240, 360], []), ([0, 120, 122, 240, 242, 358], []),
    ] as [([Double], Set<Int>)]
  )
  func slicesThatStandApart(_ ends: [Double], parted: Set<Int>) throws {
    let slices = Self.colors.enumerated().map { place, color in
      "<path d='\(Self.ring(ends[place * 2], ends[place * 2 + 1]))' fill='\(color)'/>"
    }
    let title = "<title>Donut chart of seats by party</title>"
    let chart = try #require(try RecognizedSVG(title + slices.joined()).chart)
    #expect(chart.form == .donut && chart.marks.count == 3)
    #expect(chart.partedSlices == parted)
    #expect(try RecognizedSVG(slices.joined()).chart == nil || parted.isEmpty)
  }

  /// Slices that are pulled out.
  @Test func explodedSlicesStandApart() throws {
    let slice = { (start: Double, end: Double, move: String, color: String) in
      "<path transform='translate(\(move))' fill='\(color)' d='M100 70L\(Self.point(50, start))"
        + "A50 50 0 0 1 \(Self.point(50, end))Z'/>"
    }
    let pulled = slice(240, 360, "12 -12", "#009")
    let rest = slice(0, 120, "0 0", "#900") + slice(120, 240, "0 0", "#060")
    let chart = try RecognizedSVG("<title>Pie chart of seats by party</title>" + rest + pulled)
    #expect(chart.chart?.partedSlices == [1, 2])
  }
}
