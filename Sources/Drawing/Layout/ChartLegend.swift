internal import A11yModel
internal import Geometry

// What explains the series: entries in their order, in rows as wide as the plot or 320 points.
extension ChartLayout {
  /// The side of a sample of a look.
  private static let swatch = 12.0

  /// So many entries are drawn.
  private static let mostEntries = 60

  mutating func addLegend() {
    guard let legend = chart.legend else { return }
    var blocks = parts.legend.map { layout.block($0, for: .component) }
    var counts: [Int?: Int] = [:]
    var row: [Block] = []
    var width = 0.0
    let widest = max(plot.box.width, DrawingDefaults.textWidth)
    let gap = 2 * DrawingDefaults.spacing
    for index in legend.entries.indices.prefix(Self.mostEntries) {
      let series = legend.entries[index].series
      let place = counts[series] ?? 0
      counts[series] = place + 1
      guard let entry = entry(index, series, at: place) else { continue }
      if !row.isEmpty, width + gap + entry.size.width > widest {
        blocks.append(.stack(row, .across, spacing: gap))
        (row, width) = ([], 0)
      }
      width += (row.isEmpty ? 0 : gap) + entry.size.width
      row.append(entry)
    }
    if !row.isEmpty { blocks.append(.stack(row, .across, spacing: gap)) }
    addColumn(blocks)
    if legend.entries.count > Self.mostEntries {
      remarks.append(
        "\(legend.entries.count - Self.mostEntries) entries of the legend are left out"
      )
    }
  }

  private func entry(_ index: Int, _ series: Int?, at place: Int) -> Block? {
    let subject = series.map { Element.Subject.series($0) } ?? .component
    let indexes = (parts.swatches[series] ?? []) + (parts.ownSwatches[index] ?? [])
    let blocks = shown(indexes, for: subject).map { index -> Block in
      let part = layout.component.parts[index]
      let isPlain = layout.parts(in: index).isEmpty && part.width == nil && part.height == nil
      guard isPlain, part.kind == .shape || part.kind == .line else {
        var block = layout.block(index, for: subject, at: place)
        block.anchor = .start
        return block
      }
      let height = part.kind == .line ? width(of: part) : Self.swatch
      let width = part.kind == .line ? 2 * Self.swatch : Self.swatch
      var block = layout.block(
        index,
        for: subject,
        size: Scene.Size(width: width, height: height)
      )
      block.isSizeAssumed = true
      return block
    }
    guard !blocks.isEmpty else { return nil }
    return layout.stack(of: blocks, .across, spacing: DrawingDefaults.connectorGap * 1.5)
  }
}
