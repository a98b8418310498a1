internal import Support

/// How colours between two others are made (CSS Color 4, section 12).
public struct ColorInterpolation: Hashable, Sendable {
  public var space: Space

  /// Which way hues go round; of no matter in a space without them.
  public var hue: HueDirection

  public init(_ space: Space, hue: HueDirection = .shorter) {
    (self.space, self.hue) = (space, hue)
  }

  /// The spaces in which colours are mixed.
  public enum Space: String, CaseIterable, Sendable {
    case srgb
    case srgbLinear = "srgb-linear"
    case displayP3Linear = "display-p3-linear"
    case lab
    case oklab
    case xyz
    case xyzD50 = "xyz-d50"
    case xyzD65 = "xyz-d65"
    case hsl
    case hwb
    case lch
    case oklch
  }

  /// Which of two arcs is taken between two hues (CSS Color 4, section 12.4).
  public enum HueDirection: String, CaseIterable, Sendable {
    case shorter
    case longer
    case increasing
    case decreasing
  }

  /// A colour between two.
  ///
  /// - Parameters:
  ///   - one: the first colour.
  ///   - other: the second.
  ///   - share: how much of the second is in it, 0 to 1.
  /// - Returns: the colour; nil where one is beyond sRGB and the space has no place for it.
  public func color(between one: Color, _ other: Color, share: Double) -> Color? {
    if space.isBounded, !one.isInSRGB || !other.isInSRGB { return nil }
    let alpha = one.alpha + (other.alpha - one.alpha) * share
    guard alpha > 0 else { return .clear }
    var first = space.coordinates(of: one)
    var second = space.coordinates(of: other)
    let place = space.placeOfHue
    if let place { (first[place], second[place]) = arc(from: first[place], to: second[place]) }
    var mixed = SIMD3<Double>()
    for index in mixed.indices {
      let from = first[index] ?? 0
      let to = second[index] ?? 0
      mixed[index] =
        index == place
        ? from + (to - from) * share
        : (from * one.alpha * (1 - share) + to * other.alpha * share) / alpha
    }
    var color = space.color(mixed)
    color.alpha = alpha
    return color
  }

  /// Two hues, of which one may be a turn further, so that the way between them is the one wanted.
  private func arc(from one: Double?, to other: Double?) -> (Double?, Double?) {
    // A colour without a hue takes on the other's.
    guard let one = one ?? other else { return (nil, nil) }
    let other = other ?? one
    let way = other - one
    switch hue {
    case .shorter:
      return way > 180 ? (one + 360, other) : way < -180 ? (one, other + 360) : (one, other)
    case .longer:
      return way > 0 && way < 180
        ? (one + 360, other) : way > -180 && way <= 0 ? (one, other + 360) : (one, other)
    case .increasing: return (one, way < 0 ? other + 360 : other)
    case .decreasing: return (way > 0 ? one + 360 : one, other)
    }
  }
}

extension ColorInterpolation.Space {
  /// Whether one of its coordinates is a hue.
  public var hasHues: Bool { placeOfHue != nil }

  /// Which of the coordinates is a hue in degrees.
  var placeOfHue: Int? {
    switch self {
    case .hsl, .hwb: 0
    case .lch, .oklch: 2
    default: nil
    }
  }

  /// Whether it says nothing of colours beyond sRGB.
  var isBounded: Bool { self == .hsl || self == .hwb }

  /// The coordinates of a colour; that of a hue is missing where a colour has none (CSS Color 4,
  /// section 4.4, “powerless”).
  func coordinates(of color: Color) -> [Double?] {
    let linear = LinearColor(color)
    switch self {
    case .srgb: return [color.red, color.green, color.blue]
    // Between lights that are mixed, the primaries make no difference.
    case .srgbLinear, .displayP3Linear, .xyz, .xyzD50, .xyzD65:
      return [linear.red, linear.green, linear.blue]
    case .lab: return linear.xyz.lab
    case .oklab: return linear.xyz.oklab
    case .lch: return Self.polar(linear.xyz.lab, least: 0.0015)
    case .oklch: return Self.polar(linear.xyz.oklab, least: 0.000_004)
    case .hsl:
      let (hue, most, least) = color.hueAndRange
      let lightness = (most + least) / 2
      let whole = min(lightness, 1 - lightness)
      return [hue, whole > 0 ? (most - lightness) / whole : 0, lightness]
    case .hwb:
      let (hue, most, least) = color.hueAndRange
      return [hue, least, 1 - most]
    }
  }

  /// The colour at some coordinates.
  func color(_ place: SIMD3<Double>) -> Color {
    switch self {
    case .srgb: Color(red: place.x, green: place.y, blue: place.z)
    case .srgbLinear, .displayP3Linear, .xyz, .xyzD50, .xyzD65:
      LinearColor(red: place.x, green: place.y, blue: place.z).encoded
    case .lab: XYZColor(lightness: place.x, a: place.y, b: place.z).linear.encoded
    case .oklab: XYZColor(okLightness: place.x, a: place.y, b: place.z).linear.encoded
    case .lch, .oklch: (self == .lch ? Self.lab : .oklab).color(Self.rectangular(place))
    case .hsl: Color(hue: Self.turn(place.x), saturation: place.y, lightness: place.z)
    case .hwb: Color(hue: Self.turn(place.x), whiteness: place.y, blackness: place.z)
    }
  }

  /// A hue between 0 and 360 degrees.
  private static func turn(_ hue: Double) -> Double {
    let rest = hue.truncatingRemainder(dividingBy: 360)
    return rest < 0 ? rest + 360 : rest
  }

  /// Lightness, chroma and hue of a lightness and two axes; no hue below a chroma.
  private static func polar(_ lab: [Double], least: Double) -> [Double?] {
    let chroma = Mathematics.hypotenuse(lab[1], lab[2])
    guard chroma > least else { return [lab[0], chroma, nil] }
    return [lab[0], chroma, Mathematics.angle(lab[2], lab[1])]
  }

  private static func rectangular(_ lch: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(
      lch.x,
      lch.y * Mathematics.cosine(degrees: lch.z),
      lch.y * Mathematics.sine(degrees: lch.z)
    )
  }
}

extension LinearColor {
  /// The same by its tristimulus values (IEC 61966-2-1, as CSS Color 4 gives it).
  fileprivate var xyz: XYZColor {
    XYZColor(
      x: LabColor.tristimulusX(of: self),
      y: LabColor.luminance(of: self),
      z: LabColor.tristimulusZ(of: self)
    )
  }
}

extension XYZColor {
  /// Lightness, a and b of CIE Lab with the white point D50 (CSS Color 4, section 9).
  fileprivate var lab: [Double] {
    // Adapted by Bradford's method.
    let x50 =
      1.047_929_792_544_996_9 * x + 0.022_946_870_601_609_652 * y - 0.050_192_266_289_205_24 * z
    let y50 =
      0.029_627_808_770_055_99 * x + 0.990_434_426_753_879_9 * y - 0.017_073_799_063_418_826 * z
    let z50 =
      -0.009_243_040_646_204_504 * x + 0.015_055_191_490_298_152 * y + 0.751_874_281_428_137_1 * z
    let middle = LabColor.companded(y50)
    return [
      116 * middle - 16, 500 * (LabColor.companded(x50 * 0.3585 / 0.3457) - middle),
      200 * (middle - LabColor.companded(z50 * 0.3585 / (1 - 0.3457 - 0.3585))),
    ]
  }

  /// The cube root of any number: colours beyond sRGB have responses below none.
  private static func cubeRoot(_ value: Double) -> Double {
    value > 0 ? Mathematics.cubeRoot(value) : value < 0 ? -Mathematics.cubeRoot(-value) : 0
  }

  /// Lightness, a and b of Oklab (CSS Color 4, section 9).
  fileprivate var oklab: [Double] {
    let long = Self.cubeRoot(
      0.819_022_437_996_703 * x + 0.361_906_260_052_890_4 * y - 0.128_873_781_520_987_9 * z
    )
    let middle = Self.cubeRoot(
      0.032_983_653_932_388_5 * x + 0.929_286_861_586_343_4 * y + 0.036_144_666_350_642_4 * z
    )
    let short = Self.cubeRoot(
      0.048_177_189_359_624_2 * x + 0.264_239_531_752_730_8 * y + 0.633_547_828_469_430_9 * z
    )
    return [
      0.210_454_268_309_314 * long + 0.793_617_774_702_305_4 * middle
        - 0.004_072_043_011_619_3 * short,
      1.977_998_532_431_168_4 * long - 2.428_592_242_048_579_9 * middle
        + 0.450_593_709_617_411 * short,
      0.025_904_042_465_547_8 * long + 0.782_771_712_457_529_6 * middle
        - 0.808_675_754_923_077_4 * short,
    ]
  }
}
