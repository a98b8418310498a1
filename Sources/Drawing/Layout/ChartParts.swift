internal import A11yModel

/// The outermost parts of a chart, by what they show of it; indexes into the component's parts.
struct ChartParts {
  /// What stands above the plot, and what stands below it.
  private(set) var heads: [Int] = []
  private(set) var feet: [Int] = []

  /// What is painted behind marks that lie in it.
  private(set) var panels: [Int] = []

  /// What each mark looks like, by its series; and what marks draw themselves, by their places.
  private(set) var marks: [Int?: [Int]] = [:]
  private(set) var ownMarks: [Int: [Int]] = [:]

  /// Lines, areas and texts of each series.
  private(set) var series: [Int?: [Int]] = [:]

  /// Lines, gridlines and texts, by axis.
  private(set) var axes: [Int: [Int]] = [:]

  /// The axes that measure the values; along the others stand the categories.
  private(set) var valueAxes: Set<Int> = []

  /// What stands in the legend beside its entries.
  private(set) var legend: [Int] = []

  /// What each entry looks like, by its series; and what entries hold themselves, by their places.
  private(set) var swatches: [Int?: [Int]] = [:]
  private(set) var ownSwatches: [Int: [Int]] = [:]

  /// Whether marks are painted before the lines of series.
  private(set) var areMarksFirst = true

  private let layout: PartLayout
  private let axisOfSource: [Int: Int]
  private let entryOfSource: [Int: Int]
  private var hasPlot = false

  init(_ layout: PartLayout) {
    self.layout = layout
    let chart = layout.component.chart
    axisOfSource = Self.places((chart?.axes ?? []).map(\.source))
    entryOfSource = Self.places((chart?.legend?.entries ?? []).map(\.source))
    collect(nil)
    valueAxes = Set((chart?.axes ?? []).indices.filter(isOfValues))
  }

  /// Values grow along the y-axis; those of lying bars along the axis that names no categories.
  private func isOfValues(_ axis: Int) -> Bool {
    let component = layout.component
    let isY = component.chart?.axes[axis].dimension == .y
    guard component.course == .down else { return isY }
    let naming = axes.filter { $0.value.contains { component.parts[$0].namesCategory } }
    return naming.isEmpty ? !isY : naming[axis] == nil
  }

  private static func places(_ sources: [Int]) -> [Int: Int] {
    Dictionary(sources.enumerated().map { ($1, $0) }) { first, _ in first }
  }

  private mutating func collect(_ parent: Int?) {
    for index in layout.parts(in: parent) {
      let part = layout.component.parts[index]
      switch part.role {
      case .mark:
        hasPlot = true
        if case .mark(let mark) = part.subject {
          ownMarks[mark, default: []].append(index)
        } else {
          if series.isEmpty, marks.isEmpty { areMarksFirst = true }
          marks[part.series, default: []].append(index)
        }
      case .series:
        hasPlot = true
        if series.isEmpty, marks.isEmpty { areMarksFirst = false }
        series[part.series, default: []].append(index)
      case .axis, .gridline:
        hasPlot = true
        if let axis = place(of: part.source, in: axisOfSource) {
          axes[axis, default: []].append(index)
        }
      case .legend: legend.append(index)
      case .swatch:
        if part.look == nil, let entry = place(of: part.source, in: entryOfSource) {
          ownSwatches[entry, default: []].append(index)
        } else {
          swatches[part.series, default: []].append(index)
        }
      case .empty: break
      default: collectPlain(index, part)
      }
    }
  }

  /// A title, a control or another part of no axis and no legend.
  private mutating func collectPlain(_ index: Int, _ part: Part) {
    if holdsData(index) {
      panels.append(index)
      hasPlot = true
      collect(index)
    } else if part.kind == .text, let labeled = part.series {
      series[labeled, default: []].append(index)
    } else if !hasPlot || layout.component.chart?.title?.source == part.source {
      heads.append(index)
    } else {
      feet.append(index)
    }
  }

  private func holdsData(_ index: Int) -> Bool {
    layout.parts(in: index).contains { child in
      switch layout.component.parts[child].role {
      case .mark, .series, .axis, .gridline, .swatch, .legend: true
      default: holdsData(child)
      }
    }
  }

  /// What is found under the element of a source or the nearest one that holds it.
  private func place(of source: Int, in places: [Int: Int]) -> Int? {
    var next: Int? = source
    while let source = next {
      if let place = places[source] { return place }
      next = layout.document.sources[source].parent
    }
    return nil
  }

  /// What something of a series looks like: as that of the series, or of all.
  ///
  /// Where nobody says of which series it is, it looks as that of the first.
  func parts(of series: Int?, in looks: [Int?: [Int]]) -> [Int] {
    looks[series] ?? looks[nil]
      ?? (series == nil ? looks.min { $0.value[0] < $1.value[0] }?.value : nil)
      ?? []
  }
}

extension Part {
  /// Whether its text takes something from the data.
  func shows(_ name: String) -> Bool { content.contains(.data(name)) }

  /// Whether it is a text for each category along an axis.
  var namesCategory: Bool { shows("category") || shows("position") }

  /// Whether it is a text for each label of an axis.
  var isLabel: Bool { namesCategory || shows("value") }
}
