internal import A11yModel
internal import CSS
internal import SVGPainting
internal import XML

/// What of an image moves or changes by itself: animation elements (SVG Animations 2) and animations
/// of its style sheets (CSS Animations 1).
struct SVGAnimations {
  private(set) var all: [Animation] = []

  private let file: SVGFile
  private let motion: StyledMotion

  /// What a user gets who wants less motion; nil where it is the same.
  private let reduced: StyledMotion?
  private let triggers: AnimationTriggers

  init(_ file: SVGFile, _ styles: DocumentStyles) {
    self.file = file
    let isStyled = styles.styles.contains(where: \.own.isAnimated)
    let hasElements = AnimationElements.names.contains { file.root.documentMayUse($0) }
    let isAnimated = isStyled || hasElements
    motion = StyledMotion(styles, isStyled: isStyled)
    let asks =
      isAnimated && StyleSheetSource.all(in: file.root).contains(where: \.asksForMotion)
    reduced =
      asks
      ? StyledMotion(DocumentStyles(of: file.root, reducingMotion: true), isStyled: isStyled) : nil
    triggers = AnimationTriggers(file.root, hasElements: hasElements)
    guard isAnimated else { return }
    addAll()
    all.sort { $0.source < $1.source }
  }

  /// An element that is rendered.
  private struct Place {
    var element: XML.Element
    var parent: XML.Element?

    /// Whether nothing of it is there where a user wants less motion.
    var isGone = false
  }

  /// Adds those of what is rendered.
  private mutating func addAll() {
    var open = [Place(element: file.root)]
    while var place = open.popLast() {
      let element = place.element
      if let parent = place.parent, AnimationElements.names.contains(element.name) {
        addElement(place, in: parent)
        continue
      }
      guard element.isSVG, !SVGInclusion.unrendered.contains(element.name),
        motion.isRendered(element)
      else { continue }
      place.isGone = place.isGone || reduced.map { !$0.isRendered(element) } ?? false
      addStyled(place)
      for child in element.children.reversed() {
        open.append(Place(element: child, parent: element, isGone: place.isGone))
      }
    }
  }

  private func animation(
    _ kind: Animation.Kind,
    of element: XML.Element,
    seconds: Double,
    repeats: Double,
    _ reduction: Animation.Reduction
  ) -> Animation {
    var animation = Animation(
      kind,
      source: file.source(of: element),
      duration: .known(seconds),
      reduced: triggers.hasScripts && reduction == .same
        ? .unknown("what its script does where a user wants less motion") : .known(reduction),
      stop: triggers.hasScripts ? .unknown("whether its script lets anybody pause it") : .absent
    )
    animation.repeats = repeats
    return animation
  }

  // MARK: style sheets

  /// The animations of elements that share a style are one.
  private var seenStyles: Set<Int> = []

  private mutating func addStyled(_ place: Place) {
    let number = motion.styles.number(of: place.element, in: .light)
    guard motion.styles.styles[number].own.isAnimated, !seenStyles.contains(number) else { return }
    let runs = motion.runs(of: place.element)
    guard !runs.isEmpty else { return }
    seenStyles.insert(number)
    let reduction = reduction(of: place)
    for run in runs {
      all.append(
        animation(
          run.kind,
          of: place.element,
          seconds: run.seconds,
          repeats: run.repeats,
          reduction
        )
      )
    }
  }

  /// What becomes of the animations of an element's styles where a user wants less motion.
  private func reduction(of place: Place) -> Animation.Reduction {
    guard let reduced else { return .same }
    guard !place.isGone, reduced.isVisible(place.element) else { return .none }
    let runs = reduced.runs(of: place.element)
    if runs.contains(where: \.kind.isSpatial) { return .same }
    return runs.isEmpty ? .none : .fade
  }

  // MARK: elements

  private mutating func addElement(_ place: Place, in parent: XML.Element) {
    let element = place.element
    let changed = element.address.flatMap(file.target) ?? parent
    guard let kind = MotionProperties.kind(of: element),
      let seconds = element["dur"].flatMap(ClockValue.seconds), seconds > 0,
      triggers.mayBegin(element), !MotionProperties.isConstant(element, changing: changed)
    else { return }
    let isGone = place.isGone || reduced.map { !$0.isVisible(changed) } ?? false
    var timed = animation(
      kind,
      of: element,
      seconds: seconds,
      repeats: triggers.endless.contains(element.order)
        ? .infinity : Self.repeats(of: element, seconds),
      isGone ? .none : .same
    )
    timed.startsByItself = BeginTime(element["begin"]) != .never
    if let stop = stop(of: element) { timed.stop = stop }
    all.append(timed)
  }

  /// How often an element runs (SVG Animations 2, section 2.6).
  private static func repeats(of element: XML.Element, _ seconds: Double) -> Double {
    func number(_ name: String, _ read: (String) -> Double?) -> Double? {
      guard let text = element[name]?.withoutSpace else { return nil }
      return text == "indefinite" ? .infinity : read(text)
    }
    let count = number("repeatCount") { Double($0) }
    let length = number("repeatDur", ClockValue.seconds)
    let wanted = [count, length.map { $0 / seconds }].compactMap(\.self).min() ?? 1
    var most = [number("max", ClockValue.seconds)]
    if case .at(let begin) = BeginTime(element["begin"]),
      let end = element["end"].flatMap(ClockValue.seconds), end > begin
    {
      most.append(end - begin)
    }
    return most.compactMap { $0.map { $0 / seconds } }.reduce(wanted, min)
  }

  /// What ends an element where somebody clicks on something: ‘pause.click’.
  private func stop(of element: XML.Element) -> Fact<Int>? {
    for item in AnimationTriggers.items(element["end"]) {
      let parts = item.split(separator: ".")
      guard parts.count == 2, ["click", "activate", "mousedown"].contains(parts[1]),
        let target = file.element(String(parts[0]))
      else { continue }
      return .known(file.source(of: target))
    }
    return nil
  }
}
