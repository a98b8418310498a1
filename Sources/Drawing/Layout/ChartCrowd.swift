internal import A11yModel
internal import Geometry

// Marks that are too many to be told apart: all bands of a series are one shape.
extension ChartLayout {
  /// Whether there would be more to draw than there can be bands.
  var isCrowded: Bool {
    let shared = layout.component.parts.count { $0.role == .mark && $0.subject == .component }
    let each = max(1, shared / max(parts.marks.count, 1))
    return data.marks.count * each > ChartBands.most
  }

  mutating func addBands() {
    let bands = ChartBands(data)
    var boxes: [Int: [Box]] = [:]
    var series: [Int: Int] = [:]
    for band in bands.bands where !form.isJoined {
      let shared = parts.parts(of: band.series, in: parts.marks)
      guard let part = (shared + (parts.ownMarks[band.mark] ?? [])).first(where: isShape) else {
        continue
      }
      boxes[part, default: []].append(box(of: band))
      series[part] = band.series
    }
    for (part, boxes) in boxes.sorted(by: { $0.key < $1.key }) {
      let around = boxes.reduce(Box.empty) { $0.union($1) }
      var block = Block(
        part: part,
        subject: series[part].map { .series($0) } ?? .component,
        size: Scene.Size(width: around.width, height: around.height)
      )
      let corner = Point(-around.left, -around.top)
      block.figure = .chart(.bands(boxes.map { $0.moved(by: corner) }))
      add(block, at: Point(around.left, around.top))
    }
    remarks.append(
      "\(data.marks.count) marks are drawn as bands from the least to the greatest of neighbours"
        + (bands.omitted > 0 ? ", and \(bands.omitted) of too many series not at all" : "")
    )
  }

  private func box(of band: ChartBands.Band) -> Box {
    let (first, last) = (middle(band.slots.lowerBound), middle(band.slots.upperBound))
    let breadth = form == .bar ? slots.pitch : min(slots.breadth, 4)
    let box = plot.box(
      along: first - breadth / 2,
      breadth: last - first + breadth,
      from: band.low,
      to: band.high
    )
    // Points reach beyond their middles.
    return form == .bar
      ? box
      : Box(
        left: box.left,
        top: box.top - breadth / 2,
        right: box.right,
        bottom: box.bottom + breadth / 2
      )
  }
}
