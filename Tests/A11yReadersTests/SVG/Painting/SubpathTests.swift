import A11yModel
import Testing

/// What programs draw in one path though it is many things, and in rectangles though it is lines.
@Suite struct SubpathTests {
  private static let grid =
    "<path d='M24 97H180M24 67H180M24 37H180' fill='none' stroke='#ddd' stroke-width='3'/>"
  private static let axes = PlainChart.measures + PlainChart.names

  private func bars(_ heights: [Double], at x: Double, _ color: String) -> String {
    let bars = heights.enumerated().map { place, height in
      let left = x + 40 * Double(place)
      return "M\(left) \(97 - height) \(left + 8) \(97 - height) \(left + 8) 97 \(left) 97Z"
    }
    return "<path d='\(bars.joined())' fill='\(color)' fill-rule='evenodd'/>"
  }

  @Test func allBarsOfASeriesMayBeOnePath() throws {
    let content =
      Self.axes + Self.grid + bars([30, 50, 20], at: 35, "#084")
      + bars([10, 40, 60], at: 45, "#b05")
    let alone = try RecognizedSVG(content)
    #expect(alone.chart?.form == .bar && alone.chart?.marks.count == 2)
    #expect(alone.chart?.marks.allSatisfy(\.isSummary) == true)
    let page = "<rect width='200' height='140' fill='white'/>"
    let keyed = try RecognizedSVG(page + content + PlainChart.legend)
    #expect(keyed.chart?.series.map(\.name) == [.known("North"), .known("South")])
    let parts = keyed.document.components[0].parts.filter { $0.role == .series }
    #expect(parts.map(\.shape) == [.rectangle, .rectangle] && parts.map(\.series) == [0, 1])
    // A broad line of the grid is no more their background than a thin one.
    #expect(try pairs(of: .series, in: keyed) == [1, 1])
  }

  /// How many pairs of colours the parts of a role are seen in.
  private func pairs(of role: Part.Role, in read: RecognizedSVG) throws -> [Int] {
    let component = read.document.components[0]
    return component.parts.filter { $0.role == role }.map { part in
      guard case .known(let pairs)? = component.renderings[part.rendering].variants[0].fill?.colors
      else { return -1 }
      return pairs.count
    }
  }

  @Test(
    arguments: [
      // As long as one another, as wide as one another no more, over one another, and no rectangles.
      "M35 60H43V97H35ZM75 60H83V97H75Z", "M35 60H43V97H35ZM75 40H99V97H75Z",
      "M35 60H43V97H35ZM39 40H47V97H39Z", "M35 60L43 97H35ZM75 40L83 97H75Z", "M35 60H43V97H35Z",
    ]
  )
  func otherPathsAreNoBars(_ path: String) throws {
    let chart = try RecognizedSVG(Self.axes + "<path d='\(path)' fill='#084'/>").chart
    #expect(chart == nil)
  }

  @Test func allTicksMayBeOnePath() throws {
    let ticks =
      "<path d='M24 97L20 97M24 67L20 67M24 37L20 37' fill='none' stroke='#bbb'/>"
      + "<path d='M40 97L40 101M80 97L80 101M120 97L120 101' fill='none' stroke='#bbb'/>"
    let box = "<path d='M36 50h9v30h-9z' fill='white' stroke='black'/>"
    let recognized = try RecognizedSVG(Self.axes + ticks + box)
    // They are no lines of data, and show that there are axes.
    #expect(recognized.chart?.marks.isEmpty == true && recognized.chart?.axes.count == 2)
  }

  @Test func gridlinesMayBeRectangles() throws {
    let grid = [97, 67, 37, 97].map {
      "<rect x='24' y='\($0)' width='130' height='1' fill='#ccc'/>"
    }.joined()
    let line = "<path d='M40 80L80 50L120 60' fill='none' stroke='#06c' stroke-width='2'/>"
    let lines = try RecognizedSVG(Self.axes + grid + line)
    #expect(lines.chart?.form == .line && lines.chart?.marks.count == 1)
    let bars = [(36, 50), (76, 30), (116, 70)].map {
      "<rect x='\($0.0)' y='\(97 - $0.1)' width='9' height='\($0.1)' fill='#06c'/>"
    }.joined()
    let read = try RecognizedSVG(
      Self.axes + "<rect width='200' height='140' fill='white'/>" + grid + bars
    )
    #expect(read.chart?.marks.count == 3)
    // Nothing but the page is behind them.
    #expect(try pairs(of: .mark, in: read) == [1])
  }

  @Test func barsStandOnTheirAxisWhateverThatIsCalled() throws {
    let bars = [50, 30, 70].enumerated().map {
      "<rect id='Bar \($0.offset + 1)' x='\(36 + 40 * $0.offset)' y='\(97 - $0.element)' width='9' "
        + "height='\($0.element)' fill='#06c'/>"
    }.joined()
    func lines(_ y: Int) throws -> Int {
      let line = "<path id='Line 1' d='M24 \(y)H154' stroke='#ddd'/>"
      let parts = try RecognizedSVG(Self.axes + bars + line).document.components[0].parts
      return parts.count { $0.role == .series }
    }
    #expect(try lines(97) == 0)
    // A threshold is none.
    #expect(try lines(60) == 1)
  }

  @Test func numbersOfBarsThatLookAlikeAreNoSeries() throws {
    func series(_ colors: [String]) throws -> Int {
      let bars = colors.enumerated().map {
        "<rect id='Bar \($0.offset + 1)' x='\(36 + 40 * $0.offset)' y='\(60 - 9 * $0.offset)' width='9' "
          + "height='\(37 + 9 * $0.offset)' fill='\($0.element)'/>"
      }
      return try RecognizedSVG(Self.axes + bars.joined()).chart?.series.count ?? -1
    }
    #expect(try series(["#06c", "#06c", "#06c"]) == 0)
    #expect(try series(["#06c", "#c60", "#0a6"]) == 3)
  }

  @Test func ticksOfNoAxisStandInARowAndInAColumn() throws {
    let ticks =
      [(20, 100), (20, 70), (20, 40)].enumerated().map {
        "<text id='axis-1-tickLabels-\($0.offset)' x='\($0.element.0)' y='\($0.element.1)' "
          + "text-anchor='end'>\($0.offset * 5)</text>"
      }.joined()
      + [40, 80, 120].enumerated().map {
        "<text id='axis-0-tickLabels-\($0.offset)' x='\($0.element)' y='118'>Q\($0.offset + 1)</text>"
      }.joined()
    let bars = [50, 30, 70].enumerated().map {
      "<rect class='bar' x='\(36 + 40 * $0.offset)' y='\(97 - $0.element)' width='9' height='\($0.element)'/>"
    }.joined()
    let axes = try RecognizedSVG(ticks + bars).chart?.axes
    #expect(axes?.map(\.dimension) == [.x, .y])
    #expect(axes?.map(\.ticks) == [["Q1", "Q2", "Q3"], ["0", "5", "10"]])
  }
}
