internal import A11yModel
internal import CSS
internal import XML

/// What of an image moves or changes by itself: animation elements (SVG Animations 2) and animations
/// of its style sheets (CSS Animations 1).
struct SVGAnimations {
  private(set) var all: [Animation] = []

  private let file: SVGFile
  private let styles: DocumentStyles

  /// The styles that a user gets who wants less motion; nil where they are the same.
  private let reduced: DocumentStyles?

  /// What keyframes change, and what where a user wants less motion.
  private let changes: KeyframeChanges
  private let reducedChanges: KeyframeChanges

  /// Whether a script may do anything about it.
  private let hasScripts: Bool

  /// What may begin animation elements that do not by themselves; nil until it is asked for.
  private var starters: AnimationStarters?

  init(_ file: SVGFile, _ styles: DocumentStyles) {
    (self.file, self.styles) = (file, styles)
    let isStyled = styles.styles.contains(where: \.own.isAnimated)
    let hasElements = AnimationElements.names.contains { file.root.documentMayUse($0) }
    var hasScripts = false
    if file.root.documentMayUse("script") {
      AnimationElements.visit(file.root) { element, _ in
        hasScripts = hasScripts || element.name == "script"
      }
    }
    self.hasScripts = hasScripts
    changes = KeyframeChanges(isStyled ? styles : nil)
    let asks =
      (isStyled || hasElements)
      && StyleSheetSource.all(in: file.root).contains(where: \.asksForMotion)
    reduced = asks ? DocumentStyles(of: file.root, reducingMotion: true) : nil
    reducedChanges = KeyframeChanges(isStyled ? reduced : nil)
    guard isStyled || hasElements else { return }
    addAll(endless: hasElements ? TimedElements(file.root).endless : [])
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
  private mutating func addAll(endless: Set<Int>) {
    var open = [Place(element: file.root)]
    while var place = open.popLast() {
      let element = place.element
      if let parent = place.parent, AnimationElements.names.contains(element.name) {
        let isEndless = endless.contains(element.order)
        addElement(element, in: parent, isGone: place.isGone, isEndless: isEndless)
        continue
      }
      guard element.isSVG, !SVGInclusion.unrendered.contains(element.name) else { continue }
      let style = styles.style(of: element, in: .light)
      guard style.own.display != .none else { continue }
      if let reduced {
        place.isGone =
          place.isGone || reduced.style(of: element, in: .light).own.display == .none
      }
      if style.own.isAnimated { addStyled(place) }
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
      reduced: hasScripts && reduction == .same
        ? .unknown("what its script does where a user wants less motion") : .known(reduction),
      stop: hasScripts ? .unknown("whether its script lets anybody pause it") : .absent
    )
    animation.repeats = repeats
    return animation
  }

  // MARK: style sheets

  /// The animations of elements that share a style are one.
  private var seenStyles: Set<Int> = []

  /// Those that are over sooner are as good as none; style sheets write them where there is to be
  /// no motion.
  private static let shortest = 0.1

  /// What the style sheets have an element do.
  private struct Run {
    var kind: Animation.Kind
    var seconds: Double
    var repeats: Double
  }

  private func runs(
    _ style: ComputedStyle,
    of element: XML.Element,
    _ changes: KeyframeChanges
  ) -> [Run] {
    let keyframes = changes.properties(isTransformed: element["transform"] != nil)
    return style.own.animations.runs.compactMap { run in
      let properties = run.names.reduce(into: Set<Int>()) { all, name in
        all.formUnion(keyframes[name] ?? [])
      }
      guard let kind = MotionProperties.kind(of: properties) else { return nil }
      let isShort = run.seconds <= 0 || run.seconds * run.count < Self.shortest
      return isShort || run.isPaused
        ? nil : Run(kind: kind, seconds: run.seconds, repeats: run.count)
    }
  }

  private mutating func addStyled(_ place: Place) {
    let number = styles.number(of: place.element, in: .light)
    guard !seenStyles.contains(number) else { return }
    let runs = runs(styles.styles[number], of: place.element, changes)
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
    let style = reduced.style(of: place.element, in: .light)
    guard !place.isGone, style.visibility == .visible else { return .none }
    let runs = runs(style, of: place.element, reducedChanges)
    if runs.contains(where: \.kind.isSpatial) { return .same }
    return runs.isEmpty ? .none : .fade
  }

  // MARK: elements

  private mutating func addElement(
    _ element: XML.Element,
    in parent: XML.Element,
    isGone: Bool,
    isEndless: Bool
  ) {
    guard let kind = MotionProperties.kind(of: element),
      let seconds = element["dur"].flatMap(ClockValue.seconds), seconds > 0
    else { return }
    let changed = element.address.flatMap(file.target) ?? parent
    guard mayBegin(element), !MotionProperties.isConstant(element, changing: changed) else {
      return
    }
    var repeats = Self.repeats(of: element, seconds)
    if isEndless { repeats = .infinity }
    let style = reduced?.style(of: changed, in: .light)
    let isHidden = style.map { $0.own.display == .none || $0.visibility != .visible } ?? false
    var timed = animation(
      kind,
      of: element,
      seconds: seconds,
      repeats: repeats,
      isGone || isHidden ? .none : .same
    )
    timed.startsByItself = AnimationElements.beginsByItself(element)
    if let stop = stop(of: element) { timed.stop = stop }
    all.append(timed)
  }

  /// What begins at no time and after nothing waits for a script or for a link to it.
  private mutating func mayBegin(_ element: XML.Element) -> Bool {
    let items = (element["begin"] ?? "").split(separator: ";")
    guard !hasScripts, !items.isEmpty,
      items.allSatisfy({ $0.filter { !$0.isWhitespace } == "indefinite" })
    else { return true }
    let all = starters ?? AnimationStarters(file.root)
    starters = all
    return all.mayBegin(element)
  }

  /// How often an element runs (SVG Animations 2, section 2.6).
  private static func repeats(of element: XML.Element, _ seconds: Double) -> Double {
    func number(_ name: String, _ read: (String) -> Double?) -> Double? {
      guard let text = element[name]?.filter({ !$0.isWhitespace }) else { return nil }
      return text == "indefinite" ? .infinity : read(text)
    }
    let count = number("repeatCount") { Double($0) }
    let length = number("repeatDur", ClockValue.seconds).map { $0 / seconds }
    let wanted = [count, length].compactMap(\.self).min() ?? 1
    let longest = number("max", ClockValue.seconds).map { $0 / seconds }
    return [wanted, longest, untilEnd(of: element).map { $0 / seconds }].compactMap(\.self).min()
      ?? wanted
  }

  /// The seconds from the begin of an element to its end, where both are times of the document.
  private static func untilEnd(of element: XML.Element) -> Double? {
    let begin = element["begin"].map(ClockValue.seconds) ?? 0
    guard let begin, let end = element["end"].flatMap(ClockValue.seconds), end > begin else {
      return nil
    }
    return end - begin
  }

  /// What ends an element where somebody clicks on something: ‘pause.click’.
  private func stop(of element: XML.Element) -> Fact<Int>? {
    let items = (element["end"] ?? "").split(separator: ";").map { $0.filter { !$0.isWhitespace } }
    for item in items {
      let parts = item.split(separator: ".")
      guard parts.count == 2, ["click", "activate", "mousedown"].contains(parts[1]),
        let target = file.element(String(parts[0]))
      else { continue }
      return .known(file.source(of: target))
    }
    return nil
  }
}
