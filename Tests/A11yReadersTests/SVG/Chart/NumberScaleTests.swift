import ChartWords
import Testing

@testable import ChartRecognition

/// Numbers that grow evenly with their places.
@Suite struct NumberScaleTests {
  /// 290, 580, 870, 1160, 1450 and 1740, of which the larger are rounded.
  @Test(arguments: [
    (["0", "290", "580", "870", "1.2k", "1.5k", "1.7k"], true),
    (["0", "290", "580", "870", "1.4k", "1.5k", "1.7k"], false),
    (["0s", "10s", "20s"], true),
    (["0s", "10s", "40s"], false),
  ])
  func ticksGrowEvenly(_ texts: [String], _ areTicks: Bool) {
    let points = texts.enumerated().compactMap { place, text in
      ShownValue(text, "en").map { NumberScale.Point(place: Double(place) * 60, value: $0) }
    }
    #expect(points.count == texts.count)
    #expect((NumberScale(of: points) != nil) == areTicks)
  }
}
