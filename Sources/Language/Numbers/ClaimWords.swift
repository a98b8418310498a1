/// The words with which texts claim something of data, in some languages together.
package struct ClaimWords: Sendable {
  /// What a word or a phrase does in a claim; of two kinds of one phrase the first here counts.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case bar
    case line
    case area
    case pie
    case scatter
    /// A chart of another kind, as a box plot.
    case otherChart = "other-chart"
    /// A chart, of whatever kind.
    case chart
    case highest
    case lowest
    /// Says that something is the highest or the lowest, by what is measured: “the best day”.
    case extreme
    /// Say of a number that no value is above it, or below it: “9 hours at most”.
    case atMost = "at-most"
    case atLeast = "at-least"
    case total
    case mean
    case median
    /// Says that the data have a range.
    case range
    /// Says that they reach both its ends: “ranged from 5 to 9”.
    case ranges
    /// Stands before the first end of a range or of a change.
    case from
    /// Stands between both ends, or before the second alone.
    case to
    /// Stands between two times, and says nothing of its own elsewhere: “du 3 au 7 mai”.
    case timeTo = "time-to"
    /// Sets values against each other: “more”, “twice”, “compared with”.
    case than
    /// Tells how the values go: “rose”, “halved”, “change”.
    case change
    /// Says that something is the highest before what the chart is of, as in “most orders”.
    case most
    /// Stands before what the values are counted by.
    case by
    /// What there is one of for each series.
    case series
    /// What there is one of for each category or mark.
    case marks
    /// Names one of the series, or one of the categories or marks: “line 1 of 2”.
    case oneSeries = "one-series"
    case oneMark = "one-mark"
    /// Says that something holds of each: “3 points each”.
    case each
    /// Joins two statements or two names.
    case and
    /// Says that something comes behind something else.
    case then
    /// Says nothing of its own.
    case filler
    /// Turns a statement into one about something else than the data.
    case aside

    /// Its number among all, which the embedded files of languages have.
    package var number: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  /// The kinds of words that say what kind of chart one is.
  package static let types: Set<Kind> = [.bar, .line, .area, .pie, .scatter, .otherChart]

  /// The kinds of words that say nothing of the data.
  package static let fillers: Set<Kind> = [
    .filler, .and, .then, .timeTo, .oneSeries, .oneMark, .each,
  ]

  /// The languages whose files have such words.
  package static let languages = EmbeddedLanguages.claimTags

  private let indices: [WordIndex]

  /// - Parameter languages: the primary languages whose words count.
  package init(_ languages: [String]) {
    indices = languages.compactMap { EmbeddedLanguages.claims($0) }
  }

  // MARK: signs

  /// The dash in “5–9”.
  private static let dash = Word("-")

  /// Stands for the sign in “+2 hours”, which may tell a change.
  package static let plus = Word("plus")

  /// Stand for arrows, which tell changes, and for signs of limits, as in “> 8 hours”.
  package static let change = Word("signofchange")
  package static let limit = Word("signoflimit")

  private static func sign(at index: Int, of tokens: TextTokens) -> Kind? {
    tokens.withBytes(index..<(index + 1)) { bytes in
      signs.first { $0.word.withBytes { $0.elementsEqual(bytes) } }?.kind
    }
  }

  private static let signs: [(word: Word, kind: Kind)] = [
    (dash, .to), (change, .change), (limit, .aside),
  ]

  // MARK: phrases

  /// The longest phrase that stands at a place of a text.
  package func phrase(at index: Int, of tokens: TextTokens) -> (kind: Kind, length: Int)? {
    guard index < tokens.count, !tokens.tokens[index].isFigure else { return nil }
    if let sign = Self.sign(at: index, of: tokens) { return (sign, 1) }
    var longest: (kind: Kind, length: Int)?
    for claims in indices {
      guard let first = tokens.withBytes(index..<(index + 1), { claims[$0] }) else { continue }
      var length = min(Int(first.phraseLength), tokens.count - index)
      while length > max(longest?.length ?? 0, 1) {
        if let kind = Self.kind(tokens.withBytes(index..<(index + length)) { claims[$0] }) {
          longest = (kind, length)
        }
        length -= 1
      }
      if longest == nil, let kind = Self.kind(first) { longest = (kind, 1) }
    }
    return longest
  }

  private static func kind(_ record: WordRecord?) -> Kind? {
    guard let bits = record?.kinds.rawValue, bits != 0 else { return nil }
    return Kind.allCases[bits.trailingZeroBitCount]
  }
}
