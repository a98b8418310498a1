internal import A11yModel
internal import Geometry

/// Takes aligned texts for ticks, where the file names none, and tells where ticks belong.
enum SeenTicks {
  static func find(_ draft: inout ChartDraft) {
    take(&draft)
    guard !draft.nodes(.tick).isEmpty else { return }
    let lines = TickLines(draft.scene)
    for axis in [Chart.Axis.x, .y] {
      let own = draft.ticks(axis).filter { draft.scene[$0].isSeen }
      draft.tickPlaces.merge(lines.places(of: own, axis)) { first, _ in first }
    }
  }

  private static func take(_ draft: inout ChartDraft) {
    guard draft.nodes(.tick).isEmpty else { return giveAxes(&draft) }
    let finder = TickFinder(draft.free([.text, .outlines]), draft.scene)
    for (axis, ticks) in [(Chart.Axis.x, finder.x), (.y, finder.y)] {
      for tick in ticks { draft.parts[tick] = ChartDraft.Part(role: .tick, axis: axis) }
    }
    if finder.isMeasured { draft.assumed.insert(.axes) }
  }

  /// Ticks of an axis that nobody names stand in a row or in a column, those of no axis in one of each.
  private static func giveAxes(_ draft: inout ChartDraft) {
    giveGroups(&draft)
    let open = draft.nodes(.tick).filter {
      draft.parts[$0]?.axis == nil && draft.scene[$0].isSeen
    }
    guard open.count > 2 else { return }
    let finder = TickFinder(open, draft.scene)
    for (axis, ticks) in [(Chart.Axis.x, finder.x), (.y, finder.y)] {
      for tick in ticks { draft.parts[tick]?.axis = axis }
    }
  }

  private static func giveGroups(_ draft: inout ChartDraft) {
    let open = draft.nodes(.tick).filter { draft.parts[$0]?.axis == nil }
    guard !open.isEmpty else { return }
    for axis in draft.axes.indices where draft.axes[axis].dimension == nil {
      let node = draft.axes[axis].node
      let own = open.filter { draft.scene.lies($0, in: node) && draft.scene[$0].isSeen }
      guard own.count > 1 else { continue }
      let box = own.reduce(Box.empty) { $0.union(draft.scene[$1].box) }
      let dimension: Chart.Axis = box.width > box.height ? .x : .y
      draft.axes[axis].dimension = dimension
      for index in node..<draft.scene[node].end where draft.parts[index] != nil {
        draft.parts[index]?.axis = dimension
      }
    }
  }
}
