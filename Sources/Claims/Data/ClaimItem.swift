internal import ChartSpeech
internal import Language

/// What stands at a place of a text that speaks of data.
enum ClaimItem: Hashable {
  case value(ClaimValue)
  case names([DataNames.Name])
  case word(ClaimWords.Kind)

  /// What stands before what the values are counted by, as it is written: “per”.
  case counter(String)

  /// What the values are of, or a unit.
  case known
  case unknown(String)

  var kind: ClaimWords.Kind? {
    switch self {
    case .word(let kind): kind
    case .counter: .by
    default: nil
    }
  }

  /// The word that is not understood.
  var unknown: String? { if case .unknown(let word) = self { word } else { nil } }

  var isName: Bool { if case .names = self { true } else { false } }

  var value: ClaimValue? {
    if case .value(let value) = self { value } else { nil }
  }

  var categories: [String] {
    if case .names(let names) = self { names.compactMap(\.category) } else { [] }
  }

  var series: [Int] {
    if case .names(let names) = self { names.compactMap(\.series) } else { [] }
  }

  /// Whether it says nothing of its own.
  var isFiller: Bool { kind.map(ClaimWords.fillers.contains) ?? (self == .known) }

  /// Whether it may be one end of a span of times.
  var isTime: Bool { !categories.isEmpty || value?.isDate ?? false }

  /// The statistic that it is a word for.
  var statistic: DataClaim.Kind? {
    switch kind {
    case .highest: .highest
    case .lowest: .lowest
    case .extreme: .extreme
    case .atMost: .bound(isUpper: true)
    case .atLeast: .bound(isUpper: false)
    case .total: .total
    case .mean: .mean
    case .median: .median
    default: nil
    }
  }

  /// What there is one of for each series or each mark, of which it is a word: “lines”, “bars”.
  var counted: DataClaim.Counted? {
    switch kind {
    case .series: .series
    case .marks: .marks
    default: nil
    }
  }
}

/// A value in what is said of data, with how it is related to these.
struct ClaimValue: Hashable {
  var value: TextValue
  var relation: Relation

  /// What the end of the range may be that begins with it.
  var ends: [Double] = []

  /// The category that is called like its number, where one is.
  var category: String?

  /// Whether nothing says that it is no year.
  var mayBeYear = false

  /// Whether it is a part of a date or a span of times.
  var isDate = false

  /// How a value is related to those of the data.
  enum Relation: Hashable {
    /// It has their unit, or one that is a multiple of it.
    case declared
    /// It is a percentage, and they are none.
    case share
    /// Nothing says what it counts.
    case bare
    /// It has another unit, or counts something else.
    case other
  }

  /// Whether it may be one of the values of the data.
  var isOfValues: Bool { relation != .other && !mayBeYear }

  func isNumber(_ number: Int) -> Bool { value.numbers.contains(Double(number)) }
}
