internal import A11yModel

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
    var customActions: [Template] = []
    var hit: Hit?
  }

  /// Where a part responds to a touch or a click, as far as its author says.
  struct Hit {
    var width: Double?
    var height: Double?
    var shape: HitShape?
    var spacing: Double?
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

  var isDecorative: Bool { !isPlain && more.isDecorative }

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
  var isNothing: Bool {
    isEmpty && sortPriority == 0 && language == nil && isLocalized && hit == nil
  }

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
    if let own = other.hit {
      result.hit = Exposure.Hit(
        width: own.width ?? hit?.width,
        height: own.height ?? hit?.height,
        shape: own.shape ?? hit?.shape,
        spacing: own.spacing ?? hit?.spacing
      )
    }
    return result
  }
}
