internal import A11yModel
internal import Geometry

// What the texts of an image are for in its chart, and its marks.
extension Component {
  /// Adds the marks, lines and swatches of its chart to what is seen.
  ///
  /// - Parameters:
  ///   - shapes: what they look like.
  ///   - areColorsValues: whether the colours of marks show values: then they cannot be others
  ///     (Understanding WCAG 2.2, 1.4.11, names heat maps among what is essential).
  mutating func add(_ shapes: ShapeParts, areColorsValues: Bool) {
    if let gap = shapes.leastGap { chart?.gap = gap }
    chart?.edgeNeighbors = BarEdges(shapes.boxes).neighbors
    var forms: [[MarkerShape]] = []
    for series in shapes.markers.keys.sorted() {
      guard let form = shapes.markers[series] else { continue }
      let number = forms.firstIndex(of: form) ?? forms.count
      if number == forms.count { forms.append(form) }
      chart?.series[series].marker = "marker \(number + 1)"
    }
    let known = Set(shapes.lineMarkers.values).sorted()
    for (series, marker) in shapes.lineMarkers where shapes.markers[series] == nil {
      let number = known.firstIndex(of: marker).map { $0 + 1 } ?? 0
      chart?.series[series].marker = "marker \(forms.count + number)"
    }
    var parts = shapes.parts
    for index in parts.indices where parts[index].role == .mark {
      parts[index].isEssential = areColorsValues
    }
    append(parts, shapes.renderings)
  }

  /// Ties texts to the marks whose values they say, to the entries of the legend and to the axes.
  ///
  /// A text that stands at a series and says its name labels it, and so does a tick that it stands
  /// at alone.
  mutating func tie(to document: ChartDocument) {
    guard let chart else { return }
    let categories = Set(chart.categories)
    for index in parts.indices where parts[index].kind == .text {
      let meaning = document.meaning(around: parts[index].source)
      switch (meaning?.kind, meaning?.subject) {
      case (.text, .mark(let mark)):
        parts[index].role = .mark
        parts[index].subject = .mark(mark)
        parts[index].series = chart.marks[mark].series
      case (.text, .series(let series)) where meaning?.labelled == series:
        parts[index].series = series
      case (.text, .series(let series)), (.entry, .series(let series)):
        parts[index].role = .swatch
        parts[index].series = series
      case (.tick, _):
        parts[index].role = .axis
        if let series = meaning?.labelled {
          parts[index].series = series
        } else if categories.contains(parts[index].sample) {
          parts[index].content = [.data("category")]
        }
      default: break
      }
      if let mark = document.mark(ofValueAround: parts[index].source) {
        (parts[index].role, parts[index].subject) = (.mark, .mark(mark))
        parts[index].series = chart.marks[mark].series
        parts[index].content.append(.data("value"))
      }
    }
  }
}
