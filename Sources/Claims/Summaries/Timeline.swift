package import A11yModel
internal import Language

/// The categories of a chart from the first to the last in time.
package struct Timeline: Sendable {
  let order: [String]

  /// What lies between a category and the next at least; nil where that is not known.
  private(set) var unit: TimeUnit?

  /// Whether no time is left out between the first and the last.
  private(set) var isContiguous = false

  /// Nil where they are no times, or in no order.
  ///
  /// The categories of a line are taken for times where they are not known to be any: between others
  /// nothing goes from one to the next.
  package init?(_ categories: [String], _ form: Chart.Form?) {
    switch form {
    case .pie, .donut, .scatter: return nil
    case nil, .bar, .line, .area: break
    }
    let moments = categories.compactMap { Moment($0) }
    guard moments.count == categories.count, let first = moments.first,
      moments.allSatisfy({ $0.unit == first.unit && $0.cycle == first.cycle })
    else {
      guard form == .line || form == .area else { return nil }
      order = categories
      return
    }
    unit = first.unit
    isContiguous = Self.areContiguous(moments)
    let numbers = moments.map(\.number)
    if Self.isRising(numbers, in: first.cycle) {
      order = categories
    } else if Self.isRising(numbers.reversed(), in: first.cycle) {
      order = categories.reversed()
    } else {
      return nil
    }
  }

  private static func areContiguous(_ moments: [Moment]) -> Bool {
    zip(moments, moments.dropFirst()).allSatisfy { one, other in
      let step = abs(other.number - one.number)
      switch one.unit {
      // December is followed by January, and Sunday by Monday.
      case .month: return step == 32 || step == 64 || step == 11 * 32
      case .day: return step == 1 || step == 6
      case .week, .quarter, .year: return step == 1
      }
    }
  }

  /// Whether a category is called like a time.
  static func isTime(_ category: String) -> Bool { Moment(category) != nil }

  /// Whether each number is greater than the one before it, or begins anew once: from November to
  /// February.
  private static func isRising(_ numbers: [Int], in cycle: Int?) -> Bool {
    let returns = zip(numbers, numbers.dropFirst()).count { $0 >= $1 }
    guard returns > 0 else { return true }
    guard cycle != nil, returns == 1, numbers.count > 2, let first = numbers.first,
      let last = numbers.last
    else { return false }
    return last < first
  }
}

/// A category as a moment.
private struct Moment {
  var unit: TimeUnit
  var number: Int

  /// How many there are before they begin anew, where no year is told.
  var cycle: Int?

  init?(_ category: String) {
    if let day = CalendarDay(category) {
      (unit, number) = (.day, Self.number(day.year, day.month, day.day))
      return
    }
    let words = Words(category).list
    let date = NamedDate.all(in: words).first { $0.range == words.indices }
    let period = NumberedPeriod.all(in: words).first { $0.range == words.indices }
    if words.count == 1, let own = Self.alone(words[0]) {
      self = own
    } else if let date {
      unit = date.day == nil ? .month : .day
      number = Self.number(date.year ?? 0, date.month, date.day ?? 0)
      cycle = date.year == nil ? Self.number(1, 0, 0) : nil
    } else if let period {
      unit = period.kind == .week ? .week : .quarter
      number = (period.year ?? 0) * 64 + period.number
      cycle = period.year == nil ? 64 : nil
    } else if category.utf8.count == 7, let month = CalendarDay(category + "-01") {
      (unit, number) = (.month, Self.number(month.year, month.month, 0))
    } else {
      return nil
    }
  }

  private init(unit: TimeUnit, number: Int, cycle: Int?) {
    (self.unit, self.number, self.cycle) = (unit, number, cycle)
  }

  /// A year, a month or a day of the week.
  private static func alone(_ word: Word) -> Moment? {
    if word.length == 4, let year = word.integer, SummaryFigure.years.contains(Double(year)) {
      return Moment(unit: .year, number: year, cycle: nil)
    }
    if let month = CalendarNames.month(word) {
      return Moment(unit: .month, number: Self.number(0, month, 0), cycle: Self.number(1, 0, 0))
    }
    return CalendarNames.weekday(word).map { Moment(unit: .day, number: $0, cycle: 7) }
  }

  private static func number(_ year: Int, _ month: Int, _ day: Int) -> Int {
    (year * 13 + month) * 32 + day
  }
}
