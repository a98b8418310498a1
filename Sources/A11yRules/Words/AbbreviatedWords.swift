/// Words as they are written where there is little room, to be found where they are spelt out.
struct AbbreviatedWords {
  /// The words, a letter or a unit set apart from the number it is joined to: “Q1” is “q 1”,
  /// “10k” is “10 k”.
  private let parts: [Word]

  init(_ words: [Word]) { parts = words.flatMap(Self.parted) }

  private static func parted(_ word: Word) -> [Word] {
    let letters = word.prefix(word.length(of: .letter))
    let digits = word.dropFirst(letters.length)
    if letters.count == 1, !digits.isEmpty, digits.allSatisfy(.number) { return [letters, digits] }
    let number = word.prefix(word.length(of: figures))
    let unit = word.dropFirst(number.length)
    guard !number.isEmpty, !unit.isEmpty, unit.allSatisfy(.letter) else { return [word] }
    return [number, unit]
  }

  private static let figures = CharacterClass(".,", .number)

  /// Where the words stand that spell them out, one for each; “to” may stand in a range, and “and
  /// older” for a plus.
  func range(in spoken: [Word]) -> Range<Int>? {
    guard !parts.isEmpty else { return nil }
    return spoken.indices.lazy.compactMap { start in
      end(in: spoken, from: start).map { start..<$0 }
    }.first
  }

  private func end(in spoken: [Word], from start: Int) -> Int? {
    var index = start
    for (place, part) in parts.enumerated() {
      if place > 0, parts[place - 1].number != nil {
        if part.number != nil, spoken.indices.contains(index),
          Self.rangeWords.contains(spoken[index])
        {
          index += 1
        }
        if part == "plus", let end = Self.more(behind: spoken[index...]) {
          index = end
          continue
        }
      }
      guard spoken.indices.contains(index), Self.abbreviates(part, spoken[index]) else {
        return nil
      }
      index += 1
    }
    return index
  }

  /// Where “years and older” ends, which says what a plus does.
  private static func more(behind words: ArraySlice<Word>) -> Int? {
    var rest = words
    if let first = rest.first, first == "years" { rest.removeFirst() }
    guard let join = rest.popFirst(), joins.contains(join), let last = rest.popFirst(),
      moreWords.contains(last)
    else { return nil }
    return rest.startIndex
  }

  private static let rangeWords: WordSet = ["to", "through", "until"]
  private static let joins: WordSet = ["and", "or"]
  private static let moreWords: WordSet = ["older", "over", "above", "up", "more"]

  /// “Mon” is “Monday”, “M” is, too; “24” is the end of “2024”, “km” are kilometers.
  private static func abbreviates(_ short: Word, _ long: Word) -> Bool {
    if short == long { return true }
    guard short.allSatisfy(.letter) else {
      return short.count == 2 && long.count == 4 && long.hasSuffix(short)
        && short.allSatisfy(.number) && long.allSatisfy(.number)
    }
    if UnitVocabulary.isSaid(long, for: short) || scales[short] == long { return true }
    if short.count == 1 { return long.hasPrefix(short) && spelledOut.contains(long) }
    return long.hasPrefix(short) || (long.count > 2 && short.hasPrefix(long))
  }

  private static let scales: WordTable<Word> = WordTable(
    [
      ("k", "thousand"), ("m", "million"), ("mn", "million"), ("b", "billion"), ("bn", "billion"),
      ("plus", "positive"),
    ].map { ($0, Word($1)) }
  )

  private static let spelledOut = WordSet(
    SpokenDate.months.map(\.text) + [
      "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
      "quarter", "week", "year", "half",
    ]
  )

  /// Whether words that are not known here may spell them out, each number with the number it is.
  func mayBeSpelt(in spoken: [Word]) -> Bool {
    guard !parts.isEmpty else { return false }
    let letters = spoken.filter { $0.allSatisfy(.letter) }.map(\.text)
    return parts.allSatisfy { part in
      guard let number = part.number else {
        return letters.contains { Self.contracts(part.text, $0) }
      }
      return spoken.contains { $0.number == number }
    }
  }

  /// Whether a word may be short for another: it begins as that does and leaves letters out.
  static func contracts(_ short: String, _ long: String) -> Bool {
    var rest = long[...]
    guard short.first == rest.first else { return false }
    let hasAccents = long.utf8.contains { $0 >= 0x80 }
    return short.allSatisfy { letter in
      guard let index = rest.firstIndex(of: letter) else {
        return hasAccents && "aeiou".contains(letter)
      }
      rest = rest[rest.index(after: index)...]
      return true
    }
  }
}
