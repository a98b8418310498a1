/// What speaks for a chart in an image in which none is recognised.
enum ChartSigns {
  /// Fewer are in any image.
  private static let (leastTicks, leastSwatches, leastBars, leastCells) = (3, 2, 4, 12)

  /// Bars of fewer lengths are a row of boxes.
  private static let leastLengths = 3

  /// More are not looked at.
  private static let maximum = 2000

  /// - Parameter draft: what each node is.
  /// - Returns: what is seen, as in “ticks of an axis”; nil where nothing is.
  static func seen(in draft: ChartDraft) -> String? {
    if draft.nodes(.tick).count >= leastTicks { return "ticks of an axis" }
    if hasSwatches(draft) { return "swatches of a legend" }
    if hasBars(draft) { return "rectangles that stand in a row as bars do" }
    let cells = CellGrid(draft.free([.shape]), draft.scene)?.nodes.count ?? 0
    return cells >= leastCells ? "cells of many colours in rows and columns" : nil
  }

  private static func hasSwatches(_ draft: ChartDraft) -> Bool {
    let scene = draft.scene
    if draft.entries.count >= leastSwatches { return true }
    let shapes = draft.free([.shape])
    let texts = draft.free([.text, .outlines])
    guard shapes.count <= maximum, texts.count <= maximum else { return false }
    let rows = TextRows(texts, scene)
    var pairs = LegendPairs()
    // What holds words, as a badge does, is no swatch.
    for shape in shapes
    where !rows.texts(near: scene[shape].box).contains(where: {
      scene[shape].box.holdsMiddle(of: scene[$0].box)
    }) {
      for text in rows.texts(near: scene[shape].box) {
        LegendLines.add(shape, text, in: rows, scene, to: &pairs)
      }
    }
    let entries = pairs.shapes.filter { $0.value.count == 1 }.map { text, shapes in
      ChartDraft.Entry(text: text, swatches: shapes)
    }
    let sizes = entries.map { scene[$0.swatches[0]].box }
    // Swatches are as large as one another.
    guard entries.count >= leastSwatches, let first = sizes.first,
      sizes.allSatisfy({ abs($0.width - first.width) < 1 && abs($0.height - first.height) < 1 })
    else { return false }
    return LegendLines.isLegend(entries, scene)
  }

  private static func hasBars(_ draft: ChartDraft) -> Bool {
    let scene = draft.scene
    guard let bars = BarFinder(draft.free([.shape]), scene).bars(atLeast: leastBars) else {
      return false
    }
    let lengths = bars.nodes.map { node in
      (bars.isUpright ? scene[node].box.height : scene[node].box.width).step
    }
    return Set(lengths).count >= leastLengths
  }
}
