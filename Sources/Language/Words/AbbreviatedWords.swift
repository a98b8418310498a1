/// Words as they are written where there is little room, to be found where they are spelt out.
package struct AbbreviatedWords {
  /// The words, letters or a unit set apart from the number they are joined to: “Q1” is “q 1”,
  /// “10k” is “10 k”.
  private var parts: [Word]
  private let language: SpokenLanguage

  /// Whether all its letters are capitals, as initials are.
  private let mayBeInitials: Bool

  /// - Parameters:
  ///   - words: the words.
  ///   - text: the same as it is written.
  ///   - language: what they are spelt out in.
  package init(_ words: [Word], writtenAs text: String, _ language: SpokenLanguage) {
    parts = words.flatMap(Self.parted)
    self.language = language
    mayBeInitials = text.allSatisfy { !$0.isLetter || $0.isUppercase }
  }

  private static func parted(_ word: Word) -> [Word] {
    let letters = word.prefix(word.length(of: .letter))
    let digits = word.dropFirst(letters.length)
    if (1...3).contains(letters.count), !digits.isEmpty, digits.allSatisfy(.number) {
      return [letters, digits]
    }
    let number = word.prefix(word.length(of: figures))
    let unit = word.dropFirst(number.length)
    guard !number.isEmpty, !unit.isEmpty, unit.allSatisfy(.letter) else { return [word] }
    return [number, unit]
  }

  private static let figures = CharacterClass(".,", .number)

  /// Where the words stand that spell them out; “to” may stand in a range, and “and older” for a plus.
  package func range(in spoken: [Word]) -> Range<Int>? {
    guard !parts.isEmpty else { return nil }
    let found = spoken.indices.lazy.compactMap { start in
      end(in: spoken, from: start).map { start..<$0 }
    }.first
    return found ?? withCurrencyBehind?.range(in: spoken)
  }

  /// The same with the sign of a currency where it is heard: “$5M” is “5 million dollars”.
  private var withCurrencyBehind: AbbreviatedWords? {
    guard parts.count > 1, UnitVocabulary.isCurrency(parts[0]), parts[1].begins(with: .number)
    else {
      return nil
    }
    var other = self
    other.parts = Array(parts.dropFirst()) + [parts[0]]
    return other
  }

  private func end(in spoken: [Word], from start: Int) -> Int? {
    var (place, index) = (0, start)
    while place < parts.count {
      let isBehindNumber = parts[..<place].contains { $0.number != nil }
      if isBehindNumber, parts[place] == "plus", let end = RangeWords.more(behind: spoken[index...])
      {
        (place, index) = (place + 1, end)
        continue
      }
      if place > 0, parts[place].number != nil, spoken.indices.contains(index),
        isBehindNumber && RangeWords.between.contains(spoken[index]) || spoken[index] == "the"
      {
        index += 1
      }
      guard let match = match(place, spoken[min(index, spoken.count)...]) else { return nil }
      (place, index) = (place + match.parts, index + match.words)
    }
    return index
  }

  /// How many parts from one on are spelt out by how many words.
  private func match(_ place: Int, _ spoken: ArraySlice<Word>) -> (parts: Int, words: Int)? {
    guard let first = spoken.first else { return nil }
    if Self.abbreviates(parts[place], first) { return (1, 1) }
    if let count = scaled(place, first) { return (count, 1) }
    if let match = initials(place, spoken) { return match }
    // “Fiscal 2024” is the year FY24.
    return parts[place] == "fy" && first == "fiscal" ? (1, 1) : nil
  }

  /// How many parts make the number that a word is: “10k” is “10,000”, and in “10–20k” both are
  /// thousands.
  private func scaled(_ place: Int, _ long: Word) -> Int? {
    guard parts[place].begins(with: .number), long.begins(with: .number) else { return nil }
    let next = place + 1 < parts.count ? parts[place + 1] : nil
    guard let scale = next?.number == nil ? next : parts.last,
      NumberScales.scale(scale, language.primary) != nil
    else { return nil }
    let said = SpokenNumber.all(in: [long], language)
    let isSaid = SpokenNumber.all(in: [parts[place], scale], language).dropFirst().contains { own in
      said.contains { $0.value == own.value }
    }
    return isSaid ? next?.number == nil ? 2 : 1 : nil
  }

  /// How many words begin with the letters of a part, small words aside: “Research and development”
  /// spells out “R&D”.
  private func initials(_ place: Int, _ spoken: ArraySlice<Word>) -> (parts: Int, words: Int)? {
    guard mayBeInitials, parts[place].allSatisfy(.letter) else { return nil }
    let isSingle = parts[place].count == 1
    let singles = parts[place...].prefix { $0.count == 1 && $0.allSatisfy(.letter) }
    let run = isSingle ? singles : [parts[place]]
    let letters = run.map(\.text).joined()
    guard (2...6).contains(letters.count) else { return nil }
    var index = spoken.startIndex
    for letter in letters {
      if index > spoken.startIndex {
        while index < spoken.endIndex, Self.smallWords.contains(spoken[index]) { index += 1 }
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

  /// “Mon” is “Monday”, “M” is, too; “24” is the end of “2024”, “km” are kilometers, “3” is “3rd”.
  private static func abbreviates(_ short: Word, _ long: Word) -> Bool {
    if short == long { return true }
    guard short.allSatisfy(.letter) else {
      guard short.allSatisfy(.number) else { return UnitVocabulary.isSaid(long, for: short) }
      let ending = long.dropFirst(long.length(of: .number))
      return short.count == 2 && long.count == 4 && long.hasSuffix(short)
        && long.allSatisfy(.number)
        || long.hasPrefix(short) && ordinalEndings.contains(ending)
          && long.length == short.length + ending.length
    }
    if UnitVocabulary.isSaid(long, for: short) || meanings[short]?.contains(long) ?? false {
      return true
    }
    if short.count == 1 { return long.hasPrefix(short) && spelledOut.contains(long) }
    return long.hasPrefix(short) || (long.count > 2 && short.hasPrefix(long))
  }

  private static let ordinalEndings: WordSet = ["st", "nd", "rd", "th"]

  /// What else may be said for a short word.
  private static let meanings: WordTable<WordSet> = [
    "k": ["thousand", "kilometer", "kilometers", "kilometre", "kilometres"],
    "m": ["million", "minute", "minutes", "meter", "meters", "metre", "metres"],
    "mn": ["million"], "b": ["billion"], "bn": ["billion"], "plus": ["positive"],
    "no": ["number"], "nr": ["nummer", "number"], "vs": ["versus"],
    "st": ["saint", "sankt", "street"], "mt": ["mount"], "ft": ["fort"],
  ]

  private static let spelledOut = WordSet(
    SpokenDate.months.map(\.text) + [
      "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
      "quarter", "week", "year", "half",
    ]
  )

  /// Whether words that are not known here may spell them out, each number with the number it is or,
  /// where it may be an ordinal, in words.
  package func mayBeSpelt(in spoken: [Word]) -> Bool {
    guard !parts.isEmpty else { return false }
    let spoken = SpokenNumber.plain(spoken)
    let words = spoken.filter { !$0.contains(.digit) || !$0.isASCII }
    let isNumbered = parts.contains { $0.number != nil }
    // “USA” is “Vereinigte Staaten” in German.
    if mayBeInitials, parts.count == 1, (2...4).contains(parts[0].count),
      words.count(where: { $0.count > 3 && $0.allSatisfy(.letter) }) > 1
    {
      return true
    }
    return parts.allSatisfy { part in
      if let number = part.number {
        return spoken.contains { $0.number == number } || mayBeOrdinal(number, spoken)
      }
      // Letters of other scripts contract nothing.
      let mayBeAny = isNumbered && words.contains { part == "plus" || !$0.isASCII }
      return mayBeAny || words.contains { Self.contracts(part.text, $0.text) }
    }
  }

  /// Whether words may tell the number of “Q1” by “erstes”: no other number of a period is heard.
  private func mayBeOrdinal(_ number: Int, _ spoken: [Word]) -> Bool {
    number > 0 && number <= 12 && parts.count <= 3 && parts[0].allSatisfy(.letter)
      && parts[0].count == 1 && NumberedPeriod.all(in: spoken).allSatisfy { _ in false }
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
