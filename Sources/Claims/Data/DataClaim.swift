internal import A11yModel
internal import Language

/// What a statement says of the data of a chart.
package struct DataClaim: Hashable, Sendable {
  package var kind: Kind
  var values: [ClaimValue] = []
  var categories: [String] = []

  /// The series it names; indexes into the chart's.
  var series: [Int] = []

  /// The words that are not understood, without which it may mean something else.
  package var unknown: [String] = []

  /// As it is written.
  package var text: String

  /// Whether its number stands right before what it names, as in “1: Sunday”.
  var isNumbered = false

  /// What is said.
  package enum Kind: Hashable, Sendable {
    case highest
    case lowest
    /// The highest or the lowest, by what is measured.
    case extreme
    /// What no value is above, or else below.
    case bound(isUpper: Bool)
    case total
    case mean
    case median
    /// From the first number to the second; whether a word says that the data range so, and that there
    /// are values at both ends.
    case range(isNamed: Bool, isExact: Bool)
    /// How many there are of something.
    case count(of: Counted)
    /// The value of a category, or of a series.
    case point
    /// What is not compared with the data: how values go, and how they are to each other.
    case free
  }

  /// What is counted.
  package enum Counted: Hashable, Sendable {
    case series
    /// Categories or marks, all of them.
    case marks
    case marksOfEachSeries
    /// The marks of the series that is spoken of, whether it is known which one that is.
    case marksOfOneSeries
    /// The times that the categories are: days, minutes.
    case times
  }

  /// Whether it says how many there are of something.
  package var isCount: Bool { if case .count = kind { true } else { false } }
}

extension DataReader {
  /// What a text claims.
  package func claims(in text: String) -> [DataClaim] { statements(in: text).flatMap(claims) }

  func claims(of statement: Statement) -> [DataClaim] {
    let (values, categories) = (statement.values, statement.categories)
    func claim(
      _ kind: DataClaim.Kind,
      _ values: [ClaimValue],
      _ categories: [String]
    ) -> DataClaim {
      DataClaim(
        kind: kind,
        values: values,
        categories: categories,
        series: statement.series.isEmpty ? statement.heading ?? [] : statement.series,
        unknown: statement.unknown,
        text: statement.text
      )
    }
    // What is told of a part of the data, of a change or a comparison is compared with nothing.
    let free = [claim(.free, values, categories)].filter { _ in
      !values.isEmpty || !categories.isEmpty || !statement.series.isEmpty
    }
    if statement.holds(.aside) { return statement.holds(.change) && values.count > 1 ? free : [] }
    if statement.isFree || !isOfAll(statement) { return statement.isLoose ? [] : free }
    let counts = statement.countsListed ? [] : counts(in: statement)
    let roles = statement.items.indices.filter { statement.items[$0].statistic != nil }
    if !roles.isEmpty {
      // “Peak hours 7 to 10” are no value.
      let isOfRange = statement.range.map { $0[0].relation != .other } ?? false
      return isOfRange ? [] : statistics(roles, of: statement, claim)
    }
    if !counts.isEmpty {
      return counts.map { value, counted in
        var count = claim(.count(of: counted), [value], categories)
        if counted == .times || statement.countsBy {
          count.unknown.removeAll(where: statement.counters.contains)
        }
        return count
      }
    }
    if let ends = statement.ends {
      return free + ends.map { claim(.point, [$0.value], [$0.category]) }
    }
    if let range = statement.range {
      guard areYearsValues || !range.contains(where: { $0.isDate || $0.mayBeYear }) else {
        return []
      }
      return [
        claim(
          .range(isNamed: statement.namesRange, isExact: statement.isExactRange),
          range,
          categories
        )
      ]
    }
    if statement.holds(.ranges), !values.isEmpty { return free }
    guard !statement.isLoose, !statement.isSpan else { return [] }
    let possible = values.filter { $0.isOfValues || isOfOtherUnit($0) }
    let isOfSeries = categories.isEmpty && statement.series.count == 1
    if possible.count == 1, values.count == 1, categories.count == 1 || isOfSeries {
      var point = claim(.point, possible, categories)
      point.isNumbered = statement.isNumbered
      return [point]
    }
    // “Monday and Tuesday had 4,000 and 9,000”: which is whose is not compared.
    return possible.count > 1 && categories.count + statement.series.count > 1 ? free : []
  }

  /// Whether a statement is about all of the data, and about no span of them.
  private func isOfAll(_ statement: Statement) -> Bool {
    let items = statement.items
    // “Highest until February”.
    let endsAt = items.indices.dropLast().contains { index in
      items[index].kind == .to && !items[index + 1].categories.isEmpty
        && !items[..<index].contains(where: \.isTime)
    }
    if endsAt { return false }
    guard let span = statement.span, !statement.roles.isEmpty || statement.range != nil else {
      return true
    }
    return span.first.contains { $0 == names.categories.first }
      && span.last.contains { $0 == names.categories.last }
  }

  private func isOfOtherUnit(_ value: ClaimValue) -> Bool {
    value.relation == .other && isApart(value)
  }

  /// Whether a value has a unit of which those of the data are no multiple.
  func isApart(_ value: ClaimValue) -> Bool {
    guard let unit, !unit.units.isEmpty, !value.value.units.isEmpty, !value.value.units.isOfTime,
      value.value.total == nil
    else { return false }
    return value.value.units.factors(to: unit.units).isEmpty
  }

  /// Each word for a statistic with what stands in its statement, or at its sides where there are
  /// several.
  private func statistics(
    _ places: [Int],
    of statement: Statement,
    _ claim: (DataClaim.Kind, [ClaimValue], [String]) -> DataClaim
  ) -> [DataClaim] {
    let items = statement.items
    // What follows belongs to a word where the first one leads.
    let isLeading = !items[..<places[0]].contains { $0.value != nil || !$0.categories.isEmpty }
    let ends = statement.span.map { $0.first + $0.last } ?? []
    return places.enumerated().compactMap { number, place in
      guard let kind = items[place].statistic else { return nil }
      let start = number == 0 ? 0 : places[number - 1] + 1
      let end = number + 1 < places.count ? places[number + 1] : items.count
      let side =
        places.count == 1 ? items[...] : isLeading ? items[place..<end] : items[start..<place]
      let values = side.compactMap(\.value)
      let categories = side.flatMap(\.categories).filter { !ends.contains($0) }
      return values.isEmpty && categories.isEmpty ? nil : claim(kind, values, categories)
    }
  }

  // MARK: counts

  /// “7 bars”, “2 series with 3 points each”, “line 1 of 2 with 4 points”, “bar chart of twelve minutes”.
  private func counts(in statement: Statement) -> [(ClaimValue, DataClaim.Counted)] {
    let items = statement.items
    let series: Set<ClaimWords.Kind> = [.series, .oneSeries]
    var counts: [(ClaimValue, DataClaim.Counted)] = []
    for (index, item) in items.enumerated() {
      guard let value = item.value else { continue }
      let before = index > 0 ? items[index - 1].kind : nil
      let behind = items[(index + 1)...].first
      if let total = value.value.total, let before {
        guard value.value.number <= total else { continue }
        var whole = value
        whole.value.numbers = [total]
        if series.contains(before) || ClaimWords.types.contains(before) {
          counts.append((whole, .series))
        }
        if before == .marks || before == .oneMark { counts.append((whole, .marks)) }
      } else if let counted = behind?.counted ?? (behind?.kind == .oneSeries ? .series : nil) {
        let isOfOne =
          statement.heading != nil || statement.placesSeries
          || statement.series.count == 1 && statement.categories.isEmpty
        let isOfEach = statement.isOfEachSeries
        counts.append(
          (
            value,
            counted == .series
              ? .series : isOfEach ? .marksOfEachSeries : isOfOne ? .marksOfOneSeries : .marks
          )
        )
      }
    }
    let values = statement.values
    if counts.isEmpty, statement.isHeading, values.count == 1,
      values[0].value.units.isOfTime, values[0].ends.isEmpty,
      // “Sleep over 30 days” may be a mean of these.
      !statement.holds(.by) || values[0].value.units.isOfClock
    {
      counts.append((values[0], .times))
    }
    return counts
  }
}
