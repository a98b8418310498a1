internal import A11yModel

// Which parts there are, and for which states and series each is painted.
extension Painter {
  mutating func paint(_ children: [PartNode], _ context: Context) {
    var paintedLooks: Set<LookNode.Role> = []
    for child in children {
      switch (child.kind, child.content) {
      case (.step, .item(let index)):
        if paintedLooks.insert(.step).inserted { paintStepLooks(context) }
        var own = context
        own.subject = .step(index)
        own.state = stepStates[index]
        own.role = .node
        paint(child.children, own)
      case (.mark, .item(let index)):
        if paintedLooks.insert(.mark).inserted { paintSeriesLooks(context) }
        var own = context
        own.subject = .mark(index)
        own.series = node.component.chart?.marks[index].series
        own.role = .mark
        paint(child.children, own)
      case (.legend, _): paintLegend(child, context)
      case (.axis, .axis): paintAxis(child, context)
      case (.connector, .connector(let state)): paintConnector(child, state, context)
      default: paint(child, context)
      }
    }
  }

  /// Each look of steps, for each state it fits.
  private mutating func paintStepLooks(_ context: Context) {
    for look in node.looks where look.role == .step {
      let states = node.component.states.indices.filter { look.state == nil || look.state == $0 }
      let fitting = states.filter { isTaken(look, for: $0) }
      for state in fitting.isEmpty && node.component.states.isEmpty ? [nil] : fitting.map(Int?.some)
      {
        var own = context
        own.state = state
        own.role = .node
        own.look = look.part.source
        paint(look.part.children, faded(own, look.part))
      }
    }
  }

  /// Whether a look is the first that fits a state, or differs from the first by its place.
  private func isTaken(_ look: LookNode, for state: Int) -> Bool {
    let fitting = node.looks.filter {
      $0.role == .step && ($0.state == nil || $0.state == state)
    }
    for other in fitting {
      if other.part.source == look.part.source { return true }
      if other.condition == nil { return false }
    }
    return false
  }

  /// Each look of marks and of series' lines, for each series where their colours differ.
  mutating func paintSeriesLooks(_ context: Context) {
    for look in node.looks where look.role == .mark || look.role == .series {
      paint(look, in: context, as: look.role == .mark ? .mark : .series)
    }
  }

  private mutating func paint(_ look: LookNode, in context: Context, as role: Part.Role) {
    let all = Array(node.component.chart?.series.indices ?? 0..<0)
    let fitting = all.filter { isFirst(look, for: $0) }
    for series in all.isEmpty ? [nil] : fitting.map(Int?.some) {
      var own = context
      own.series = series
      own.role = role
      own.look = look.part.source
      paint(look.part.children, faded(own, look.part))
    }
  }

  /// Whether a look is the first of its kind that fits a series.
  private func isFirst(_ look: LookNode, for series: Int) -> Bool {
    let first = node.looks.first { other in
      other.role == look.role && (other.series == nil || other.series == series)
    }
    return first?.part.source == look.part.source
  }

  /// What a progress holds, once for each state where it shows the state, and its looks.
  mutating func paintProgress(_ context: Context) {
    for child in node.root.children {
      let states = child.showsState ? node.component.states.indices.map(Int?.some) : [nil]
      for state in states.isEmpty ? [nil] : states {
        var own = context
        own.state = state
        paint([child], own)
      }
    }
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
    for look in node.looks where look.role == .entry { paint(look, in: own, as: .swatch) }
    for entry in explicit {
      guard case .item(let index) = entry.content else { continue }
      var inner = faded(own, entry)
      inner.series = node.component.chart?.legend?.entries[index].series
      inner.role = .swatch
      paint(entry.children, inner)
    }
  }

  private mutating func paintAxis(_ axis: PartNode, _ context: Context) {
    var own = faded(context, axis)
    own.role = .axis
    for child in axis.children {
      var inner = own
      if child.kind == .gridline { inner.role = .gridline }
      paint(child, inner)
    }
  }

  /// A connector for one state, or for every other where its colour is the state's.
  private mutating func paintConnector(_ part: PartNode, _ state: Int?, _ context: Context) {
    let usesState = part.appearance.paints.contains { $0.paint.usesState }
    let others = node.component.states.indices.filter { state in
      !node.root.children.contains {
        if case .connector(let other) = $0.content { other == state } else { false }
      }
    }
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
    context.grounds = context.grounds.map { $0.opening(part.placement.opacity) }
    context.isDecorative = context.isDecorative || part.exposure.isDecorative
    context.isDisabled = context.isDisabled || part.placement.isDisabled
    context.isPlatformDefault = context.isPlatformDefault || part.importance.isPlatformDefault
    return context
  }
}
