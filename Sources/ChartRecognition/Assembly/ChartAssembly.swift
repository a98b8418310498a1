internal import A11yModel
internal import XML

/// Puts a chart together of what its parts are.
struct ChartAssembly {
  private let draft: ChartDraft
  private let scene: ChartScene
  private let statements: MarkStatements
  private let grouping: SeriesAssembly

  /// Nil where nobody can tell how most marks are drawn.
  private let form: Chart.Form?
  private let naming: SeriesNaming

  /// The marks as bars; nil where they are none.
  private let bars: BarFinder.Bars?

  init(_ draft: ChartDraft) {
    self.draft = draft
    scene = draft.scene
    statements = MarkStatements(draft)
    bars = BarFinder(draft.nodes(.mark), scene).bars(atLeast: 2)
    grouping = SeriesAssembly(draft, statements, bars)
    form = Self.form(of: draft)
    naming = SeriesNaming(draft, grouping.series, form)
  }

  /// Nil where too little speaks for a chart.
  func chart() -> RecognizedChart? {
    guard isChart else { return nil }
    var chart = RecognizedChart()
    chart.assumed = draft.assumed
    if grouping.isAssumed { chart.assumed.insert(.series) }
    if areMarksUnknown { chart.assumed.insert(.form) }
    chart.form = form
    chart.areColorsValues = chart.form == nil && (draft.areColorsValues || areColorsMany)
    let own = draft.nodes(.mark)
    let places = MarkPlaces(own, form, bars, draft)
    let seen = SeriesOrder(grouping.series, form, bars, places, draft)
    let order = seen.order
    if chart.form == .bar, let bars {
      let several = order.count { grouping.series[$0].marks.count > 0 } > 1
      chart.stacking = bars.isStacked ? .stacked : several ? .grouped : .none
    }
    if seen.areAreasStacked { chart.stacking = .stacked }
    let title = draft.nodes(.title).first { scene[$0].isSeen }
    chart.title = title.map(text)
    let drawn = DrawnValues(draft, form, bars, places)
    let entries = LegendValues(draft, grouping.series, drawn)
    chart.series = order.map { series($0, entries) }
    if !naming.names.isEmpty { chart.assumed.insert(.series) }
    (chart.course, chart.gap) = (places.course, places.gap)
    if form?.isWhole ?? false { chart.partedSlices = PartedSlices.find(among: own, scene) }
    chart.marks = marks(order, places, drawn, entries, of: &chart)
    if order.isEmpty {
      let marked = areLinesMarks ? LinePieces.firsts(among: draft.nodes(.line), scene) : []
      chart.lines = draft.nodes(.line).filter { !marked.contains($0) }.map { scene[$0].element }
    }
    chart.lines += draft.nodes(.target).map { scene[$0].element }
    chart.legend = legend(order, entries)
    chart.axes = [.x, .y].compactMap { axis($0, places) }
    chart.gridlines = draft.nodes(.gridline).map { scene[$0].element }
    chart.grids = draft.grids.map { scene[$0].element }
    chart.axisLines = draft.nodes(.axisLine).map { scene[$0].element }
    chart.shadows = draft.nodes(.shadow).map { scene[$0].element }
    return chart
  }

  /// Whether marks of no series have so many colours that these are values.
  private var areColorsMany: Bool {
    let marks = draft.nodes(.mark)
    guard marks.count >= 12, grouping.series.isEmpty else { return false }
    return Set(marks.map { scene[$0].fill }).count >= max(8, marks.count / 3)
  }

  private var areMarksUnknown: Bool {
    draft.nodes(.mark).isEmpty && draft.nodes(.line).isEmpty
  }

  /// Whether marks stand with something that only charts have: axes, a legend, a word for it.
  private var isChart: Bool {
    let marks = draft.nodes(.mark).count
    let lines = draft.nodes(.line).count
    guard marks + lines > 0 else { return isTold || DrawnAxes.areSeen(draft) }
    if draft.told != nil, marks > 1 || lines > 0 { return true }
    let ticks = draft.nodes(.tick).count
    if ticks > 2 { return true }
    let isExplained = grouping.series.contains { $0.entry != nil }
    if marks + lines > 1, ticks > 1 || isExplained || draft.isFormStated { return true }
    if form?.isWhole ?? false, marks > 1 { return !draft.assumed.contains(.marks) || marks > 2 }
    return marks > 2 && form == .bar
      && (!draft.assumed.contains(.marks) || statements.values.count == marks)
      && bars?.nodes.count ?? 0 > 2
  }

  /// Whether the image is called a chart and enough is drawn in it, in whichever way; a class that tells
  /// of one of the forms may be that of an icon.
  private var isTold: Bool {
    (draft.isNamed || draft.told == .treemap || draft.told == .other)
      && scene.shapes(in: 0) >= Self.leastShapes
  }

  private static let leastShapes = 2

  /// What the file says of the form, else what most parts are typical of.
  private static func form(of draft: ChartDraft) -> Chart.Form? {
    let lines = draft.nodes(.line).map { draft.parts[$0]?.form ?? .line }
    if draft.isFormStated {
      return draft.form == .line && lines.contains(.area) ? .area : draft.form
    }
    var counts: [Chart.Form: Int] = [:]
    for mark in draft.nodes(.mark) {
      if let form = draft.parts[mark]?.form { counts[form, default: 0] += 1 }
    }
    let most = counts.max { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) }?.key
    if lines.isEmpty { return most }
    if most == nil || most == .scatter {
      return [.bar, .area].first(where: lines.contains) ?? .line
    }
    return most
  }

  // MARK: series

  private func series(_ place: Int, _ entries: LegendValues) -> RecognizedChart.Series {
    let series = grouping.series[place]
    let text = series.entry.map { draft.entries[$0].text } ?? naming.names[place]
    var name =
      series.entry.flatMap { entries.names[$0] }.map { .known($0) } ?? text.map { scene[$0].text }
      ?? series.name.map { Fact.known($0) } ?? .unknown("the name of the series")
    if case .absent = name { name = .unknown("the name of the series") }
    let first = series.group ?? series.nodes.first ?? 0
    return RecognizedChart.Series(
      name: name,
      element: scene[first].element,
      lines: series.lines.map { scene[$0].element },
      labels: naming.labels.filter { $0.series == place }.map { scene[$0.text].element },
      tick: naming.ticks.isEmpty ? nil : scene[naming.ticks[place]].element,
      isLabelUnsure: naming.unsure.contains(place)
    )
  }

  // MARK: marks

  /// The marks, and of each series without any the line that stands for all of them.
  private func marks(
    _ order: [Int],
    _ places: MarkPlaces,
    _ drawn: DrawnValues,
    _ entries: LegendValues,
    of chart: inout RecognizedChart
  ) -> [RecognizedChart.Mark] {
    var seriesOf: [Int: Int] = [:]
    var lines: [Int] = []
    for (place, index) in order.enumerated() {
      for mark in grouping.series[index].marks { seriesOf[mark] = place }
      for line in grouping.series[index].lines { seriesOf[line] = place }
      if grouping.series[index].marks.isEmpty {
        lines += LinePieces.firsts(among: grouping.series[index].lines, scene)
      }
    }
    if order.isEmpty, areLinesMarks { lines = LinePieces.firsts(among: draft.nodes(.line), scene) }
    let labels = ValueLabels(draft, form, bars, places)
    let names = seriesOf.compactMapValues { chart.series[$0].name.value }
    let shown = labels.values.merging(entries.values) { label, _ in label }
    let told = MarkValues(draft, statements, naming.slices, names, shown, drawn)
    if shown.count == draft.nodes(.mark).count, !shown.isEmpty,
      shown.values.allSatisfy(\.units.isEmpty)
    {
      chart.hasNoUnit = true
    }
    let own = draft.nodes(.mark).map { node in
      var mark = mark(node, seriesOf[node])
      mark.category = told.categories[node]
      if let value = told.values[node] { mark.value = .known(value) }
      mark.values = (labels.texts[node] ?? []).map { scene[$0].element }
      if let item = item(of: node, labels.texts[node] ?? []) { mark.holder = scene[item].element }
      (mark.position, mark.extent) = (places.positions[node], places.extents[node])
      return mark
    }
    let whole = lines.sorted().map { node in
      var mark = mark(node, seriesOf[node])
      mark.isSummary = true
      return mark
    }
    return own + whole
  }

  /// Whether lines of no series stand for data of their own: all there are, or beside bars.
  private var areLinesMarks: Bool { draft.nodes(.mark).isEmpty || form == .bar }

  private func mark(_ node: Int, _ series: Int?) -> RecognizedChart.Mark {
    RecognizedChart.Mark(
      element: scene[node].element,
      holder: scene[draft.parts[node]?.holder ?? namedGroup(around: node) ?? node].element,
      series: series,
      category: statements.categories[node] ?? naming.slices[node],
      value: .unknown("the value of the mark"),
      labels: (statements.labels[node] ?? []).map { scene[$0].element }
    )
  }

  /// The nearest group around a shape without a name that has one, and holds no other shape that is
  /// seen.
  private func namedGroup(around node: Int) -> Int? {
    for group in scene.ancestors(of: node) {
      guard scene[group].parent >= 0, scene.shapes(in: group) == 1,
        !draft.groups.contains(where: { $0.node == group })
      else { return nil }
      if scene[group].element.isNamed, !scene[group].hasStockLabel {
        return scene[node].element.isNamed ? nil : group
      }
    }
    return nil
  }

  /// The item of a list that holds a mark with the texts that say its value, and no other shape that is
  /// seen.
  private func item(of node: Int, _ labels: [Int]) -> Int? {
    guard !labels.isEmpty, draft.parts[node]?.holder == nil else { return nil }
    return scene.ancestors(of: node).prefix { scene.shapes(in: $0) == 1 }.first { group in
      scene[group].element["role"] == "listitem" && labels.allSatisfy { scene.lies($0, in: group) }
    }
  }

  // MARK: what explains and measures them

  private func legend(_ order: [Int], _ values: LegendValues) -> RecognizedChart.Legend? {
    let first = draft.entries.first
    // Where nobody knows what the marks are, nobody knows what explains them.
    guard !areMarksUnknown, let whole = draft.legend ?? first?.holder ?? first?.text,
      scene[whole].isSeen || scene[whole].isForeign
    else { return nil }
    let title = draft.nodes(.legendTitle).first { scene[$0].isSeen }
    var seriesOf: [Int: Int] = [:]
    for (place, index) in order.enumerated() {
      if let entry = grouping.series[index].entry { seriesOf[entry] = place }
    }
    let entries = draft.entries.enumerated().map { place, entry in
      var text = text(entry.text)
      if let name = values.names[place] { text.content = .known(name) }
      return RecognizedChart.Entry(
        holder: scene[entry.holder ?? entry.text].element,
        text: text,
        swatches: entry.swatches.map { scene[$0].element },
        series: seriesOf[place]
      )
    }
    return RecognizedChart.Legend(
      element: scene[whole].element,
      title: title.map(text),
      entries: entries
    )
  }

  private func axis(_ dimension: Chart.Axis, _ places: MarkPlaces) -> RecognizedChart.Axis? {
    let own = { (role: ChartDraft.Role) in
      draft.nodes(role).filter { draft.parts[$0]?.axis == dimension && scene[$0].isSeen }
    }
    let ticks = own(.tick)
    let title = own(.axisTitle).first
    guard let first = ticks.first ?? title else { return nil }
    let groups = draft.axes.filter { $0.dimension == dimension && scene[$0.node].isSeen }
    let group = (groups.first { scene.lies(first, in: $0.node) } ?? groups.first)?.node
    return RecognizedChart.Axis(
      dimension: dimension,
      element: scene[group ?? first].element,
      title: title.map(text),
      ticks: ticks.map(text),
      unit: unit(of: ticks),
      every: ThinnedTicks.every(ticks, form, places, dimension, draft)
    )
  }

  /// The unit that all numbers along an axis but 0 have.
  private func unit(of ticks: [Int]) -> String? {
    let values = ticks.compactMap { scene[$0].value }
    guard values.count == ticks.count else { return nil }
    let units = Set(values.filter { $0.number != 0 }.map(\.unit))
    return units.count == 1 ? units.first ?? nil : nil
  }

  private func text(_ node: Int) -> RecognizedChart.Text {
    RecognizedChart.Text(element: scene[node].element, content: scene[node].text)
  }
}
