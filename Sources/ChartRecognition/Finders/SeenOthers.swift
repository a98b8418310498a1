internal import A11yModel

/// Takes what stands as in charts that are drawn in none of the forms: radar charts, and the tiles of what
/// is called a treemap.
enum SeenOthers {
  /// Fewer tiles are no treemap.
  private static let leastTiles = 3
  private static let mostTiles = 3000

  static func find(_ draft: inout ChartDraft) {
    if draft.told == .treemap || draft.told == .other { draft.stateOtherForm() }
    let stated = draft.nodes(.mark) + draft.nodes(.line)
    if draft.told == .treemap {
      if stated.isEmpty { takeTiles(&draft) }
    } else {
      takeRadar(&draft, stated)
    }
  }

  /// - Parameters:
  ///   - draft: what is known.
  ///   - stated: the marks that the file names; it may name the rings of a radar chart with its series.
  private static func takeRadar(_ draft: inout ChartDraft, _ stated: [Int]) {
    let radar = RadarFinder(draft.scene)
    let isOpen = stated.isEmpty || !Set(stated).isDisjoint(with: radar.grid + radar.lines)
    let lines = radar.lines.filter { draft.parts[$0] == nil || stated.contains($0) }
    guard isOpen, !lines.isEmpty else { return }
    draft.stateOtherForm()
    (draft.isPolar, draft.center) = (true, radar.center)
    for line in lines {
      draft.parts[line] = ChartDraft.Part(role: .line, series: draft.parts[line]?.series)
    }
    for node in radar.grid where draft.parts[node] == nil || stated.contains(node) {
      // What is filled lies behind the data.
      let isGround = !draft.scene[node].fill.isNone && draft.scene.straightLine(node) == nil
      draft.parts[node] = ChartDraft.Part(role: isGround ? .aid : .gridline)
    }
    if draft.nodes(.tick).isEmpty { draft.assumed.insert(.axes) }
    for (axis, ticks) in [(Chart.Axis.x, radar.labels), (.y, radar.numbers)]
    where draft.ticks(axis).isEmpty {
      for tick in ticks { draft.parts[tick] = ChartDraft.Part(role: .tick, axis: axis) }
    }
    // D3’s radar charts call these labels a legend.
    if let legend = draft.legend, radar.labels.contains(legend) { draft.legend = nil }
    draft.assumed.formUnion(stated.isEmpty ? [.form, .marks, .series] : [.form])
  }

  /// Takes rectangles that hold no other for tiles.
  private static func takeTiles(_ draft: inout ChartDraft) {
    let scene = draft.scene
    let rectangles = draft.free([.shape]).prefix(mostTiles).filter { node in
      !scene[node].fill.isNone && scene.rectangle(of: node) != nil
    }
    // In the order of their left sides, what a rectangle holds follows it.
    let sorted = rectangles.sorted { scene[$0].box.left < scene[$1].box.left }
    let tiles = sorted.indices.filter { place in
      let box = scene[sorted[place]].box
      return !sorted[(place + 1)...].prefix { scene[$0].box.left < box.right }.contains { other in
        box.contains(scene[other].box) && box != scene[other].box
      }
    }.map { sorted[$0] }
    guard tiles.count >= leastTiles else { return }
    for tile in tiles { draft.parts[tile] = ChartDraft.Part(role: .mark) }
    draft.assumed.formUnion([.form, .marks])
  }
}
