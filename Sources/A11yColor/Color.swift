/// A colour with opacity, in gamma-encoded sRGB.
///
/// Colours of wider gamuts keep components below 0 and above 1 ("extended" sRGB), so that their
/// luminance is exact.
public struct Color: Hashable, Sendable {
  /// The encoded components; 0 to 1 within sRGB's gamut.
  public var red: Double
  public var green: Double
  public var blue: Double

  /// The opacity, 0 to 1.
  public var alpha: Double

  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// The colour that `0xRRGGBB` says.
  public init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255,
      green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255,
      alpha: alpha
    )
  }

  public static let white = Color(red: 1, green: 1, blue: 1)
  public static let black = Color(red: 0, green: 0, blue: 0)
  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)

  /// Whether sRGB can show the colour, up to the error of arithmetic.
  public var isInSRGB: Bool {
    let range = -1e-4...1 + 1e-4
    return range.contains(red) && range.contains(green) && range.contains(blue)
  }

  /// The same colour, its opacity multiplied.
  public func opacity(_ factor: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha * factor)
  }

  /// The colour as `#RRGGBB`, or `#RRGGBBAA` where it is not opaque; rounded to 8 bits and
  /// clipped to sRGB.
  public var hex: String {
    var text = [UInt8(ascii: "#")]
    text.reserveCapacity(9)
    Self.append(red, to: &text)
    Self.append(green, to: &text)
    Self.append(blue, to: &text)
    if alpha < 1 { Self.append(alpha, to: &text) }
    return String(decoding: text, as: UTF8.self)
  }

  private static func append(_ component: Double, to text: inout [UInt8]) {
    let byte = component.isFinite ? byte(component) : 0
    text.append(digit(byte >> 4))
    text.append(digit(byte & 0xF))
  }

  /// The 8 bits by which a component is written and painted.
  static func byte(_ component: Double) -> UInt8 {
    UInt8(min(max(component, 0), 1) * 255 + 0.5)
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }
}
