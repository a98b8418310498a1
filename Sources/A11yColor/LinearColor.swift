internal import Support

/// A colour's components in linear light, with sRGB's primaries.
package struct LinearColor: Hashable, Sendable {
  var red: Double
  var green: Double
  var blue: Double

  init(red: Double, green: Double, blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  package init(_ color: Color) {
    self.init(
      red: Self.decode(color.red),
      green: Self.decode(color.green),
      blue: Self.decode(color.blue)
    )
  }

  /// The light of a colour as it is painted: rounded to 8 bits a channel where sRGB can show it, from
  /// a table.
  init(painted color: Color) {
    guard color.isInSRGB else {
      self.init(color)
      return
    }
    self.init(
      red: Self.ofByte[Int(Color.byte(color.red))],
      green: Self.ofByte[Int(Color.byte(color.green))],
      blue: Self.ofByte[Int(Color.byte(color.blue))]
    )
  }

  var encoded: Color {
    Color(red: Self.encode(red), green: Self.encode(green), blue: Self.encode(blue))
  }

  /// Each component brought into sRGB's gamut.
  var clipped: LinearColor {
    LinearColor(
      red: min(max(red, 0), 1),
      green: min(max(green, 0), 1),
      blue: min(max(blue, 0), 1)
    )
  }

  /// sRGB's transfer function with the knee of IEC 61966-2-1, mirrored for negative values
  /// (CSS Color 4, section 10.2).
  package static func decode(_ value: Double) -> Double {
    // Most colours are written with 8 bits a channel, and powers take long.
    if value >= 0, value <= 1 {
      let byte = Int(value * 255 + 0.5)
      if Double(byte) / 255 == value { return ofByte[byte] }
    }
    return power(value)
  }

  private static func power(_ value: Double) -> Double {
    let magnitude = abs(value)
    let linear =
      magnitude <= 0.04045
      ? magnitude / 12.92 : Mathematics.power((magnitude + 0.055) / 1.055, 2.4)
    return value < 0 ? -linear : linear
  }

  static func encode(_ value: Double) -> Double {
    let magnitude = abs(value)
    let encoded =
      magnitude <= 0.003_130_8
      ? magnitude * 12.92 : 1.055 * Mathematics.power(magnitude, 1 / 2.4) - 0.055
    return value < 0 ? -encoded : encoded
  }

  /// The colour that `0xRRGGBB` says; the same as by its components, from a table.
  package init(hex: UInt32) {
    self.init(
      red: Self.ofByte[Int(hex >> 16 & 0xFF)],
      green: Self.ofByte[Int(hex >> 8 & 0xFF)],
      blue: Self.ofByte[Int(hex & 0xFF)]
    )
  }

  /// The linear light of each byte.
  static let ofByte = (0...255).map { power(Double($0) / 255) }

  /// The relative luminance (WCAG 2.2).
  package var relativeLuminance: Double {
    // Coordinates of a wide gamut can leave the range of luminances; no light is below none.
    max(0, 0.2126 * red + 0.7152 * green + 0.0722 * blue)
  }

  /// A colour given in Display P3, which has sRGB's transfer function (CSS Color 4, section 10.4).
  static func displayP3(red: Double, green: Double, blue: Double) -> LinearColor {
    displayP3Linear(red: decode(red), green: decode(green), blue: decode(blue))
  }

  /// A colour given in the linear light of Display P3.
  static func displayP3Linear(red: Double, green: Double, blue: Double) -> LinearColor {
    // From P3's primaries to sRGB's; both have the white point D65.
    LinearColor(
      red: 1.224_940_176_280_555_7 * red - 0.224_940_176_280_555_7 * green,
      green: -0.042_056_954_709_688_16 * red + 1.042_056_954_709_688_2 * green,
      blue: -0.019_637_554_590_334_432 * red - 0.078_636_045_550_631_89 * green
        + 1.098_273_600_140_966_3 * blue
    )
  }
}
