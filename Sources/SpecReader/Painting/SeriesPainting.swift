internal import A11yModel

// What marks and series look like: as their looks say, or where there is none in the colour of their
// series.
extension Painter {
  /// Each look of marks and of series' lines, for each series that has marks.
  mutating func paintSeriesLooks(_ context: Context) {
    paintPlainMarks(context)
    guard node.hasDrawnLooks else { return }
    var series = (node.component.chart?.series ?? []).indices.map(Int?.some)
    // By series, and last of none, whether any mark is of it.
    var areDrawn = [Bool](repeating: false, count: series.count + 1)
    for mark in node.marks { areDrawn[mark.series ?? series.count] = true }
    // Where no mark says whose it is, each series may have some.
    if series.isEmpty {
      series = [nil]
    } else if areDrawn.dropLast().contains(true) {
      let count = series.count
      series = (series + [nil]).filter { areDrawn[$0 ?? count] }
    }
    paintLooks(.mark, of: series, context)
    paintLooks(.series, of: series, context)
  }

  /// The marks of which nothing but whose they are is said: a line or an area in the form of chart
  /// that has them, else bars, slices or points.
  private mutating func paintPlainMarks(_ context: Context) {
    guard let chart = node.component.chart else { return }
    for series in plainSeries {
      let source = chart.series[series].source
      let draft = PartDraft(.shape, source: source)
      draft.details.appearance.paints = [
        PaintNode(source: source, role: .fill, paint: .color(.series))
      ]
      draft.details.appearance.shape = chart.form?.plainShape
      var own = context
      own.series = series
      own.role = chart.form?.joinsMarks == true ? .series : .mark
      paint(PartNode(draft), own)
    }
  }
}

extension Chart.Form {
  /// What shows data where nothing is said of it; points may have any shape.
  fileprivate var plainShape: Part.Shape {
    switch self {
    case .bar: .rectangle
    case .line: .line
    case .area: .area
    case .pie, .donut: .slice
    case .scatter: .path
    }
  }
}
