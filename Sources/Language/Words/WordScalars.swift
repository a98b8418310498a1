// What scalars do to words.
extension WordNormalizer {
  /// What a scalar is where no table of Unicode need be asked; nil of any other.
  static func plainPlace(of value: UInt32) -> Place? {
    if value < 0x80 { return Self.ascii[Int(value)] }
    switch value {
    case 0xC0...0xD6, 0xD8...0xDE, 0x391...0x3A1, 0x3A3...0x3A9, 0x410...0x42F:
      return Place(scalar: value + 0x20, kind: .letter)
    case 0xE0...0xF6, 0xF8...0xFF, 0x3AC...0x3AF, 0x3B1...0x3C1, 0x3C3...0x3CE, 0x430...0x45F,
      0x5D0...0x5EA, 0x620...0x64A, 0x3041...0x3096, 0x30A1...0x30FA, 0x30FC...0x30FE,
      0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3:
      return Place(scalar: value, kind: .letter)
    // The sigma that ends words.
    case 0x3C2: return Place(scalar: 0x3C3, kind: .letter)
    case 0x400...0x40F: return Place(scalar: value + 0x50, kind: .letter)
    // Capitals are even.
    case 0x100...0x12F, 0x132...0x137, 0x14A...0x177:
      return Place(scalar: value | 1, kind: .letter)
    // Capitals are odd.
    case 0x139...0x148, 0x179...0x17E:
      return Place(scalar: (value + 1) & ~1, kind: .letter)
    case 0x660...0x669: return Place(scalar: value - 0x630, kind: .digit)
    case 0x6F0...0x6F9: return Place(scalar: value - 0x6C0, kind: .digit)
    // The signs of Arabic for per cent, for decimals and for groups of digits.
    case 0x66A: return Place(scalar: 0x25, kind: .word)
    case 0x66B: return Place(scalar: 0x2E, kind: .separator)
    case 0x66C: return Place(scalar: 0x2C, kind: .separator)
    case 0x2019: return Place(scalar: value, kind: .nothing)
    case 0x2013: return Place(scalar: value, kind: .dash)
    case 0xB0: return Place(scalar: value, kind: .word)
    case 0xA3, 0xA5, 0x20AC: return Place(scalar: value, kind: .currency)
    case 0xA0, 0x2007, 0x2009, 0x202F: return Place(scalar: 0x20, kind: .joint)
    case 0xAB, 0xB7, 0xBB, 0x2010...0x2012, 0x2014...0x2018, 0x201A...0x2025, 0x2027,
      0x3001...0x3002:
      return Place(scalar: value, kind: .space)
    default: return nil
    }
  }

  private static let ascii = (UInt32(0)..<0x80).map { value -> Place in
    let scalar = Unicode.Scalar(UInt8(value))
    switch value {
    case 0x41...0x5A: return Place(scalar: value | 0x20, kind: .letter)
    default: return Place(scalar: value, kind: kind(scalar))
    }
  }

  /// Whether a scalar is a no-break, thin or figure space, which may group digits.
  private static func isJoint(_ value: UInt32) -> Bool {
    switch value {
    case 0xA0, 0x2007, 0x2009, 0x202F: true
    default: false
    }
  }

  /// Whether a scalar is a fraction, as “½” is.
  static func isFraction(_ value: UInt32) -> Bool {
    (0xBC...0xBE).contains(value) || (0x2153...0x215E).contains(value)
  }

  /// What any scalar is, once it is folded.
  static func places(of scalar: Unicode.Scalar) -> [Place] {
    if isJoint(scalar.value) { return [Place(scalar: 0x20, kind: .joint)] }
    return folded(scalar).unicodeScalars.map { scalar in
      let kind = kind(scalar)
      guard kind == .digit, let digit = scalar.properties.numericValue else {
        return Place(scalar: scalar.value, kind: kind)
      }
      return Place(scalar: 0x30 + UInt32(digit), kind: kind)
    }
  }

  private static func kind(_ scalar: Unicode.Scalar) -> Kind {
    switch scalar {
    case "a"..."z": return .letter
    case "0"..."9": return .digit
    case "%", "‰", "°": return .word
    case "+": return .plus
    case "#": return .sharp
    case "'", "’": return .nothing
    case ".", ",", ":", "/": return .separator
    case "-", "−", "–": return .dash
    case "$": return .currency
    case "\0"..<"\u{80}": return .space
    default: break
    }
    switch scalar.properties.generalCategory {
    case .currencySymbol: return .currency
    case .decimalNumber: return .digit
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .letterNumber:
      return .letter
    // Emoji and other pictures that a screen reader has names for.
    case .otherSymbol: return .picture
    case .modifierSymbol: return scalar.properties.isEmoji ? .picture : .space
    case .mathSymbol:
      let isArrow = (0x2190...0x21FF).contains(scalar.value)
      return isArrow || scalar.properties.isEmoji ? .picture : .space
    default: return .space
    }
  }

  /// Compatibility forms a writer means as the plain character: a small part of NFKC, which the
  /// library this is built on does not have.
  private static func folded(_ scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 0xFF01...0xFF5E:
      // Full-width forms stand 0xFEE0 above ASCII.
      return Unicode.Scalar(UInt8(scalar.value - 0xFEE0)).properties.lowercaseMapping
    case 0xA0, 0x2007, 0x202F, 0x3000: return " "
    case 0x66A: return "%"
    case 0x66B: return "."
    case 0x66C: return ","
    case 0xAD, 0x200B...0x200F, 0x2060, 0xFE00...0xFE0F, 0xFEFF: return ""
    // Scripts without case.
    case 0x5D0...0x6FF, 0x900...0xFFF, 0x3041...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7A3:
      return String(scalar)
    default: return compatible[scalar] ?? caseFolded(scalar)
    }
  }

  /// Letters without case, where each of a pair leads to the other: “ẞ” by “ß” and “SS” to “ss”.
  private static func caseFolded(_ scalar: Unicode.Scalar) -> String {
    let properties = scalar.properties
    guard properties.changesWhenNFKCCaseFolded || properties.changesWhenLowercased else {
      return String(scalar)
    }
    return properties.lowercaseMapping.uppercased().lowercased()
  }

  /// A word of small letters with those folded that have no capital of their own.
  static func folded(_ word: String) -> String {
    guard word.utf8.contains(where: { $0 >= 0x80 }) else { return word }
    return word.unicodeScalars.reduce(into: "") { text, scalar in
      if let plain = plainPlace(of: scalar.value), plain.kind == .letter,
        let letter = Unicode.Scalar(plain.scalar)
      {
        text.unicodeScalars.append(letter)
      } else {
        text += folded(scalar)
      }
    }
  }

  private static let compatible: [Unicode.Scalar: String] = [
    "ﬀ": "ff", "ﬁ": "fi", "ﬂ": "fl", "ﬃ": "ffi", "ﬄ": "ffl",
    "⁰": "0", "¹": "1", "²": "2", "³": "3", "⁴": "4", "⁵": "5", "⁶": "6", "⁷": "7", "⁸": "8",
    "⁹": "9", "½": "1/2", "¼": "1/4", "¾": "3/4", "⅓": "1/3", "⅔": "2/3", "⅕": "1/5", "⅖": "2/5",
    "⅗": "3/5", "⅘": "4/5", "⅙": "1/6", "⅚": "5/6", "⅛": "1/8", "⅜": "3/8", "⅝": "5/8", "⅞": "7/8",
    "…": "...", "№": "no", "℃": "°c", "℉": "°f",
    "①": "1", "②": "2", "③": "3", "④": "4", "⑤": "5", "⑥": "6", "⑦": "7", "⑧": "8", "⑨": "9",
    "⑩": "10", "⑪": "11", "⑫": "12", "⑬": "13", "⑭": "14", "⑮": "15", "⑯": "16", "⑰": "17",
    "⑱": "18", "⑲": "19", "⑳": "20",
    "₀": "0", "₁": "1", "₂": "2", "₃": "3", "₄": "4", "₅": "5", "₆": "6", "₇": "7", "₈": "8",
    "₉": "9",
    "Ⅰ": "i", "Ⅱ": "ii", "Ⅲ": "iii", "Ⅳ": "iv", "Ⅴ": "v", "Ⅵ": "vi", "Ⅶ": "vii", "Ⅷ": "viii",
    "Ⅸ": "ix", "Ⅹ": "x", "Ⅺ": "xi", "Ⅻ": "xii", "ⅰ": "i", "ⅱ": "ii", "ⅲ": "iii", "ⅳ": "iv",
    "ⅴ": "v", "ⅵ": "vi", "ⅶ": "vii", "ⅷ": "viii", "ⅸ": "ix", "ⅹ": "x", "ⅺ": "xi", "ⅻ": "xii",
    "㎜": "mm", "㎝": "cm", "㎞": "km", "㎡": "m2", "㎢": "km2", "㎥": "m3", "㎎": "mg", "㎏": "kg",
    "㎖": "ml", "㏄": "cc", "ﬅ": "st", "ﬆ": "st", "ß": "ss",
    // Turkish and its neighbours have two letters of which the capital of one is that of the other
    // elsewhere.
    "İ": "i", "ı": "i",
  ]
}
