/// A number as CSS writes it, with the units that colours have (CSS Values 4, sections 5 and 6).
enum CSSNumber: Hashable {
  case number(Double)
  case percentage(Double)
  /// Degrees.
  case angle(Double)
  /// A component that is missing, which counts as 0.
  case none

  init?(_ text: Substring) {
    if text.lowercased() == "none" {
      self = .none
      return
    }
    let digits = Self.number(at: text)
    guard !digits.isEmpty, let value = Double(digits), value.isFinite else { return nil }
    switch text[digits.endIndex...].lowercased() {
    case "": self = .number(value)
    case "%": self = .percentage(value)
    case "deg": self = .angle(value)
    case "grad": self = .angle(value * 0.9)
    case "rad": self = .angle(value * 180 / .pi)
    case "turn": self = .angle(value * 360)
    default: return nil
    }
  }

  /// The number at a text's beginning: a sign, digits, a point only before digits, an exponent.
  private static func number(at text: Substring) -> Substring {
    var rest = text
    if rest.first == "+" || rest.first == "-" { rest.removeFirst() }
    let whole = rest.prefix(while: isDigit)
    rest = rest[whole.endIndex...]
    if rest.first == "." {
      let fraction = rest.dropFirst().prefix(while: isDigit)
      guard !fraction.isEmpty else { return text.prefix(0) }
      rest = rest[fraction.endIndex...]
    } else if whole.isEmpty {
      return text.prefix(0)
    }
    if rest.first?.lowercased() == "e" {
      var exponent = rest.dropFirst()
      if exponent.first == "+" || exponent.first == "-" { exponent.removeFirst() }
      let digits = exponent.prefix(while: isDigit)
      if !digits.isEmpty { rest = rest[digits.endIndex...] }
    }
    return text[..<rest.startIndex]
  }

  private static func isDigit(_ character: Character) -> Bool {
    character.isASCII && character.isNumber
  }
}

/// Text as CSS parts it.
enum CSSText {
  static func words(_ text: Substring) -> [Substring] { text.split(whereSeparator: isSpace) }

  static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop(while: isSpace)
    while let last = text.last, isSpace(last) { text.removeLast() }
    return text
  }

  /// White space (CSS Syntax 3, section 4.2).
  private static func isSpace(_ character: Character) -> Bool {
    switch character {
    case "\u{20}", "\t", "\n", "\r", "\r\n", "\u{C}": true
    default: false
    }
  }
}
