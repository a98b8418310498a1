internal import A11yModel
internal import XML

extension ComponentReader {
  /// What the component's own strings can refer to: the current step, the progress, the data.
  var own: Template.Placeholders {
    switch kind {
    case .stepIndicator, .statusTracker: Self.step
    case .progress: [.value, .min, .max, .percent, .unit, .state]
    case .chart:
      [.count, .unit, .min, .max, .minCategory, .maxCategory, .total, .mean, .first, .last]
    case .graphic: []
    }
  }

  static let step: Template.Placeholders = [.position, .offset, .count, .name, .state, .icon]
  static let mark: Template.Placeholders = [
    .category, .series, .value, .unit, .position, .count, .percent,
  ]
  static let entry: Template.Placeholders = [.series, .position, .count]

  /// Everything the component holds, in the order in which it is painted and read.
  mutating func readBody() {
    node.root.exposure = exposure(of: element, own, valueAttribute: valueAttribute)
    for child in element.elements where child.specName == .look { readLook(child) }
    node.root.children = parts(of: element, own, shown)
  }

  /// The parts directly within an element, as far as they are parts at all.
  mutating func parts(
    of element: XML.Element,
    _ allowed: Template.Placeholders,
    _ shown: ShownColors
  ) -> [PartNode] {
    // The fill of a progress is a part; that of anything else is but a paint.
    let holdsParts = element.specName == .progress || element.specName == .look
    if holdsParts { requireTrackBehindFill(of: element) }
    var parts: [PartNode] = []
    for child in element.elements where holdsParts || child.specName != .fill {
      if let part = part(child, allowed, shown) { parts.append(part) }
      if moreItems > 0 { parts += moreItems(of: child) }
    }
    if let rest = restOfContents(of: element) { parts.append(rest) }
    return parts
  }

  /// What is painted later lies in front, and the filled part of a progress lies over its track.
  private mutating func requireTrackBehindFill(of element: XML.Element) {
    guard let fill = element.first(.fill), let track = element.first(.track),
      fill.order < track.order
    else { return }
    spec.report(
      "the filled part lies over the track; put this <track> before the <fill> of "
        + "\(spec.line(at: fill.position))",
      at: track.position
    )
  }

  private var shown: ShownColors { kind == .progress ? [.state] : [] }

  mutating func part(
    _ element: XML.Element,
    _ allowed: Template.Placeholders,
    _ shown: ShownColors
  ) -> PartNode? {
    switch element.specName {
    case .step: return item(element, .step, Self.step, [.state])
    case .mark: return item(element, .mark, Self.mark, [.series])
    case .entry: return item(element, .entry, Self.entry, [.series])
    case .legend:
      for child in element.elements where child.specName == .look { readLook(child) }
      return container(element, .legend, [], shown)
    case .empty: return container(element, .empty, [], shown)
    case .loading: return container(element, .loading, [], shown)
    case .failure: return container(element, .failure, [], shown)
    case .axis: return axis(element)
    case .connector: return connector(element)
    case .group: return container(element, .group, allowed, shown)
    case .shape: return container(element, .shape, allowed, shown)
    case .control: return container(element, .control, allowed, shown)
    case .text, .title: return text(element, allowed, shown)
    case .glyph: return glyph(element, allowed, shown)
    case .track: return line(element, .track, allowed, shown)
    case .fill: return line(element, .fill, allowed, shown)
    case .line: return line(element, .axis, allowed, shown)
    case .gridline: return line(element, .gridline, allowed, shown)
    default: return nil
    }
  }

  private mutating func container(
    _ element: XML.Element,
    _ kind: A11yModel.Element.Kind,
    _ allowed: Template.Placeholders,
    _ shown: ShownColors
  ) -> PartNode {
    let part = leaf(element, kind, allowed)
    part.details.appearance.shape = spec.word(.kind, of: element)
    part.details.appearance.paints = paints(of: element, shown)
    part.children = parts(of: element, allowed, shown)
    return PartNode(part)
  }

  private mutating func item(
    _ element: XML.Element,
    _ kind: A11yModel.Element.Kind,
    _ allowed: Template.Placeholders,
    _ shown: ShownColors
  ) -> PartNode {
    let valueAttribute: SpecName = kind == .mark ? .valueText : .value
    let part = leaf(element, kind, allowed, valueAttribute: valueAttribute)
    if let index = index(of: element, kind) { part.content = .item(index) }
    if !element.isEmpty { part.children = parts(of: element, allowed, shown) }
    return PartNode(part)
  }

  /// The position of a step, mark or entry among its like; nil of one that is out of place, which
  /// has been reported.
  private mutating func index(of element: XML.Element, _ kind: A11yModel.Element.Kind) -> Int? {
    let source = spec.source(of: element)
    switch kind {
    case .step:
      return Self.position(of: source, among: node.component.steps.count) {
        node.component.steps[$0].source
      }
    case .mark:
      if nextMark < node.marks.count, node.marks[nextMark].source == source {
        nextMark += 1
        return nextMark - 1
      }
      return Self.position(of: source, among: node.marks.count) { node.marks[$0].source }
    default:
      let entries = node.component.chart?.legend?.entries ?? []
      return Self.position(of: source, among: entries.count) { entries[$0].source }
    }
  }

  /// Sources ascend with their items, so that many marks are found without a scan for each.
  private static func position(of source: Int, among count: Int, _ key: (Int) -> Int) -> Int? {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if key(middle) < source { low = middle + 1 } else { high = middle }
    }
    return low < count && key(low) == source ? low : nil
  }

  private mutating func connector(_ element: XML.Element) -> PartNode {
    let part = leaf(element, .connector, Self.step)
    let state = state(.state, of: element)
    if let state { node.connectorStates.insert(state) }
    part.content = .connector(state)
    part.details.appearance.shape = .line
    part.details.appearance.height = spec.number(.thickness, of: element)
    part.details.appearance.paints = paints(of: element, [.state])
    return PartNode(part)
  }

  private mutating func text(
    _ element: XML.Element,
    _ allowed: Template.Placeholders,
    _ shown: ShownColors
  ) -> PartNode {
    let part = leaf(element, element.specName == .title ? .title : .text, allowed)
    part.content = .text(spec.contentTemplate(of: element, allowed))
    part.details.appearance.textStyle = textStyle(of: element)
    part.details.appearance.room = room(of: element)
    part.details.appearance.series = seriesIndex(.series, of: element)
    part.details.appearance.paints = ownColor(
      of: element,
      shown,
      fallback: "the colour of the text"
    )
    return PartNode(part)
  }

  private mutating func glyph(
    _ element: XML.Element,
    _ allowed: Template.Placeholders,
    _ shown: ShownColors
  ) -> PartNode {
    let part = leaf(element, .glyph, allowed)
    if let symbol = spec.template(.symbol, of: element, allowed) { part.content = .glyph(symbol) }
    part.details.appearance.textStyle = textStyle(of: element)
    let layers = element.elements.filter { $0.specName == .layer }
    if !layers.isEmpty {
      part.details.appearance.paints = layers.map { layer in
        PaintNode(
          source: spec.source(of: layer),
          role: .fill,
          paint: paint(of: layer, shown),
          opacity: spec.opacity(of: layer)
        )
      }
    } else if let rendering = element[.rendering], rendering != "monochrome" {
      part.details.appearance.paints = [
        PaintNode(
          source: spec.source(of: element),
          role: .fill,
          paint: .unknown("which layers of the symbol carry its shape")
        )
      ]
    } else {
      part.details.appearance.paints = ownColor(
        of: element,
        shown,
        fallback: "the colour of the glyph"
      )
    }
    return PartNode(part)
  }

  private mutating func line(
    _ element: XML.Element,
    _ kind: A11yModel.Element.Kind,
    _ allowed: Template.Placeholders,
    _ shown: ShownColors
  ) -> PartNode {
    let part = leaf(element, kind, allowed)
    part.details.appearance.shape = .line
    part.details.appearance.height = spec.number(.thickness, of: element)
    part.details.appearance.paints =
      gradient(of: element, shown).map { stops in
        [
          PaintNode(
            source: spec.source(of: element),
            role: .fill,
            paint: stops,
            opacity: spec.opacity(of: element)
          )
        ]
      } ?? ownColor(of: element, shown, fallback: "the colour of the \(element.name)")
    part.details.placement.opacity = 1
    return PartNode(part)
  }
}
