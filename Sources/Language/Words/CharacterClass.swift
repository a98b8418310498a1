/// A set of characters: some signs, and those of some kinds, or all others.
package struct CharacterClass: Sendable {
  private let signs: String
  private let kinds: Kinds
  private let isInverted: Bool

  /// One bit for each character of ASCII.
  private let low: UInt64
  private let high: UInt64

  /// The signs beyond ASCII.
  private let otherSigns: [UInt32]

  /// Kinds of characters, as Unicode tells them.
  package struct Kinds: OptionSet {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let number = Kinds(rawValue: 1)
    static let letter = Kinds(rawValue: 2)
    static let capital = Kinds(rawValue: 4)
    static let small = Kinds(rawValue: 8)
    static let space = Kinds(rawValue: 16)

    /// Digits of any script, but not numerals that are words, as 二 is.
    static let digit = Kinds(rawValue: 32)

    /// Whether a character is of any of the kinds.
    fileprivate func hold(_ character: Character) -> Bool {
      (contains(.number) && character.isNumber) || (contains(.letter) && character.isLetter)
        || (contains(.capital) && character.isUppercase)
        || (contains(.small) && character.isLowercase)
        || (contains(.space) && character.isWhitespace)
        || (contains(.digit)
          && character.unicodeScalars.first?.properties.numericType == .decimal)
    }

    /// The characters of ASCII that are of any of them, one bit each.
    fileprivate var ascii: (low: UInt64, high: UInt64) {
      var (low, high): (UInt64, UInt64) = (0, 0)
      if contains(.number) || contains(.digit) { low |= 0x03FF_0000_0000_0000 }
      if contains(.space) { low |= 0x0000_0001_0000_3E00 }
      if contains(.letter) || contains(.capital) { high |= 0x0000_0000_07FF_FFFE }
      if contains(.letter) || contains(.small) { high |= 0x07FF_FFFE_0000_0000 }
      return (low, high)
    }
  }

  package init(_ signs: String = "", _ kinds: Kinds = []) {
    self.init(signs, kinds, isInverted: false)
  }

  private init(_ signs: String, _ kinds: Kinds, isInverted: Bool) {
    self.signs = signs
    self.kinds = kinds
    self.isInverted = isInverted
    var (low, high) = kinds.ascii
    var others: [UInt32] = []
    for scalar in signs.unicodeScalars {
      switch scalar.value {
      case 0..<64: low |= 1 << UInt64(scalar.value)
      case 64..<0x80: high |= 1 << UInt64(scalar.value - 64)
      default: others.append(scalar.value)
      }
    }
    otherSigns = others
    (self.low, self.high) = isInverted ? (~low, ~high) : (low, high)
  }

  /// All other characters.
  package var inverted: CharacterClass { CharacterClass(signs, kinds, isInverted: !isInverted) }

  /// Whether a character of ASCII belongs to it.
  func contains(_ byte: UInt8) -> Bool {
    ((byte < 64 ? low : high) >> UInt64(byte & 63)) & 1 == 1
  }

  package func contains(_ character: Character) -> Bool {
    (signs.contains(character) || kinds.hold(character)) != isInverted
  }

  /// Whether a scalar that is a character of its own belongs to it.
  package func contains(_ scalar: LoneScalars.Scalar) -> Bool {
    if scalar.value < 0x80 { return contains(UInt8(scalar.value)) }
    return (otherSigns.contains(scalar.value) || isOfKind(scalar.value)) != isInverted
  }

  private func isOfKind(_ value: UInt32) -> Bool {
    if kinds.isEmpty || LoneScalars.isPunctuation(value) { return false }
    if LoneScalars.isLatinLetter(value), kinds.isDisjoint(with: [.capital, .small]) {
      return kinds.contains(.letter)
    }
    return Unicode.Scalar(value).map { kinds.hold(Character($0)) } ?? false
  }
}

extension CharacterClass {
  package static let number = CharacterClass("", .number)
  package static let digit = CharacterClass("", .digit)
  package static let letter = CharacterClass("", .letter)
  static let capital = CharacterClass("", .capital)
}
