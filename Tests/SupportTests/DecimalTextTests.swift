import Support
import Testing

@Suite struct DecimalTextTests {
  @Test(arguments: [
    (4.5, 2, "4.50"), (4.499, 2, "4.49"), (4.1, 2, "4.10"), (0.1 + 0.2, 2, "0.30"), (3, 2, "3.00"),
    (0.05, 1, "0.0"), (0.05, 2, "0.05"), (0.00005, 2, "0.00"), (0, 2, "0.00"), (12.99, 0, "12"),
    (-1.239, 2, "-1.23"), (-0.001, 2, "0.00"), (1234567.891, 2, "1234567.89"), (1e20, 2, "1e+20"),
    (.infinity, 2, "inf"), (21, 1, "21.0"), (0.29, 2, "0.29"), (1.005, 2, "1.00"),
  ])
  func truncated(_ value: Double, places: Int, text: String) {
    #expect(DecimalText.truncated(value, places: places) == text)
  }

  @Test(arguments: [
    (3, "3"), (0.5, "0.5"), (-2, "-2"), (4.5, "4.5"), (1e15, "1000000000000000"), (1e16, "1e+16"),
    (0, "0"), (-0.0, "0"),
    (123_456_789, "123456789"),
  ])
  func short(_ value: Double, text: String) {
    #expect(DecimalText.short(value) == text)
  }
}
