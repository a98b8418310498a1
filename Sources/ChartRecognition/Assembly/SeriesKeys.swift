/// Finds the legend of a file that keeps each of its lines within the series it explains.
enum SeriesKeys {
  static func find(_ draft: inout ChartDraft) {
    guard draft.entries.isEmpty else { return }
    let scene = draft.scene
    for group in draft.groups {
      guard let name = group.name else { continue }
      let range = group.node..<scene[group.node].end
      guard
        let text = range.first(where: { scene[$0].isText && scene[$0].text.value == name })
      else { continue }
      let place = scene[text].box
      let height = max(place.height, 6)
      // Marks may stand in the row, too: of each kind of shape, the nearest is the line’s.
      var nearest: [String: (node: Int, gap: Double)] = [:]
      for node in range where scene[node].kind == .shape && scene[node].isSeen {
        let box = scene[node].box
        let gap = max(place.left - box.right, box.left - place.right)
        let name = scene[node].element.name
        guard abs(box.center.y - place.center.y) < height, gap < height * 5,
          box.width < height * 8, gap < nearest[name]?.gap ?? .infinity
        else { continue }
        nearest[name] = (node, gap)
      }
      let swatches = nearest.values.map(\.node).sorted()
      draft.parts[text] = ChartDraft.Part(role: .entry, series: group.key)
      for swatch in swatches {
        draft.parts[swatch] = ChartDraft.Part(role: .swatch, series: group.key)
      }
      draft.entries.append(
        ChartDraft.Entry(text: text, swatches: swatches, series: group.key)
      )
    }
  }
}
