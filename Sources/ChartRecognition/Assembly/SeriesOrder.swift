internal import A11yModel

/// The series in the order in which people see their marks: of bars by place, of areas that are stacked
/// from the foot on, of slices as the legend has them if it goes around as they do, else as the file has
/// them.
struct SeriesOrder {
  private(set) var order: [Int]

  /// Whether areas lie on one another.
  private(set) var areAreasStacked = false

  private let series: [SeriesAssembly.Series]
  private let scene: ChartScene

  /// - Parameters:
  ///   - series: in the order of the file.
  ///   - form: nil where nobody can tell it.
  ///   - bars: the marks, where they are bars.
  ///   - places: where the marks stand.
  ///   - draft: what each node is.
  init(
    _ series: [SeriesAssembly.Series],
    _ form: Chart.Form?,
    _ bars: BarFinder.Bars?,
    _ places: MarkPlaces,
    _ draft: ChartDraft
  ) {
    (self.series, scene) = (series, draft.scene)
    order = Array(series.indices)
    if places.course == .around {
      order = orderAround(places.positions) ?? order
    } else if form == .area, let stack = areaOrder(draft) {
      (order, areAreasStacked) = (stack, true)
    } else if let bars, form == .bar {
      order = order(of: bars)
    }
  }

  private func order(of bars: BarFinder.Bars) -> [Int] {
    if bars.isStacked {
      let boxes = series.map { $0.marks.map { scene[$0].box } }
      return StackOrder(boxes, isUpright: bars.isUpright).order
    }
    func range(_ number: Int) -> (start: Double, end: Double) {
      guard let mark = series[number].marks.first else { return (.infinity, .infinity) }
      let box = scene[mark].box
      return bars.isUpright ? (box.left, box.right) : (box.top, box.bottom)
    }
    let all = series.indices.sorted { (range($0).start, $0) < (range($1).start, $1) }
    // Bars that are drawn over one another are in no order by their places.
    let areApart = zip(all, all.dropFirst()).allSatisfy { one, next in
      let (own, other) = (range(one), range(next))
      return other.start >= (own.start + own.end) / 2
    }
    return areApart ? all : Array(series.indices)
  }

  /// As the areas of the series lie on one another, those without one behind them; nil where they are not
  /// stacked.
  private func areaOrder(_ draft: ChartDraft) -> [Int]? {
    let areas = series.enumerated().compactMap { place, series in
      series.lines.first { draft.parts[$0]?.form == .area && !scene[$0].fill.isNone }
        .flatMap(scene.region).map { (series: place, region: $0) }
    }
    guard let stack = AreaStack(areas.map(\.region)).order?.map({ areas[$0].series }) else {
      return nil
    }
    return stack + series.indices.filter { !stack.contains($0) }
  }

  /// In the order of the legend, where that goes around as the slices do, from wherever and either way;
  /// nil where it does not.
  private func orderAround(_ angles: [Int: Double]) -> [Int]? {
    let slices = series.enumerated().compactMap { place, series in
      series.entry.map { entry in
        (series: place, entry: entry, angle: series.marks.first.flatMap { angles[$0] })
      }
    }.sorted { $0.entry < $1.entry }
    let turned = slices.compactMap(\.angle)
    guard turned.count == series.count, turned.count > 2 else { return nil }
    // Going round once, the angle falls back once.
    let falls = zip(turned, turned.dropFirst() + turned.prefix(1)).count { $0 > $1 }
    return falls == 1 || falls == turned.count - 1 ? slices.map(\.series) : nil
  }
}
