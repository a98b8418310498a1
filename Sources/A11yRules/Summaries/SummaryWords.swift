internal import Language

/// The words with which summaries of charts speak of their data in some languages, as a rule lists
/// them.
struct SummaryWords: Sendable {
  /// The phrases as they are listed; of two kinds of the same phrase the first counts.
  private let phrases: [Phrase]

  /// By word, the first of the phrases that begin with it.
  private let firsts: WordNumbers

  private struct Phrase: Sendable {
    var first: Word

    /// Its words behind the first.
    var rest: [Word]
    var kind: Kind

    /// The next phrase that begins with the same word; nil behind the last.
    var next: Int?

    /// Whether its words stand from a place on, of which its first is known to.
    func stands(at index: Int, of words: [Word]) -> Bool {
      words[(index + 1)...].starts(with: rest)
    }
  }

  /// What a phrase does in a summary; the lists of a rule are called so, behind the language.
  enum Kind: String, Hashable, Sendable, CaseIterable {
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
  }

  /// The languages whose words rules list.
  static let languages = ["en", "de", "fr", "es"]

  /// The lists of a rule for all languages.
  static func lists(_ kinds: [Kind] = Kind.allCases) -> [String] {
    languages.flatMap { language in kinds.map { "\(language)-\($0.rawValue)" } }
  }

  /// Stands for the dash in “5–9”.
  static let dash = Word("thru")

  /// Stands for the sign in “+2 hours”, which may tell a change.
  static let plus = Word("plus")

  /// Stand for arrows, which tell changes, and for signs of limits, as in “> 8 hours”.
  static let change = Word("signofchange")
  static let limit = Word("signoflimit")

  /// - Parameters:
  ///   - languages: whose words count.
  ///   - list: a list of the rule as it is written; the words of a phrase have hyphens between.
  init(_ languages: [String], _ list: (String) -> String) {
    var phrases: [Phrase] = []
    for (sign, kind) in [(Self.dash, Kind.to), (Self.change, .change), (Self.limit, .aside)] {
      phrases.append(Phrase(first: sign, rest: [], kind: kind))
    }
    for language in languages {
      for kind in Kind.allCases {
        Self.forEachPhrase(in: list("\(language)-\(kind.rawValue)")) { first, rest in
          phrases.append(Phrase(first: first, rest: rest, kind: kind))
        }
      }
    }
    let firsts = WordNumbers(phrases.enumerated().map { (key: $1.first, value: $0) })
    // By phrase that is the first with its word, the last one so far.
    var lasts = Array(phrases.indices)
    for index in phrases.indices {
      guard let first = firsts[phrases[index].first], first != index else { continue }
      phrases[lasts[first]].next = index
      lasts[first] = index
    }
    (self.phrases, self.firsts) = (phrases, firsts)
  }

  /// Gives the first word of each phrase of a list, and the others.
  private static func forEachPhrase(in list: String, _ body: (Word, [Word]) -> Void) {
    let bytes = Array(list.utf8)
    let hyphen = CharacterClass("-")
    var start = 0
    for end in 0...bytes.count where end == bytes.count || bytes[end] == UInt8(ascii: " ") {
      let phrase = start..<end
      start = end + 1
      var kinds: UInt8 = 0
      for byte in bytes[phrase] {
        kinds |= (0x61...0x7A).contains(byte) ? 1 : byte == UInt8(ascii: "-") ? 2 : 4
      }
      // Most are one word in small letters, and most others are some of these.
      switch kinds {
      case 0: break
      case 1: body(Word(bytes, phrase, isASCII: true), [])
      case 2, 3:
        var words = Word(bytes, phrase, isASCII: true).split(at: hyphen)[...]
        if let first = words.popFirst() { body(first, Array(words)) }
      default:
        let words = Words(String(decoding: bytes[phrase], as: UTF8.self)).list
        if let first = words.first { body(first, Array(words.dropFirst())) }
      }
    }
  }

  /// The longest phrase that stands at a place among words.
  func phrase(at index: Int, of words: [Word]) -> (kind: Kind, length: Int)? {
    var longest: Phrase?
    var next = firsts[words[index]]
    while let place = next {
      let phrase = phrases[place]
      if phrase.rest.count > longest?.rest.count ?? -1, phrase.stands(at: index, of: words) {
        longest = phrase
      }
      next = phrase.next
    }
    return longest.map { ($0.kind, $0.rest.count + 1) }
  }

  /// Whether words hold any phrase of some kinds.
  func isAny(of kinds: Set<Kind>, in words: [Word]) -> Bool {
    words.indices.contains { index in
      var next = firsts[words[index]]
      while let place = next {
        if kinds.contains(phrases[place].kind), phrases[place].stands(at: index, of: words) {
          return true
        }
        next = phrases[place].next
      }
      return false
    }
  }
}
