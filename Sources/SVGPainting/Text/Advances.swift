internal import A11yModel

/// How wide characters are, by the kind of font: an estimate.
enum Advances {
  /// The width of a character, in ems.
  static func width(of character: Character, _ typeface: Typeface, isBold: Bool) -> Double {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    guard typeface != .monospace else { return scalar.isWide ? 1.2 : isMark(scalar) ? 0 : 0.6 }
    let plain = regular(scalar, typeface)
    return isBold ? plain * boldness(typeface) : plain
  }

  /// How much wider bold characters are.
  private static func boldness(_ typeface: Typeface) -> Double {
    switch typeface {
    case .sansSerif: 1.04
    case .wideSansSerif: 1.12
    case .serif: 1.05
    case .monospace: 1
    }
  }

  private static func regular(_ scalar: Unicode.Scalar, _ typeface: Typeface) -> Double {
    let table = typeface == .serif ? times : helvetica
    let factor = typeface == .wideSansSerif ? 1.13 : 1
    if (0x20...0x7E).contains(scalar.value) {
      return Double(table[Int(scalar.value) - 0x20]) / 1_000 * factor
    }
    if isMark(scalar) { return 0 }
    if scalar.isWide { return 1 }
    // What looks like a sign of ASCII is as wide.
    if let like = alike[scalar] { return Double(table[Int(like.value) - 0x20]) / 1_000 * factor }
    if scalar.value < 0x20 || scalar.properties.isWhitespace { return Double(table[0]) / 1_000 }
    return (scalar.properties.isUppercase ? 0.68 : 0.53) * factor
  }

  private static let alike: [Unicode.Scalar: Unicode.Scalar] = [
    "\u{2212}": "+", "\u{2013}": "0", "\u{2014}": "@", "\u{2018}": "'", "\u{2019}": "'",
    "\u{201C}": "(", "\u{201D}": "(", "\u{2026}": "@", "\u{B0}": "*", "\u{B7}": ".", "\u{D7}": "+",
    "\u{B1}": "+", "\u{20AC}": "0", "\u{A3}": "0", "\u{A0}": " ", "\u{2022}": "*", "\u{B2}": "(",
    "\u{B3}": "(", "\u{ED}": "i", "\u{EE}": "i", "\u{EF}": "i", "\u{EC}": "i",
  ]

  /// Whether a character has no width of its own.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: true
    default: false
    }
  }

  /// Thousandths of an em, from the space to the tilde.
  private static let helvetica: [Int16] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
    1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
    333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
    556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]

  private static let times: [Int16] = [
    250, 333, 408, 500, 500, 833, 778, 180, 333, 333, 500, 564, 250, 333, 250, 278,
    500, 500, 500, 500, 500, 500, 500, 500, 500, 500, 278, 278, 564, 564, 564, 444,
    921, 722, 667, 667, 722, 611, 556, 722, 722, 333, 389, 722, 611, 889, 722, 722,
    556, 722, 667, 556, 611, 722, 722, 944, 722, 722, 611, 333, 278, 333, 469, 500,
    333, 444, 500, 444, 500, 444, 333, 500, 500, 278, 278, 500, 278, 778, 500, 500,
    500, 500, 333, 389, 278, 500, 500, 722, 500, 500, 444, 480, 200, 480, 541,
  ]
}
