internal import A11yModel

// Which parts there are, and for which states and series each is painted.
extension Painter {
  mutating func paint(_ children: [PartNode], _ context: Context) {
    var areStepsPainted = false
    var areMarksPainted = false
    for child in children {
      switch (child.kind, child.content) {
      case (.step, .item(let index)):
        if !areStepsPainted { paintStepLooks(context) }
        areStepsPainted = true
        guard !child.children.isEmpty else { continue }
        var own = faded(context, child)
        own.subject = .step(index)
        own.state = stepStates[index]
        own.role = .node
        paint(child.children, own)
      case (.mark, .item(let index)):
        if !areMarksPainted { paintSeriesLooks(context) }
        areMarksPainted = true
        guard !child.children.isEmpty else { continue }
        var own = faded(context, child)
        own.subject = .mark(index)
        own.series = node.component.chart?.marks[index].series
        own.role = .mark
        paint(child.children, own)
      case (.legend, _): paintLegend(child, context)
      case (.axis, .axis(let index)): paintAxis(child, index, context)
      case (.connector, .connector(let state)): paintConnector(child, state, context)
      default: paint(child, context)
      }
    }
  }

  /// Each look of steps, for each state it fits.
  mutating func paintStepLooks(_ context: Context) {
    let taken = statesByLook
    for look in node.looks where look.role == .step {
      let fitting = taken[look.part.source] ?? []
      for state in node.component.states.isEmpty ? [nil] : fitting.map(Int?.some) {
        var own = context
        own.state = state
        own.role = .node
        own.look = look.part.source
        own.lookCondition = look.place
        if look.step != nil, let place = look.place { own.conditions.insert(place) }
        paint(look.part.children, faded(own, look.part))
      }
    }
  }

  /// The states that each look is for: of those that fit a state, the first and the ones before it
  /// that are for some places only.
  private var statesByLook: [Int: [Int]] {
    var states: [Int: [Int]] = [:]
    for state in node.component.states.indices {
      for look in node.looks where look.role == .step {
        guard look.state == nil || look.state == state else { continue }
        states[look.part.source, default: []].append(state)
        if look.place == nil { break }
      }
    }
    return states
  }

  /// The first look that fits, for each series.
  mutating func paintLooks(_ role: LookNode.Role, of series: [Int?], _ context: Context) {
    for series in series {
      let look = node.looks.first {
        $0.role == role && ($0.series == nil || $0.series == series)
      }
      guard let look else { continue }
      var own = context
      own.series = series
      own.role =
        switch role {
        case .entry: .swatch
        case .mark: .mark
        default: .series
        }
      own.look = look.part.source
      paint(look.part.children, faded(own, look.part))
    }
  }

  mutating func paintProgressLooks(_ context: Context) {
    for look in node.looks where look.role == .progress {
      var own = context
      own.state = look.state
      own.look = look.part.source
      paint(look.part.children, faded(own, look.part))
    }
  }

  private mutating func paintLegend(_ legend: PartNode, _ context: Context) {
    var own = faded(context, legend)
    own.role = .legend
    let explicit = legend.children.filter { $0.kind == .entry }
    for child in legend.children where child.kind != .entry { paint(child, own) }
    let entries = node.component.chart?.legend?.entries ?? []
    let series = entries.map(\.series).reduce(into: [Int?]()) { listed, series in
      if !listed.contains(series) { listed.append(series) }
    }
    paintLooks(.entry, of: series, own)
    for entry in explicit {
      guard case .item(let index) = entry.content else { continue }
      var inner = faded(own, entry)
      inner.series = node.component.chart?.legend?.entries[index].series
      inner.role = .swatch
      paint(entry.children, inner)
    }
  }

  /// What an axis shows; a text for the first of its labels, which look alike.
  private mutating func paintAxis(_ part: PartNode, _ axis: Int, _ context: Context) {
    var own = faded(context, part)
    own.role = .axis
    own.axisLabel = node.axisLabel(axis)
    for child in part.children {
      var inner = own
      if child.kind == .gridline { inner.role = .gridline }
      if child.kind == .text {
        guard let label = node.axisLabels(of: child, axis).first else { continue }
        inner.axisLabel = label
      }
      paint(child, inner)
    }
  }

  /// A connector for one state, or for every other where its colour is the state's.
  private mutating func paintConnector(_ part: PartNode, _ state: Int?, _ context: Context) {
    let usesState = part.appearance.paints.contains { $0.paint.usesState }
    let others = node.component.states.indices.filter { !node.connectorStates.contains($0) }
    let states = state.map { [Int?.some($0)] } ?? (usesState ? others.map(Int?.some) : [nil])
    for state in states {
      var own = context
      own.role = .connector
      own.state = state
      paint(part, own)
    }
  }

  func faded(_ context: Context, _ part: PartNode) -> Context {
    var context = context
    fade(&context, part)
    return context
  }

  /// Makes of what a part is painted for and on what the parts within it are.
  func fade(_ context: inout Context, _ part: PartNode) {
    if part.placement.opacity < 1 {
      context.grounds = context.grounds.mapEach {
        $0.opening(part.placement.opacity, of: part.source)
      }
    }
    context.missingOpacity = context.missingOpacity ?? part.placement.missingOpacity
    context.isUnseen = context.isUnseen || part.placement.opacity <= 0
    if let condition = part.placement.condition { context.conditions.insert(condition.rawValue) }
    context.isDecorative = context.isDecorative || part.exposure.isDecorative
    context.isDisabled = context.isDisabled || part.isDisabled
    context.isPlatformDefault = context.isPlatformDefault || part.importance.isPlatformDefault
  }
}
