internal import A11yModel

/// A part of a component as its author wrote it: read, and not yet shown for any state or data.
final class PartNode {
  let kind: Element.Kind
  let source: Int
  var content: Content = .none
  var exposure = Exposure()
  var children: [PartNode] = []

  /// What most marks say nothing of.
  private var details = plain

  private struct Details {
    var placement = Placement()
    var importance = Importance()
    var appearance = PartAppearance()
  }

  nonisolated(unsafe) private static let plain = Shared(Details())

  init(kind: Element.Kind, source: Int) {
    self.kind = kind
    self.source = source
  }

  /// The same part with nothing in it but some others.
  func holding(_ children: [PartNode]) -> PartNode {
    let copy = PartNode(kind: kind, source: source)
    copy.content = content
    copy.exposure = exposure
    copy.details = details
    copy.children = children
    return copy
  }

  /// An entry that looks as this part of a look does, and says nothing itself.
  func entry(_ index: Int) -> PartNode {
    let entry = PartNode(kind: .entry, source: source)
    entry.content = .item(index)
    entry.details = details
    return entry
  }

  var placement: Placement {
    _read { yield details.value.placement }
    _modify { yield &details.value.placement }
  }

  var importance: Importance {
    _read { yield details.value.importance }
    _modify { yield &details.value.importance }
  }

  var appearance: PartAppearance {
    _read { yield details.value.appearance }
    _modify { yield &details.value.appearance }
  }

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

/// What assistive technology gets of a part.
struct Exposure {
  var label: Template?
  var value: Template?

  /// What most parts have nothing of.
  var more: More {
    _read { yield shared.value }
    _modify { yield &shared.value }
  }

  private var shared = plain
  nonisolated(unsafe) private static let plain = Shared(More())

  /// What is said of a part besides its label and value, and done with it.
  struct More {
    var hint: Template?
    var traits: Traits = []
    var isHidden = false
    var isDecorative = false
    var grouping: Element.Grouping?
    var action: Element.Action?
    var live: Element.LiveRegion?
    var isList = false
    var sortPriority = 0.0
    var language: String?
    var isLocalized = true
    var customContent: [CustomContent] = []
    var customActions: [String] = []
  }

  /// More that a screen reader can say, once or for each step.
  struct CustomContent {
    var label: Template
    var value: Template?
    var isImportant: Bool
    var isForEachStep: Bool
  }

  /// Whether it has nothing but what every part has.
  var isPlain: Bool { shared.isShared(with: Self.plain) }

  /// Whether anything of it makes an element of what is none by nature.
  var isEmpty: Bool {
    guard label == nil, value == nil else { return false }
    return isPlain || more.isEmpty
  }

  /// This exposure, each fact of another taken where it says something.
  func overridden(by other: Exposure) -> Exposure {
    var result = self
    result.label = other.label ?? label
    result.value = other.value ?? value
    if isPlain { result.shared = other.shared }
    if !isPlain, !other.isPlain { result.more = more.overridden(by: other.more) }
    return result
  }
}

extension Exposure.More {
  /// Whether nothing is said.
  var isNothing: Bool { isEmpty && sortPriority == 0 && language == nil && isLocalized }

  fileprivate var isEmpty: Bool {
    hint == nil && traits.isEmpty && !isHidden && !isDecorative && grouping == nil && action == nil
      && live == nil && !isList && customContent.isEmpty && customActions.isEmpty
  }

  fileprivate func overridden(by other: Exposure.More) -> Exposure.More {
    var result = self
    result.hint = other.hint ?? hint
    result.traits.formUnion(other.traits)
    result.isHidden = isHidden || other.isHidden
    result.isDecorative = isDecorative || other.isDecorative
    result.grouping = other.grouping ?? grouping
    result.action = other.action ?? action
    result.live = other.live ?? live
    result.isList = isList || other.isList
    result.sortPriority = other.sortPriority != 0 ? other.sortPriority : sortPriority
    result.language = other.language ?? language
    result.isLocalized = isLocalized && other.isLocalized
    result.customContent += other.customContent
    result.customActions += other.customActions
    return result
  }
}

/// Where a part lies, and when it is there.
struct Placement {
  /// Sources of earlier parts.
  var over: Int?
  var around: Int?
  var gap: Double?
  var condition: Condition?
  var opacity = 1.0
  var isDisabled = false
  var disabledWhen: Condition?
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
  var pattern: String?
  var textStyle: TextStyle?
  /// The series a text labels.
  var series: Int?
  /// Back to front.
  var paints: [PaintNode] = []
}

/// One paint.
struct PaintNode {
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
  let condition: Condition?
  let role: Role

  enum Role {
    case step
    case progress
    case mark
    case series
    case entry
  }

  init(part: PartNode, state: Int?, series: Int?, condition: Condition?, role: Role) {
    self.part = part
    self.state = state
    self.series = series
    self.condition = condition
    self.role = role
  }
}
