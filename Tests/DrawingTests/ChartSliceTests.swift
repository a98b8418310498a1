import Drawing
import Geometry
import Testing

struct ChartSliceTests {
  @Test func slicesFollowOneAnotherClockwiseByTheirShares() {
    let shares = ChartSlice.shares(of: [1, 2, 3, 6])
    #expect(shares.map(\.start) == [0, 30, 90, 180])
    #expect(shares.map(\.sweep) == [30, 60, 90, 180])
  }

  @Test func whatIsNothingOrLessHasNoSlice() {
    #expect(ChartSlice.shares(of: [1, 0, -5, 1]).map(\.sweep) == [180, 0, 0, 180])
  }

  @Test func whereAllIsNothingAllAreAlike() {
    #expect(ChartSlice.shares(of: [0, 0]).map(\.sweep) == [180, 180])
  }

  @Test func theLargestNumbersHaveSharesToo() {
    #expect(ChartSlice.shares(of: [1e290, 1e290, 1e290, 1e290]).map(\.sweep) == [90, 90, 90, 90])
  }

  @Test func aQuarterBeginsAtTwelveOClock() {
    let slice = ChartSlice(center: Point(100, 100), radius: 50, start: 0, sweep: 90)
    #expect(slice.path == "M100 50A50 50 0 0 1 150 100L100 100Z")
  }

  @Test func aSliceOfADonutIsCutByItsHole() {
    let slice = ChartSlice(center: .zero, radius: 50, hole: 30, start: 90, sweep: 180)
    #expect(slice.path == "M50 0A50 50 0 0 1 -50 0L-30 0A30 30 0 0 0 30 0Z")
  }

  @Test func moreThanHalfIsALargeArc() {
    let slice = ChartSlice(center: .zero, radius: 10, start: 0, sweep: 270)
    #expect(slice.path == "M0 -10A10 10 0 1 1 -10 0L0 0Z")
  }

  @Test func aSliceAloneIsAWholeDisc() {
    let slice = ChartSlice(center: .zero, radius: 10, start: 0, sweep: 360)
    #expect(slice.path == "M0 -10A10 10 0 0 1 0 10A10 10 0 0 1 0 -10Z")
    #expect(slice.heart == .zero)
  }

  @Test func neighboursArePartedByTheirGap() throws {
    // Both sides of a quarter run 3 points from the line shared with its neighbours.
    let slice = ChartSlice(center: .zero, radius: 50, start: 0, sweep: 90, gap: 6)
    let box = try #require(Shape.path(slice.path).boundingBox(tolerance: 0.01))
    #expect(abs(box.left - 3) < 0.02 && abs(box.bottom + 3) < 0.02)
  }

  @Test func aGapThatIsWiderThanASliceLeavesALine() {
    let slice = ChartSlice(center: .zero, radius: 50, hole: 10, start: 0, sweep: 1, gap: 400)
    #expect(!slice.path.contains("nan"))
  }
}
