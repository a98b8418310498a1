internal import Support

/// A colour in CIELAB with the white point D65 (CIE 15:2004).
public struct LabColor: Hashable, Sendable {
  /// Lightness, 0 for black to 100 for white.
  public var lightness: Double

  /// Green (negative) to red.
  public var a: Double

  /// Blue (negative) to yellow.
  public var b: Double

  public init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// The coordinates of an opaque colour.
  public init(_ color: Color) {
    self.init(LinearColor(color))
  }

  init(_ linear: LinearColor) {
    let y = Self.y(linear)
    self.init(lightness: 116 * y - 16, a: 500 * (Self.x(linear) - y), b: 200 * (y - Self.z(linear)))
  }

  // The coordinates one by one, for where not all are needed.
  static func lightness(of linear: LinearColor) -> Double { 116 * y(linear) - 16 }
  static func a(of linear: LinearColor) -> Double { 500 * (x(linear) - y(linear)) }
  static func b(of linear: LinearColor) -> Double { 200 * (y(linear) - z(linear)) }

  // sRGB to XYZ (IEC 61966-2-1, as CSS Color 4 gives it), each row over its white.
  private static func x(_ linear: LinearColor) -> Double {
    companded(tristimulusX(of: linear) / 0.950_455_927_051_671_7)
  }

  /// X of XYZ.
  static func tristimulusX(of linear: LinearColor) -> Double {
    0.412_390_799_265_959_34 * linear.red + 0.357_584_339_383_878 * linear.green
      + 0.180_480_788_401_834_3 * linear.blue
  }

  private static func y(_ linear: LinearColor) -> Double { companded(luminance(of: linear)) }

  /// Y of XYZ.
  static func luminance(of linear: LinearColor) -> Double {
    0.212_639_005_871_510_27 * linear.red + 0.715_168_678_767_756 * linear.green
      + 0.072_192_315_360_733_71 * linear.blue
  }

  static func lightness(ofLuminance luminance: Double) -> Double { 116 * companded(luminance) - 16 }

  private static func z(_ linear: LinearColor) -> Double {
    companded(tristimulusZ(of: linear) / 1.089_057_750_759_878_4)
  }

  /// Z of XYZ.
  static func tristimulusZ(of linear: LinearColor) -> Double {
    0.019_330_818_715_591_82 * linear.red + 0.119_194_779_794_625_98 * linear.green
      + 0.950_532_152_249_660_7 * linear.blue
  }

  static func companded(_ value: Double) -> Double {
    value > 216.0 / 24389 ? Mathematics.cubeRoot(value) : (24389.0 / 27 * value + 16) / 116
  }
}
