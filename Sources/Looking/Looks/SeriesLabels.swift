package import A11yModel
internal import Language

/// The visible texts that tell which series is which without a legend.
package struct SeriesLabels: Sendable {
  /// Of each series, by its index.
  private(set) var labels: [Int: [Look.Label]] = [:]

  /// The texts beside marks that name their series.
  private var direct: [Int: [Part]] = [:]

  /// The texts that say the category of each mark.
  private var categories: [Part] = []

  /// The series in view that no text beside their marks names.
  package private(set) var unnamed: [Int] = []

  /// Whether a text stands at each of those of which nobody knows whether it names it.
  package private(set) var areUnsure = false

  /// - Parameters:
  ///   - component: a chart.
  ///   - inView: the series whose marks are seen.
  package init(_ component: Component, inView: [Int]) {
    guard let chart = component.chart else { return }
    let names = chart.series.map { $0.name.value.map(Words.init) }
    var unwritten: Set<Int> = []
    for part in component.parts where part.kind == .text && part.role != .swatch {
      if part.missingText != nil, let series = part.series { unwritten.insert(series) }
      if part.says("category") {
        Self.add(part, to: &categories)
      }
      if let series = part.series, part.names(names[series]) {
        Self.add(part, to: &direct[series, default: []])
      }
    }
    unnamed = inView.filter { direct[$0] == nil }
    areUnsure =
      !unnamed.isEmpty
      && unnamed.allSatisfy { chart.series[$0].isLabelUnsure || unwritten.contains($0) }
    if unnamed.isEmpty { addDirectLabels(chart) }
    addAxisLabels(chart, inView, names)
  }

  /// Of many texts that look alike one is enough.
  private static func add(_ part: Part, to parts: inout [Part]) {
    if !parts.contains(where: { $0.rendering == part.rendering && $0.role == part.role }) {
      parts.append(part)
    }
  }

  private mutating func addDirectLabels(_ chart: Chart) {
    for (series, parts) in direct {
      let name = chart.series[series].name.value ?? chart.series[series].id
      let kind = parts.allSatisfy { $0.role == .axis } ? Cue.Kind.axis : .label
      labels[series, default: []].append(
        Look.Label(cue: Cue(kind: kind, content: name), parts: parts)
      )
    }
  }

  /// Labels of categories tell series where each category is one series, each series is one
  /// category, and the one is called as the other.
  private mutating func addAxisLabels(_ chart: Chart, _ inView: [Int], _ names: [Words?]) {
    let isThinned = chart.axes.contains { $0.dimension == .x && $0.every != 1 }
    let texts = categories.filter { $0.role != .axis || !isThinned }
    guard !texts.isEmpty else { return }
    var seriesOf: [String: Int] = [:]
    var categoryOf: [Int: String] = [:]
    let seen = Set(inView)
    for mark in chart.marks where mark.series.map(seen.contains) ?? true {
      guard let category = mark.category, let series = mark.series else { return }
      guard seriesOf[category, default: series] == series,
        categoryOf[series, default: category] == category
      else { return }
      seriesOf[category] = series
      categoryOf[series] = category
    }
    let told = inView.filter { series in
      guard let category = categoryOf[series] else { return false }
      return names[series].map { Self.isCalled(Words(category), $0) } ?? true
    }
    guard told == inView else { return }
    for series in inView {
      let cue = Cue(kind: .axis, content: categoryOf[series] ?? "")
      labels[series, default: []].append(Look.Label(cue: cue, parts: texts))
    }
  }

  /// Whether a category is called as a series: the same, or short for it.
  private static func isCalled(_ category: Words, _ series: Words) -> Bool {
    category.contains(series) || series.contains(category)
      || zip(category.list, series.list).allSatisfy { $0.hasPrefix($1) || $1.hasPrefix($0) }
  }
}

extension Part {
  /// Whether it shows a fact of its data.
  fileprivate func says(_ data: String) -> Bool { content.contains(.data(data)) }

  /// Whether a text names the series it is painted for.
  fileprivate func names(_ name: Words?) -> Bool {
    switch role {
    case .mark, .series: says("series") || name.map { Words(sample).contains($0) } ?? false
    case .legend, .swatch: false
    // What stands beside the marks has a series only because its author says it names it.
    default: true
    }
  }
}
