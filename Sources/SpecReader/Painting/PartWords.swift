internal import A11yModel

/// The words that a shared look shows, for the first that shares it.
struct PartWords {
  private let values: PlaceholderValues
  private let subject: Element.Subject
  private let state: Int?
  private var axisLabel: AxisLabel?

  init(
    _ node: ComponentNode,
    _ stepStates: [Int?],
    state: Int?,
    series: Int?,
    _ subject: Element.Subject
  ) {
    var states = stepStates
    var subject = subject
    if subject == .component {
      switch node.component.kind {
      case .stepIndicator, .statusTracker:
        let first = state.flatMap { states.firstIndex(of: $0) } ?? 0
        if states.indices.contains(first) {
          // A state that no step is in yet is shown on the first one.
          states[first] = state ?? states[first]
          subject = .step(first)
        }
      case .chart:
        let first = node.component.chart?.marks.firstIndex { series == nil || $0.series == series }
        subject = first.map { .mark($0) } ?? series.map { .series($0) } ?? .component
      case .progress, .graphic: break
      }
    }
    values = PlaceholderValues(node: node, current: nil, stepStates: states)
    self.subject = subject
    self.state = state
  }

  /// What is shown along an axis.
  init(_ node: ComponentNode, _ stepStates: [Int?], _ label: AxisLabel) {
    values = PlaceholderValues(node: node, current: nil, stepStates: stepStates)
    (subject, state, axisLabel) = (label.subject, nil, label)
  }

  func text(of template: Template) -> FilledText { template.text(value) }

  private func value(_ placeholder: Placeholder) -> Fact<String> {
    if let own = axisLabel?.value(placeholder) { return .known(own) }
    if subject == .component, let own = state.flatMap({ values.ofState($0, placeholder) }) {
      return .known(own)
    }
    return values.fact(placeholder, of: subject)
  }

  /// What a template says of itself, and what comes from the data of each that shows it.
  ///
  /// What a state gives is the same for all that are in it.
  func runs(of template: Template) -> [TextRun] {
    template.pieces.map { piece in
      switch piece {
      case .literal(let text): return .literal(text)
      case .unknown: return .data(Template.unknown)
      case .placeholder(let placeholder):
        let isOfState =
          placeholder == .state
          || placeholder == .icon && values.node.steps.allSatisfy { $0.icon == nil }
        let shown = isOfState ? state.flatMap { values.ofState($0, placeholder) } : nil
        return shown.map { .literal($0) } ?? .data(placeholder.rawValue)
      }
    }
  }
}

extension PartNode {
  /// Whether a state's colour, words or symbol show in it.
  var showsState: Bool {
    switch content {
    case .text(let template) where template.names(.state): true
    case .glyph(let template) where template.names(.state): true
    default:
      appearance.paints.contains { $0.paint.usesState } || children.contains(where: \.showsState)
    }
  }
}

extension PaintNode {
  var dash: String? {
    if case .stroke(_, _, let dash) = role { dash } else { nil }
  }
}

extension PaintNode.Paint {
  var usesSeries: Bool { uses(.series) }
  var usesState: Bool { uses(.state) }

  private func uses(_ expression: ColorExpression) -> Bool {
    switch self {
    case .color(let color): color === expression
    case .gradient(let stops): stops.contains { $0.color === expression }
    case .unknown: false
    }
  }
}
