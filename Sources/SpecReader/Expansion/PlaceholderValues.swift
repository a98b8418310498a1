internal import A11yModel
internal import Language
internal import Support

/// What placeholders stand for, in one snapshot of a component.
struct PlaceholderValues {
  let node: ComponentNode
  let current: Int?
  let stepStates: [Int?]

  /// The state of the current step, where that of no other is asked for.
  var currentState: Int?

  /// Whether it is once a progress is full.
  var isFull = false

  /// What a placeholder stands for in what is about something; absent where the data do not say.
  func fact(_ placeholder: Placeholder, of subject: Element.Subject) -> Fact<String> {
    let value =
      switch subject {
      case .component: ofComponent(placeholder)
      case .step(let index): ofStep(index, placeholder)
      case .mark(let index): ofMark(index, placeholder)
      case .series(let index): ofSeries(index, placeholder)
      case .category(let index): ofCategory(index, placeholder)
      }
    if let value { return .known(value) }
    guard let fact = missing(placeholder, of: subject) else { return .absent }
    return .unknown(fact)
  }

  /// The same of an entry of the legend.
  func fact(_ placeholder: Placeholder, ofEntry index: Int) -> Fact<String> {
    if let value = ofEntry(index, placeholder) { return .known(value) }
    let name = placeholder == .series ? node.component.chart?.legend?.entries[index].name : nil
    return name?.missing.map { .unknown($0) } ?? .absent
  }

  /// What is not known of what a placeholder stands for; nil where nobody says that anything is.
  private func missing(_ placeholder: Placeholder, of subject: Element.Subject) -> String? {
    guard node.hasUnknownData else { return nil }
    let component = node.component
    let chart = component.chart
    switch (placeholder, subject) {
    case (.unit, _): return chart?.unit.missing ?? component.progress?.unit.missing
    case (.name, .step(let index)): return component.steps[index].name.missing
    case (.name, .component): return current.flatMap { component.steps[$0].name.missing }
    case (.value, .component), (.percent, .component): return component.progress?.value.missing
    case (.value, .mark(let index)): return chart?.marks[index].value.missing
    case (.category, .mark(let index)): return chart?.marks[index].naming.missing
    case (.series, .mark(let index)):
      return chart?.marks[index].series.flatMap { chart?.series[$0].name.missing }
    case (.series, .series(let index)): return chart?.series[index].name.missing
    case (.percent, .mark), (.min, .component), (.max, .component), (.minCategory, .component),
      (.maxCategory, .component), (.total, .component), (.mean, .component), (.first, .component),
      (.last, .component):
      return chart?.marks.lazy.compactMap(\.value.missing).first
    default: return nil
    }
  }

  /// On the component: its current step, its progress, or its data.
  func ofComponent(_ placeholder: Placeholder) -> String? {
    switch node.component.kind {
    case .stepIndicator, .statusTracker:
      if placeholder == .count { return String(node.steps.count) }
      return current.flatMap { ofStep($0, placeholder) }
    case .progress: return ofProgress(placeholder)
    case .chart: return ofChart(placeholder)
    case .graphic: return nil
    }
  }

  func ofStep(_ index: Int, _ placeholder: Placeholder) -> String? {
    let state = stepStates.indices.contains(index) ? stepStates[index] : currentState
    switch placeholder {
    case .position: return String(index + 1)
    case .offset: return String(index)
    case .count: return String(node.steps.count)
    case .name: return node.steps[index].name
    case .state: return state.flatMap { ofState($0, .state) }
    case .icon: return node.steps[index].icon ?? state.flatMap { ofState($0, .icon) }
    default: return nil
    }
  }

  /// What a state gives to all that are in it.
  func ofState(_ index: Int, _ placeholder: Placeholder) -> String? {
    switch placeholder {
    case .state: spoken(index)
    case .icon: node.stateNodes[index].icon
    default: nil
    }
  }

  /// The words for a state: its author's, else those of its meaning in the component's language.
  private func spoken(_ state: Int) -> String {
    let state = node.component.states[state]
    if let own = state.announcedAs.first { return own }
    let meaning = state.meaning.rawValue
    guard let tag = node.component.language.value else { return meaning }
    return LanguageTable.of(tag)?.words(forState: meaning).first ?? meaning
  }

  func ofMark(_ index: Int, _ placeholder: Placeholder) -> String? {
    guard let chart = node.component.chart else { return nil }
    let mark = chart.marks[index]
    switch placeholder {
    case .category: return mark.category
    case .series: return mark.series.flatMap { chart.series[$0].name.value }
    case .value: return node.marks[index].value
    case .unit: return chart.unit.value
    case .position: return String(index + 1)
    case .count: return String(chart.marks.count)
    case .percent:
      // A mark's share of all, rounded.
      guard let value = mark.value.value, node.total > 0, node.total.isFinite else { return nil }
      return DecimalText.short((value / node.total * 100).rounded())
    default: return nil
    }
  }

  func ofEntry(_ index: Int, _ placeholder: Placeholder) -> String? {
    guard let chart = node.component.chart, let legend = chart.legend else { return nil }
    switch placeholder {
    case .series:
      return legend.entries[index].name.value
    case .position: return String(index + 1)
    case .count: return String(legend.entries.count)
    default: return nil
    }
  }

  func ofCategory(_ index: Int, _ placeholder: Placeholder) -> String? {
    guard let chart = node.component.chart else { return nil }
    switch placeholder {
    case .category: return chart.categories[index]
    case .position: return String(index + 1)
    case .count: return String(chart.categories.count)
    case .unit: return chart.unit.value
    default: return nil
    }
  }

  func ofSeries(_ index: Int, _ placeholder: Placeholder) -> String? {
    placeholder == .series ? node.component.chart?.series[index].name.value : nil
  }

  private func ofProgress(_ placeholder: Placeholder) -> String? {
    guard let progress = node.component.progress, let texts = node.progressTexts else { return nil }
    switch placeholder {
    case .value: return isFull ? texts.maximum : texts.value
    case .min: return texts.minimum
    case .max: return texts.maximum
    case .percent: return isFull ? "100" : progress.percent.map { DecimalText.short($0.rounded()) }
    case .unit: return progress.unit.value
    case .state: return progressState.flatMap { ofState($0, .state) }
    default: return nil
    }
  }

  /// The state of a progress: the one that begins highest at or below the value.
  var progressState: Int? {
    guard let progress = node.component.progress,
      let value = isFull ? progress.maximum : progress.value.value
    else { return nil }
    let reached = node.stateNodes.indices.filter {
      node.stateNodes[$0].from.map { $0 <= value } ?? false
    }
    return reached.max { (node.stateNodes[$0].from ?? 0) < (node.stateNodes[$1].from ?? 0) }
  }

  private func ofChart(_ placeholder: Placeholder) -> String? {
    guard let chart = node.component.chart else { return nil }
    switch placeholder {
    case .count: return String(chart.marks.count)
    case .unit: return chart.unit.value
    case .min: return extreme(of: chart, <).flatMap { node.marks[$0].value }
    case .max: return extreme(of: chart, >).flatMap { node.marks[$0].value }
    case .minCategory: return extreme(of: chart, <).flatMap { chart.marks[$0].category }
    case .maxCategory: return extreme(of: chart, >).flatMap { chart.marks[$0].category }
    case .total: return sum(of: chart) { $0 }
    case .mean: return sum(of: chart) { $0 / Double(max(chart.marks.count, 1)) }
    // Where several series begin and end, no one value is the first.
    case .first: return chart.series.count > 1 ? nil : node.marks.first?.value
    case .last: return chart.series.count > 1 ? nil : node.marks.last?.value
    default: return nil
    }
  }

  /// The first of the marks whose value comes before all others.
  private func extreme(of chart: Chart, _ comesBefore: (Double, Double) -> Bool) -> Int? {
    var found: (mark: Int, value: Double)?
    for (index, mark) in chart.marks.enumerated() {
      guard let value = mark.value.value else { continue }
      if found.map({ comesBefore(value, $0.value) }) ?? true { found = (index, value) }
    }
    return found?.mark
  }

  /// What is made of the sum of all values, to as many decimals as these have; nil where one is not known.
  private func sum(of chart: Chart, _ make: (Double) -> Double) -> String? {
    let values = chart.marks.compactMap(\.value.value)
    let texts = node.marks.compactMap(\.value)
    guard !values.isEmpty, values.count == chart.marks.count, texts.count == values.count,
      texts.allSatisfy({ $0.utf8.allSatisfy { (0x2B...0x39).contains($0) } })
    else { return nil }
    let places = min(
      texts.map { $0.split(separator: ".").dropFirst().first?.count ?? 0 }.max() ?? 0,
      4
    )
    let scale = (0..<places).reduce(1.0) { scale, _ in scale * 10 }
    return DecimalText.truncated(
      (make(values.reduce(0, +)) * scale).rounded() / scale,
      places: places
    )
  }
}
