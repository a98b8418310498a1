internal import Language

/// A clause of a text that speaks of data, or several that say one thing.
struct Statement {
  /// As it is written.
  var text: String
  var clause: Clause
  var items: [ClaimItem]

  /// A word of a clause beside it that may make it a statement about something else.
  var qualifier: String?

  /// Whether it or a clause before it in its sentence says what kind of chart it is, with no statistic
  /// in between.
  var isOfKind = false

  /// Whether it tells how values go or how they are to each other, or a clause before it in its sentence
  /// does, or says of which part of the data it is.
  var isFree = false

  /// Whether what it counts are those that the clause behind it lists: “2 bars: Wednesday and Friday”.
  var countsListed = false

  /// The series that a clause before it is headed by: those of “South: 3 points, highest 4”; empty where
  /// it is not known which series that is.
  var heading: [Int]?

  /// Whether the categories it names are times.
  var isOfTimes = false

  /// Whether its value stands behind a comma, and may be that of something else than the name before it.
  var isLoose = false

  var values: [ClaimValue] { items.compactMap(\.value) }
  var categories: [String] { items.flatMap(\.categories) }
  var series: [Int] { items.flatMap(\.series) }
  var roles: [ClaimItem] { items.filter { $0.statistic != nil } }

  func holds(_ kind: ClaimWords.Kind) -> Bool { items.contains { $0.kind == kind } }

  func holds(anyOf kinds: [ClaimWords.Kind]) -> Bool {
    items.contains { item in item.kind.map(kinds.contains) ?? false }
  }

  /// The words that are not understood; “49 hours per week” is another number than that of each day.
  var unknown: [String] {
    [qualifier].compactMap(\.self) + counters
      + items.compactMap(\.unknown)
  }

  /// The words before what values are counted by.
  var counters: [String] {
    items.compactMap { if case .counter(let word) = $0 { word } else { nil } }
  }

  var hasContent: Bool { !values.isEmpty || !categories.isEmpty || !series.isEmpty }

  /// Whether it holds names and values and nothing that makes a statement of them.
  var isBare: Bool {
    roles.isEmpty && !holds(anyOf: Self.heads)
      && !items.contains { $0.unknown != nil }
  }

  private static let heads: [ClaimWords.Kind] =
    [.aside, .than, .change, .marks, .series, .chart, .to, .from, .range, .ranges]
    + Array(ClaimWords.types)

  var isName: Bool { isBare && categories.count == 1 && series.isEmpty && values.isEmpty }
  var isMereValue: Bool {
    isBare && values.count == 1 && values[0].isOfValues && values[0].ends.isEmpty
      && categories.isEmpty && series.isEmpty
  }

  /// Whether it says what kind of chart it is.
  var namesKind: Bool { holds(anyOf: [.chart] + Array(ClaimWords.types)) }

  // MARK: spans and ranges

  /// The times that a span is between, as that of “from 2019 to 2021”; nil where there is none.
  var span: (first: [String], last: [String])? {
    let range = items.firstIndex { $0.kind == .range } ?? items.count
    for index in items.indices.dropFirst() {
      let isBetween = items[index].kind == .and && range < index
      guard items[index].kind == .to || isBetween, items[index - 1].isTime,
        let next = items[(index + 1)...].first(where: { !$0.isFiller }), next.isTime
      else { continue }
      return (items[index - 1].categories, next.categories)
    }
    return nil
  }

  /// Whether it says nothing but of which span something is told.
  var isSpan: Bool { span != nil && roles.isEmpty && values.allSatisfy(\.isDate) }

  /// “5 to 9 hours”, “from 5 hours to 9 hours”, “between 5 and 9”: both ends.
  var range: [ClaimValue]? {
    if let value = values.first(where: { !$0.ends.isEmpty }) {
      var last = value
      last.value.numbers = value.ends
      return [value, last]
    }
    let named = items.firstIndex { $0.kind == .range || $0.kind == .ranges } ?? items.count
    for index in items.indices.dropFirst(2) {
      guard var first = items[index - 2].value, let second = items[index].value,
        items[index - 1].kind == .to
          || items[index - 1].isFiller && named < index - 2
      else { continue }
      if first.relation == .bare {
        (first.relation, first.value.units) = (second.relation, second.value.units)
      }
      return [first, second]
    }
    return nil
  }

  /// Whether a word says that the two numbers are a range.
  var namesRange: Bool {
    holds(anyOf: [.range, .ranges, .from]) || isOfSeriesAlone && range != nil
  }

  /// Whether it says that there are values at both ends.
  var isExactRange: Bool { holds(.ranges) || isOfSeriesAlone }

  private var isOfSeriesAlone: Bool {
    !series.isEmpty && categories.isEmpty && items.count <= 4
  }

  /// “From 12 in January to 45 in June”: the values of two categories.
  var ends: [(value: ClaimValue, category: String)]? {
    let sides = items.split { $0.kind == .to }
    guard sides.count == 2 else { return nil }
    let ends = sides.compactMap { side -> (value: ClaimValue, category: String)? in
      let (values, categories) = (side.compactMap(\.value), side.flatMap(\.categories))
      return values.count == 1 && categories.count == 1 && values[0].isOfValues
        ? (values[0], categories[0]) : nil
    }
    return ends.count == 2 ? ends : nil
  }

  // MARK: counts

  /// Whether a number stands right before a name.
  var isNumbered: Bool {
    zip(items, items.dropFirst()).contains { $0.value != nil && !$1.categories.isEmpty }
  }

  /// Whether it says which of all series it is about: “line 1 of 2”.
  var placesSeries: Bool {
    items.indices.dropFirst().contains { index in
      guard items[index].value?.value.total != nil, let kind = items[index - 1].kind else {
        return false
      }
      return kind == .series || kind == .oneSeries || ClaimWords.types.contains(kind)
    }
  }

  /// Whether it speaks of every series: “3 points each”, “3 points per line”, “je 3 Punkte”.
  var isOfEachSeries: Bool {
    holds(.each)
      || items.indices.contains { index in
        guard items[index].kind == .by else { return false }
        let next = items[(index + 1)...].first { $0.kind != .filler }
        return next?.kind == .series || next?.kind == .oneSeries || next?.value != nil
      }
  }

  /// Whether what there are so many of is counted by something: “3 bars showing hours by day”, and not
  /// “7 bars per day”.
  var countsBy: Bool {
    guard let by = items.firstIndex(where: { $0.kind == .by }) else { return false }
    return by == 0 || items[by - 1].counted == nil
  }

  /// Whether it says that there are so many of something else than series: “7 days” of seven, “on 2 of 7
  /// nights”.
  func counts(_ count: Int) -> Bool {
    guard count > 1, heading == nil, series.isEmpty, !placesSeries else { return false }
    let isAside = holds(.aside)
    return items.indices.contains { index in
      guard let value = items[index].value, !value.isDate else { return false }
      if value.value.total == Double(count) {
        return index == 0 || items[index - 1].kind.map { $0 != .series && $0 != .oneSeries } ?? true
      }
      let behind = items[(index + 1)...].first?.kind
      return value.relation == .other && !isAside && value.isNumber(count)
        && behind != .series && behind != .oneSeries
    }
  }

  /// Whether it says what the chart is, of what and from when to when, and nothing else.
  var isHeading: Bool {
    isOfKind
      && items.allSatisfy { item in
        switch item {
        case .names, .known: true
        case .value(let value): value.isDate || value.value.units.isOfTime
        case .word(let kind):
          item.isFiller || ClaimWords.types.contains(kind)
            || [.from, .to, .chart].contains(kind)
        case .counter: true
        case .unknown: false
        }
      }
  }
}
