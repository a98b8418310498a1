internal import A11yModel

/// Finds the titles that no name tells: that of the chart above all else, those of the axes beside
/// their ticks.
enum TitleFinder {
  private static let maximum = 2000

  static func find(_ draft: inout ChartDraft) {
    let scene = draft.scene
    let core = draft.parts.indices.filter { index in
      switch draft.parts[index]?.role {
      case .mark, .line, .tick: scene[index].isSeen
      default: false
      }
    }
    guard !core.isEmpty else { return }
    let plot = core.reduce(Box.empty) { $0.union(scene[$1].box) }
    let texts = Array(draft.free([.text, .outlines]).prefix(maximum))
    if draft.nodes(.title).isEmpty {
      let above = texts.filter { !scene[$0].isTurned && scene[$0].box.center.y < plot.top + 1 }
      let largest = above.max { (scene[$0].fontSize, -$0) < (scene[$1].fontSize, -$1) }
      let ticks = draft.nodes(.tick).map { scene[$0].fontSize }.max()
      let others = texts.filter { $0 != largest }.map { scene[$0].fontSize }.max() ?? 0
      // Without ticks, labels may stand above all marks, but not as the only ones in bold.
      let isBold = largest.map { largest in
        scene[largest].isBold && !texts.contains { $0 != largest && scene[$0].isBold }
      }
      let least = ticks.map { $0 * 0.95 } ?? others * (isBold ?? false ? 0.95 : 1.1)
      if let largest, isFirst(largest, above, scene), scene[largest].fontSize >= least {
        draft.parts[largest] = ChartDraft.Part(role: .title)
        draft.assumed.insert(.title)
      }
    }
    guard draft.nodes(.axisTitle).isEmpty else { return }
    let ticks = draft.nodes(.tick)
    for axis in [Chart.Axis.x, .y] {
      let own = ticks.filter { draft.parts[$0]?.axis == axis }
      guard !own.isEmpty else { continue }
      let box = own.reduce(Box.empty) { $0.union(scene[$1].box) }
      let beside = texts.filter { text in
        guard draft.parts[text] == nil else { return false }
        let place = scene[text].box
        if axis == .x {
          return !scene[text].isTurned && place.top >= box.center.y
            && place.center.x > plot.left && place.center.x < plot.right
            && place.top - box.bottom < max(place.height, 10) * 2.5
        }
        return scene[text].isTurned && place.right <= box.center.x + 2
          && place.center.y > plot.top - 4 && place.center.y < plot.bottom + 4
      }
      if beside.count == 1 {
        draft.parts[beside[0]] = ChartDraft.Part(role: .axisTitle, axis: axis)
      }
    }
  }

  /// Whether nothing but smaller text, or text that stands lower, is beside it.
  private static func isFirst(_ title: Int, _ texts: [Int], _ scene: ChartScene) -> Bool {
    texts.allSatisfy { other in
      other == title || scene[other].fontSize < scene[title].fontSize * 0.98
        || scene[other].box.top >= scene[title].box.top - 1
    }
  }
}
