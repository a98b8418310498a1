internal import A11yModel

// One part with what lies within it.
extension Painter {
  mutating func paint(_ node: PartNode, _ context: Context) {
    var inner = faded(context, node)
    inner.isConditional = context.isConditional || node.placement.condition != nil
    if let over = node.placement.over { inner.grounds = joined(inner.grounds, with: over) }
    if node.kind == .fill, let track = tracks[inner.state] ?? tracks[nil] { inner.grounds = track }
    if node.kind == .control { inner.role = .control }
    if node.kind == .empty { inner.role = .empty }
    let paintings = variants.indices.map { index in
      let paints = node.appearance.paints.map { paint in
        (paint.role, resolve(paint.paint, opacity: paint.opacity, in: variants[index], inner))
      }
      let ground = inner.grounds[index]
      guard node.kind == .glyph else { return ShapePainting(paints, on: ground) }
      return ShapePainting(
        Self.topLayer(of: paints),
        on: Self.lowerLayers(of: paints, on: ground)
      )
    }
    if paintings.contains(where: { $0.fill != nil || $0.outline != nil }) {
      inner.parent = append(node, inner, paintings)
    }
    insides[node.source, default: []].append(paintings.map(\.inside))
    if node.kind == .track { tracks[inner.state] = paintings.map(\.inside) }
    inner.grounds = paintings.map(\.inside)
    paint(node.children, inner)
  }

  /// The grounds with what lies within an earlier part beside them.
  private func joined(_ grounds: [Ground], with source: Int) -> [Ground] {
    guard let others = insides[source] else { return grounds }
    return grounds.indices.map { index in
      var ground = grounds[index]
      for other in others.map({ $0[index] }) {
        switch (ground.surface, other.surface) {
        case (.known(let samples), .known(let more)):
          let added = more.map { Ground.Sample(color: $0.visible($0.color)) }
          ground.surface = .known(samples + added.filter { !samples.contains($0) })
        case (_, .unknown(let fact)), (.unknown(let fact), _): ground.surface = .unknown(fact)
        }
        ground.origin.background += other.origin.background
        ground.origin.isBackgroundStatic =
          ground.origin.isBackgroundStatic && other.origin.isBackgroundStatic
      }
      return ground
    }
  }

  private mutating func append(
    _ node: PartNode,
    _ context: Context,
    _ paintings: [ShapePainting]
  ) -> Int {
    let rendering = Rendering(
      variants: variants.indices.map { index in
        RenderedVariant(
          variant: variants[index],
          backdrop: context.grounds[index].backdrop,
          fill: paintings[index].fill,
          outline: paintings[index].outline
        )
      }
    )
    let renderingIndex = renderingIndexes[rendering] ?? renderings.count
    if renderingIndex == renderings.count {
      renderings.append(rendering)
      renderingIndexes[rendering] = renderingIndex
    }
    parts.append(part(node, context, rendering: renderingIndex))
    partsBySource[node.source, default: []].append(parts.count - 1)
    return parts.count - 1
  }

  private func part(_ node: PartNode, _ context: Context, rendering: Int) -> Part {
    var part = Part(
      kind: kind(of: node),
      role: role(of: node, context),
      source: node.source,
      rendering: rendering
    )
    part.parent = context.parent
    part.state = context.state
    part.series = node.appearance.series ?? context.series
    part.isColoredBySeries = node.appearance.paints.contains { $0.paint.usesSeries }
    part.subject = context.subject
    part.look = context.look
    part.isConditional = context.isConditional
    part.textStyle = node.appearance.textStyle
    part.shape = node.appearance.shape
    part.width = node.appearance.width
    part.height = node.appearance.height
    part.pattern = node.appearance.pattern
    part.dash = node.appearance.paints.lazy.compactMap(\.dash).first
    part.around = node.placement.around.flatMap { partsBySource[$0]?.last }
    part.gap = node.placement.gap
    part.isDecorative = context.isDecorative
    part.isDisabled = context.isDisabled
    part.isEssential = node.importance.isEssential
    part.isRequired = node.importance.isRequired
    part.hasTextEquivalent = node.importance.hasTextEquivalent
    part.isPlatformDefault = context.isPlatformDefault
    let words = PartWords(self, state: context.state, series: part.series, context.subject)
    switch node.content {
    case .text(let template):
      part.content = words.runs(of: template)
      part.sample = words.text(of: template)
    case .glyph(let symbol):
      part.content = words.runs(of: symbol)
      part.symbol = words.text(of: symbol)
    default: break
    }
    return part
  }

  private func kind(of node: PartNode) -> Part.Kind {
    switch node.kind {
    case .text, .title: .text
    case .glyph: .glyph
    case .connector, .gridline, .axis: .line
    default: node.appearance.shape == .line ? .line : .shape
    }
  }

  private func role(of node: PartNode, _ context: Context) -> Part.Role {
    switch node.kind {
    case .track: .track
    case .fill: .fill
    default: context.role
    }
  }
}
