/// The pieces that names, classes and ids are made of: `bar`, `chart` and `2` of `barChart-2`.
package enum NamePieces {
  /// Longer texts are no names; characters.
  private static let longest = 200

  /// Those of them that are words, in the first of very many letters.
  package static func words(of text: String) -> [String] {
    all(of: String(text.prefix(longest))).filter { $0.first?.isLetter ?? false }
  }

  /// The pieces between signs, capitals and numbers, in lower case.
  static func all(of name: String) -> [String] {
    // Most names are ASCII, of which each byte is a character.
    guard name.utf8.allSatisfy({ $0 < 0x80 }) else {
      let characters = Array(name)
      return pieces(of: characters.map(Letter.init)).map { String(characters[$0]).lowercased() }
    }
    let bytes = Array(name.lowercased().utf8)
    return pieces(of: name.utf8.map(Letter.init)).map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  private static func pieces(of letters: [Letter]) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var start = 0
    for (index, letter) in letters.enumerated() {
      if index > 0, letters[index - 1].isSign { start = index }
      guard letter.isSign || index > 0 && letter.isParted(from: letters[index - 1]) else {
        continue
      }
      if start < index { pieces.append(start..<index) }
      start = index
    }
    if start < letters.count, !letters[letters.count - 1].isSign {
      pieces.append(start..<letters.count)
    }
    return pieces
  }

  /// What a character is, as far as it parts words.
  private struct Letter {
    let isSign: Bool
    let isNumber: Bool
    let isCapital: Bool
    let isSmall: Bool

    init(_ character: Character) {
      isNumber = character.isNumber
      isSign = !character.isLetter && !isNumber
      (isCapital, isSmall) = (character.isUppercase, character.isLowercase)
    }

    /// Whether another piece begins with it behind another letter.
    func isParted(from previous: Letter) -> Bool {
      guard !previous.isSign else { return false }
      return isCapital && previous.isSmall || isNumber != previous.isNumber
    }

    /// - Parameter byte: a character of ASCII.
    init(_ byte: UInt8) {
      isNumber = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      isSmall = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      isSign = !isNumber && !isCapital && !isSmall
    }
  }
}
