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
    let (r, g, b) = (linear.red, linear.green, linear.blue)
    // sRGB to XYZ (IEC 61966-2-1, as CSS Color 4 gives it), each row over its white.
    let x = Self.companded(
      (0.412_390_799_265_959_34 * r + 0.357_584_339_383_878 * g + 0.180_480_788_401_834_3 * b)
        / 0.950_455_927_051_671_7
    )
    let y = Self.companded(
      0.212_639_005_871_510_27 * r + 0.715_168_678_767_756 * g + 0.072_192_315_360_733_71 * b
    )
    let z = Self.companded(
      (0.019_330_818_715_591_82 * r + 0.119_194_779_794_625_98 * g + 0.950_532_152_249_660_7 * b)
        / 1.089_057_750_759_878_4
    )
    self.init(lightness: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z))
  }

  private static func companded(_ value: Double) -> Double {
    value > 216.0 / 24389 ? Mathematics.cubeRoot(value) : (24389.0 / 27 * value + 16) / 116
  }
}
