internal import A11yModel
internal import XML

/// The model of a recognised chart, and what it makes of the elements of the image.
struct ChartDocument {
  let chart: Chart

  /// What elements are in the chart, by their places among the sources.
  private var meanings: [Int: Meaning] = [:]

  /// What is painted for the chart, in document order.
  private(set) var painted: [Painted] = []

  private let file: SVGFile

  /// What an element of the accessibility tree is in the chart.
  struct Meaning: Hashable {
    var kind: A11yModel.Element.Kind
    var subject = A11yModel.Element.Subject.component
  }

  /// One element that is painted for a chart, and what for.
  struct Painted {
    var element: XML.Element
    var role: Part.Role
    var series: Int?
    var subject = A11yModel.Element.Subject.component

    /// Whether geometry alone says so.
    var isAssumed: Bool
  }

  init(_ recognized: RecognizedChart, _ file: SVGFile) {
    self.file = file
    chart = Self.model(of: recognized, file)
    addMarks(recognized)
    addLegend(recognized)
    addAxes(recognized)
    if let title = recognized.title { set(title.element, Meaning(kind: .title)) }
    painted.sort { $0.element.order < $1.element.order }
  }

  /// What an element of the source is; nil where it is nothing in the chart.
  func meaning(ofSource source: Int) -> Meaning? { meanings[source] }

  // MARK: the model

  private static func model(of recognized: RecognizedChart, _ file: SVGFile) -> Chart {
    var chart = Chart(form: recognized.form)
    chart.isRecognized = true
    chart.assumed = recognized.assumed
    chart.stacking = recognized.stacking
    chart.unit = .unknown("the unit of the values")
    chart.summary = .absent
    chart.series = recognized.series.enumerated().map { index, series in
      Series(
        id: series.name.value ?? "series \(index + 1)",
        name: series.name,
        source: file.source(of: series.element)
      )
    }
    chart.marks = recognized.marks.map { mark in
      var model = Mark(
        category: mark.category,
        series: mark.series,
        value: mark.value,
        source: file.source(of: mark.element)
      )
      model.isSummary = mark.isSummary
      return model
    }
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
    chart.axes = recognized.axes.map { axis in
      Axis(
        dimension: axis.dimension,
        title: axis.title?.content ?? .absent,
        unit: .unknown("the unit of the axis"),
        every: axis.ticks.isEmpty ? 0 : 1,
        source: file.source(of: axis.element)
      )
    }
    return chart
  }

  // MARK: elements

  private mutating func set(_ element: XML.Element, _ meaning: Meaning) {
    let source = file.source(of: element)
    if meanings[source] == nil { meanings[source] = meaning }
  }

  private mutating func addMarks(_ recognized: RecognizedChart) {
    let isAssumed = recognized.assumed.contains(.marks)
    for (index, mark) in recognized.marks.enumerated() {
      let meaning = Meaning(kind: .mark, subject: .mark(index))
      set(mark.element, meaning)
      set(mark.holder, meaning)
      for label in mark.labels { set(label, Meaning(kind: .text, subject: .mark(index))) }
      guard !mark.isSummary else { continue }
      painted.append(
        Painted(
          element: mark.element,
          role: .mark,
          series: mark.series,
          subject: .mark(index),
          isAssumed: isAssumed
        )
      )
    }
    for (index, series) in recognized.series.enumerated() {
      for line in series.lines {
        painted.append(
          Painted(
            element: line,
            role: .series,
            series: index,
            subject: .series(index),
            isAssumed: isAssumed
          )
        )
      }
    }
    if recognized.series.isEmpty {
      for (index, mark) in recognized.marks.enumerated() where mark.isSummary {
        painted.append(
          Painted(
            element: mark.element,
            role: .series,
            subject: .mark(index),
            isAssumed: isAssumed
          )
        )
      }
    }
    for (index, series) in recognized.series.enumerated() {
      set(series.element, Meaning(kind: .group, subject: .series(index)))
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
        painted.append(
          Painted(
            element: swatch,
            role: .swatch,
            series: entry.series,
            subject: subject,
            isAssumed: recognized.assumed.contains(.legend)
          )
        )
      }
    }
    if let title = legend.title { set(title.element, Meaning(kind: .title)) }
    set(legend.element, Meaning(kind: .legend))
  }

  private mutating func addAxes(_ recognized: RecognizedChart) {
    for axis in recognized.axes {
      if let title = axis.title { set(title.element, Meaning(kind: .title)) }
      for tick in axis.ticks { set(tick.element, Meaning(kind: .tick)) }
      set(axis.element, Meaning(kind: .axis))
    }
    let isAssumed = recognized.assumed.contains(.axes)
    for (lines, role) in [
      (recognized.gridlines, Part.Role.gridline), (recognized.axisLines, .axis),
    ] {
      for line in lines {
        painted.append(Painted(element: line, role: role, isAssumed: isAssumed))
        set(line, Meaning(kind: role == .axis ? .axis : .gridline))
      }
    }
  }
}
