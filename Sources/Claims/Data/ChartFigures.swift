internal import A11yModel
package import Listening

/// What the data of a chart come to: over all marks, in each series, and in the sums of categories.
package struct ChartFigures: Sendable {
  /// All marks first, then each series, then what the series of each category sum up to.
  private(set) var scopes: [Scope] = []

  /// What the marks of each category come to, by its name.
  private let values: [String: [Part]]

  /// The value of a mark.
  private struct Part {
    var value: Double

    /// An index into the chart's series; below 0 for none.
    var series: Int32
  }

  /// What the series are called; nil of one that nobody names.
  let seriesNames: [String?]

  /// Whether each mark is a slice of one whole.
  let isOfWhole: Bool

  /// Whether the value of some mark is not known; why not.
  package private(set) var missing: String?

  /// The categories in the order of the data.
  let order: [String]
  var categoryCount: Int { order.count }

  let markCount: Int

  /// How many series there are; one where none is given, and 0 where some may be that are not
  /// recognised.
  let seriesCount: Int

  /// How many marks each series has.
  let marksOfSeries: [Int]

  /// Some values together.
  struct Scope: Hashable, Sendable {
    /// An index into the chart's series; nil for all of them.
    var series: Int?
    var isOfSums = false
    private(set) var least = Double.infinity
    private(set) var greatest = -Double.infinity
    private(set) var leastCategories: Set<String> = []
    private(set) var greatestCategories: Set<String> = []
    private(set) var total = 0.0
    private(set) var count = 0

    /// Those that come first and last in the data.
    private(set) var first = 0.0
    private(set) var last = 0.0

    /// How many of them are not 0: some leave days without anything out of a mean.
    private(set) var countOfMore = 0

    var mean: Double { total / Double(max(count, 1)) }

    init(series: Int? = nil, isOfSums: Bool = false) {
      (self.series, self.isOfSums) = (series, isOfSums)
    }

    mutating func add(_ value: Double, _ category: String) {
      if value < least { (least, leastCategories) = (value, []) }
      if value == least { leastCategories.insert(category) }
      if value > greatest { (greatest, greatestCategories) = (value, []) }
      if value == greatest { greatestCategories.insert(category) }
      total += value
      if count == 0 { first = value }
      last = value
      count += 1
      if value != 0 { countOfMore += 1 }
    }
  }

  /// Nil where no mark has a value, known or not.
  init?(_ chart: Chart) {
    var all = Scope()
    var own = chart.series.indices.map { Scope(series: $0) }
    var values: [String: [Part]] = [:]
    // Most marks have the category of the one before.
    var run: (category: String, values: [Part]) = ("", [])
    var counts = Array(repeating: 0, count: chart.series.count)
    for mark in chart.marks {
      if let series = mark.series { counts[series] += 1 }
      if let fact = mark.value.missing { missing = missing ?? fact }
      guard let value = mark.value.value, value.isFinite else { continue }
      let category = mark.category ?? ""
      all.add(value, category)
      if let series = mark.series { own[series].add(value, category) }
      if category != run.category {
        if !run.values.isEmpty { values[run.category, default: []] += run.values }
        run.category = category
        run.values.removeAll(keepingCapacity: true)
      }
      run.values.append(Part(value: value, series: Int32(clamping: mark.series ?? -1)))
    }
    if !run.values.isEmpty { values[run.category, default: []] += run.values }
    guard all.count > 0 || missing != nil else { return nil }
    self.values = values
    order = chart.categories
    markCount = chart.marks.count
    seriesCount = chart.series.isEmpty && !chart.isRecognized ? 1 : chart.series.count
    marksOfSeries = chart.series.isEmpty ? [chart.marks.count] : counts
    seriesNames = chart.series.map(\.name.value)
    isOfWhole =
      chart.form?.isWhole ?? false
      && (chart.series.count < 2 || chart.series.count >= chart.marks.count)
    scopes = [all] + own.filter { $0.count > 0 }
    guard chart.series.count > 1 else { return }
    var sums = Scope(isOfSums: true)
    for category in chart.categories {
      guard let parts = values[category] else { continue }
      sums.add(parts.reduce(0) { $0 + $1.value }, category)
    }
    if sums.count > 0 { scopes.append(sums) }
  }

  /// What the marks of a category come to, those of some series where any are named; nil where there
  /// are none.
  func values(of category: String, in series: [Int] = []) -> [Double]? {
    let parts = values[category]?.filter { part in
      series.isEmpty || series.contains(Int(part.series))
    }
    return parts.flatMap { $0.isEmpty ? nil : $0.map(\.value) }
  }

  /// How the values of a scope go from category to category.
  private func course(of scope: Scope) -> [Double] {
    order.flatMap { category -> [Double] in
      let own = values(of: category, in: scope.series.map { [$0] } ?? []) ?? []
      return scope.isOfSums ? [own.reduce(0, +)] : own
    }
  }

  /// What may be called the median of a scope.
  ///
  /// Of an even number of values that is each of the two in the middle, too; none is known where
  /// values have no category.
  func medians(of scope: Scope) -> [Double] {
    let sorted = course(of: scope).sorted()
    guard sorted.count == scope.count, !sorted.isEmpty else { return [] }
    let (lower, upper) = (sorted[(sorted.count - 1) / 2], sorted[sorted.count / 2])
    return [(lower + upper) / 2, lower, upper]
  }

  /// What a share in a scope is one of: of slices, all of them, whichever series each is of.
  func whole(of scope: Scope) -> Double {
    isOfWhole ? scopes.first?.total ?? scope.total : scope.total
  }

  /// The scopes that a statement about some series may mean; about any where it names none.
  func scopes(of series: [Int]) -> [Scope] {
    series.isEmpty ? scopes : scopes.filter { $0.series.map(series.contains) ?? false }
  }
}

extension ChartFigures: Derived {
  package static let place = DerivedPlace()

  package static func derived(from facts: ComponentFacts) -> ChartFigures? {
    facts.component.chart.flatMap(ChartFigures.init)
  }
}
