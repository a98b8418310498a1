import A11yModel
import Testing

/// How large marks are drawn.
@Suite struct MarkExtentTests {
  private func extents(_ content: String) throws -> [Int: Int] {
    let chart = try RecognizedSVG(PlainChart.axes + content).chart
    return (chart?.extents ?? [:]).mapValues { Int($0.rounded()) }
  }

  private static func bar(_ x: Int, _ y: Int, _ height: Int, _ more: String = "") -> String {
    "<rect x='\(x)' y='\(y)' width='12' height='\(height)' fill='#036' \(more)/>"
  }

  @Test func barsReachFromTheirLineToEitherSide() throws {
    let bars = Self.bar(35, 50, 20) + Self.bar(65, 40, 30) + Self.bar(95, 30, 40)
    #expect(try extents(bars) == [0: 20, 1: 30, 2: 40])
    #expect(try extents(bars + Self.bar(125, 70, 15)) == [0: 20, 1: 30, 2: 40, 3: -15])
  }

  @Test func whatIsCutOrStandsOnOthersHasNoExtent() throws {
    let clip = "<clipPath id='c'><rect x='0' y='40' width='200' height='90'/></clipPath>"
    let bars = Self.bar(35, 50, 20) + Self.bar(65, 45, 25) + Self.bar(95, 60, 10)
    let cut = Self.bar(125, 20, 50, "clip-path='url(#c)'")
    #expect(try extents(clip + bars + cut) == [0: 20, 1: 25, 2: 10])
    let upper = Self.bar(35, 40, 10) + Self.bar(65, 25, 20) + Self.bar(95, 45, 15)
    #expect(try extents(bars + upper.replacing("#036", with: "#c60")) == [:])
  }

  @Test func slicesSweepDegrees() throws {
    let slices = """
      <path d='M100 70V20A50 50 0 0 1 150 70Z' fill='#036'/>
      <path d='M100 70H150A50 50 0 0 1 100 120Z' fill='#c60'/>
      <path d='M100 70V120A50 50 0 0 1 100 20Z' fill='#333'/>
      """
    let chart = try RecognizedSVG(slices).chart
    #expect((chart?.extents ?? [:]).mapValues { Int($0.rounded()) } == [0: 90, 1: 90, 2: 180])
  }
}
