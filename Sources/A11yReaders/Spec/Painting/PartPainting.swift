internal import A11yModel

// One part with what lies within it.
extension Painter {
  mutating func paint(_ node: PartNode, _ context: Context) {
    guard !takesTurns(node, context) else {
      for state in self.node.component.states.indices {
        var own = context
        own.state = state
        paint(node, own)
      }
      return
    }
    var inner = context
    var under = node.placement.over.map { landmarks($0, for: context) } ?? []
    if node.placement.over != nil { inner.grounds = joined(inner.grounds, with: under) }
    inner = faded(inner, node)
    if node.kind == .fill, let track = tracks[inner.state] ?? tracks[nil] {
      inner.grounds = track.faces
      under = [track]
    }
    // A step, mark or entry that can be operated is still what it shows.
    if node.kind == .control, [.plain, .legend, .empty].contains(inner.role) {
      inner.role = .control
    }
    if node.kind == .empty { inner.role = .empty }
    let paintings = variants.indices.map { painting(of: node, inner, at: $0) }
    var own: Int?
    if !inner.isUnseen, paintings.contains(where: { $0.fill != nil || $0.outline != nil }) {
      own = append(node, inner, paintings, over: under.last?.part)
    }
    let landmark = Landmark(
      state: inner.state,
      series: inner.series,
      subject: inner.subject,
      faces: paintings.map(\.face),
      part: own,
      isLine: isLine(node, inner)
    )
    landmarks[node.source]?.append(landmark)
    if node.kind == .track { tracks[inner.state] = landmark }
    inner.parent = own ?? inner.parent
    inner.grounds = paintings.map(\.inside)
    paint(node.children, inner)
  }

  /// Whether a part of a progress has the colour of the state it is in, and so one for each.
  private func takesTurns(_ node: PartNode, _ context: Context) -> Bool {
    let component = self.node.component
    return component.kind == .progress && context.state == nil && !component.states.isEmpty
      && node.showsState
  }

  private mutating func painting(
    of node: PartNode,
    _ context: Context,
    at index: Int
  ) -> ShapePainting {
    var paints: [(PaintNode.Role, ResolvedPaint)] = []
    for paint in node.appearance.paints {
      let resolved = resolve(paint.paint, opacity: paint.opacity, in: variants[index], context)
      paints.append((paint.role, resolved))
    }
    let ground = context.grounds[index]
    guard node.kind == .glyph else {
      let isText = node.kind == .text || node.kind == .title
      return ShapePainting(paints, on: ground, ignoresLines: !isText)
    }
    return ShapePainting(
      Self.topLayer(of: paints),
      on: Self.lowerLayers(of: paints, on: ground),
      ignoresLines: false
    )
  }

  private mutating func append(
    _ node: PartNode,
    _ context: Context,
    _ paintings: [ShapePainting],
    over: Int?
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
    let key = PartKey(
      source: node.source,
      state: context.state,
      series: context.series,
      parent: context.parent,
      rendering: renderingIndex
    )
    // Groups that hold marks of one look show it once each; one part is enough where all look
    // alike. What items hold themselves differs by its source.
    if context.subject == .component, let known = partIndexes[key] { return known }
    var part = part(node, context, rendering: renderingIndex)
    part.over = over
    parts.append(part)
    if context.subject == .component { partIndexes[key] = parts.count - 1 }
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
    part.lookCondition = context.lookCondition
    part.conditions = context.conditions
    part.textStyle = node.appearance.textStyle
    part.shape = node.appearance.shape
    part.width = node.appearance.width
    part.height = node.appearance.height
    part.pattern = node.appearance.pattern
    part.dash = node.appearance.paints.lazy.compactMap(\.dash).first
    part.around = node.placement.around.flatMap { landmarks($0, for: context).last?.part }
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
