package import A11yModel
package import Listening

extension Part {
  /// A text in a sentence, behind “the”.
  package var textName: String { missingText == nil ? "text ‘\(sample)’" : Self.unwritten }

  /// A text in a sentence, by its words.
  package var quotedText: String { missingText == nil ? "‘\(sample)’" : "the " + Self.unwritten }

  private static let unwritten = "text whose words are not known"
}

extension ComponentFacts {
  /// A part in a sentence, behind “the”.
  package func name(of part: Part) -> String {
    if part.isGlyph { return "symbol ‘\(part.symbol ?? part.sample)’" }
    if part.kind == .text { return part.textName }
    switch part.role {
    case .node: return nodeName(part)
    case .mark: return ownMark(part) ?? ofSeries(part, markName)
    case .series: return ofSeries(part, lineName(part))
    case .swatch: return ofSeries(part, "swatch")
    case .connector: return "connector"
    case .track: return "track"
    case .fill: return "filled part"
    case .gridline: return "gridlines"
    case .axis: return "line of the axis"
    case .control: return "shape of the control"
    case .legend, .empty, .plain: return shapeName(part)
    }
  }

  private func nodeName(_ part: Part) -> String {
    let shape = part.around == nil ? shapeName(part) : "ring"
    return stateName(of: part).map { "\(shape) that shows ‘\($0)’" } ?? "\(shape) of a step"
  }

  private func shapeName(_ part: Part) -> String {
    switch part.shape {
    case nil, .path: "shape"
    case .roundedRectangle: "rounded rectangle"
    case .some(let shape): shape.rawValue
    }
  }

  /// What one shape shows of a series; in one of them all its bars may be drawn.
  private func lineName(_ part: Part) -> String {
    switch part.shape {
    case .area: "area"
    case .rectangle: "bars"
    default: "line"
    }
  }

  /// What the marks of the chart are.
  private var markName: String {
    switch component.chart?.form {
    case .bar: "bars"
    case .pie, .donut: "slice"
    case .line, .scatter: "points"
    case .area, nil: "marks"
    }
  }

  private func ownMark(_ part: Part) -> String? {
    guard case .mark(let mark) = part.subject, let chart = component.chart,
      let category = chart.marks[mark].category
    else { return nil }
    let name =
      switch chart.form {
      case .bar: "bar"
      case .pie, .donut: "slice"
      case .line, .scatter: "point"
      case .area, nil: "mark"
      }
    return "\(name) ‘\(category)’"
  }

  private func ofSeries(_ part: Part, _ name: String) -> String {
    seriesName(part.series).map { "\(name) of ‘\($0)’" } ?? name
  }

  /// What a series is called: its name, else its author's id.
  package func seriesName(_ series: Int?) -> String? {
    guard let series, let found = component.chart?.series[series] else { return nil }
    return found.name.value ?? found.id
  }
}
