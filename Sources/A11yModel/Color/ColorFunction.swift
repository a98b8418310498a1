/// A colour function of CSS with its arguments.
struct ColorFunction {
  private let text: String
  private let name: String
  private let components: [Substring]
  private let alpha: Substring?

  /// Whether commas part the arguments, the older way of writing (CSS Color 4, section 5.1).
  private let isLegacy: Bool

  /// Nil where the text is no function call at all.
  init?(_ text: String) throws(ColorSyntaxError) {
    guard let open = text.firstIndex(of: "("), text.last == ")" else { return nil }
    self.text = text
    name = text[..<open].lowercased()
    let inside = text[text.index(after: open)...].dropLast()
    isLegacy = inside.contains(",")
    if isLegacy {
      let parts = inside.split(separator: ",", omittingEmptySubsequences: false)
        .map(CSSText.trimmed)
      guard parts.allSatisfy({ CSSText.words($0).count == 1 && !$0.contains("/") }) else {
        throw ColorSyntaxError(
          message: "‘\(text)’ is not a colour; commas stand between all of its numbers or none"
        )
      }
      components = Array(parts.prefix(parts.count == 4 ? 3 : parts.count))
      alpha = parts.count == 4 ? parts[3] : nil
    } else {
      let parts = inside.split(separator: "/", omittingEmptySubsequences: false)
        .map(CSSText.trimmed)
      guard parts.count <= 2 else {
        throw ColorSyntaxError(message: "‘\(text)’ has more than one ‘/’; keep one")
      }
      components = CSSText.words(parts[0])
      alpha = parts.count == 2 ? parts[1] : nil
    }
  }

  var color: Color {
    get throws(ColorSyntaxError) {
      var color =
        switch name {
        case "rgb", "rgba": try rgb
        case "hsl", "hsla": try hsl
        case "color": try predefined
        default:
          throw ColorSyntaxError(message: "‘\(name)()’ is not read; rgb(), hsl() and color() are")
        }
      if let alpha {
        switch try argument(alpha) {
        case .number(let value): color.alpha = min(max(value, 0), 1)
        case .percentage(let value): color.alpha = min(max(value / 100, 0), 1)
        case .angle: throw error("‘\(alpha)’ is not an opacity")
        case .none: color.alpha = 0
        }
      }
      return color
    }
  }

  /// Red, green, blue (CSS Color 4, section 5).
  private var rgb: Color {
    get throws(ColorSyntaxError) {
      let arguments = try arguments(of: components)
      let percentages = arguments.filter { if case .percentage = $0 { true } else { false } }
      guard !isLegacy || percentages.isEmpty || percentages.count == arguments.count else {
        throw error("with commas, all are numbers or all are percentages")
      }
      let parts = try values(arguments, whole: 255).map { min(max($0 / 255, 0), 1) }
      return Color(red: parts[0], green: parts[1], blue: parts[2])
    }
  }

  /// Hue, saturation, lightness (CSS Color 4, section 7).
  private var hsl: Color {
    get throws(ColorSyntaxError) {
      let arguments = try arguments(of: components)
      let degrees: Double
      switch arguments[0] {
      case .number(let value), .angle(let value): degrees = value
      case .none: degrees = 0
      case .percentage: throw error("the hue is an angle")
      }
      for argument in arguments.dropFirst() where isLegacy {
        guard case .percentage = argument else {
          throw error("with commas, saturation and lightness are percentages")
        }
      }
      let parts = try values(Array(arguments.dropFirst()), whole: 100).map { min(max($0, 0), 100) }
      let saturation = parts[0] / 100
      let lightness = parts[1] / 100
      let turn = degrees.truncatingRemainder(dividingBy: 360)
      let hue = turn < 0 ? turn + 360 : turn
      func component(_ offset: Double) -> Double {
        let k = (offset + hue / 30).truncatingRemainder(dividingBy: 12)
        let amplitude = saturation * min(lightness, 1 - lightness)
        return lightness - amplitude * max(-1, min(k - 3, 9 - k, 1))
      }
      return Color(red: component(0), green: component(8), blue: component(4))
    }
  }

  /// The largest component that is computed with: extended sRGB and P3 need no more.
  private static let mostOfAGamut = 16.0

  /// A colour in a predefined space, its gamut kept (CSS Color 4, section 10).
  private var predefined: Color {
    get throws(ColorSyntaxError) {
      guard let space = components.first?.lowercased(), ["srgb", "display-p3"].contains(space)
      else { throw error("it names no colour space that is read; srgb and display-p3 are") }
      guard !isLegacy else { throw error("color() takes no commas") }
      let parts = try values(arguments(of: Array(components.dropFirst())), whole: 1)
      guard parts.allSatisfy({ abs($0) <= Self.mostOfAGamut }) else {
        throw error("a component is far outside every gamut; those of one are from 0 to 1")
      }
      guard space == "display-p3" else {
        return Color(red: parts[0], green: parts[1], blue: parts[2])
      }
      return LinearColor.displayP3(red: parts[0], green: parts[1], blue: parts[2]).encoded
    }
  }

  // MARK: arguments

  private func arguments(of components: [Substring]) throws(ColorSyntaxError) -> [CSSNumber] {
    guard components.count == 3 else {
      let takes = name == "color" ? "a colour space and 3 numbers" : "3 numbers"
      throw error("\(name)() takes \(takes), and an opacity where wanted")
    }
    var arguments: [CSSNumber] = []
    for component in components { arguments.append(try argument(component)) }
    return arguments
  }

  private func argument(_ component: Substring) throws(ColorSyntaxError) -> CSSNumber {
    guard let argument = CSSNumber(component), !isLegacy || argument != .none else {
      throw error("‘\(component)’ is not a number")
    }
    return argument
  }

  /// Numbers as they are, and percentages of a whole.
  private func values(
    _ arguments: [CSSNumber],
    whole: Double
  ) throws(ColorSyntaxError) -> [Double] {
    var values: [Double] = []
    for argument in arguments {
      switch argument {
      case .number(let value): values.append(value)
      case .percentage(let value): values.append(value / 100 * whole)
      case .none: values.append(0)
      case .angle: throw error("an angle stands where a number or percentage does")
      }
    }
    return values
  }

  private func error(_ reason: String) -> ColorSyntaxError {
    ColorSyntaxError(message: "‘\(text)’ is not a colour; \(reason)")
  }
}
