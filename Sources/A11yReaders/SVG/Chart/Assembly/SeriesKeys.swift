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
      let swatches = range.filter { node in
        guard scene[node].kind == .shape, scene[node].isSeen else { return false }
        let box = scene[node].box
        let gap = max(place.left - box.right, box.left - place.right)
        return abs(box.center.y - place.center.y) < height && gap < height * 5
          && box.width < height * 8
      }
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
