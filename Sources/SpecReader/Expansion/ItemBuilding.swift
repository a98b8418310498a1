internal import A11yModel

// Steps, marks, series, entries, ticks and connectors: what is there once for each of the data.
extension ElementBuilder {
  /// A step or mark: what it says itself, within what its look says, then what both hold.
  ///
  /// Where the look it would have is missing, what is heard of it is not known.
  mutating func buildItem(
    _ part: PartNode,
    _ parent: Int?,
    _ subject: Element.Subject,
    look: LookNode?,
    missing: String? = nil
  ) {
    let index = open(part, parent, subject, saying: shown(part, with: look))
    if let fact = looks.unheard(missing), elements[index].label.isAbsent {
      elements[index].label = .unknown(fact)
      elements[index].isDescribed = true
    }
    if let look { build(look.part.children, parent: index, subject: subject) }
    build(part.children, parent: index, subject: subject)
    close(index)
  }

  /// The line or area of each series, as the first look that fits gives it.
  mutating func buildSeriesLooks(_ parent: Int?) {
    for series in node.component.chart?.series.indices ?? 0..<0 {
      guard let look = looks.look(ofSeries: series) else { continue }
      build(look.part, parent: parent, subject: .series(series))
    }
  }

  mutating func buildLegend(_ part: PartNode, _ parent: Int?) {
    let index = open(part, parent, .component)
    let isExplicit = part.children.contains { $0.kind == .entry }
    for child in part.children { build(child, parent: index, subject: .component) }
    if !isExplicit, let look = entryLook {
      for entry in node.component.chart?.legend?.entries.indices ?? 0..<0 {
        buildEntry(look.part.entry(entry), index, entry)
      }
    }
    close(index)
  }

  mutating func buildEntry(_ part: PartNode, _ parent: Int?, _ entry: Int) {
    let series = node.component.chart?.legend?.entries[entry].series
    let subject = series.map { Element.Subject.series($0) } ?? .component
    self.entry = entry
    buildItem(part, parent, subject, look: entryLook)
    self.entry = nil
  }

  mutating func buildAxis(_ part: PartNode, _ parent: Int?, _ axis: Int) {
    let own = node.axisLabel(axis)
    axisLabel = own
    let index = open(part, parent, .component)
    for child in part.children {
      guard child.kind == .text else {
        build(child, parent: index, subject: .component)
        continue
      }
      for label in node.axisLabels(of: child, axis) {
        axisLabel = label
        close(open(child, index, label.subject, as: .tick))
      }
      axisLabel = own
    }
    axisLabel = nil
    close(index)
  }

  /// Connectors are drawn between steps; only one that says something is an element.
  mutating func buildConnectors(_ part: PartNode, _ parent: Int?, _ state: Int?) {
    guard !part.exposure.isEmpty else { return }
    for step in node.steps.indices.dropLast() {
      let own = values.stepStates.indices.contains(step) ? values.stepStates[step] : nil
      // One without a state joins the steps whose state has no connector of its own.
      let fits = state.map { $0 == own } ?? !(own.map(node.connectorStates.contains) ?? false)
      let condition = part.placement.condition
      let isThere = condition?.holds(at: step, of: node.steps.count - 1) ?? true
      if fits, isThere { close(open(part, parent, .step(step))) }
    }
  }
}
