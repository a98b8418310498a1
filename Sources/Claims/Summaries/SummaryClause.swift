package import Language

/// A part of a text between commas and the like, in words.
package struct SummaryClause: Hashable, Sendable {
  /// As it is written.
  var text: String

  /// Letters are set apart from numbers, and a dash between two numbers is a word, as is a plus
  /// before one.
  var words: [Word]

  /// The sentence it is a part of, counted from 0.
  var sentence: Int

  /// Whether a colon stands before it.
  var isBehindColon: Bool

  /// Whether it stands in brackets.
  var isInBrackets = false

  /// The clauses of a text, in order.
  package static func all(in text: String, _ language: SpokenLanguage) -> [SummaryClause] {
    var clauses: [SummaryClause] = []
    var sentence = 0
    var isBehindColon = false
    for (piece, isInBrackets, end) in pieces(of: text, language.tag) {
      var words = Words(NumberParting.parted(withSigns(String(piece)))).list
      if language.numbers.groupsWithSpaces { words = SpokenNumber.grouped(words) }
      if !words.isEmpty {
        clauses.append(
          SummaryClause(
            text: String(Substring(piece.unicodeScalars.trimmed)),
            words: words,
            sentence: sentence,
            isBehindColon: isBehindColon,
            isInBrackets: isInBrackets
          )
        )
      }
      isBehindColon = end == .colon
      if end == .sentence { sentence += 1 }
    }
    return clauses
  }

  /// What a clause ends with.
  private enum End {
    case comma
    case colon
    case sentence
  }

  /// What stands between commas, colons, brackets and the ends of sentences.
  private static func pieces(
    of whole: String,
    _ tag: String?
  ) -> [(text: Substring, isInBrackets: Bool, end: End)] {
    let text = Array(whole.unicodeScalars)
    var pieces: [(text: Substring, isInBrackets: Bool, end: End)] = []
    // Where a piece begins, among the scalars and in the whole text; so for the scalar at hand.
    var start = 0
    var (first, place) = (whole.startIndex, whole.startIndex)
    func end(_ index: Int, _ end: End) {
      let isInBrackets =
        start > 0 && text[start - 1] == "(" && index < text.count && text[index] == ")"
      pieces.append((whole[first..<place], isInBrackets, end))
      start = index + 1
      first = index < text.count ? whole.unicodeScalars.index(after: place) : place
    }
    for (index, character) in text.enumerated() {
      defer { whole.unicodeScalars.formIndex(after: &place) }
      let before = index > 0 ? text[index - 1] : " "
      let behind = index + 1 < text.count ? text[index + 1] : " "
      switch character {
      case "\n", "!", "?", ";", "。", "！", "？": end(index, .sentence)
      // Within a number, of an ordinal or of an abbreviation, a point ends nothing.
      case "." where behind.isWhitespace:
        guard FullStop(at: index, from: start, in: text, tag).endsSentence else { continue }
        end(index, .sentence)
      case "," where !(before.isNumber && behind.isNumber): end(index, .comma)
      case "(", ")", "、", "，", "…": end(index, .comma)
      case ":" where behind.isWhitespace: end(index, .colon)
      case "：": end(index, .colon)
      case "-", "–", "—":
        if before.isWhitespace, behind.isWhitespace { end(index, .comma) }
      default: continue
      }
    }
    end(text.count, .sentence)
    return pieces
  }

  /// The text with a word in place of the dash in “5–9”, but not of those in “2024-06-07”, and one
  /// in place of a sign before a number, as in “Sunday +2 hours”.
  private static func withSigns(_ text: String) -> String {
    guard
      text.unicodeScalars.contains(where: {
        "-+<>".unicodeScalars.contains($0) || $0.value >= 0x2010
      })
    else {
      return text
    }
    let characters = Array(text)
    var result = ""
    for (index, character) in characters.enumerated() {
      if let word = sign(character), index == 0 || !characters[index - 1].isNumber {
        let next = characters[(index + 1)...].prefix(2)
        if next.first?.isNumber ?? false || (next.first == " " && next.last?.isNumber ?? false) {
          result += " \(word.text) "
          continue
        }
      }
      let isBetween =
        dashes.contains(character) && index > 0 && index + 1 < characters.count
        && isEnd(characters[..<index].suffix(longestNumber).reversed())
        && isEnd(Array(characters[(index + 1)...].prefix(longestNumber)))
      result += isBetween ? " \(ClaimWords.dash.text) " : String(character)
    }
    return result
  }

  /// No number beside a dash has more digits that are looked at.
  private static let longestNumber = 40

  /// What a sign before a number makes of it; nil where it makes nothing of it.
  private static func sign(_ character: Character) -> Word? {
    switch character {
    case "+": ClaimWords.plus
    case "↑", "↓", "↗", "↘", "▲", "▼", "△", "▽": ClaimWords.change
    case "<", ">", "≤", "≥": ClaimWords.limit
    default: nil
    }
  }

  /// Whether the characters nearest to a dash are those of a number and of no second dash.
  private static func isEnd(_ characters: [Character]) -> Bool {
    let number = characters.prefix { $0.isNumber || ".,%°€$£".contains($0) }
    guard number.contains(where: \.isNumber) else { return false }
    return characters.dropFirst(number.count).first.map { !dashes.contains($0) } ?? true
  }

  private static let dashes: Set<Character> = ["-", "–", "‐", "‑", "—"]
}

extension Unicode.Scalar {
  fileprivate var isNumber: Bool {
    value < 0x80 ? (0x30...0x39).contains(value) : properties.numericType != nil
  }
}
