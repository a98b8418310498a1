internal import A11yModel
internal import Geometry

// The slices of a pie or a donut.
extension ChartLayout {
  /// How large the hole of a donut is, as a share of its radius.
  private static let hole = 0.6

  mutating func addSlices() {
    let shares = ChartSlice.shares(of: data.marks.map { $0.end - $0.base })
    let isThinned = shares.count > ChartBands.most
    let slices = isThinned ? Self.bands(of: shares, data) : shares.indices.map { ($0, shares[$0]) }
    for (index, share) in slices where share.sweep > 0 {
      addSlice(index, share, isAlone: !isThinned)
    }
    if isThinned {
      remarks.append("\(shares.count) slices are drawn as those of the same series together")
    }
    if data.marks.contains(where: { $0.end < $0.base }) {
      remarks.append("values below 0 have no slice")
    }
  }

  private func slice(_ share: (start: Double, sweep: Double)) -> ChartSlice {
    let radius = plot.box.width / 2
    return ChartSlice(
      center: plot.box.center,
      radius: radius,
      hole: form == .donut ? radius * Self.hole : 0,
      start: share.start,
      sweep: share.sweep,
      gap: (chart.gap ?? 0).drawn
    )
  }

  private mutating func addSlice(
    _ index: Int,
    _ share: (start: Double, sweep: Double),
    isAlone: Bool
  ) {
    let mark = data.marks[index]
    let subject: Element.Subject =
      isAlone ? .mark(index) : mark.series.map { .series($0) } ?? .component
    let slice = slice(share)
    let own = isAlone ? parts.ownMarks[index] ?? [] : []
    let all = shown(parts.parts(of: mark.series, in: parts.marks) + own, for: subject)
    if !all.contains(where: isShape) {
      let box = plot.box
      var seen = slice
      seen.center = slice.center - Point(box.left, box.top)
      sketch(index, .slice(seen), in: box)
    }
    for part in all {
      if layout.component.parts[part].kind == .shape {
        addShape(part, of: subject, slice, isAssumed: mark.isAssumed)
      } else if isAlone {
        addLabel(layout.block(part, for: subject), at: slice)
      }
    }
  }

  /// A slice whose contents stand in its middle.
  private mutating func addShape(
    _ part: Int,
    of subject: Element.Subject,
    _ slice: ChartSlice,
    isAssumed: Bool
  ) {
    let side = slice.radius - slice.hole
    let corner = Point(slice.heart.x - side / 2, slice.heart.y - side / 2)
    var moved = slice
    moved.center = Point(slice.center.x - corner.x, slice.center.y - corner.y)
    let size = Scene.Size(width: side, height: side)
    var block = layout.block(part, for: subject, size: size)
    shape(&block, as: .chart(.slice(moved)), size)
    block.isSizeAssumed = isAssumed
    add(block, at: corner)
  }

  /// Gives a block, and all in it that is as large, another shape.
  private func shape(_ block: inout Block, as figure: Block.Figure, _ size: Scene.Size) {
    if block.figure == .shape, block.part != nil { block.figure = figure }
    for index in block.children.indices
    where block.children[index].block.size == size && block.children[index].origin == .zero {
      shape(&block.children[index].block, as: figure, size)
    }
  }

  /// A text outside, beside the middle of its slice; one over the slice within it.
  private mutating func addLabel(_ block: Block, at slice: ChartSlice) {
    let size = block.size
    let isInside = block.part.map { layout.component.parts[$0].over != nil } ?? false
    guard !isInside else {
      let heart = slice.heart
      return add(block, at: Point(heart.x - size.width / 2, heart.y - size.height / 2))
    }
    let edge = slice.point(at: slice.radius + DrawingDefaults.spacing)
    // How far to the right and down of the centre it stands, from -1 to 1.
    let side = Point(
      (edge.x - slice.center.x) / (slice.radius + DrawingDefaults.spacing),
      (edge.y - slice.center.y) / (slice.radius + DrawingDefaults.spacing)
    )
    var block = block
    block.anchor = side.x > 0.3 ? .start : side.x < -0.3 ? .end : .middle
    add(
      block,
      at: Point(
        edge.x - size.width * (1 - side.x) / 2,
        edge.y - size.height * (1 - side.y) / 2
      )
    )
  }

  /// Of each degree the series that has its middle, those of neighbours together.
  private static func bands(
    of shares: [(start: Double, sweep: Double)],
    _ data: ChartData
  ) -> [(Int, (start: Double, sweep: Double))] {
    var bands: [(Int, (start: Double, sweep: Double))] = []
    var index = 0
    for degree in 0..<360 {
      while index < shares.count - 1, shares[index + 1].start <= Double(degree) + 0.5 { index += 1 }
      if let last = bands.last, data.marks[last.0].series == data.marks[index].series {
        bands[bands.count - 1].1.sweep += 1
      } else {
        bands.append((index, (Double(degree), 1)))
      }
    }
    return bands
  }
}
