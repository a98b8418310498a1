internal import Support

/// The colour spaces that `color()` names (CSS Color 4, section 10).
enum PredefinedSpace: String, CaseIterable {
  case srgb
  case srgbLinear = "srgb-linear"
  case displayP3 = "display-p3"
  case displayP3Linear = "display-p3-linear"
  case a98RGB = "a98-rgb"
  case prophotoRGB = "prophoto-rgb"
  case rec2020
  case xyz
  case xyzD50 = "xyz-d50"
  case xyzD65 = "xyz-d65"

  /// A colour of the space; each transfer function is mirrored for negative values.
  func color(_ first: Double, _ second: Double, _ third: Double) -> Color {
    switch self {
    case .srgb: Color(red: first, green: second, blue: third)
    case .srgbLinear: LinearColor(red: first, green: second, blue: third).encoded
    case .displayP3: LinearColor.displayP3(red: first, green: second, blue: third).encoded
    case .displayP3Linear:
      LinearColor.displayP3Linear(red: first, green: second, blue: third).encoded
    case .a98RGB:
      LinearColor.a98(
        red: Self.power(first, 563.0 / 256),
        green: Self.power(second, 563.0 / 256),
        blue: Self.power(third, 563.0 / 256)
      ).encoded
    case .prophotoRGB:
      XYZColor.prophoto(
        red: Self.prophotoDecoded(first),
        green: Self.prophotoDecoded(second),
        blue: Self.prophotoDecoded(third)
      ).linear.encoded
    // Its light is that of a display (ITU-R BT.1886), no longer that of the scene before a camera.
    case .rec2020:
      LinearColor.rec2020(
        red: Self.power(first, 2.4),
        green: Self.power(second, 2.4),
        blue: Self.power(third, 2.4)
      ).encoded
    case .xyz, .xyzD65: XYZColor(x: first, y: second, z: third).linear.encoded
    case .xyzD50: XYZColor(d50: first, second, third).linear.encoded
    }
  }

  private static func prophotoDecoded(_ value: Double) -> Double {
    abs(value) <= 16.0 / 512 ? value / 16 : power(value, 1.8)
  }

  private static func power(_ value: Double, _ exponent: Double) -> Double {
    let magnitude = Mathematics.power(abs(value), exponent)
    return value < 0 ? -magnitude : magnitude
  }
}

extension LinearColor {
  /// A colour in the linear light of Adobe RGB (1998), whose red and blue share sRGB's hues.
  fileprivate static func a98(red: Double, green: Double, blue: Double) -> LinearColor {
    LinearColor(
      red: 1.398_355_743_960_778_3 * red - 0.398_355_743_960_778_3 * green,
      green: green,
      blue: -0.042_928_989_294_473_266 * green + 1.042_928_989_294_473_3 * blue
    )
  }

  /// A colour in the linear light of ITU-R BT.2020-2.
  fileprivate static func rec2020(red: Double, green: Double, blue: Double) -> LinearColor {
    LinearColor(
      red: 1.660_491_002_108_434_5 * red - 0.587_641_138_788_549_5 * green
        - 0.072_849_863_319_884_88 * blue,
      green: -0.124_550_474_521_590_74 * red + 1.132_899_897_125_960_3 * green
        - 0.008_349_422_604_369_477 * blue,
      blue: -0.018_150_763_354_905_303 * red - 0.100_578_898_008_007_39 * green
        + 1.118_729_661_362_912_7 * blue
    )
  }
}

extension XYZColor {
  /// A colour in the linear light of ProPhoto RGB, whose white point is D50.
  fileprivate static func prophoto(red: Double, green: Double, blue: Double) -> XYZColor {
    XYZColor(
      d50: 0.797_766_644_900_642_3 * red + 0.135_181_297_400_533_08 * green
        + 0.031_347_734_128_392_2 * blue,
      0.288_074_828_819_401_3 * red + 0.711_835_234_241_873 * green
        + 0.000_089_936_938_725_64 * blue,
      0.825_104_602_510_460_2 * blue
    )
  }
}
