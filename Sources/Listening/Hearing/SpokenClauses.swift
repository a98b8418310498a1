internal import Language

extension SpokenProgress {
  /// What stands between commas and brackets; a comma within a number stands between nothing.
  package static func clauses(of text: String) -> [String] {
    var text = text
    return text.withUTF8(clauses) ?? clauses(ofCharacters: text)
  }

  /// - Returns: nil where scalars may join to characters.
  private static func clauses(of text: UnsafeBufferPointer<UInt8>) -> [String]? {
    guard let scalars = LoneScalars(text) else { return nil }
    var clauses: [String] = []
    var start = 0
    var isBehindNumber = false
    for scalar in scalars {
      let isComma = scalar.value == 0x2C
      if isComma || clauseEnds.contains(scalar) {
        let isInNumber =
          isComma && isBehindNumber && scalar.end < text.count
          && CharacterClass.number.contains(LoneScalars.scalar(text, at: scalar.end))
        if !isInNumber {
          clauses.append(String(decoding: text[start..<scalar.start], as: UTF8.self))
          start = scalar.end
        }
      }
      isBehindNumber = CharacterClass.number.contains(scalar)
    }
    return clauses + [String(decoding: text[start...], as: UTF8.self)]
  }

  private static func clauses(ofCharacters text: String) -> [String] {
    var clauses = [""]
    let characters = Array(text)
    for (index, character) in characters.enumerated() {
      let isInNumber =
        index > 0 && index + 1 < characters.count && characters[index - 1].isNumber
        && characters[index + 1].isNumber
      if clauseEnds.contains(character) || (character == "," && !isInNumber) {
        clauses.append("")
      } else {
        clauses[clauses.count - 1].append(character)
      }
    }
    return clauses
  }

  private static let clauseEnds = CharacterClass(";()—、")
}
