internal import A11yModel

/// A part of a component as its author wrote it: read, and not yet shown for any state or data.
final class PartNode {
  let kind: Element.Kind
  let source: Int
  let content: Content
  let exposure: Exposure
  let children: [PartNode]
  private let details: PartDraft.HeldDetails

  init(_ draft: PartDraft) {
    kind = draft.kind
    source = draft.source
    content = draft.content
    exposure = draft.exposure
    children = draft.children
    details = draft.given ?? Self.plain
  }

  private init(
    _ part: PartNode,
    as kind: Element.Kind,
    content: Content,
    exposure: Exposure,
    children: [PartNode]
  ) {
    self.kind = kind
    self.content = content
    self.exposure = exposure
    self.children = children
    source = part.source
    details = part.details
  }

  /// Those of most marks are the same.
  nonisolated(unsafe) private static let plain = PartDraft.HeldDetails()

  /// The same part with nothing in it but some others.
  func holding(_ children: [PartNode]) -> PartNode {
    PartNode(self, as: kind, content: content, exposure: exposure, children: children)
  }

  /// An entry that looks as this part of a look does, and says nothing itself.
  func entry(_ index: Int) -> PartNode {
    PartNode(self, as: .entry, content: .item(index), exposure: Exposure(), children: [])
  }

  var placement: Placement { details.facts.placement }
  var importance: Importance { details.facts.importance }
  var appearance: PartAppearance { details.facts.appearance }

  /// Whether its author says that it cannot be used now, to the eye or to assistive technology.
  ///
  /// A step with that trait is a step all the same: its text tells what is to come.
  var isDisabled: Bool {
    placement.isDisabled || kind == .control && exposure.more.traits.contains(.notEnabled)
  }

  /// What a part holds besides other parts.
  enum Content {
    case none
    case text(Template)
    case glyph(Template)
    /// A step, mark or entry, by its position.
    case item(Int)
    /// What joins two steps; the state it is for, nil for any other.
    case connector(Int?)
    case axis(Int)
  }
}

/// Where a part lies, and when it is there.
struct Placement {
  /// Sources of earlier parts.
  var over: Int?
  var around: Int?
  var gap: Double?
  var condition: PlaceCondition?
  var opacity = 1.0

  /// Why its opacity is not known; nil where it is.
  var missingOpacity: String?
  var isDisabled = false
  var disabledWhen: PlaceCondition?
}

/// Whether a part is needed for understanding, as far as its author says.
struct Importance {
  var isRequired: Bool?
  var hasTextEquivalent: Bool?
  var isEssential = false
  var isPlatformDefault = false
}

/// What the eye gets of a part.
struct PartAppearance {
  var shape: Part.Shape?
  var width: Double?
  var height: Double?
  /// The left and the top edge within the component.
  var x: Double?
  var y: Double?
  var pattern: String?
  var textStyle: TextStyle?
  var room: TextRoom?
  /// The series a text labels.
  var series: Int?
  /// Back to front.
  var paints: [PaintNode] = []
}

/// One paint.
struct PaintNode {
  /// The element that says its colour; an index into the document's sources.
  var source: Int
  var role: Role
  var paint: Paint
  var opacity = 1.0

  enum Role: Hashable {
    case fill
    case stroke(width: Double, StrokeAlignment, dash: String?)
  }

  enum Paint {
    case color(ColorExpression)
    /// The colours of a gradient's stops, with their opacities.
    case gradient([(color: ColorExpression, opacity: Double)])
    /// The phrase names what is not known of it.
    case unknown(String)
  }
}

/// What several steps, marks or entries look like.
final class LookNode {
  let part: PartNode
  /// An index into the component's states; nil for any.
  let state: Int?
  /// An index into the chart's series; nil for any.
  let series: Int?
  let condition: PlaceCondition?
  /// The only step that it is for, counted from 0; nil for any.
  let step: Int?
  let role: Role

  /// Where alone it is for, in a word; nil where it is for any place.
  var place: String? { step.map { "step \($0 + 1)" } ?? condition?.rawValue }

  enum Role {
    case step
    case progress
    case mark
    case series
    case entry
  }

  init(
    part: PartNode,
    state: Int?,
    series: Int?,
    condition: PlaceCondition?,
    step: Int?,
    role: Role
  ) {
    self.part = part
    self.state = state
    self.series = series
    self.condition = condition
    self.step = step
    self.role = role
  }
}
