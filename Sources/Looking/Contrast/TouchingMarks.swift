package import A11yModel
internal import Listening

/// The marks of a chart that touch, as pairs of what they look like.
///
/// Marks of one series look alike, so that a chart of a million marks has few such pairs.
package struct TouchingMarks: Sendable {
  /// Two parts that some touching marks show; the later series is the second.
  package struct Pair: Hashable, Sendable {
    package var first: Int
    package var second: Int

    /// Whether the second is painted first, so that the first may cover some of it.
    var isSecondBelow = false

    /// The two as they are painted.
    package var below: Int { isSecondBelow ? second : first }
    package var above: Int { isSecondBelow ? first : second }
  }

  package let pairs: [Pair]

  /// Of each part, those that it touches.
  package let neighbors: [Int: [Int]]

  /// What is not known of where the marks are; nil where nothing is.
  package let missing: String?

  /// Points between marks that belong together, as the slices of a pie.
  package let gap: Double

  package init(_ chart: Chart, _ scene: ContrastScene, leastGap: Double) {
    let search = Search(chart, scene, leastGap: leastGap)
    (pairs, missing, gap) = (search.pairs, search.missing, search.gap)
    var neighbors: [Int: [Int]] = [:]
    for pair in search.pairs {
      neighbors[pair.first, default: []].append(pair.second)
      if pair.first != pair.second { neighbors[pair.second, default: []].append(pair.first) }
    }
    self.neighbors = neighbors
  }
}

/// Looks through the marks of a chart for those that touch.
private struct Search {
  typealias Pair = TouchingMarks.Pair

  private(set) var pairs: [Pair] = []
  private(set) var missing: String?
  private(set) var gap = 0.0

  private let chart: Chart
  private let scene: ContrastScene
  private let categories: CategoryNumbers

  /// The shapes that marks of a series share, and those that single marks have.
  private var shared: [Int?: Int] = [:]
  private var own: [Int: Int] = [:]
  private var seen: Set<Pair> = []

  /// By two series, or none, whether marks of both that look as their series do have touched; of
  /// charts with very many series nothing.
  private var met: [Bool]

  init(_ chart: Chart, _ scene: ContrastScene, leastGap: Double) {
    self.chart = chart
    self.scene = scene
    categories = scene.facts[CategoryNumbers.self]
    let count = chart.series.count + 1
    met = count <= 256 ? Array(repeating: false, count: count * count) : []
    collectShapes()
    switch (chart.form, chart.stacking) {
    case (.pie, _), (.donut, _):
      gap = chart.gap ?? 0
      pairRound()
    case (.area, .stacked) where chart.isRecognized:
      // In a picture, all of an area is one shape.
      pairSeries()
    case (.bar, .stacked), (.area, .stacked):
      // What an author calls the gap is that between the columns.
      gap = chart.isRecognized ? chart.gap ?? 0 : 0
      if chart.marks.isEmpty {
        missing = "which marks there are"
        pairSeries()
      } else {
        pairWithinCategories()
      }
    case (.bar, _) where chart.edgeNeighbors != nil: pairEdges()
    case (.bar, let stacking):
      guard chart.gap ?? 0 < leastGap else { return }
      if chart.gap == nil { missing = "the gap between the marks" }
      if stacking == .grouped { pairGrouped() } else { pairFollowing(chart.marks.indices) }
    default: break
    }
  }

  // MARK: what marks look like

  private mutating func collectShapes() {
    let role: Part.Role = chart.form == .area ? .series : .mark
    // Among bars, the marks of a series with a line are the points on it.
    let lines = scene.parts.filter { $0.role == .series && $0.kind == .line }.map(\.series)
    let joined = role == .mark ? Set(lines.compactMap(\.self)) : []
    let parts = scene.parts
    for index in parts.indices where parts[index].role == role && parts[index].isShape {
      let series = parts[index].series
      let isPoint = parts[index].shape != .rectangle && series.map(joined.contains) ?? false
      guard scene.isCarrier(index), !isPoint else { continue }
      if case .mark(let mark) = parts[index].subject {
        own[mark] = own[mark] ?? index
      } else {
        shared[series] = shared[series] ?? index
      }
    }
  }

  private func shape(of mark: Int) -> Int? { own[mark] ?? shared[chart.marks[mark].series] }

  // MARK: which marks touch

  /// Whether a mark takes any room: what is 0 leaves its neighbours to touch each other.
  private func hasSize(_ mark: Int) -> Bool { chart.marks[mark].value.value != 0 }

  private mutating func pairRound() {
    let marks = chart.marks.indices.filter(hasSize)
    for (mark, next) in zip(marks, marks.dropFirst() + marks.prefix(marks.count > 2 ? 1 : 0))
    where !chart.partedSlices.contains(mark) {
      add(mark, next, isSameSeriesApart: true)
    }
  }

  private mutating func pairWithinCategories() {
    guard !chart.isRecognized else { return pairStacks() }
    var last = [Int?](repeating: nil, count: categories.count + 1)
    for mark in chart.marks.indices where hasSize(mark) {
      let category = Int(categories.numbers[mark]) + 1
      if let below = last[category] { add(below, mark) }
      last[category] = mark
    }
  }

  /// In a picture, series lie on one another in their order, however their marks are listed.
  private mutating func pairStacks() {
    let (all, ends) = categories.groups
    var start = 0
    for end in ends {
      var marks = all[start..<end].filter(hasSize)
      start = end
      let changes = zip(marks, marks.dropFirst()).count { place(of: $0) != place(of: $1) }
      // Of bars that nobody names, those of one may be listed together.
      let isByBar =
        marks.first.map { categories.numbers[$0] < 0 } ?? false && changes * 2 > marks.count
      if !isByBar { marks.sort { (place(of: $0), $0) < (place(of: $1), $1) } }
      for (below, above) in zip(marks, marks.dropFirst()) { add(below, above) }
    }
  }

  /// Within a category, bars stand side by side in the order of the series, however they are listed.
  private mutating func pairGrouped() {
    let (all, ends) = categories.groups
    var start = 0
    for end in ends {
      let marks = all[start..<end]
      start = end
      let isOrdered = marks.indices.dropFirst().allSatisfy { index in
        place(of: all[index - 1]) <= place(of: all[index])
      }
      if isOrdered {
        pairFollowing(marks)
      } else {
        pairFollowing(marks.sorted { (place(of: $0), $0) < (place(of: $1), $1) })
      }
    }
  }

  private func place(of mark: Int) -> Int { chart.marks[mark].series ?? chart.series.count }

  /// Of a picture, bars that share an edge.
  private mutating func pairEdges() {
    for (mark, others) in (chart.edgeNeighbors ?? [:]).sorted(by: { $0.key < $1.key }) {
      for other in others { add(mark, other) }
    }
  }

  /// Bars in a row; one of no height leaves its place empty.
  private mutating func pairFollowing(_ marks: some Collection<Int>) {
    for (mark, next) in zip(marks, marks.dropFirst()) where hasSize(mark) && hasSize(next) {
      add(mark, next)
    }
  }

  /// Series that lie on one another, whatever their marks.
  private mutating func pairSeries() {
    let series = chart.series.indices.filter { shared[$0] != nil && !chart.series[$0].isEmpty }
    for (below, above) in zip(series, series.dropFirst()) {
      guard let first = shared[below], let second = shared[above] else { continue }
      pairs.append(Pair(first: first, second: second, isSecondBelow: second < first))
    }
  }

  private mutating func add(_ one: Int, _ other: Int, isSameSeriesApart: Bool = false) {
    if !met.isEmpty, own[one] == nil, own[other] == nil {
      let place = place(of: one) * (chart.series.count + 1) + place(of: other)
      if met[place] { return }
      met[place] = true
    }
    addFirst(one, other, isSameSeriesApart: isSameSeriesApart)
  }

  private mutating func addFirst(_ one: Int, _ other: Int, isSameSeriesApart: Bool) {
    let series = [chart.marks[one].series, chart.marks[other].series]
    guard series[0] != series[1] || isSameSeriesApart, let first = shape(of: one),
      let second = shape(of: other)
    else { return }
    let isInOrder = (series[0] ?? 0, first) <= (series[1] ?? 0, second)
    var pair = isInOrder ? Pair(first: first, second: second) : Pair(first: second, second: first)
    // Marks that look alike in all appearances make equal pairs.
    let parts = scene.parts
    let key = Pair(first: parts[pair.first].rendering, second: parts[pair.second].rendering)
    let hasNames = series.contains { $0 != nil }
    guard seen.insert(hasNames ? pair : key).inserted else { return }
    pair.isSecondBelow = isInOrder != (one <= other)
    pairs.append(pair)
  }
}
