internal import Language
internal import Support

/// A number in a summary, with what says what it counts.
struct SummaryFigure: Hashable, Sendable {
  var readings: [SpokenNumber]

  /// As a length of time, where it is one.
  var duration: SpokenDuration?
  var relation: Relation

  /// The category that is called like it, where one is.
  var category: String?

  /// “Thousand”, where that stands behind it.
  var scale: Word?

  /// What its unit is in that of the values, where it has another: 0.001 for metres beside kilometres.
  var factor = 1.0

  /// The unit that stands with it, where that is another than that of the values.
  var otherUnit: Word?

  /// Whether signs stand between its digits, as in “2,000”.
  var isParted = false

  /// Whether it stands beside a month, as in “5 May”.
  var isDate = false

  /// How a number is related to the values.
  enum Relation: Hashable, Sendable {
    /// It has the unit of the values.
    case declared
    /// It is a percentage, and the values are none.
    case share
    /// Nothing says what it counts, and it may be a value.
    case bare
    /// It has another unit, or counts something else.
    case other
  }

  /// Whether it may be a year.
  var mayBeYear: Bool { relation == .bare && isLikeYear }

  /// Whether it is written as years are: nobody parts the digits of those.
  var isLikeYear: Bool {
    (relation == .bare || relation == .other) && scale == nil && duration == nil && !isParted
      && readings.contains { $0.tolerance == 0.5 && Self.years.contains($0.value) }
  }

  /// Whether it ends the years that another begins, as in “2019 to 2023” and “2019–23”.
  func endsYears(from first: SummaryFigure) -> Bool {
    guard first.mayBeYear, let start = first.readings.first?.value else { return false }
    if mayBeYear { return true }
    guard relation == .bare, scale == nil, duration == nil else { return false }
    let year = start.truncatingRemainder(dividingBy: 100)
    return readings.contains { $0.tolerance == 0.5 && $0.value < 100 && $0.value > year }
  }

  /// Whether it may be the day and the month that “3.5.” is where decimals have a comma.
  var mayBeDate: Bool {
    !readings.isEmpty
      && readings.allSatisfy { reading in
        reading.isVerbatim && (1..<32).contains(reading.value) && reading.tolerance >= 0.005
      }
  }

  /// What numbers of four digits may be years.
  static let years = 1800.0...2200.0

  /// Whether it may tell a value.
  var isOfValues: Bool {
    relation != .other && !mayBeYear
  }

  /// Whether it is a value, as it stands or as a share of a whole.
  func matches(_ value: Double, of whole: Double?, unit: String?) -> Bool {
    if let duration, duration.matches(value, unit: unit) { return true }
    return readings.contains { reading in
      if reading.isPercentage, relation == .share {
        if abs(value) <= 1, reading.matches(value * 100) { return true }
        guard let whole, whole > 0 else { return false }
        return abs(reading.value - 100 * value / whole) <= max(1, reading.tolerance)
      }
      return reading.matches(value)
    }
  }

  /// The same number of a unit that is a multiple of that of the values.
  func times(_ factor: Double) -> SummaryFigure {
    var figure = self
    figure.factor = factor
    for index in figure.readings.indices {
      figure.readings[index].value *= factor
      figure.readings[index].tolerance *= factor
    }
    return figure
  }

  /// The same number with what a second one shares with it: “5 to 9 million hours”.
  func sharing(_ other: SummaryFigure) -> SummaryFigure {
    var figure = self
    if relation == .bare {
      if other.factor != 1 { figure = figure.times(other.factor) }
      figure.relation = other.relation
    }
    if scale == nil, let scale = other.scale, let reading = readings.first {
      let digits = DecimalText.short(reading.value)
      figure.readings += SpokenNumber.all(in: [Word(digits), scale], SpokenLanguage("en"))
    }
    if other.relation == .share {
      figure.readings = figure.readings.map { $0.asPercentage(true) }
    }
    return figure
  }
}
