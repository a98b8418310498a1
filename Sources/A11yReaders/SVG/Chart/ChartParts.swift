internal import A11yModel

// What the texts of an image are for in its chart, and its marks.
extension Component {
  /// Adds the marks, lines and swatches of its chart to what is seen.
  mutating func add(_ shapes: ShapeParts) {
    chart?.gap = shapes.leastGap
    var forms: [[MarkerShape]] = []
    for series in shapes.markers.keys.sorted() {
      guard let form = shapes.markers[series] else { continue }
      let number = forms.firstIndex(of: form) ?? forms.count
      if number == forms.count { forms.append(form) }
      chart?.series[series].marker = "marker \(number + 1)"
    }
    parts += shapes.parts.map { part in
      var part = part
      part.rendering += renderings.count
      return part
    }
    renderings += shapes.renderings
  }

  /// Ties texts to the marks whose values they say, to the entries of the legend and to the axes.
  ///
  /// A text of its own that is called as one of the series labels that series.
  mutating func tie(to document: ChartDocument) {
    guard let chart else { return }
    var names: [String: [Int]] = [:]
    for (index, series) in chart.series.enumerated() {
      if let name = series.name.value { names[name, default: []].append(index) }
    }
    let categories = Set(chart.categories)
    for index in parts.indices where parts[index].kind == .text {
      let meaning = document.meaning(around: parts[index].source)
      switch (meaning?.kind, meaning?.subject) {
      case (.text, .mark(let mark)):
        parts[index].role = .mark
        parts[index].subject = .mark(mark)
        parts[index].series = chart.marks[mark].series
      case (.text, .series(let series)), (.entry, .series(let series)):
        parts[index].role = .swatch
        parts[index].series = series
      case (.tick, _):
        parts[index].role = .axis
        if categories.contains(parts[index].sample) { parts[index].content = [.data("category")] }
      case (nil, _):
        if let series = names[parts[index].sample], series.count == 1 {
          parts[index].series = series[0]
        }
      default: break
      }
    }
  }
}
