/// What stands between the parentheses of a colour function of CSS.
struct ColorArguments {
  let name: String
  let components: [Substring]
  private let text: String
  private let alpha: Substring?

  /// Whether commas part the arguments, the older way of writing (CSS Color 4, section 5.1).
  let isLegacy: Bool

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

  /// The opacity, 1 where none is given.
  var opacity: Double {
    get throws(ColorSyntaxError) {
      guard let alpha else { return 1 }
      switch try number(alpha) {
      case .number(let value): return min(max(value, 0), 1)
      case .percentage(let value): return min(max(value / 100, 0), 1)
      case .angle: throw error("‘\(alpha)’ is not an opacity")
      case .none: return 0
      }
    }
  }

  /// The three components, behind the name of a colour space where there is one.
  func numbers() throws(ColorSyntaxError) -> [CSSNumber] {
    let takesSpace = name == "color"
    let components = takesSpace ? Array(components.dropFirst()) : components
    guard components.count == 3 else {
      let takes = takesSpace ? "a colour space and 3 numbers" : "3 numbers"
      throw error("\(name)() takes \(takes), and an opacity where wanted")
    }
    var numbers: [CSSNumber] = []
    for component in components { numbers.append(try number(component)) }
    return numbers
  }

  private func number(_ component: Substring) throws(ColorSyntaxError) -> CSSNumber {
    guard let number = CSSNumber(component), !isLegacy || number != .none else {
      throw error("‘\(component)’ is not a number")
    }
    return number
  }

  /// A number as it is, or a percentage of a whole.
  func value(_ number: CSSNumber, whole: Double) throws(ColorSyntaxError) -> Double {
    switch number {
    case .number(let value): return value
    case .percentage(let value): return value / 100 * whole
    case .none: return 0
    case .angle: throw error("an angle stands where a number or percentage does")
    }
  }

  /// The degrees of a hue, from 0 up to 360.
  func hue(_ number: CSSNumber) throws(ColorSyntaxError) -> Double {
    let degrees: Double
    switch number {
    case .number(let value), .angle(let value): degrees = value
    case .none: degrees = 0
    case .percentage: throw error("the hue is an angle")
    }
    // An angle too large to compute with is none (CSS Color 4, section 4.3).
    let turn = degrees.isFinite ? degrees.truncatingRemainder(dividingBy: 360) : 0
    return turn < 0 ? turn + 360 : turn
  }

  /// Refuses the older way of writing, which newer functions do not have.
  func refuseCommas() throws(ColorSyntaxError) {
    guard !isLegacy else { throw error("\(name)() takes no commas") }
  }

  func error(_ reason: String) -> ColorSyntaxError {
    ColorSyntaxError(message: "‘\(text)’ is not a colour; \(reason)")
  }
}
