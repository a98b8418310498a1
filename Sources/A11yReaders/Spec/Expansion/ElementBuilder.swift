internal import A11yModel

/// Builds the elements of one snapshot, in pre-order.
struct ElementBuilder {
  private let node: ComponentNode
  private let completeness: Document.Completeness
  private let current: Int?
  private let values: PlaceholderValues
  private var elements: [Element] = []

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

  // MARK: structure

  private mutating func build(_ part: PartNode, parent: Int?, subject: Element.Subject) {
    guard isPresent(part, subject) else { return }
    switch (part.kind, part.content) {
    case (.step, .item(let index)):
      buildItem(part, parent, .step(index), look: stepLook(for: index))
    case (.mark, .item(let index)):
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
    let index = open(part, part.exposure, parent, subject)
    for child in part.children { build(child, parent: index, subject: subject) }
    if part.kind == .component { buildProgressLook(parent: index) }
    close(index)
  }

  private mutating func buildProgressLook(parent: Int) {
    guard node.component.kind == .progress else { return }
    let state = values.progressState
    guard let look = node.looks.first(where: { $0.role == .progress && $0.state == state }) else {
      return
    }
    for child in look.part.children { build(child, parent: parent, subject: .component) }
  }

  /// A step or mark: what it says itself, within what its look says, then what both hold.
  private mutating func buildItem(
    _ part: PartNode,
    _ parent: Int?,
    _ subject: Element.Subject,
    look: LookNode?
  ) {
    var item = part
    if let look {
      item.exposure = look.part.exposure.overridden(by: part.exposure)
      // The label is the culprit's place: where the look gives it, the look.
      if part.exposure.label == nil, look.part.exposure.label != nil {
        item.source = look.part.source
      }
    }
    let index = open(item, item.exposure, parent, subject)
    for child in (look?.part.children ?? []) + part.children {
      build(child, parent: index, subject: subject)
    }
    close(index)
  }

  private mutating func buildLegend(_ part: PartNode, _ parent: Int?) {
    let index = open(part, part.exposure, parent, .component)
    let isExplicit = part.children.contains { $0.kind == .entry }
    for child in part.children { build(child, parent: index, subject: .component) }
    if !isExplicit, let look = entryLook {
      for entry in node.component.chart?.legend?.entries.indices ?? 0..<0 {
        var implied = look.part
        implied.kind = .entry
        implied.children = []
        implied.exposure = Exposure()
        implied.content = .item(entry)
        buildEntry(implied, index, entry)
      }
    }
    close(index)
  }

  private mutating func buildEntry(_ part: PartNode, _ parent: Int?, _ entry: Int) {
    let series = node.component.chart?.legend?.entries[entry].series
    let subject = series.map { Element.Subject.series($0) } ?? .component
    buildingEntry = entry
    buildItem(part, parent, subject, look: entryLook)
    buildingEntry = nil
  }

  /// The entry whose parts are being built: entries without a series have no subject to tell.
  private var buildingEntry: Int?

  private mutating func buildAxis(_ part: PartNode, _ parent: Int?, _ axis: Int) {
    let index = open(part, part.exposure, parent, .component)
    let facts = node.component.chart?.axes[axis]
    for child in part.children {
      guard child.kind == .text, case .text(let template) = child.content else {
        build(child, parent: index, subject: .component)
        continue
      }
      guard let facts, facts.every > 0, facts.dimension == .x else { continue }
      let categories = node.component.chart?.categories.indices ?? 0..<0
      for category in stride(from: 0, to: categories.count, by: facts.every) {
        let tick = open(child, child.exposure, index, .category(category), as: .tick)
        elements[tick].text = template.text { values.ofCategory(category, $0) }.text
        close(tick)
      }
    }
    close(index)
  }

  /// Connectors are drawn between steps; only one that says something is an element.
  private mutating func buildConnectors(_ part: PartNode, _ parent: Int?, _ state: Int?) {
    guard !part.exposure.isEmpty else { return }
    for step in node.steps.indices.dropLast() where state == nil || values.stepStates[step] == state
    {
      close(open(part, part.exposure, parent, .step(step)))
    }
  }

  // MARK: elements

  private mutating func open(
    _ part: PartNode,
    _ exposure: Exposure,
    _ parent: Int?,
    _ subject: Element.Subject,
    as kind: Element.Kind? = nil
  ) -> Int {
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
    element.traits = traits(of: part, exposure)
    element.label = fact(exposure.label, subject, "the label of the \(part.kind.rawValue)")
    element.value = fact(exposure.value, subject, "the value of the \(part.kind.rawValue)")
    element.hint = fact(exposure.hint, subject, "the hint of the \(part.kind.rawValue)")
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

  private var isList: [Bool] = []

  private mutating func close(_ index: Int) {
    elements[index].end = elements.count
    guard isList[index] else { return }
    let children = elements.indices[(index + 1)...].filter { elements[$0].parent == index }
    for (position, child) in children.enumerated() {
      elements[child].listPosition = Element.ListPosition(
        position: position + 1,
        count: children.count
      )
    }
  }

  private func traits(of part: PartNode, _ exposure: Exposure) -> Traits {
    var traits = exposure.traits
    if part.kind == .control, traits.isDisjoint(with: [.link, .adjustable, .toggle, .tab]) {
      traits.insert(.button)
    }
    let isDisabled = part.placement.disabledWhen.map { condition in
      current.map { condition.holds(at: $0, of: node.steps.count) } ?? false
    }
    if part.placement.isDisabled || isDisabled == true { traits.insert(.notEnabled) }
    return traits
  }

  private func fact(
    _ template: Template?,
    _ subject: Element.Subject,
    _ phrase: String
  ) -> Fact<String> {
    guard let template else {
      return completeness.contains(.tree) ? .absent : .unknown(phrase)
    }
    let filled = template.text { value($0, subject) }
    guard let missing = filled.missing else { return .known(filled.text) }
    return .unknown("the \(missing.rawValue) in \(phrase)")
  }

  private func customContent(
    _ content: Exposure.CustomContent,
    _ subject: Element.Subject
  ) -> [Element.CustomContent] {
    let subjects = content.isForEachStep ? node.steps.indices.map { .step($0) } : [subject]
    return subjects.map { subject in
      Element.CustomContent(
        label: content.label.text { value($0, subject) }.text,
        value: content.value?.text { value($0, subject) }.text ?? "",
        isImportant: content.isImportant
      )
    }
  }

  // MARK: what is shown

  private func value(_ placeholder: Template.Placeholder, _ subject: Element.Subject) -> String? {
    if let buildingEntry, placeholder != .unit {
      return values.ofEntry(buildingEntry, placeholder)
    }
    return switch subject {
    case .component: values.ofComponent(placeholder)
    case .step(let index): values.ofStep(index, placeholder)
    case .mark(let index): values.ofMark(index, placeholder)
    case .series(let index): values.ofSeries(index, placeholder)
    case .category(let index): values.ofCategory(index, placeholder)
    }
  }

  private func isPresent(_ part: PartNode, _ subject: Element.Subject) -> Bool {
    guard let condition = part.placement.condition else { return true }
    switch subject {
    case .step(let index): return condition.holds(at: index, of: node.steps.count)
    case .mark(let index):
      return condition.holds(at: index, of: node.component.chart?.marks.count ?? 0)
    default: return current.map { condition.holds(at: $0, of: node.steps.count) } ?? true
    }
  }

  /// Shapes and groups that say nothing are for the eye alone.
  private func needsElement(_ part: PartNode) -> Bool {
    switch part.kind {
    case .group, .shape, .track, .fill, .gridline: !part.exposure.isEmpty
    case .axis where part.children.isEmpty: !part.exposure.isEmpty
    default: true
    }
  }

  private func stepLook(for index: Int) -> LookNode? {
    let state = values.stepStates.indices.contains(index) ? values.stepStates[index] : nil
    return node.looks.first { look in
      look.role == .step && (look.state == nil || look.state == state)
        && (look.condition?.holds(at: index, of: node.steps.count) ?? true)
    }
  }

  private func markLook(for index: Int) -> LookNode? {
    let series = node.component.chart?.marks[index].series
    return node.looks.first { look in
      look.role == .mark && (look.series == nil || look.series == series)
    }
  }

  private var entryLook: LookNode? { node.looks.first { $0.role == .entry } }
}
