internal import Support

/// A colour function of CSS with its arguments.
struct ColorFunction {
  private let arguments: ColorArguments

  /// Nil where the text is no function call at all.
  init?(_ text: String) throws(ColorSyntaxError) {
    guard let arguments = try ColorArguments(text) else { return nil }
    self.arguments = arguments
  }

  /// The colour in extended sRGB, its gamut kept.
  var color: Color {
    get throws(ColorSyntaxError) {
      var color =
        switch arguments.name {
        case "rgb", "rgba": try rgb
        case "hsl", "hsla": try hsl
        case "hwb": try hwb
        case "lab": try lab
        case "lch": try lch
        case "oklab": try oklab
        case "oklch": try oklch
        case "color": try predefined
        default:
          throw ColorSyntaxError(
            message: "‘\(arguments.name)()’ is not read; rgb(), hsl(), hwb(), lab(), lch(), "
              + "oklab(), oklch() and color() are"
          )
        }
      color.alpha = try arguments.opacity
      return color
    }
  }

  /// Red, green, blue (CSS Color 4, section 5).
  private var rgb: Color {
    get throws(ColorSyntaxError) {
      let numbers = try arguments.numbers()
      let percentages = numbers.filter { if case .percentage = $0 { true } else { false } }
      guard !arguments.isLegacy || percentages.isEmpty || percentages.count == numbers.count
      else { throw arguments.error("with commas, all are numbers or all are percentages") }
      let parts = try values(numbers, wholes: [255, 255, 255]).map { min(max($0 / 255, 0), 1) }
      return Color(red: parts[0], green: parts[1], blue: parts[2])
    }
  }

  /// Hue, saturation, lightness (CSS Color 4, section 7).
  private var hsl: Color {
    get throws(ColorSyntaxError) {
      let numbers = try arguments.numbers()
      let hue = try arguments.hue(numbers[0])
      for number in numbers.dropFirst() where arguments.isLegacy {
        guard case .percentage = number else {
          throw arguments.error("with commas, saturation and lightness are percentages")
        }
      }
      let parts = try values(numbers.dropFirst(), wholes: [100, 100])
        .map { min(max($0, 0), 100) / 100 }
      return Color(hue: hue, saturation: parts[0], lightness: parts[1])
    }
  }

  /// Hue, whiteness, blackness (CSS Color 4, section 8).
  private var hwb: Color {
    get throws(ColorSyntaxError) {
      try arguments.refuseCommas()
      let numbers = try arguments.numbers()
      let hue = try arguments.hue(numbers[0])
      let parts = try values(numbers.dropFirst(), wholes: [100, 100])
        .map { min(max($0, 0), 100) / 100 }
      return Color(hue: hue, whiteness: parts[0], blackness: parts[1])
    }
  }

  // MARK: lightness and chroma (CSS Color 4, section 9)

  private var lab: Color {
    get throws(ColorSyntaxError) {
      let parts = try rectangular(wholes: [100, 125, 125])
      let lightness = min(max(parts[0], 0), 100)
      return try shown(XYZColor(lightness: lightness, a: parts[1], b: parts[2]))
    }
  }

  private var oklab: Color {
    get throws(ColorSyntaxError) {
      let parts = try rectangular(wholes: [1, 0.4, 0.4])
      let lightness = min(max(parts[0], 0), 1)
      return try shown(XYZColor(okLightness: lightness, a: parts[1], b: parts[2]))
    }
  }

  private var lch: Color {
    get throws(ColorSyntaxError) {
      let parts = try polar(wholes: [100, 150])
      let lightness = min(max(parts.lightness, 0), 100)
      return try shown(XYZColor(lightness: lightness, a: parts.a, b: parts.b))
    }
  }

  private var oklch: Color {
    get throws(ColorSyntaxError) {
      let parts = try polar(wholes: [1, 0.4])
      let lightness = min(max(parts.lightness, 0), 1)
      return try shown(XYZColor(okLightness: lightness, a: parts.a, b: parts.b))
    }
  }

  private func rectangular(wholes: [Double]) throws(ColorSyntaxError) -> [Double] {
    try arguments.refuseCommas()
    return try values(arguments.numbers(), wholes: wholes)
  }

  private func polar(
    wholes: [Double]
  ) throws(ColorSyntaxError) -> (lightness: Double, a: Double, b: Double) {
    try arguments.refuseCommas()
    let numbers = try arguments.numbers()
    let parts = try values(numbers.prefix(2), wholes: wholes)
    let hue = try arguments.hue(numbers[2])
    let chroma = max(parts[1], 0)
    return (
      parts[0], chroma * Mathematics.cosine(degrees: hue), chroma * Mathematics.sine(degrees: hue)
    )
  }

  // MARK: spaces with a name (CSS Color 4, section 10)

  /// The largest component that is computed with: no gamut that is shown needs more.
  private static let mostOfAGamut = 16.0

  private var predefined: Color {
    get throws(ColorSyntaxError) {
      let name = arguments.components.first?.lowercased() ?? ""
      guard let space = PredefinedSpace(rawValue: name) else {
        let known = PredefinedSpace.allCases.map(\.rawValue).joined(separator: ", ")
        throw arguments.error("it names no colour space that is read; those are \(known)")
      }
      try arguments.refuseCommas()
      let parts = try values(arguments.numbers(), wholes: [1, 1, 1])
      guard parts.allSatisfy({ abs($0) <= Self.mostOfAGamut }) else {
        throw arguments.error(
          "a component is far outside every gamut; those of one are from 0 to 1"
        )
      }
      return space.color(parts[0], parts[1], parts[2])
    }
  }

  // MARK: values

  /// Gamut mapping is left to what shows the colour (CSS Color 4, section 14), so that only what
  /// arithmetic cannot hold is refused.
  private func shown(_ color: XYZColor) throws(ColorSyntaxError) -> Color {
    let color = color.linear.encoded
    guard [color.red, color.green, color.blue].allSatisfy({ abs($0) <= Self.mostOfAGamut }) else {
      throw arguments.error("it is far outside every gamut; its chroma is less in any")
    }
    return color
  }

  private func values(
    _ numbers: some Collection<CSSNumber>,
    wholes: [Double]
  ) throws(ColorSyntaxError) -> [Double] {
    var values: [Double] = []
    for (number, whole) in zip(numbers, wholes) {
      values.append(try arguments.value(number, whole: whole))
    }
    return values
  }
}
