import Testing

@testable import A11yColor

@Suite struct ContrastRatioTests {
  /// The greys on either side of 4.5:1 on white, as Understanding 1.4.3 has them.
  @Test func ratiosAreNotRounded() {
    #expect(ContrastRatio(Color(hex: 0x767676), .white).value >= 4.5)
    #expect(ContrastRatio(Color(hex: 0x777777), .white).value < 4.5)
  }

  @Test func extremes() {
    #expect(ContrastRatio(.white, .black).value == 21)
    #expect(ContrastRatio(.black, .white).description == "21.00:1")
    #expect(ContrastRatio(.white, .white).value == 1)
  }

  /// Luminances of primaries are the standard's weights; the rest from an implementation of its
  /// own.
  @Test(arguments: [
    (0xFF0000, 0.2126), (0x00FF00, 0.7152), (0x0000FF, 0.0722), (0x808080, 0.215861),
    (0x0088FF, 0.248283), (0x34C759, 0.422982), (0xFF9500, 0.427549), (0xAF52DE, 0.204225),
    // Either side of the knee: 10 / 255 is linear, 11 / 255 is not.
    (0x0A0A0A, 0.003035), (0x0B0B0B, 0.003347),
  ])
  func luminance(_ hex: UInt32, expected: Double) {
    #expect(abs(Color(hex: hex).relativeLuminance - expected) < 1e-6)
  }

  /// What is composited has the ratio of the colour that is painted and written, as a screenshot of
  /// Chromium has it: 0.535 of black on white is #777777.
  @Test(arguments: [(0.535, "#777777", "4.47:1"), (0.54, "#757575", "4.60:1")])
  func compositesAreJudgedAsPainted(_ alpha: Double, _ hex: String, _ text: String) throws {
    let color = Color(hex: 0, alpha: alpha).composited(over: .white)
    #expect(color.hex == hex)
    #expect(ContrastRatio(color, .white).description == text)
    #expect(ContrastRatio(color, .white) == ContrastRatio(try Color(css: hex), .white))
  }

  /// Display P3's own weights are 0.22897, 0.69174 and 0.07929.
  @Test(arguments: [
    ("color(display-p3 1 0 0)", 0.22897), ("color(display-p3 0 1 0)", 0.69174),
    ("color(display-p3 0 0 1)", 0.07929), ("color(display-p3 1 1 1)", 1),
    ("color(display-p3 0.5 0.25 0.75)", 0.12563),
  ])
  func wideLuminance(_ text: String, expected: Double) throws {
    // WCAG's weights of sRGB are rounded to four decimals, which shows in the fifth.
    #expect(abs(LinearColor(try Color(css: text)).relativeLuminance - expected) < 6e-5)
  }

  @Test func noLightIsLeast() {
    #expect(Color(red: -1, green: -1, blue: 0).relativeLuminance == 0)
  }

  /// What Apple's colours have on white and on black, as published tables say.
  @Test(arguments: [
    (0x007AFF, Color.white, "4.01:1"), (0x0088FF, .white, "3.52:1"), (0x34C759, .white, "2.21:1"),
    (0xFF9500, .white, "2.19:1"), (0xFFCC00, .white, "1.51:1"), (0x0A84FF, .black, "5.75:1"),
    (0x5E5CE6, .black, "4.14:1"), (0x48484A, .black, "2.30:1"), (0xC7C7CC, .white, "1.68:1"),
  ])
  func publishedRatios(_ hex: UInt32, on other: Color, text: String) {
    #expect(ContrastRatio(Color(hex: hex), other).description == text)
    #expect(ContrastRatio(other, Color(hex: hex)) == ContrastRatio(Color(hex: hex), other))
  }

  /// A ratio that fails never reads as one that passes.
  @Test(arguments: [
    (4.499, "4.49:1"), (4.4999999999999, "4.49:1"), (4.5, "4.50:1"), (4.1, "4.10:1"),
    (2.999999999, "2.99:1"), (3, "3.00:1"), (20.996, "20.99:1"), (1.005, "1.00:1"),
  ])
  func textIsCutOff(_ value: Double, text: String) {
    #expect(ContrastRatio(value).description == text)
    #expect(ContrastRatio(4.499) < ContrastRatio(4.5))
  }
}
