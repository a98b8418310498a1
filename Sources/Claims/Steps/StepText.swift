package import Language
internal import Listening

/// A text that is heard of steps, read once: its words clause by clause, and the whole numbers among
/// them.
package struct StepText: Sendable {
  package let text: String
  package let languages: SpokenLanguages
  package private(set) var words: [Word] = []

  /// What stands between commas, colons, brackets and the ends of sentences.
  private(set) var clauses: [Part] = []

  /// Where its sentences stand among the words.
  private(set) var sentences: [Range<Int>] = []

  /// The whole numbers, whatever they count.
  private(set) var found: [StepNumber] = []

  /// What each word is, and the number of its clause; empty where there is no number.
  private(set) var kinds: [StepKinds] = []
  private(set) var places: [Int32] = []

  /// What the numbers count.
  package private(set) var numbers: [StepNumber] = []

  /// The names of steps among the words, in order.
  package var names: [Name] = []

  package struct Name: Sendable {
    /// Where it stands among the words.
    package var range: Range<Int>

    /// Whose name it is: one name may be that of several.
    package var steps: [Int]
  }

  /// A clause.
  struct Part: Sendable {
    /// Where it stands among the words.
    var words: Range<Int>

    /// Where it stands in the text.
    var range: Range<String.Index>
  }

  package init(_ text: String, _ languages: SpokenLanguages) {
    (self.text, self.languages) = (text, languages)
    var tokens: [TextTokens] = []
    var sentence = -1
    for clause in Clause.all(in: text, languages.tag) {
      let read = Words(Self.joined(text[clause.range]))
      if read.isWordless { continue }
      let clauseTokens = TextTokens(read, languages.tag)
      let start = words.count
      words += clauseTokens.words
      found += StepNumber.all(in: clauseTokens, read, languages, from: start)
      clauses.append(Part(words: start..<words.count, range: clause.range))
      if clause.sentence == sentence {
        sentences[sentences.count - 1] = sentences[sentences.count - 1].lowerBound..<words.count
      } else {
        sentences.append(start..<words.count)
      }
      sentence = clause.sentence
      tokens.append(clauseTokens)
    }
    if found.isEmpty { return }
    addKinds(tokens)
    numbers = StepNumberReading(self, words.indices).numbers
  }

  /// What a symbol is called, as in `person.crop.circle`.
  package init(ofSymbol name: String, _ languages: SpokenLanguages) {
    self.init(name.map { $0 == "." ? " " : String($0) }.joined(), languages)
  }

  /// A stroke between two numbers joins them however it is set.
  private static func joined(_ text: Substring) -> String {
    let text = String(text)
    return TextBytes.holds(UInt8(ascii: "/"), in: text) ? text.replacing(" / ", with: "/") : text
  }

  private mutating func addKinds(_ clauses: [TextTokens]) {
    let steps = StepWords.of(languages)
    kinds.reserveCapacity(words.count)
    for (place, tokens) in clauses.enumerated() {
      for index in 0..<tokens.count {
        var kinds = steps[words[self.kinds.count]]
        if let record = tokens.tokens[index].record {
          // “2 in progress” counts no inches.
          if tokens.isUnit(index), words[self.kinds.count] != "in" { kinds.insert(.unit) }
          if !record.units.intersection(Unit.currencies).isEmpty { kinds.insert(.currency) }
          if record.month > 0 { kinds.insert(.month) }
        }
        self.kinds.append(kinds)
        places.append(Int32(truncatingIfNeeded: place))
      }
    }
    for index in found.lazy.map(\.range).joined() { kinds[index].insert(.number) }
  }

  // MARK: what stands among some of the words

  func found(in range: Range<Int>) -> ArraySlice<StepNumber> {
    found.beginning(in: range, \.range)
  }

  /// What the numbers count, where nothing else is said.
  func numbers(in range: Range<Int>) -> [StepNumber] {
    range == words.indices || found.isEmpty ? numbers : StepNumberReading(self, range).numbers
  }

  func names(in range: Range<Int>) -> ArraySlice<Name> { names.beginning(in: range, \.range) }

  /// What a word is of what is told of steps.
  func kinds(_ index: Int) -> StepKinds { kinds.isEmpty ? [] : kinds[index] }

  /// A clause as it is written.
  func quoted(_ clause: Part) -> String { String(text[clause.range]) }
}

extension Array {
  /// The elements that begin in a range, of such as stand in order.
  fileprivate func beginning(
    in range: Range<Int>,
    _ place: (Element) -> Range<Int>
  ) -> ArraySlice<Element> {
    func first(from word: Int) -> Int {
      var (low, high) = (0, count)
      while low < high {
        let middle = (low + high) / 2
        if place(self[middle]).lowerBound < word { low = middle + 1 } else { high = middle }
      }
      return low
    }
    return isEmpty ? [] : self[first(from: range.lowerBound)..<first(from: range.upperBound)]
  }
}

extension StepText {
  /// Whether words may be numbers that nobody here can read: those of other languages, spelt out.
  ///
  /// - Parameters:
  ///   - names: what is said and is no number, as the name of the step.
  ///   - states: words for states, which are no numbers either.
  ///   - count: the highest number that matters.
  /// - Returns: whether anything else is said that may be a number.
  func mayHoldUnreadNumbers(besides names: [String], _ states: Set<Word>, upTo count: Int) -> Bool {
    // Where nobody gives the language, words of English tell it.
    guard !languages.knowNumbers(upTo: count),
      !languages.isOpen || !words.contains(where: Self.englishWords.contains)
    else { return false }
    let steps = StepWords.of(languages)
    return names.reduce(Words(text)) { $0.removing(Words($1)) }.list.contains { word in
      word.contains(Self.otherThanNumbers) && !states.contains(word)
        && steps[word].isDisjoint(with: [.counting, .of])
    }
  }

  private static let otherThanNumbers = CharacterClass("/.,:", .number).inverted

  private static let englishWords = WordSet(
    WordList.oneStep.words("en") + WordList.severalSteps.words("en")
      + ["the", "is", "next", "previous", "now", "you", "are"].map { Word($0) }
      + StateTerms.englishWords
  )
}
