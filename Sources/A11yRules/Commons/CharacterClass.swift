/// A set of characters: whether one of ASCII belongs to it is known at once, any other is asked.
///
/// Of the letters of Latin beyond ASCII either all belong to it, or none, or it is as with “é” and
/// “É” a matter of their case.
struct CharacterClass: Sendable {
  /// One bit for each character of ASCII.
  private let low: UInt64
  private let high: UInt64

  /// Whether letters of Latin beyond ASCII belong to it; nil where that depends on their case.
  private let latin: Bool?
  private let holds: @Sendable (Character) -> Bool

  init(_ holds: @escaping @Sendable (Character) -> Bool) {
    self.holds = holds
    var bits: [UInt64] = [0, 0]
    for value in UInt8(0)..<0x80 where holds(Character(Unicode.Scalar(value))) {
      bits[Int(value >> 6)] |= 1 << UInt64(value & 63)
    }
    (low, high) = (bits[0], bits[1])
    let isSmallHeld = holds("é")
    latin = holds("É") == isSmallHeld ? isSmallHeld : nil
  }

  /// Whether a character of ASCII belongs to it.
  func contains(_ byte: UInt8) -> Bool {
    ((byte < 64 ? low : high) >> UInt64(byte & 63)) & 1 == 1
  }

  func contains(_ character: Character) -> Bool { holds(character) }

  /// Whether a scalar that is a character of its own belongs to it.
  func contains(_ scalar: LoneScalars.Scalar) -> Bool {
    if scalar.value < 0x80 { return contains(UInt8(scalar.value)) }
    if let latin, LoneScalars.isLatinLetter(scalar.value) { return latin }
    return Unicode.Scalar(scalar.value).map { holds(Character($0)) } ?? false
  }
}

extension CharacterClass {
  static let number = CharacterClass { $0.isNumber }
  static let letter = CharacterClass { $0.isLetter }
  static let capital = CharacterClass { $0.isUppercase }
}
