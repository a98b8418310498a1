internal import A11yModel

/// The marks of a chart that touch, as pairs of what they look like.
///
/// Marks of one series look alike, so that a chart of a million marks has few such pairs.
struct TouchingMarks: Sendable {
  /// Two parts that some touching marks show; the later series is the second.
  struct Pair: Hashable, Sendable {
    var first: Int
    var second: Int
  }

  private(set) var pairs: [Pair] = []

  /// Whether nobody said how far apart the marks are.
  private(set) var isGapMissing = false

  /// Points between marks that belong together, as the slices of a pie.
  private(set) var gap = 0.0

  private let chart: Chart
  private let scene: ContrastScene

  /// The shapes that marks of a series share, and those that single marks have.
  private var shared: [Int?: Int] = [:]
  private var own: [Int: Int] = [:]
  private var seen: Set<Pair> = []

  init(_ chart: Chart, _ scene: ContrastScene, leastGap: Double) {
    self.chart = chart
    self.scene = scene
    collectShapes()
    switch (chart.form, chart.stacking) {
    case (.pie, _), (.donut, _):
      gap = chart.gap ?? 0
      pairRound()
    case (.bar, .stacked), (.area, .stacked):
      gap = chart.gap ?? 0
      pairWithinCategories()
    case (.bar, let stacking):
      guard chart.gap ?? 0 < leastGap else { return }
      isGapMissing = chart.gap == nil
      pairFollowing(withinCategories: stacking == .grouped)
    default: break
    }
  }

  // MARK: what marks look like

  private mutating func collectShapes() {
    let role: Part.Role = chart.form == .area ? .series : .mark
    for (index, part) in scene.parts.enumerated() where part.role == role && part.isShape {
      guard !scene.ancestors(of: index).contains(where: { $0.role == role && $0.isShape }) else {
        continue
      }
      if case .mark(let mark) = part.subject {
        own[mark] = own[mark] ?? index
      } else {
        shared[part.series] = shared[part.series] ?? index
      }
    }
  }

  private func shape(of mark: Int) -> Int? { own[mark] ?? shared[chart.marks[mark].series] }

  // MARK: which marks touch

  private mutating func pairRound() {
    let count = chart.marks.count
    guard count > 1 else { return }
    for mark in 1..<count { add(mark - 1, mark, isSameSeriesApart: true) }
    if count > 2 { add(count - 1, 0, isSameSeriesApart: true) }
  }

  private mutating func pairWithinCategories() {
    var last: [String?: Int] = [:]
    for (mark, drawn) in chart.marks.enumerated() {
      if let below = last.updateValue(mark, forKey: drawn.category) { add(below, mark) }
    }
  }

  private mutating func pairFollowing(withinCategories: Bool) {
    for mark in chart.marks.indices.dropFirst() {
      let isNeighbour = chart.marks[mark].category == chart.marks[mark - 1].category
      if isNeighbour || !withinCategories { add(mark - 1, mark) }
    }
  }

  private mutating func add(_ one: Int, _ other: Int, isSameSeriesApart: Bool = false) {
    let series = [chart.marks[one].series, chart.marks[other].series]
    guard series[0] != series[1] || isSameSeriesApart, let first = shape(of: one),
      let second = shape(of: other)
    else { return }
    let isInOrder = (series[0] ?? 0, first) <= (series[1] ?? 0, second)
    let pair = isInOrder ? Pair(first: first, second: second) : Pair(first: second, second: first)
    // Marks that look alike in all appearances make equal pairs.
    let parts = scene.parts
    let key = Pair(first: parts[pair.first].rendering, second: parts[pair.second].rendering)
    let hasNames = series.contains { $0 != nil }
    if seen.insert(hasNames ? pair : key).inserted { pairs.append(pair) }
  }
}
