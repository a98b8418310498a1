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
    fade(&inner, node)
    if node.kind == .fill, let track = tracks[inner.state] ?? tracks[nil] {
      inner.grounds = track.faces
      under = [track]
    }
    // A step, mark or entry that can be operated is still what it shows.
    if node.kind == .control, [.plain, .legend, .empty].contains(inner.role) {
      inner.role = .control
    }
    if node.kind.standsInForData { inner.role = .empty }
    let paintings = paintings(of: node, inner)
    var own: Int?
    if !inner.isUnseen, paintings.contains(where: { $0.fill != nil || $0.outline != nil }) {
      own = append(node, inner, paintings, over: under.last?.part)
    } else if node.kind == .shape || node.kind == .control {
      frames[node.source] = Component.Frame(
        width: node.appearance.width,
        height: node.appearance.height
      )
    }
    if node.kind == .track || landmarks[node.source] != nil {
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
    }
    inner.parent = own ?? inner.parent
    guard !node.children.isEmpty else { return }
    inner.grounds = paintings.map(\.inside)
    paint(node.children, inner)
  }

  /// Whether a part of a progress has the colour of the state it is in, and so one for each.
  private func takesTurns(_ node: PartNode, _ context: Context) -> Bool {
    self.node.component.kind == .progress && context.state == nil
      && !self.node.component.states.isEmpty && node.showsState
  }

  /// How a part is painted in each variant; those in which all is the same share it.
  private mutating func paintings(of node: PartNode, _ context: Context) -> [ShapePainting] {
    var layers: [ShapePainting.Layer] = []
    layers.reserveCapacity(node.appearance.paints.count)
    for paint in node.appearance.paints {
      let paints = resolve(paint.paint, opacity: paint.opacity, context)
      layers.append(ShapePainting.Layer(role: paint.role, paints: paints))
    }
    var paintings: [ShapePainting] = []
    paintings.reserveCapacity(variants.count)
    for index in variants.indices {
      let same = paintings.indices.first { other in
        context.grounds[other] === context.grounds[index]
          && layers.allSatisfy { $0.paints[other] === $0.paints[index] }
      }
      if let same {
        paintings.append(paintings[same])
      } else {
        paintings.append(painting(of: node, layers, in: index, on: context.grounds[index]))
      }
    }
    return paintings
  }

  private func painting(
    of node: PartNode,
    _ layers: [ShapePainting.Layer],
    in variant: Int,
    on ground: Ground
  ) -> ShapePainting {
    guard node.kind == .glyph else {
      let isText = node.kind == .text || node.kind == .title
      return ShapePainting(layers, in: variant, on: ground, ignoresLines: !isText)
    }
    // A symbol's layers lie on one another; the last one that is seen carries its shape.
    let seen = layers.filter { !$0.paints[variant].isClear }
    let below = seen.dropLast().reduce(ground) { $0.painted(with: $1.paints[variant]) }
    return ShapePainting(
      Array(seen.suffix(1)),
      in: variant,
      on: below,
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
    let rendered = RenderingKey(rendering: rendering)
    let renderingIndex = renderingIndexes[rendered] ?? renderings.count
    if renderingIndex == renderings.count {
      renderings.append(rendering)
      renderingIndexes[rendered] = renderingIndex
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
    part.colors = colors(of: node.appearance.paints, context)
    part.subject = context.subject
    part.look = context.look
    part.lookCondition = context.lookCondition
    part.conditions = context.conditions
    part.textStyle = node.appearance.textStyle
    part.room = node.appearance.room
    part.shape = node.appearance.shape
    part.width = node.appearance.width
    part.height = node.appearance.height
    part.x = node.appearance.x
    part.y = node.appearance.y
    part.pattern = node.appearance.pattern
    part.dash = node.appearance.paints.lazy.compactMap(\.dash).first
    part.around = node.placement.around.flatMap { landmarks($0, for: context).last?.part }
    part.gap = node.placement.gap
    if part.around == nil { part.aroundFrame = node.placement.around }
    part.isDecorative = context.isDecorative
    part.isDisabled = context.isDisabled
    part.isEssential = node.importance.isEssential
    part.isRequired = node.importance.isRequired
    part.hasTextEquivalent = node.importance.hasTextEquivalent
    part.isPlatformDefault = context.isPlatformDefault
    switch node.content {
    case .text(let template):
      let words = words(of: part, context)
      let text = words.text(of: template)
      part.content = words.runs(of: template)
      part.sample = text.text
      part.missingText = template.isEmpty ? SpeechLimit.unwritten(node.kind.rawValue) : text.gap
    case .glyph(let symbol):
      let words = words(of: part, context)
      let name = words.text(of: symbol)
      part.content = words.runs(of: symbol)
      part.symbol = name.heard
      part.missingText = name.gap
    default: break
    }
    return part
  }

  private func words(of part: Part, _ context: Context) -> PartWords {
    if let label = context.axisLabel { return PartWords(node, stepStates, label) }
    return PartWords(node, stepStates, state: context.state, series: part.series, context.subject)
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
