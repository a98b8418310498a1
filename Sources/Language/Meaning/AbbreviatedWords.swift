/// Words as they are written where there is little room, to be found where they are spelt out.
package struct AbbreviatedWords: Sendable {
  private let short: TextTokens
  private let words: [Word]

  /// Whether all its letters are capitals, as initials are.
  private let mayBeInitials: Bool

  /// - Parameters:
  ///   - tokens: the words.
  ///   - text: the same as it is written.
  package init(_ tokens: TextTokens, writtenAs text: String) {
    short = tokens
    words = tokens.words
    mayBeInitials = text.allSatisfy { !$0.isLetter || $0.isUppercase }
  }

  /// Where the words stand that spell them out.
  package func range(in heard: TextTokens) -> Range<Int>? {
    guard !words.isEmpty else { return nil }
    let spoken = heard.words
    return spoken.indices.lazy.compactMap { start in
      end(in: heard, spoken, from: start).map { start..<$0 }
    }.first
  }

  private func end(in heard: TextTokens, _ spoken: [Word], from start: Int) -> Int? {
    var (place, index) = (0, start)
    while place < words.count {
      if place > 0, index < spoken.count, short.tokens[place].isFigure,
        heard.holds(index, .range) || spoken[index] == "the"
      {
        index += 1
      }
      guard index < spoken.count else { return nil }
      if let length = length(ofPart: place, in: heard, spoken, at: index) {
        (place, index) = (place + 1, index + length)
      } else if let match = initials(place, spoken[index...]) {
        (place, index) = (place + match.parts, index + match.words)
      } else {
        return nil
      }
    }
    return index
  }

  /// How many words at a place spell out a part; nil where they do not.
  private func length(
    ofPart place: Int,
    in heard: TextTokens,
    _ spoken: [Word],
    at index: Int
  ) -> Int? {
    let (part, long) = (words[place], spoken[index])
    if part == long { return 1 }
    if let number = short.whole(at: place) {
      if let ordinal = heard.ordinal(at: index), ordinal.number == number {
        return ordinal.end - index
      }
      // “24” is the end of “2024”.
      return part.length == 2 && long.length == 4 && heard.whole(at: index) != nil
        && long.hasSuffix(part) ? 1 : nil
    }
    if let own = short.tokens[place].record {
      let said = heard.phrase(at: index) {
        own.kinds.contains(.scale) && $0.kinds.contains(.scale) && $0.number == own.number
          || !own.units.intersection($0.units).isEmpty
      }
      if let said { return said.length }
    }
    guard part.allSatisfy(.letter) else { return nil }
    if Self.meanings[part]?.contains(long) ?? false { return 1 }
    if part.count == 1 { return long.hasPrefix(part) && isOfCalendar(index, heard) ? 1 : nil }
    return long.hasPrefix(part) || (long.count > 2 && part.hasPrefix(long)) ? 1 : nil
  }

  private func isOfCalendar(_ index: Int, _ heard: TextTokens) -> Bool {
    guard let record = heard.tokens[index].record else { return false }
    return record.month > 0 || record.weekday > 0
      || !record.kinds.isDisjoint(with: [.quarter, .half, .week])
      || !record.units.intersection(Unit.periods).isEmpty
  }

  /// How many words begin with the letters of a part, small words aside: “Research and development”
  /// spells out “R&D”.
  private func initials(_ place: Int, _ spoken: ArraySlice<Word>) -> (parts: Int, words: Int)? {
    guard mayBeInitials, words[place].allSatisfy(.letter) else { return nil }
    let singles = words[place...].prefix { $0.count == 1 && $0.allSatisfy(.letter) }
    let run = words[place].count == 1 ? singles : words[place...place]
    let letters = run.map(\.text).joined()
    guard (2...6).contains(letters.count) else { return nil }
    var index = spoken.startIndex
    for letter in letters {
      while index > spoken.startIndex, index < spoken.endIndex,
        Self.smallWords.contains(spoken[index])
      {
        index += 1
      }
      guard index < spoken.endIndex, spoken[index].text.first == letter else { return nil }
      index += 1
    }
    return (run.count, index - spoken.startIndex)
  }

  /// Words that lend no letter to initials, in several languages.
  private static let smallWords: WordSet = [
    "a", "an", "and", "of", "the", "to", "for", "in", "on", "und", "der", "die", "das", "des",
    "für", "et", "de", "du", "la", "le", "les", "d", "l", "y", "del", "los", "las", "e", "di",
    "dei", "della", "do", "da", "dos", "en", "van", "het", "och", "og", "i",
  ]

  /// What else may be said for a short word.
  private static let meanings: WordTable<WordSet> = [
    "k": ["kilometer", "kilometers", "kilometre", "kilometres"], "plus": ["positive"],
    "no": ["number"], "nr": ["nummer", "number"], "vs": ["versus"],
    "st": ["saint", "sankt", "street"], "mt": ["mount"], "ft": ["fort"],
  ]

  // MARK: in words that are not known

  /// Whether words that are not known here may spell them out, each number with the number it is or,
  /// where it may be an ordinal, in words.
  package func mayBeSpelt(in heard: TextTokens) -> Bool {
    guard !words.isEmpty else { return false }
    let spoken = heard.words
    let others = spoken.filter { !$0.contains(.digit) || !$0.isASCII }
    // “USA” is “Vereinigte Staaten” in German.
    if mayBeInitials, words.count == 1, (2...4).contains(words[0].count),
      others.count(where: { $0.count > 3 && $0.allSatisfy(.letter) }) > 1
    {
      return true
    }
    let isNumbered = words.contains { $0.contains(.digit) }
    return words.indices.allSatisfy { place in
      let part = words[place]
      if let number = part.number ?? Self.numberBehindLetter(part) {
        return spoken.contains { $0.number == number }
          || number > 0 && number <= 12 && words.count <= 3 && !part.begins(with: .number)
            && heard.dates.allSatisfy { $0.part == nil }
      }
      // Letters of other scripts contract nothing.
      let mayBeAny = isNumbered && others.contains { part == "plus" || !$0.isASCII }
      return mayBeAny || others.contains { Self.contracts(part.text, $0.text) }
    }
  }

  /// The 1 of “Q1”.
  private static func numberBehindLetter(_ part: Word) -> Int? {
    part.length(of: .letter) == 1 ? part.dropFirst(1).integer : nil
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
