/// Why a text is not a colour, in words for its author.
public struct ColorSyntaxError: Error, Hashable, Sendable {
  public var message: String
}

extension Color {
  /// Reads a colour as CSS writes it: a name, `#RGB`, `#RGBA`, `#RRGGBB`, `#RRGGBBAA`, `rgb()`,
  /// `hsl()`, `color(srgb …)`, `color(display-p3 …)`, `transparent`; and the platform's `clear`
  /// (CSS Color 4).
  public init(css text: String) throws(ColorSyntaxError) {
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
      throw ColorSyntaxError(message: "‘\(text)’ is not a colour")
    }
  }

  /// The colours that have a name.
  public static var names: [String] { NamedColors.values.keys.sorted() + ["clear", "transparent"] }

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

/// A colour function of CSS with its arguments.
private struct ColorFunction {
  private let text: String
  private let name: String
  private var arguments: [Substring]
  private var alpha = 1.0

  /// Nil where the text is no function call at all.
  init?(_ text: String) throws(ColorSyntaxError) {
    guard let open = text.firstIndex(of: "("), text.last == ")" else { return nil }
    self.text = text
    name = text[..<open].lowercased()
    let inside = text[text.index(after: open)...].dropLast()
    // Commas are the older way of writing the same (CSS Color 4, section 5.1).
    let parts = inside.split(separator: "/", omittingEmptySubsequences: false)
    arguments = parts.first?.split { $0 == "," || $0.isWhitespace } ?? []
    if parts.count == 2 {
      alpha = try Self.alpha(parts[1].filter { !$0.isWhitespace }, in: text)
    } else if parts.count > 2 {
      throw ColorSyntaxError(message: "‘\(text)’ has more than one ‘/’")
    } else if arguments.count == 4, inside.contains(","), let last = arguments.popLast() {
      alpha = try Self.alpha(String(last), in: text)
    }
  }

  var color: Color {
    get throws(ColorSyntaxError) {
      switch name {
      case "rgb", "rgba":
        let parts = try numbers(3, percentOf: 255).map { min(max($0 / 255, 0), 1) }
        return Color(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
      case "hsl", "hsla":
        return try hsl
      case "color":
        return try predefined
      default:
        throw ColorSyntaxError(
          message: "‘\(name)()’ is not a colour function; rgb(), hsl() and color() are"
        )
      }
    }
  }

  /// Hue, saturation, lightness (CSS Color 4, section 7.1).
  private var hsl: Color {
    get throws(ColorSyntaxError) {
      var copy = self
      if let hue = arguments.first, hue.lowercased().hasSuffix("deg") {
        copy.arguments[0] = hue.dropLast(3)
      }
      let parts = try copy.numbers(3, percentOf: 100)
      let saturation = min(max(parts[1], 0), 100) / 100
      let lightness = min(max(parts[2], 0), 100) / 100
      let turn = parts[0].truncatingRemainder(dividingBy: 360)
      let hue = turn < 0 ? turn + 360 : turn
      func component(_ offset: Double) -> Double {
        let k = (offset + hue / 30).truncatingRemainder(dividingBy: 12)
        let amplitude = saturation * min(lightness, 1 - lightness)
        return lightness - amplitude * max(-1, min(k - 3, 9 - k, 1))
      }
      return Color(red: component(0), green: component(8), blue: component(4), alpha: alpha)
    }
  }

  /// A colour in a predefined space (CSS Color 4, section 10).
  private var predefined: Color {
    get throws(ColorSyntaxError) {
      guard let space = arguments.first?.lowercased(), ["srgb", "display-p3"].contains(space)
      else {
        throw ColorSyntaxError(
          message: "‘\(text)’ names no known colour space; srgb and display-p3 are"
        )
      }
      var copy = self
      copy.arguments.removeFirst()
      let parts = try copy.numbers(3, percentOf: 1)
      guard space == "display-p3" else {
        return Color(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
      }
      let linear = LinearColor.displayP3(red: parts[0], green: parts[1], blue: parts[2])
      return linear.encoded.opacity(alpha)
    }
  }

  private func numbers(_ count: Int, percentOf whole: Double) throws(ColorSyntaxError) -> [Double] {
    guard arguments.count == count else {
      throw ColorSyntaxError(
        message: "‘\(text)’ has \(arguments.count) components; \(name)() takes \(count)"
      )
    }
    var numbers: [Double] = []
    for argument in arguments {
      numbers.append(try Self.number(String(argument), percentOf: whole, in: text))
    }
    return numbers
  }

  private static func alpha(_ argument: String, in text: String) throws(ColorSyntaxError) -> Double
  {
    min(max(try number(argument, percentOf: 1, in: text), 0), 1)
  }

  private static func number(
    _ argument: String,
    percentOf whole: Double,
    in text: String
  ) throws(ColorSyntaxError) -> Double {
    let isPercentage = argument.hasSuffix("%")
    let digits = isPercentage ? String(argument.dropLast()) : argument
    let allowed = digits.allSatisfy { $0.isASCII && ($0.isNumber || "+-.eE".contains($0)) }
    guard allowed, let value = Double(digits), value.isFinite else {
      throw ColorSyntaxError(message: "‘\(argument)’ in ‘\(text)’ is not a number")
    }
    return isPercentage ? value / 100 * whole : value
  }
}
