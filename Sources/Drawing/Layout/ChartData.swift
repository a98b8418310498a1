package import A11yModel
internal import Support

/// The marks of a chart as they are drawn: in which slot each stands, and from which value to which.
///
/// Stacked marks begin where those of the same slot before them end, upwards above 0 and downwards
/// below it; all others begin at 0. A mark of which the value is not known is drawn half as large as
/// the largest, and told for assumed.
package struct ChartData: Sendable {
  /// One for each mark of the chart.
  package private(set) var marks: [Mark]

  /// How many categories stand beside each other.
  package private(set) var slots = 1

  /// By slot, the number that its category is; nil but for scattered points whose categories all are
  /// numbers, at which they stand.
  package private(set) var numbers: [Double]?

  /// By category, its slot, where that is not its place.
  private var slotOfCategory: [String: Int]?

  /// How many marks of a category stand beside each other.
  package private(set) var lanes = 1

  /// Where in the chart one mark stands.
  package struct Mark: Hashable, Sendable {
    package var series: Int?

    /// Its category, counted from 0.
    package var slot = 0

    /// Its place among those of its category that stand side by side.
    package var lane = 0

    /// Where it begins, which is 0 unless it stands on others, and where it ends.
    package var base = 0.0
    package var end: Double

    /// Whether nobody knows its value.
    package var isAssumed = false

    /// The end that is farther from 0 than the other, and how large it is.
    package var size: Double { abs(end - base) }
  }

  package init(_ component: Component) {
    let chart = component.chart ?? Chart(form: nil)
    let values = chart.marks.map { $0.value.told.flatMap(Self.bounded) }
    let largest = values.reduce(0) { max($0, abs($1 ?? 0)) }
    let assumed = largest > 0 ? largest / 2 : 1
    marks = zip(chart.marks, values).map { mark, value in
      Mark(series: mark.series, end: value ?? assumed, isAssumed: value == nil)
    }
    if chart.form != .scatter || !placeAtNumbers(chart.marks) {
      place(chart.marks, isMeasured: component.course != nil)
    }
    slots = (marks.lazy.map(\.slot).max() ?? 0) + 1
    if component.course != nil || numbers != nil
      || chart.marks.contains(where: { $0.category == nil })
    {
      let slots = zip(chart.marks, marks).compactMap { mark, own in
        mark.category.map { ($0, own.slot) }
      }
      slotOfCategory = Dictionary(slots) { first, _ in first }
    }
    switch chart.stacking {
    case .none: break
    case .stacked: stack()
    case .grouped: setSideBySide()
    }
  }

  /// A value that many can be summed up of; none for what is no number.
  private static func bounded(_ value: Double) -> Double? {
    value.isNaN ? nil : min(max(value, -1e290), 1e290)
  }

  /// Gives each mark its slot: the place of its category, or of where it is drawn, among all.
  private mutating func place(_ chart: [A11yModel.Mark], isMeasured: Bool) {
    let positions = chart.enumerated().map { $1.position ?? Double($0) }
    if isMeasured {
      let columns = MarkColumns(positions)
      for index in marks.indices { marks[index].slot = max(columns.index(of: positions[index]), 0) }
    } else {
      for index in marks.indices { marks[index].slot = Int(exactly: positions[index]) ?? index }
    }
  }

  /// Where a category stands; nil where no mark does.
  package func slot(ofCategory index: Int, in chart: Chart) -> Int? {
    guard let slotOfCategory else { return index }
    return slotOfCategory[chart.categories[index]]
  }

  private mutating func placeAtNumbers(_ chart: [A11yModel.Mark]) -> Bool {
    let own = chart.compactMap { $0.category.flatMap(NumberSyntax.value) }
    guard own.count == chart.count, !own.isEmpty else { return false }
    let all = Set(own).sorted()
    let slots = Dictionary(uniqueKeysWithValues: all.enumerated().map { ($1, $0) })
    for index in marks.indices { marks[index].slot = slots[own[index]] ?? 0 }
    numbers = all
    return true
  }

  private mutating func stack() {
    var tops = [Double](repeating: 0, count: slots)
    var bottoms = tops
    for index in marks.indices {
      let mark = marks[index]
      marks[index].base = mark.end < 0 ? bottoms[mark.slot] : tops[mark.slot]
      marks[index].end += marks[index].base
      if mark.end < 0 {
        bottoms[mark.slot] = marks[index].end
      } else {
        tops[mark.slot] = marks[index].end
      }
    }
  }

  /// Each series has the same lane in all categories; marks without a series stand as they come.
  private mutating func setSideBySide() {
    let used = Set(marks.compactMap(\.series)).sorted()
    let ranks = Dictionary(uniqueKeysWithValues: used.enumerated().map { ($1, $0) })
    var counts = [Int](repeating: used.count, count: slots)
    for index in marks.indices {
      let slot = marks[index].slot
      if let rank = marks[index].series.flatMap({ ranks[$0] }) {
        marks[index].lane = rank
      } else {
        marks[index].lane = counts[slot]
        counts[slot] += 1
      }
    }
    lanes = max(counts.max() ?? 1, 1)
  }

  /// Whether several of some marks stand in one place.
  func areOverlaid(where isCounted: (Mark) -> Bool) -> Bool {
    var taken = [Bool](repeating: false, count: slots * lanes)
    return marks.contains { mark in
      guard isCounted(mark) else { return false }
      defer { taken[mark.slot * lanes + mark.lane] = true }
      return taken[mark.slot * lanes + mark.lane]
    }
  }

  /// From where to where all of them reach.
  package var ends: [Double] { marks.flatMap { [$0.base, $0.end] } }
}
