package import Language
internal import Listening

/// A whole number in what is said of steps, and what it may count.
package struct SpokenPosition: Hashable, Sendable {
  package var number: Int
  package var role: Role

  /// How many there are of what it is one of: 4 in “2 of 4”.
  package var total: Int?

  /// Where it stands among the words.
  package var word: Int

  /// What a number tells.
  package enum Role: Hashable, Sendable {
    /// Which step: behind “step”, before “of 4”.
    case position
    /// How many there are: behind “of”, behind a stroke, before “steps”.
    case total
    /// Either.
    case open
    /// How much there is of something else: “3 minutes”, “3 steps left”.
    case measure
  }
}

extension SpokenPosition {
  /// Every whole number in a text, in order: in digits, as an ordinal, or spelt out in English.
  package static func said(in text: String, _ languages: SpokenLanguages) -> [SpokenPosition] {
    said(in: words(of: text), of: text, languages)
  }

  /// The same of words that are known.
  ///
  /// - Parameters:
  ///   - words: the words of the text.
  ///   - text: where they stand, with what parts them; nil where nothing does.
  ///   - languages: the languages it may be in.
  /// - Returns: the numbers.
  package static func said(
    in words: [Word],
    of text: String? = nil,
    _ languages: SpokenLanguages
  ) -> [SpokenPosition] {
    var reading = StepNumberReading(words, of: text, languages)
    if reading.numbers.isEmpty { return [] }
    let roles = reading.roles()
    let numbers = reading.numbers
    return numbers.indices.compactMap { index in
      guard let role = roles[index] else { return nil }
      let found = numbers[index]
      var number = SpokenPosition(number: found.number, role: role, word: found.word)
      if index > 0, numbers[index - 1].isBeforeOne { number.total = numbers[index - 1].number }
      guard let next = numbers[(index + 1)...].first, next.isBehindOf, role != .measure,
        next.word - found.end <= 3
      else { return number }
      number.total = next.number
      // “One step of four” is the first.
      if role == .total, !found.isBehindOf { number.role = .open }
      return number
    }
  }

  /// The words of a text; a stroke between two numbers joins them however it is set.
  static func words(of text: String) -> [Word] { words(of: text, Words(text).list) }

  /// The words of a text that are known, strokes aside.
  static func words(of text: String, _ words: [Word]) -> [Word] {
    guard TextBytes.holds(UInt8(ascii: "/"), in: text), text.contains(" / ") else { return words }
    return Words(text.replacing(" / ", with: "/")).list
  }
}

extension SpokenPosition {
  /// Whether words may hold numbers that nobody here can read: those of other languages, spelt out.
  ///
  /// - Parameters:
  ///   - text: what is said.
  ///   - names: what is said and is no number, as the name of the step.
  ///   - states: words for states, which are no numbers either.
  ///   - languages: the languages it may be in.
  ///   - count: the highest number that matters.
  /// - Returns: whether anything else is said that may be a number.
  static func mayBeUnread(
    in text: String,
    besides names: [String],
    _ states: Set<Word> = [],
    _ languages: SpokenLanguages,
    upTo count: Int
  ) -> Bool {
    guard !NumberWords.areKnown(upTo: count, languages) else { return false }
    let steps = StepWords.of(languages)
    let rest = names.reduce(Words(text)) { $0.removing(Words($1)) }.list.filter { word in
      word.contains(otherThanNumbers) && !states.contains(word) && !steps.contains(word)
        && !SpokenProgress.ofWords.contains(word)
    }
    // Where nobody gives the language, words of English tell it.
    if languages.isOpen, Words(text).contains(anyOf: englishWords) { return false }
    return !rest.isEmpty
  }

  private static let otherThanNumbers = CharacterClass("/.,:", .number).inverted

  private static let englishWords = WordSet(
    WordList.oneStep.words("en") + WordList.severalSteps.words("en")
      + ["the", "is", "next", "previous", "now", "you", "are"].map { Word($0) }
      + StateTerms.englishWords
  )
}
