import Testing

@testable import A11yColor

/// CIEDE2000, against the values its users check implementations with.
@Suite struct ColorDifferenceTests {
  struct Pair: Sendable {
    var one: LabColor
    var other: LabColor
    var difference: Double

    init(
      _ one: (Double, Double, Double),
      _ other: (Double, Double, Double),
      _ difference: Double
    ) {
      self.one = LabColor(lightness: one.0, a: one.1, b: one.2)
      self.other = LabColor(lightness: other.0, a: other.1, b: other.2)
      self.difference = difference
    }
  }

  /// The 34 pairs of Sharma, Wu and Dalal (2005), table 1, which find every mistake that is
  /// easily made.
  private static let published = [
    Pair((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
    Pair((50, 3.1571, -77.2803), (50, 0, -82.7485), 2.8615),
    Pair((50, 2.8361, -74.02), (50, 0, -82.7485), 3.4412),
    Pair((50, -1.3802, -84.2814), (50, 0, -82.7485), 1.0000),
    Pair((50, -1.1848, -84.8006), (50, 0, -82.7485), 1.0000),
    Pair((50, -0.9009, -85.5211), (50, 0, -82.7485), 1.0000),
    Pair((50, 0, 0), (50, -1, 2), 2.3669),
    Pair((50, -1, 2), (50, 0, 0), 2.3669),
    Pair((50, 2.49, -0.001), (50, -2.49, 0.0009), 7.1792),
    Pair((50, 2.49, -0.001), (50, -2.49, 0.001), 7.1792),
    Pair((50, 2.49, -0.001), (50, -2.49, 0.0011), 7.2195),
    Pair((50, 2.49, -0.001), (50, -2.49, 0.0012), 7.2195),
    Pair((50, -0.001, 2.49), (50, 0.0009, -2.49), 4.8045),
    Pair((50, -0.001, 2.49), (50, 0.001, -2.49), 4.8045),
    Pair((50, -0.001, 2.49), (50, 0.0011, -2.49), 4.7461),
    Pair((50, 2.5, 0), (50, 0, -2.5), 4.3065),
    Pair((50, 2.5, 0), (73, 25, -18), 27.1492),
    Pair((50, 2.5, 0), (61, -5, 29), 22.8977),
    Pair((50, 2.5, 0), (56, -27, -3), 31.9030),
    Pair((50, 2.5, 0), (58, 24, 15), 19.4535),
    Pair((50, 2.5, 0), (50, 3.1736, 0.5854), 1.0000),
    Pair((50, 2.5, 0), (50, 3.2972, 0), 1.0000),
    Pair((50, 2.5, 0), (50, 1.8634, 0.5757), 1.0000),
    Pair((50, 2.5, 0), (50, 3.2592, 0.335), 1.0000),
    Pair((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
    Pair((63.0109, -31.0961, -5.8663), (62.8187, -29.7946, -4.0864), 1.2630),
    Pair((61.2901, 3.7196, -5.3901), (61.4292, 2.248, -4.962), 1.8731),
    Pair((35.0831, -44.1164, 3.7933), (35.0232, -40.0716, 1.5901), 1.8645),
    Pair((22.7233, 20.0904, -46.694), (23.0331, 14.973, -42.5619), 2.0373),
    Pair((36.4612, 47.858, 18.3852), (36.2715, 50.5065, 21.2231), 1.4146),
    Pair((90.8027, -2.0831, 1.441), (91.1528, -1.6435, 0.0447), 1.4441),
    Pair((90.9257, -0.5406, -0.9208), (88.6381, -0.8985, -0.7239), 1.5381),
    Pair((6.7747, -0.2908, -2.4247), (5.8714, -0.0985, -2.2286), 0.6377),
    Pair((2.0776, 0.0795, -1.135), (0.9033, -0.0636, -0.5514), 0.9082),
  ]

  @Test(arguments: published)
  func publishedPairs(_ pair: Pair) {
    #expect(abs(pair.one.difference(from: pair.other) - pair.difference) < 0.000_051)
    #expect(abs(pair.other.difference(from: pair.one) - pair.difference) < 0.000_051)
  }

  /// From sRGB, by an implementation of its own.
  @Test(arguments: [
    (0xFF0000, 0x00FF00, 86.6078), (0x0088FF, 0x007AFF, 5.0414), (0x34C759, 0x30D158, 2.6499),
    (0x000000, 0xFFFFFF, 100), (0x0088FF, 0x5856D6, 20.3761), (0xFFCC00, 0xFF9500, 19.4265),
    (0x8E8E93, 0x808080, 5.9025), (0xFF2D55, 0xFF3B30, 10.3503), (0x123456, 0x123456, 0),
  ])
  func hexadecimalPairs(_ one: UInt32, _ other: UInt32, difference: Double) {
    let first = LabColor(Color(hex: one))
    #expect(abs(first.difference(from: LabColor(Color(hex: other))) - difference) < 0.000_051)
  }

  /// CIELAB with D65, as CSS Color 4's own matrices have it.
  @Test(arguments: [
    (0xFFFFFF, 100, 0, 0), (0x000000, 0, 0, 0), (0xFF0000, 53.2371, 80.0901, 67.2033),
    (0x00FF00, 87.7355, -86.1816, 83.1866), (0x0000FF, 32.3009, 79.1953, -107.8555),
    (0x808080, 53.585, 0, 0), (0x0088FF, 56.9063, 13.8322, -67.3794),
  ])
  func coordinates(_ hex: UInt32, lightness: Double, a: Double, b: Double) {
    // White in these matrices and white from its chromaticities part in the fifth digit.
    let lab = LabColor(Color(hex: hex))
    #expect(abs(lab.lightness - lightness) < 0.005)
    #expect(abs(lab.a - a) < 0.005)
    #expect(abs(lab.b - b) < 0.005)
  }
}
