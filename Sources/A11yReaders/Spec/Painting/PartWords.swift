internal import A11yModel

/// The words that a shared look shows, for the first that shares it.
struct PartWords {
  private let values: PlaceholderValues
  private let subject: Element.Subject

  init(_ node: ComponentNode, state: Int?, series: Int?, _ subject: Element.Subject) {
    let states = node.initialStepStates
    values = PlaceholderValues(node: node, current: nil, stepStates: states)
    guard subject == .component else {
      self.subject = subject
      return
    }
    switch node.component.kind {
    case .stepIndicator, .statusTracker:
      let first = state.flatMap { states.firstIndex(of: $0) } ?? 0
      self.subject = node.steps.indices.contains(first) ? .step(first) : .component
    case .chart:
      let first = node.component.chart?.marks.firstIndex { series == nil || $0.series == series }
      self.subject = first.map { .mark($0) } ?? series.map { .series($0) } ?? .component
    case .progress: self.subject = .component
    }
  }

  /// What a glyph's symbol comes from: an icon that steps have of their own is data; one that is
  /// their state's is the same for all in that state.
  func runs(ofSymbol template: Template) -> [TextRun] {
    template.pieces.map { piece in
      guard piece == .placeholder(.icon), case .step(let index) = subject,
        values.node.steps[index].icon == nil
      else { return piece.run }
      return .literal(text(of: Template(pieces: [piece])))
    }
  }

  func text(of template: Template) -> String {
    template.text { placeholder in
      switch subject {
      case .component: values.ofComponent(placeholder)
      case .step(let index): values.ofStep(index, placeholder)
      case .mark(let index): values.ofMark(index, placeholder)
      case .series(let index): values.ofSeries(index, placeholder)
      case .category(let index): values.ofCategory(index, placeholder)
      }
    }.text
  }
}

extension Template.Piece {
  var run: TextRun {
    switch self {
    case .literal(let text): .literal(text)
    case .placeholder(let placeholder): .data(placeholder.rawValue)
    }
  }
}

extension PaintNode {
  var dash: String? {
    if case .stroke(_, _, let dash) = role { dash } else { nil }
  }
}

extension PaintNode.Paint {
  private var expressions: [ColorExpression] {
    switch self {
    case .color(let color): [color]
    case .gradient(let stops): stops.map(\.color)
    case .unknown: []
    }
  }

  var usesSeries: Bool { expressions.contains(.series) }
  var usesState: Bool { expressions.contains(.state) }
}
