internal import A11yModel
internal import Geometry
internal import Support

// What the plot of a chart measures: its values, and how wide its categories are.
extension ChartLayout {
  static func numberScale(_ chart: Chart, _ data: ChartData, _ parts: ChartParts)
    -> ChartScale?
  {
    guard let numbers = data.numbers else { return nil }
    let axis = chart.axes.indices.first { !parts.valueAxes.contains($0) }
    return ChartScale(numbers, isFromZero: false, stated: axis.map { chart.axes[$0].numbers } ?? [])
  }

  static func valueScale(_ chart: Chart, _ data: ChartData, _ parts: ChartParts)
    -> ChartScale
  {
    let axis = parts.valueAxes.sorted().first { !chart.axes[$0].numbers.isEmpty }
    let isFromZero = chart.form != .line && chart.form != .scatter
    let ends = isFromZero ? data.ends : data.marks.map(\.end)
    return ChartScale(
      ends,
      isFromZero: isFromZero,
      stated: axis.map { chart.axes[$0].numbers } ?? []
    )
  }

  static func slots(
    _ layout: PartLayout,
    _ chart: Chart,
    _ parts: ChartParts,
    _ data: ChartData
  ) -> ChartSlots {
    let shapes = (Array(parts.marks.values) + parts.ownMarks.values).joined().lazy
      .map { layout.component.parts[$0] }.filter { $0.kind == .shape }
    let isLying = layout.component.course == .down
    let stated = ChartSlots.Declared(
      breadth: shapes.compactMap { isLying ? $0.height : $0.width }.max().map { $0.drawn },
      gap: chart.gap?.drawn,
      label: isLying ? 0 : layout.roomForLabels(chart, parts)
    )
    return chart.form == .bar || chart.form == nil
      ? ChartSlots(bars: data.slots, lanes: data.lanes, stated)
      : ChartSlots(points: data.slots, stated)
  }

  /// The middle of a category, in points along the categories.
  func middle(_ slot: Int) -> Double {
    guard let numbers, let all = data.numbers, all.indices.contains(slot) else {
      return slots.middle(slot)
    }
    return numbers.share(of: all[slot]) * plot.box.width
  }
}

extension Axis {
  /// What its labels say, where all of them are numbers.
  var numbers: [Double] {
    let numbers = ticks.compactMap { NumberSyntax.value($0) }.filter { abs($0) <= 1e290 }
    return numbers.count == ticks.count ? numbers.sorted() : []
  }
}
