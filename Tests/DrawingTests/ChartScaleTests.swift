import Drawing
import Testing

struct ChartScaleTests {
  @Test func barsAreMeasuredFromZeroInRoundSteps() {
    let scale = ChartScale([70, 158], isFromZero: true)
    #expect(scale.ticks == [0, 50, 100, 150, 200])
    #expect(scale.share(of: 100) == 0.5)
  }

  @Test func valuesOnBothSidesOfZeroHaveStepsOnBoth() {
    // 13 apart, in steps of 5.
    #expect(ChartScale([-4, 9], isFromZero: true).ticks == [-5, 0, 5, 10])
  }

  @Test func pointsLieBetweenTheLeastAndTheGreatest() {
    // 8 apart, in steps of 2.
    #expect(ChartScale([101, 109], isFromZero: false).ticks == [100, 102, 104, 106, 108, 110])
  }

  @Test func whatTheSourceMarksIsAllThatIsMarked() {
    let scale = ChartScale([7], isFromZero: true, stated: [0, 5, 10])
    #expect(scale.ticks == [0, 5, 10])
    #expect((scale.low, scale.high) == (0, 10))
  }

  @Test func aValueBeyondTheMarksIsReachedNevertheless() {
    #expect(ChartScale([12], isFromZero: true, stated: [0, 5, 10]).high == 12)
  }

  @Test(arguments: [
    [], [0], [5, 5, 5], [.nan], [.infinity, -.infinity], [1e290, -1e290], [.leastNonzeroMagnitude],
    [1e17, 1e17 + 16],
    [-0.0, 0.0], [.greatestFiniteMagnitude], [-1e-300, 1e300],
  ])
  func anyValuesHaveAScale(_ values: [Double]) {
    for isFromZero in [true, false] {
      let scale = ChartScale(values, isFromZero: isFromZero)
      #expect(scale.low < scale.high)
      #expect((1...40).contains(scale.ticks.count))
      for value in values + [0, 1, -1] { #expect((0...1).contains(scale.share(of: value))) }
    }
  }
}
