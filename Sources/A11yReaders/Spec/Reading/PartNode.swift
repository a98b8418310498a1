internal import A11yModel

/// A part of a component as its author wrote it: read, and not yet shown for any state or data.
struct PartNode {
  var kind: Element.Kind
  var source: Int
  var content: Content = .none
  var exposure = Exposure()
  var placement = Placement()
  var importance = Importance()
  var appearance = PartAppearance()
  var children: [PartNode] = []

  /// Whether its author says that it cannot be used now, to the eye or to assistive technology.
  ///
  /// A step with that trait is a step all the same: its text tells what is to come.
  var isDisabled: Bool {
    placement.isDisabled || kind == .control && exposure.traits.contains(.notEnabled)
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

  /// More that a screen reader can say, once or for each step.
  struct CustomContent {
    var label: Template
    var value: Template?
    var isImportant: Bool
    var isForEachStep: Bool
  }

  /// Whether anything of it makes an element of what is none by nature.
  var isEmpty: Bool {
    label == nil && value == nil && hint == nil && traits.isEmpty && !isHidden && !isDecorative
      && grouping == nil && action == nil && live == nil && !isList && customContent.isEmpty
      && customActions.isEmpty
  }

  /// This exposure, each fact of another taken where it says something.
  func overridden(by other: Exposure) -> Exposure {
    var result = self
    result.label = other.label ?? label
    result.value = other.value ?? value
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
struct LookNode {
  var part: PartNode
  /// An index into the component's states; nil for any.
  var state: Int?
  /// An index into the chart's series; nil for any.
  var series: Int?
  var condition: Condition?
  var role: Role

  enum Role: String {
    case step
    case progress
    case mark
    case series
    case entry
  }
}
