/// Sets letters apart that are joined to a number, or to an article: `7h45m` is `7 h 45 m`,
/// “d’euros” holds the word “euros”.
package enum NumberParting {
  package static func parted(_ text: String) -> String {
    var text = text
    switch text.withUTF8(need) {
    case .nothing: return text
    case .bytes:
      return text.withUTF8 { String(decoding: parted($0), as: UTF8.self) }
    case .scalars:
      return text.withUTF8 { parted(scalars: $0) } ?? parted(characters: text)
    }
  }

  /// Whether nothing in a text need be set apart; false where nobody looks.
  package static func isParted(_ text: String) -> Bool {
    var text = text
    return text.withUTF8(need) == .nothing
  }

  /// What a text wants.
  private enum Need {
    case nothing
    /// It is all ASCII.
    case bytes
    case scalars
  }

  private static func need(_ text: UnsafeBufferPointer<UInt8>) -> Need {
    var need = Need.nothing
    var wasDigit = false
    for byte in text {
      if byte >= 0x80 { return .scalars }
      let isJoined = wasDigit && CharacterClass.letter.contains(byte)
      if isJoined || byte == UInt8(ascii: "'") { need = .bytes }
      wasDigit = (0x30...0x39).contains(byte)
    }
    return need
  }

  private static func parted(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(2 * text.count)
    let (letter, number) = (CharacterClass.letter, CharacterClass.number)
    var state = Place()
    for byte in text {
      let isParted = state.next(isNumber: number.contains(byte), isLetter: letter.contains(byte))
      if isParted { result.append(0x20) }
      result.append(byte == UInt8(ascii: "'") ? 0x20 : byte)
    }
    return result
  }

  private static func parted(scalars text: UnsafeBufferPointer<UInt8>) -> String? {
    guard let scalars = LoneScalars(text) else { return nil }
    var result: [UInt8] = []
    result.reserveCapacity(2 * text.count)
    let (letter, number) = (CharacterClass.letter, CharacterClass.number)
    var state = Place()
    for scalar in scalars {
      let isParted = state.next(
        isNumber: number.contains(scalar),
        isLetter: letter.contains(scalar),
        isJoining: JoiningLetters.contains(scalar.value)
      )
      if isParted { result.append(0x20) }
      if scalar.value == 0x2019 || scalar.value == 0x27 {
        result.append(0x20)
      } else {
        result.append(contentsOf: text[scalar.start..<scalar.end])
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func parted(characters text: String) -> String {
    var result = ""
    var state = Place()
    for character in text {
      let isParted = state.next(
        isNumber: character.isNumber,
        isLetter: character.isLetter,
        isJoining: JoiningLetters.contains(character)
      )
      if isParted { result.append(" ") }
      result.append("’'".contains(character) ? " " : character)
    }
    return result
  }

  /// A place in a text, behind some character.
  private struct Place {
    private var isBehindNumber = false
    private var isBehindLetter = false

    /// Whether the letter before it is one that a number follows without a space.
    private var isBehindJoining = false

    /// Whether the letters and digits before it began with a number.
    private var isInNumber = false

    /// Goes on behind a character; whether that is set apart from the one before.
    mutating func next(isNumber: Bool, isLetter: Bool, isJoining: Bool = false) -> Bool {
      // 三 is a letter as well as a number, and begins words.
      if (!isBehindNumber && !isBehindLetter) || (isBehindJoining && isNumber && !isLetter) {
        isInNumber = isNumber
      }
      let isTurn = (isBehindNumber && isLetter) || (isBehindLetter && isNumber)
      (isBehindNumber, isBehindLetter, isBehindJoining) = (isNumber, isLetter, isJoining)
      return isInNumber && isTurn
    }
  }
}
