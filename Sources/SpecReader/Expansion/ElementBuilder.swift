internal import A11yModel

/// Builds the elements of one snapshot, in pre-order.
struct ElementBuilder {
  let node: ComponentNode
  let completeness: Document.Completeness
  let isWholeKnown: Bool
  let current: Int?
  let values: PlaceholderValues
  let looks: LookSearch
  var elements: [Element] = []

  /// Whether a screen reader counts what each element holds.
  var isList: [Bool] = []

  /// The entry whose parts are being built: entries without a series have no subject to tell.
  var entry: Int?

  /// The label of an axis that is being built.
  var axisLabel: AxisLabel?

  init(_ expander: Expander, current: Int?, stepStates: [Int?]) {
    node = expander.node
    looks = expander.looks
    completeness = expander.completeness
    isWholeKnown = expander.isWholeKnown
    self.current = current
    values = PlaceholderValues(node: expander.node, current: current, stepStates: stepStates)
  }

  func elements(of root: PartNode) -> [Element] {
    var copy = self
    let items = node.steps.count + node.marks.count
    copy.elements.reserveCapacity(items)
    copy.isList.reserveCapacity(items)
    copy.build(root, parent: nil, subject: .component)
    return copy.elements
  }

  mutating func build(_ part: PartNode, parent: Int?, subject: Element.Subject) {
    if part.kind != .connector, !isPresent(part, subject) { return }
    switch (part.kind, part.content) {
    case (.step, .item(let index)):
      let look = stepLook(for: index)
      let missing = look == nil ? looks.missing(ofStep: part, in: state(ofStep: index)) : nil
      buildItem(part, parent, .step(index), look: look, missing: missing)
    case (.mark, .item(let index)):
      // As they are painted, the lines of all series come before the first mark.
      if index == 0 { buildSeriesLooks(parent) }
      let look = looks.look(ofMark: index)
      let missing = look == nil ? looks.missing(ofMark: part, index) : nil
      buildItem(part, parent, .mark(index), look: look, missing: missing)
    case (.entry, .item(let index)): buildEntry(part, parent, index)
    case (.legend, _): buildLegend(part, parent)
    case (.axis, .axis(let index)): buildAxis(part, parent, index)
    case (.connector, .connector(let state)): buildConnectors(part, parent, state)
    default: buildPlain(part, parent, subject)
    }
  }

  private mutating func buildPlain(_ part: PartNode, _ parent: Int?, _ subject: Element.Subject) {
    guard needsElement(part) else {
      build(part.children, parent: parent, subject: subject)
      return
    }
    let look = part.kind == .component ? progressLook : nil
    let index = open(part, parent, subject, saying: shown(part, with: look))
    build(part.children, parent: index, subject: subject)
    if let look { build(look.part.children, parent: index, subject: subject) }
    close(index)
  }

  mutating func build(_ parts: [PartNode], parent: Int?, subject: Element.Subject) {
    for index in parts.indices { build(parts[index], parent: parent, subject: subject) }
  }

  /// Shapes and groups of which nothing is said, which are read where they stand, and of which the
  /// eye sees what they hold, are for the eye alone.
  private func needsElement(_ part: PartNode) -> Bool {
    switch part.kind {
    case .group, .shape, .track, .fill, .gridline: break
    case .axis where part.children.isEmpty: break
    default: return true
    }
    return !part.exposure.isEmpty || part.placement.opacity <= 0
      || !part.exposure.isPlain && part.exposure.more.sortPriority != 0
  }

  /// What is said of a part, and where.
  struct Shown {
    var exposure: Exposure
    var source: Int
  }

  /// A part with what its look says of it; nil where the look says nothing.
  ///
  /// What the part says itself comes first.
  func shown(_ part: PartNode, with look: LookNode?) -> Shown? {
    guard let look else { return nil }
    let shared = look.part.exposure
    if shared.isPlain, shared.isEmpty { return nil }
    let own = part.exposure
    var shown = Shown(exposure: shared.overridden(by: own), source: part.source)
    // The culprit stands where the label is given, where what is said together is, or where the part
    // is hidden: maybe in the look.
    let isLabelShared = own.label == nil && shared.label != nil
    let isCombinedByLook =
      own.isEmpty && shared.more.grouping == .combine && part.children.isEmpty
    let isHiddenByLook = shared.more.isHidden
    if part.kind != .component, !own.more.isHidden,
      isLabelShared || isCombinedByLook || isHiddenByLook
    {
      shown.source = look.part.source
    }
    return shown
  }

  // MARK: elements

  /// Begins the element of a part.
  ///
  /// - Parameters:
  ///   - part: the part.
  ///   - parent: the element it lies in.
  ///   - subject: what it is about.
  ///   - shown: what is said of it; nil for what it says itself.
  ///   - kind: what it is; nil for what the part is.
  /// - Returns: the element's index.
  mutating func open(
    _ part: PartNode,
    _ parent: Int?,
    _ subject: Element.Subject,
    saying shown: Shown? = nil,
    as kind: Element.Kind? = nil
  ) -> Int {
    let exposure = shown?.exposure ?? part.exposure
    var element = Element(
      kind: kind ?? part.kind,
      source: shown?.source ?? part.source,
      parent: parent,
      end: 0
    )
    element.subject = subject
    element.traits = traits(of: part, exposure)
    element.isDescribed = exposure.label != nil || exposure.value != nil
    let isFaded = parent.map { elements[$0].isUnpainted } ?? false
    element.isUnpainted = isFaded || part.placement.opacity <= 0
    let noun = element.kind
    // What its author calls the whole, its host does not call otherwise.
    let isNamed = parent != nil || element.isDescribed
    let isAllKnown = completeness.contains(.tree) && (isNamed || isWholeKnown)
    func said(_ template: Template?, _ what: String) -> Fact<String> {
      fact(template, subject, isAllKnown: isAllKnown, "the \(what) of the \(noun.rawValue)")
    }
    element.say(
      label: said(exposure.label, "label"),
      value: said(exposure.value, "value"),
      hint: said(exposure.isPlain ? nil : exposure.more.hint, "hint")
    )
    if !exposure.isPlain { show(exposure.more, in: &element) }
    let (width, height) = (part.appearance.width, part.appearance.height)
    if width != nil || height != nil { element.setSize(width: width, height: height) }
    if element.isOperable { element.hitArea = hitArea(of: part, exposure, subject) }
    switch part.content {
    case .text(let template):
      let text = filled(template, subject)
      element.text = template.isEmpty ? nil : text.heard
      if element.text == nil, exposure.label == nil {
        element.label =
          template.isEmpty
          ? .unknown(SpeechLimit.unwritten(noun.rawValue)) : text.fact("the \(noun.rawValue)")
      }
    case .glyph(let symbol):
      let name = filled(symbol, subject)
      element.symbol = name.heard
      let isSilent = element.isHidden || element.isDecorative
      if exposure.label == nil, !isSilent {
        element.label = .unknown(
          element.symbol.map { "what the symbol ‘\($0)’ is called" }
            ?? name.missing(in: "the name of the symbol") ?? SpeechLimit.unwritten("symbol")
        )
      }
    default: break
    }
    elements.append(element)
    isList.append(!exposure.isPlain && exposure.more.isList)
    return elements.count - 1
  }

  private func show(_ more: Exposure.More, in element: inout Element) {
    element.isHidden = more.isHidden
    element.isDecorative = more.isDecorative
    element.grouping = more.grouping
    element.action = more.action
    element.live = more.live
    if more.sortPriority != 0 { element.sortPriority = more.sortPriority }
    if more.language != nil { element.language = more.language }
    element.isLocalized = more.isLocalized
    if !more.customActions.isEmpty {
      let subject = element.subject
      let actions = more.customActions.map { filled($0, subject) }
      element.customActions = actions.compactMap(\.heard)
      let noun = "a custom action of the \(element.kind.rawValue)"
      if let open = actions.first(where: { $0.heard == nil }) {
        element.missingContent = open.missing(in: noun)
      }
    }
    for content in more.customContent { add(content, to: &element) }
  }

  mutating func close(_ index: Int) {
    elements[index].end = elements.count
    guard isList[index] else { return }
    let items = listItems(of: index)
    for (position, item) in items.enumerated() {
      elements[item].listPosition = Element.ListPosition(
        position: position + 1,
        count: items.count
      )
    }
  }

  /// What a list counts: its steps, marks or entries where it holds any, else all that is met.
  private func listItems(of index: Int) -> [Int] {
    let children = elements.indices[(index + 1)...].filter { child in
      elements[child].parent == index && !elements[child].isHidden && !elements[child].isDecorative
    }
    let items = children.filter { [.step, .mark, .entry].contains(elements[$0].kind) }
    return items.isEmpty ? children : items
  }
}
