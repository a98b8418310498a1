internal import ChartWords
internal import Language

/// The lines of a legend that say the values of their series beside the names: “Venezuela 62%”.
struct LegendValues {
  /// The names alone, by the places of the lines; none where not each line has a value.
  private(set) var names: [Int: String] = [:]

  /// By the nodes of the marks.
  private(set) var values: [Int: TextValue] = [:]

  /// - Parameters:
  ///   - draft: what each node is.
  ///   - series: the series, each with one mark where lines tell their values.
  ///   - drawn: what the marks are drawn as, which the values have to be.
  init(_ draft: ChartDraft, _ series: [SeriesAssembly.Series], _ drawn: DrawnValues) {
    guard series.count > 1, series.allSatisfy({ $0.marks.count == 1 && $0.entry != nil }) else {
      return
    }
    var names: [Int: String] = [:]
    var all: [[Int: TextValue]] = []
    for series in series {
      guard let entry = series.entry, let mark = series.marks.first,
        let text = draft.scene[draft.entries[entry].text].text.value,
        let told = NamedValue(text, draft.scene.language), let name = told.name
      else { return }
      names[entry] = name
      for (place, value) in told.values.enumerated() {
        if place == all.count { all.append([:]) }
        all[place][mark] = value
      }
    }
    guard Set(names.values).count == series.count,
      let values = all.lazy.filter({ $0.count == series.count }).compactMap(drawn.truth).first
    else { return }
    (self.names, self.values) = (names, values)
  }
}
