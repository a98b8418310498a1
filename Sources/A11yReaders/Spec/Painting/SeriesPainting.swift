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
  /// Whether a line or an area shows a series as a whole, whatever its points look like.
  fileprivate var joinsMarks: Bool { self == .line || self == .area }

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

extension ComponentNode {
  /// Whether a look says what marks or series look like; one that holds nothing merely says what is
  /// heard of them.
  var hasDrawnLooks: Bool {
    hasDrawnLook(of: .mark) || hasDrawnLook(of: .series)
  }

  private func hasDrawnLook(of role: LookNode.Role) -> Bool {
    looks.contains { $0.role == role && !$0.part.children.isEmpty }
  }

  /// The series of whose marks some have no look and draw nothing themselves; none where no colour
  /// of the component is told.
  ///
  /// What a look says of points, it does not say of the line through them.
  var plainSeries: [Int] {
    let isLine = component.chart?.form?.joinsMarks == true
    guard !marks.isEmpty, !(isLine ? hasDrawnLook(of: .series) : hasDrawnLooks), tellsColor else {
      return []
    }
    let drawn = drawnMarks
    // By series, and last of none, whether any mark of it is plain, and whether it has any.
    var plain = [Bool](repeating: false, count: seriesColors.count + 1)
    var used = plain
    for (index, mark) in marks.enumerated() {
      used[mark.series ?? seriesColors.count] = true
      if !drawn.contains(index) { plain[mark.series ?? seriesColors.count] = true }
    }
    // Where no mark says whose it is, each series may have some.
    guard used.dropLast().contains(true) else {
      return plain.last == true ? Array(seriesColors.indices) : []
    }
    return seriesColors.indices.filter { plain[$0] }
  }

  private var tellsColor: Bool {
    seriesColors.contains { $0 != nil } || root.tellsColor
      || looks.contains { $0.part.tellsColor }
  }

  /// The marks that draw something themselves.
  var drawnMarks: Set<Int> {
    Set(root.items(.mark).filter { $0.value.children.contains(where: \.isDrawn) }.keys)
  }
}

extension PartNode {
  /// Whether it draws more than words.
  var isDrawn: Bool {
    switch kind {
    case .text, .title: false
    case .group: !appearance.paints.isEmpty || children.contains(where: \.isDrawn)
    default: true
    }
  }

  /// Whether a colour of it, or of anything within it, is told.
  fileprivate var tellsColor: Bool {
    appearance.paints.contains { $0.paint.isTold } || children.contains(where: \.tellsColor)
  }
}

extension PaintNode.Paint {
  /// Whether it is a colour by itself, and not that of a series or a state.
  fileprivate var isTold: Bool {
    switch self {
    case .color(let color): color.isTold
    case .gradient(let stops): stops.contains { $0.color.isTold }
    case .unknown: false
    }
  }
}

extension ColorExpression {
  fileprivate var isTold: Bool {
    switch meaning {
    case .series, .state: false
    case .literal, .system, .token: true
    }
  }
}
