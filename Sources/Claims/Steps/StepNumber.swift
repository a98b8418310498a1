internal import Language

/// A whole number in what is heard of steps, in figures or spelt out, and what it may count.
package struct StepNumber: Hashable, Sendable {
  package var number: Int
  package var role = Role.open

  /// How many there are of what it is one of: 4 in “2 of 4”.
  package var total: Int?

  /// The word that it is or begins with.
  package var word: Int

  /// Where it stands among the words, with the letters that are joined to it.
  var range: Range<Int>
  var isOrdinal = false

  /// Whether it is the word for one, which may be a pronoun as well.
  var isOne = false

  /// Whether what stands before it says that it is a whole: 4 of “2/4”.
  var isBehindOf = false

  /// Whether the next number is one of so many: 4 in “4ステップ中2番目”.
  var isBeforeOne = false

  /// The letters of other scripts that are joined to its digits.
  var lead = ""
  var tail = ""

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

  private init(_ number: Int, at word: Int, _ range: Range<Int>) {
    (self.number, self.word, self.range) = (number, word, range)
  }

  /// All numbers of a clause, in order.
  ///
  /// - Parameters:
  ///   - tokens: the clause.
  ///   - words: its words.
  ///   - languages: the languages it may be in.
  ///   - start: where it begins among all words of its text.
  /// - Returns: the numbers.
  static func all(
    in tokens: TextTokens,
    _ words: Words,
    _ languages: SpokenLanguages,
    from start: Int
  ) -> [StepNumber] {
    let readings = [tokens] + languages.tags.dropFirst().map { TextTokens(words, $0) }
    var found: [StepNumber] = []
    var index = 0
    while index < tokens.count {
      let next =
        tokens.tokens[index].isFigure
        ? figures(at: index, of: readings)
        : spelt(at: index, of: readings, languages).map { [$0] } ?? []
      index = max(next.last?.range.upperBound ?? 0, index + 1)
      found += next
    }
    for place in found.indices where start > 0 {
      let range = found[place].range
      found[place].word += start
      found[place].range = (range.lowerBound + start)..<(range.upperBound + start)
    }
    return found
  }

  /// The number that words spell out from one on, in the first of some languages that knows it.
  private static func spelt(at index: Int, of readings: [TextTokens], _ languages: SpokenLanguages)
    -> StepNumber?
  {
    for tokens in readings {
      guard let numeral = tokens.wholeNumeral(at: index),
        numeral.value <= Double(SpokenLanguages.mostSpelt),
        // “Steg ett” is the first one.
        !numeral.isArticle
          || index > 0
            && StepWords.of(languages)[Word(tokens.text(index - 1..<index))].contains(.one)
      else { continue }
      var number = StepNumber(Int(numeral.value), at: index, numeral.range)
      number.isOrdinal = numeral.isOrdinal
      number.isOne = number.number == 1 && !number.isOrdinal
      return number
    }
    return nil
  }

  /// The numbers in figures, with strokes between; in Latin letters only what ends an ordinal may
  /// follow, or “3D” would be one.
  private static func figures(at index: Int, of readings: [TextTokens]) -> [StepNumber] {
    let tokens = readings[0]
    let hasTail =
      index + 1 < tokens.count && tokens.tokens[index + 1].isJoined
      && !tokens.tokens[index + 1].isFigure
    let lead = tokens.tokens[index].isJoined ? tokens.text((index - 1)..<index) : ""
    let tail = hasTail ? tokens.text((index + 1)..<(index + 2)) : ""
    let isOrdinal = hasTail && readings.contains { $0.holds(index + 1, .ordinalEnding) }
    let parts = tokens.text(index..<(index + 1)).split(
      separator: "/",
      omittingEmptySubsequences: false
    )
    return parts.indices.compactMap { place in
      let (isFirst, isLast) = (place == 0, place == parts.count - 1)
      guard parts[place].utf8.count < 10,
        parts[place].utf8.allSatisfy({ (0x30...0x39).contains($0) }),
        let value = Int(parts[place]), !isFirst || lead.isEmpty || setsOffDigits(lead),
        !isLast || isOrdinal || tail.isEmpty || setsOffDigits(tail)
      else { return nil }
      let start = isFirst && !lead.isEmpty ? index - 1 : index
      let end = isLast && hasTail ? index + 2 : index + 1
      var number = StepNumber(value, at: index, start..<end)
      number.isOrdinal = isLast && isOrdinal
      number.isBehindOf = !isFirst
      if isFirst { number.lead = lead }
      if isLast { number.tail = tail }
      return number
    }
  }

  /// Whether letters set off digits by themselves, as those that are not Latin do.
  private static func setsOffDigits(_ letters: String) -> Bool {
    guard let first = letters.unicodeScalars.first?.value else { return false }
    return first > 0x24F && !(0x1E00...0x1EFF).contains(first)
  }
}
