import Testing

@testable import ChartSpeech

/// Round numbers around the data, three steps at most and 0 among them.
@Test(arguments: [
  ([7, 5.5], "0 5 10"), ([158, 70], "0 100 200"), ([3], "0 1 2 3"), ([0.3, 0.1], "0 0.1 0.2 0.3"),
  ([1_234_567], "0 500000 1000000 1500000"), ([-3, 8], "-5 0 5 10"), ([-0.07], "-0.1 -0.05 0"),
])
func ticksAreRound(_ values: [Double], _ text: String) {
  #expect(AxisScale(of: values)?.text == text)
}

@Test(arguments: [[], [0], [.nan], [1e300], [-.infinity]] as [[Double]])
func noTicks(_ values: [Double]) { #expect(AxisScale(of: values) == nil) }
