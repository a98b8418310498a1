internal import A11yModel
internal import ChartRecognition
internal import SVGPainting
internal import XML

/// The model of a recognised chart, and what it makes of the elements of the image.
struct ChartDocument {
  let chart: Chart

  /// What elements are in the chart, by their places among the sources.
  private var meanings: [Int: Meaning] = [:]

  /// The marks whose values stand in texts beside them, by the places of these among the sources.
  private var marksOfValues: [Int: Int] = [:]

  /// What elements are painted for.
  private(set) var roles: [ShapeRole] = []

  private let file: SVGFile

  /// What an element of the accessibility tree is in the chart.
  struct Meaning: Hashable {
    var kind: A11yModel.Element.Kind
    var subject = A11yModel.Element.Subject.component

    /// The series that a text names where the series is shown.
    var labelled: Int?
  }

  init(_ recognized: RecognizedChart, _ file: SVGFile) {
    self.file = file
    chart = Self.model(of: recognized, file)
    addMarks(recognized)
    addLegend(recognized)
    addAxes(recognized)
    if let title = recognized.title { set(title.element, Meaning(kind: .title)) }
  }

  /// What an element of the source is, or the text that it is a piece of.
  func meaning(around source: Int) -> Meaning? { around(source) { meanings[$0] } }

  /// The mark whose value is in a text, or in the text that it is a piece of.
  func mark(ofValueAround source: Int) -> Int? { around(source) { marksOfValues[$0] } }

  private func around<Found>(_ source: Int, _ found: (Int) -> Found?) -> Found? {
    var next: Int? = source
    while let place = next {
      if let found = found(place) { return found }
      guard ["tspan", "textPath", "a"].contains(file.sources[place].name) else { return nil }
      next = file.sources[place].parent
    }
    return nil
  }

  /// What an element of the source is; nil where it is nothing in the chart.
  func meaning(ofSource source: Int) -> Meaning? { meanings[source] }

  // MARK: the model

  private static func model(of recognized: RecognizedChart, _ file: SVGFile) -> Chart {
    var chart = Chart(form: recognized.form)
    chart.isRecognized = true
    chart.missingMarks = "which of its shapes show the data"
    chart.assumed = recognized.assumed
    chart.stacking = recognized.stacking
    chart.gap = recognized.gap
    chart.partedSlices = recognized.partedSlices
    chart.unit = recognized.hasNoUnit ? .known("none") : .unknown("the unit of the values")
    chart.summary = .absent
    chart.series = recognized.series.enumerated().map { index, series in
      var model = Series(
        id: series.name.value ?? "series \(index + 1)",
        name: series.name,
        source: file.source(of: series.element)
      )
      model.isLabelUnsure = series.isLabelUnsure
      return model
    }
    chart.marks = recognized.marks.map { mark in
      var model = Mark(
        category: mark.category,
        series: mark.series,
        value: mark.value,
        source: file.source(of: mark.element)
      )
      model.isSummary = mark.isSummary
      model.position = mark.position
      return model
    }
    for (index, mark) in recognized.marks.enumerated() { chart.extents[index] = mark.extent }
    var seen: Set<String> = []
    chart.categories = chart.marks.compactMap(\.category).filter { seen.insert($0).inserted }
    chart.legend = recognized.legend.map { legend in
      Legend(
        source: file.source(of: legend.element),
        order: .series,
        entries: legend.entries.map { entry in
          Legend.Entry(
            name: entry.text.content,
            series: entry.series,
            source: file.source(of: entry.text.element)
          )
        }
      )
    }
    chart.title = recognized.title.map { title in
      Chart.Title(text: title.content, source: file.source(of: title.element))
    }
    chart.axes = recognized.axes.map { axis in
      var model = Axis(
        dimension: axis.dimension,
        title: axis.title?.content ?? .absent,
        unit: axis.unit.map { .known($0) } ?? .unknown("the unit of the axis"),
        every: axis.ticks.isEmpty ? 0 : axis.every,
        source: file.source(of: axis.element)
      )
      model.ticks = axis.ticks.compactMap { $0.content.value }
      return model
    }
    return chart
  }

  // MARK: elements

  private mutating func set(_ element: XML.Element, _ meaning: Meaning) {
    let source = file.source(of: element)
    if meanings[source] == nil { meanings[source] = meaning }
  }

  private mutating func addMarks(_ recognized: RecognizedChart) {
    for (index, mark) in recognized.marks.enumerated() {
      let meaning = Meaning(kind: .mark, subject: .mark(index))
      set(mark.element, meaning)
      set(mark.holder, meaning)
      for text in mark.values {
        marksOfValues[file.source(of: text)] = index
        set(text, Meaning(kind: .text, subject: .mark(index)))
      }
      for label in mark.labels { set(label, Meaning(kind: .text, subject: .mark(index))) }
      var role = ShapeRole(element: mark.element, role: .mark, series: mark.series)
      role.subject = .mark(index)
      if !mark.isSummary {
        roles.append(role)
      } else if recognized.series.isEmpty {
        role.role = .series
        roles.append(role)
      }
    }
    for line in recognized.lines { roles.append(ShapeRole(element: line, role: .series)) }
    for (index, series) in recognized.series.enumerated() {
      for line in series.lines {
        roles.append(
          ShapeRole(element: line, role: .series, series: index, subject: .series(index))
        )
      }
      set(series.element, Meaning(kind: .group, subject: .series(index)))
      for label in series.labels {
        set(label, Meaning(kind: .text, subject: .series(index), labelled: index))
      }
    }
  }

  private mutating func addLegend(_ recognized: RecognizedChart) {
    guard let legend = recognized.legend else { return }
    for entry in legend.entries {
      let subject = entry.series.map { A11yModel.Element.Subject.series($0) } ?? .component
      set(entry.holder, Meaning(kind: .entry, subject: subject))
      set(entry.text.element, Meaning(kind: .text, subject: subject))
      for swatch in entry.swatches {
        set(swatch, Meaning(kind: .swatch, subject: subject))
        roles.append(
          ShapeRole(element: swatch, role: .swatch, series: entry.series, subject: subject)
        )
      }
    }
    if let title = legend.title { set(title.element, Meaning(kind: .text)) }
    set(legend.element, Meaning(kind: .legend))
  }

  private mutating func addAxes(_ recognized: RecognizedChart) {
    for axis in recognized.axes {
      if let title = axis.title { set(title.element, Meaning(kind: .text)) }
      for tick in axis.ticks { set(tick.element, Meaning(kind: .tick)) }
      set(axis.element, Meaning(kind: .axis))
    }
    for (index, series) in recognized.series.enumerated() {
      if let tick = series.tick { meanings[file.source(of: tick)]?.labelled = index }
    }
    for line in recognized.gridlines {
      roles.append(ShapeRole(element: line, role: .gridline))
      set(line, Meaning(kind: .gridline))
    }
    for grid in recognized.grids { set(grid, Meaning(kind: .gridline)) }
    for line in recognized.axisLines {
      roles.append(ShapeRole(element: line, role: .axis))
      set(line, Meaning(kind: .axis))
    }
    // As gridlines, they are no parts, and no mark lies on them.
    for shadow in recognized.shadows {
      roles.append(ShapeRole(element: shadow, role: .gridline))
    }
  }
}
