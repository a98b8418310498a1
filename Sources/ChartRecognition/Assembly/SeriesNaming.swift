internal import A11yModel
internal import ChartWords

/// What the texts outside the legend tell of which series is which.
struct SeriesNaming {
  /// The texts that name series which nothing else names.
  private(set) var names: [Int: Int] = [:]

  /// The texts that repeat the name of a series at it.
  private(set) var labels: [DirectLabels.Label] = []

  /// The ticks that name the series over them, in their order; none where one has none.
  private(set) var ticks: [Int] = []

  /// The series at which a text stands of which nobody knows whether it names them.
  private(set) var unsure: Set<Int> = []

  /// What the slices stand for that belong to no series, by their nodes.
  private(set) var slices: [Int: String] = [:]

  /// - Parameters:
  ///   - draft: what each node is.
  ///   - series: the series.
  ///   - form: how they are drawn.
  init(_ draft: ChartDraft, _ series: [SeriesAssembly.Series], _ form: Chart.Form?) {
    let scene = draft.scene
    let areSlices = form?.isWhole ?? false
    guard !series.isEmpty else {
      if areSlices { nameSlices(draft) }
      return
    }
    let finder = DirectLabels(draft, series, areSlices: areSlices)
    let own = CategoryTicks(draft, series).ticks
    names = finder.names()
    if names.isEmpty, series.allSatisfy({ $0.name == nil && $0.entry == nil }) {
      names = Dictionary(zip(series.indices, own)) { first, _ in first }
    }
    let said = series.indices.map { place in
      let text = series[place].entry.map { draft.entries[$0].text } ?? names[place]
      return text.flatMap { scene[$0].text.value } ?? series[place].name
    }
    let areSaid = zip(own, said).allSatisfy { tick, name in
      guard let name, let label = scene[tick].text.value else { return false }
      let (one, other) = (DirectLabels.Words(label), DirectLabels.Words(name))
      return one.hold(other) || other.hold(one)
    }
    if areSaid { ticks = own }
    labels = finder.labels(said) + PanelEntries(draft).labels(of: series)
    unsure = finder.unsure(besides: labels)
  }

  /// Slices are told apart as series are, each of which has one mark.
  private mutating func nameSlices(_ draft: ChartDraft) {
    let slices = draft.nodes(.mark).map { node in
      var series = SeriesAssembly.Series()
      series.marks = [node]
      return series
    }
    for (place, text) in DirectLabels(draft, slices, areSlices: true).names() {
      self.slices[slices[place].marks[0]] = draft.scene[text].text.value.flatMap {
        NamedValue($0, draft.scene.language)?.name ?? $0
      }
    }
  }
}
