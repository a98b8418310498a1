/// Why a text is not a colour, in words for its author.
public struct ColorSyntaxError: Error, Hashable, Sendable {
  public var message: String
}

extension Color {
  /// Reads a colour as CSS writes it, where its value is fixed: a name, `#RGB`, `#RGBA`, `#RRGGBB`,
  /// `#RRGGBBAA`, `rgb()`, `hsl()`, `hwb()`, `lab()`, `lch()`, `oklab()`, `oklch()`, `color()` with
  /// a predefined space, `transparent`; and the platform's `clear` (CSS Color 4).
  ///
  /// Colours that sRGB cannot show are kept as they are, for mapping them to a gamut is the work of
  /// what shows them (section 14); those too far from every gamut to compute with are refused.
  public init(css text: String) throws(ColorSyntaxError) {
    // No colour is that long; messages quote it.
    guard text.utf8.count <= 200 else {
      throw ColorSyntaxError(message: "a text of \(text.utf8.count) bytes is not a colour")
    }
    var written = text
    if let color = written.withUTF8({ Color(plainHex: $0) ?? PlainRGB.color($0) }) {
      self = color
      return
    }
    let text = String(CSSText.trimmed(text[...]))
    let name = text.lowercased()
    if let value = NamedColors.values[name] {
      self.init(hex: value)
    } else if NamedColors.transparent.contains(name) {
      self = .clear
    } else if text.hasPrefix("#") {
      try self.init(hexadecimal: text)
    } else if let function = try ColorFunction(text) {
      self = try function.color
    } else {
      throw ColorSyntaxError(
        message: "‘\(text)’ is not a colour; write a name, #RRGGBB, rgb(), hsl() or color()"
      )
    }
  }

  /// The colours that have a name.
  public static var names: [String] { NamedColors.values.keys.sorted() + ["clear", "transparent"] }

  /// Most colours are written as `#RRGGBB`; nil for any other.
  private init?(plainHex text: UnsafeBufferPointer<UInt8>) {
    guard text.count == 7, text[0] == UInt8(ascii: "#") else { return nil }
    var value: UInt32 = 0
    for byte in text[1...] {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        value = value << 4 | UInt32(byte - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"):
        value = value << 4 | UInt32(byte & 0xF + 9)
      default: return nil
      }
    }
    self.init(hex: value)
  }

  private init(hexadecimal text: String) throws(ColorSyntaxError) {
    let digits = text.dropFirst()
    let nibbles = digits.compactMap { $0.isASCII ? $0.hexDigitValue : nil }
    guard nibbles.count == digits.count, [3, 4, 6, 8].contains(nibbles.count) else {
      throw ColorSyntaxError(
        message: "‘\(text)’ is not a colour; ‘#’ is followed by 3, 4, 6 or 8 hexadecimal digits"
      )
    }
    let bytes: [Int]
    if nibbles.count <= 4 {
      bytes = nibbles.map { $0 * 17 }
    } else {
      bytes = stride(from: 0, to: nibbles.count, by: 2).map { nibbles[$0] * 16 + nibbles[$0 + 1] }
    }
    let components = bytes.map { Double($0) / 255 }
    self.init(
      red: components[0],
      green: components[1],
      blue: components[2],
      alpha: components.count == 4 ? components[3] : 1
    )
  }
}
