internal import Geometry

/// Finds the tracks that bars are drawn on: behind each a longer one, all of one colour and as long as
/// one another, which show how far the scale reaches and no data.
enum BarTracks {
  private static let maximum = 2000

  /// Takes tracks that nothing names or explains out of the marks.
  static func find(_ draft: inout ChartDraft) {
    let scene = draft.scene
    let bars = draft.nodes(.mark).filter { draft.parts[$0]?.form == .bar && scene[$0].isSeen }
    guard bars.count > 3, bars.count <= maximum else { return }
    let byColor = Dictionary(grouping: bars) { scene[$0].key }
    guard byColor.count > 1 else { return }
    for (color, tracks) in byColor.sorted(by: { $0.value[0] < $1.value[0] })
    where !isExplained(color, tracks, draft) {
      let others = bars.filter { scene[$0].key != color }
      guard areTracks(tracks, of: others, scene) else { continue }
      for track in tracks { draft.parts[track] = ChartDraft.Part(role: .aid) }
      return
    }
  }

  /// Whether anything says what bars of a colour stand for.
  private static func isExplained(_ color: Ink, _ bars: [Int], _ draft: ChartDraft) -> Bool {
    draft.entries.contains { $0.swatches.contains { draft.scene[$0].key.looksLike(color) } }
      || bars.contains { bar in
        draft.scene[bar].element.isNamed
          || draft.groups.contains { $0.name != nil && draft.scene.lies(bar, in: $0.node) }
      }
  }

  private static func areTracks(_ tracks: [Int], of bars: [Int], _ scene: ChartScene) -> Bool {
    guard tracks.count > 1 else { return false }
    let boxes = tracks.map { scene[$0].box }
    let areUpright = isOne(boxes.map(\.top)) && isOne(boxes.map(\.bottom))
    let areLevel = isOne(boxes.map(\.left)) && isOne(boxes.map(\.right))
    guard areUpright != areLevel else { return false }
    var held: Set<Int> = []
    for (track, box) in zip(tracks, boxes) {
      let own = bars.filter { box.expanded(by: 1).contains(scene[$0].box) }
      guard let first = own.first, first > track else { return false }
      held.formUnion(own)
    }
    let isShorter = bars.contains { bar in
      let box = scene[bar].box
      return areUpright
        ? box.height < boxes[0].height * 0.95 : box.width < boxes[0].width * 0.95
    }
    return held.count == bars.count && isShorter
  }

  private static func isOne(_ places: [Double]) -> Bool {
    (places.max() ?? 0) - (places.min() ?? 0) < 1
  }
}
