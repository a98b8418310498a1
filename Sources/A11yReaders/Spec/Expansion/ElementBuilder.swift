internal import A11yModel

/// Builds the elements of one snapshot, in pre-order.
struct ElementBuilder {
  let node: ComponentNode
  let completeness: Document.Completeness
  let current: Int?
  let values: PlaceholderValues
  var elements: [Element] = []

  /// Whether a screen reader counts what each element holds.
  var isList: [Bool] = []

  /// The entry whose parts are being built: entries without a series have no subject to tell.
  var entry: Int?

  /// The value that the tick being built labels.
  var tickValue: String?

  init(_ expander: Expander, current: Int?, stepStates: [Int?]) {
    node = expander.node
    completeness = expander.completeness
    self.current = current
    values = PlaceholderValues(node: expander.node, current: current, stepStates: stepStates)
  }

  func elements(of root: PartNode) -> [Element] {
    var copy = self
    copy.build(root, parent: nil, subject: .component)
    return copy.elements
  }

  mutating func build(_ part: PartNode, parent: Int?, subject: Element.Subject) {
    if part.kind != .connector, !isPresent(part, subject) { return }
    switch (part.kind, part.content) {
    case (.step, .item(let index)):
      buildItem(part, parent, .step(index), look: stepLook(for: index))
    case (.mark, .item(let index)):
      // As they are painted, the lines of all series come before the first mark.
      if index == 0 { buildSeriesLooks(parent) }
      buildItem(part, parent, .mark(index), look: markLook(for: index))
    case (.entry, .item(let index)): buildEntry(part, parent, index)
    case (.legend, _): buildLegend(part, parent)
    case (.axis, .axis(let index)): buildAxis(part, parent, index)
    case (.connector, .connector(let state)): buildConnectors(part, parent, state)
    default: buildPlain(part, parent, subject)
    }
  }

  private mutating func buildPlain(_ part: PartNode, _ parent: Int?, _ subject: Element.Subject) {
    guard needsElement(part) else {
      for child in part.children { build(child, parent: parent, subject: subject) }
      return
    }
    let look = part.kind == .component ? progressLook : nil
    let index = open(shown(part, with: look), parent, subject)
    for child in part.children { build(child, parent: index, subject: subject) }
    for child in look?.part.children ?? [] { build(child, parent: index, subject: subject) }
    close(index)
  }

  /// Shapes and groups of which nothing is said, and which are read where they stand, are for the
  /// eye alone.
  private func needsElement(_ part: PartNode) -> Bool {
    let says = !part.exposure.isEmpty || part.exposure.sortPriority != 0
    return switch part.kind {
    case .group, .shape, .track, .fill, .gridline: says
    case .axis where part.children.isEmpty: says
    default: true
    }
  }

  /// A part with what its look says of it; what the part says itself comes first.
  func shown(_ part: PartNode, with look: LookNode?) -> PartNode {
    guard let look else { return part }
    let own = part.exposure
    let shared = look.part.exposure
    var part = part
    part.exposure = shared.overridden(by: own)
    // The culprit stands where the label is given, where what is said together is, or where the part
    // is hidden: maybe in the look.
    let isLabelShared = own.label == nil && shared.label != nil
    let isCombinedByLook =
      own.isEmpty && shared.grouping == .combine && part.children.isEmpty
    let isHiddenByLook = shared.isHidden && !own.isHidden
    if part.kind != .component, isLabelShared || isCombinedByLook || isHiddenByLook {
      part.source = look.part.source
    }
    return part
  }

  // MARK: elements

  mutating func open(
    _ part: PartNode,
    _ parent: Int?,
    _ subject: Element.Subject,
    as kind: Element.Kind? = nil
  ) -> Int {
    let exposure = part.exposure
    let name = (kind ?? part.kind).rawValue
    var element = Element(kind: kind ?? part.kind, source: part.source, parent: parent, end: 0)
    element.subject = subject
    element.isHidden = exposure.isHidden
    element.isDecorative = exposure.isDecorative
    element.grouping = exposure.grouping
    element.action = exposure.action
    element.live = exposure.live
    element.sortPriority = exposure.sortPriority
    element.language = exposure.language
    element.isLocalized = exposure.isLocalized
    element.customActions = exposure.customActions
    element.width = part.appearance.width
    element.height = part.appearance.height
    element.traits = traits(of: part)
    element.isDescribed = exposure.label != nil || exposure.value != nil
    element.label = fact(exposure.label, subject, "the label of the \(name)")
    element.value = fact(exposure.value, subject, "the value of the \(name)")
    element.hint = fact(exposure.hint, subject, "the hint of the \(name)")
    switch part.content {
    case .text(let template): element.text = template.text { value($0, subject) }.text
    case .glyph(let symbol):
      let name = symbol.text { value($0, subject) }.text
      element.symbol = name
      let isSilent = exposure.isHidden || exposure.isDecorative
      if exposure.label == nil, !isSilent {
        element.label = .unknown("what the symbol ‘\(name)’ is called")
      }
    default: break
    }
    element.customContent = exposure.customContent.flatMap { customContent($0, subject) }
    elements.append(element)
    isList.append(exposure.isList)
    return elements.count - 1
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
