internal import A11yModel
internal import Geometry

// The marks of a chart, each in its place.
extension ChartLayout {
  /// Marks in their order, or bands where they are too many.
  mutating func addMarks() {
    if form.isWhole {
      addSlices()
    } else if isCrowded {
      addBands()
    } else {
      for index in data.marks.indices { addMark(index) }
    }
  }

  private func markParts(_ index: Int) -> [Int] {
    let shared = parts.parts(of: data.marks[index].series, in: parts.marks)
    return shown(shared + (parts.ownMarks[index] ?? []), for: .mark(index))
  }

  private mutating func addMark(_ index: Int) {
    let mark = data.marks[index]
    let all = markParts(index)
    let box = box(of: mark, all.map { layout.component.parts[$0] }.first { $0.kind == .shape })
    let shapes = all.filter { !isLabel($0) }.map { part in
      block(part, of: .mark(index), in: box, isAssumed: mark.isAssumed)
    }
    if shapes.isEmpty {
      sketch(
        index,
        form == .bar ? nil : .marker(.circle, Scene.Size(width: box.width, height: box.height)),
        in: box
      )
    }
    for piece in overlaid(shapes, on: box) { add(piece.block, at: piece.origin) }
    let labels = all.filter(isLabel).map { layout.block($0, for: .mark(index)) }
    addLabels(labels, beside: box, isBelow: mark.end < 0)
  }

  /// Whether a part is a text beside a mark, and not over it.
  private func isLabel(_ index: Int) -> Bool {
    let part = layout.component.parts[index]
    return part.kind == .text && part.over == nil
  }

  /// Where a mark stands: a bar from its base to its end, a point around its end.
  private func box(of mark: ChartData.Mark, _ part: Part?) -> Box {
    guard form == .bar else {
      let point = plot.point(along: middle(mark.slot), mark.end)
      let width = (part?.width ?? part?.height ?? slots.breadth).drawn
      let height = (part?.height ?? width).drawn
      return Box(
        x: point.x - width / 2,
        y: point.y - height / 2,
        width: width,
        height: height
      )
    }
    return plot.box(
      along: slots.start(slot: mark.slot, lane: mark.lane, of: data.lanes),
      breadth: slots.breadth,
      from: mark.base,
      to: mark.end
    )
  }

  private func block(
    _ index: Int,
    of subject: Element.Subject,
    in box: Box,
    isAssumed: Bool
  ) -> Block {
    guard layout.component.parts[index].kind != .glyph else {
      return layout.block(index, for: subject)
    }
    var block = layout.block(
      index,
      for: subject,
      size: Scene.Size(width: box.width, height: box.height)
    )
    block.isSizeAssumed = isAssumed
    if form != .bar, let marker = marker(of: layout.component.parts[index]) {
      block.figure = .chart(.marker(marker, block.size))
    }
    return block
  }

  /// The shape of a point where its series says so, and a circle where nothing does.
  private func marker(of part: Part) -> Part.Shape? {
    let own = part.series.flatMap { chart.series[$0].marker }.flatMap { name in
      name == "square" ? .rectangle : Part.Shape(rawValue: name)
    }
    return own ?? (part.shape == nil || part.shape == .path ? .circle : nil)
  }

  /// Blocks over one another in the middle of a box; those that surround one, around it.
  private func overlaid(_ blocks: [Block], on box: Box) -> [(block: Block, origin: Point)] {
    blocks.enumerated().map { number, block in
      let host = block.part.flatMap { layout.component.parts[$0].around }
      let block =
        number > 0 && host != nil
        ? layout.stack(of: [blocks[0], block]).children.last?.block ?? block : block
      let origin = Point(
        box.center.x - block.size.width / 2,
        box.center.y - block.size.height / 2
      )
      return (block, origin)
    }
  }

  /// Texts above what they label, or below it; of lying bars, behind their end or before it.
  private mutating func addLabels(_ blocks: [Block], beside box: Box, isBelow: Bool) {
    guard !blocks.isEmpty else { return }
    let column = layout.stack(of: blocks, spacing: 0)
    let gap = DrawingDefaults.connectorGap
    let size = column.size
    let origin =
      plot.isLying
      ? Point(
        isBelow ? box.left - gap - size.width : box.right + gap,
        box.center.y - size.height / 2
      )
      : Point(
        box.center.x - size.width / 2,
        isBelow ? box.bottom + gap : box.top - gap - size.height
      )
    add(column, at: origin)
  }

  func isShape(_ part: Int) -> Bool { layout.component.parts[part].kind == .shape }
}

extension Chart.Form {
  /// Whether a line or an area joins the marks of a series.
  var isJoined: Bool { self == .line || self == .area }
}
