package import A11yModel
package import Geometry

/// Something to be drawn, with what lies in it and the room that it takes.
package struct Block {
  /// An index into the component's parts; nil of what only holds others together.
  package var part: Int?

  /// Of what no part paints, the element of the source that it stands for.
  package var sketch: Int?
  package var subject: Element.Subject
  package var size: Scene.Size
  package var figure = Figure.shape

  /// The element of the source that paints nothing and holds all of it; nil of any other.
  package var frame: Int?

  /// Whether its size is a default.
  package var isSizeAssumed = false

  /// What lies in it, in painting order, each with its left top corner in it.
  package var children: [Placed] = []

  /// Where a row or column of its like runs through it, from its top or its left; nil for its middle.
  package var axis: Double?

  package var anchor = Scene.Anchor.middle

  package init(part: Int? = nil, subject: Element.Subject = .component, size: Scene.Size) {
    (self.part, self.subject, self.size) = (part, subject, size)
  }

  /// What is painted of its part.
  package enum Figure: Hashable, Sendable {
    case shape
    case text([String])
    case glyph(String)
    case chart(ChartFigure)
    /// All of its box, whatever the form of the part.
    case band
    /// What a pen so many points wide leaves along a part of the circle within the edge of its box;
    /// from the top on clockwise, in degrees.
    case arc(sweep: Double, width: Double)
  }

  /// What lies in something, and where.
  package struct Placed {
    package var block: Block

    /// Its left top corner.
    package var origin: Point

    package init(_ block: Block, at origin: Point) { (self.block, self.origin) = (block, origin) }

    /// The box around it and all that it holds.
    var extent: Box { block.extent.moved(by: origin) }
  }

  /// How things stand together.
  package enum Direction: Hashable, Sendable {
    case across
    case down
  }

  /// Things beside or below one another.
  ///
  /// - Parameters:
  ///   - blocks: in their order.
  ///   - direction: how they stand.
  ///   - anchor: with which edge they stand in line, or with their middles.
  ///   - spacing: between neighbours.
  /// - Returns: what holds them.
  package static func stack(
    _ blocks: [Block],
    _ direction: Direction,
    anchor: Scene.Anchor = .middle,
    spacing: Double = DrawingDefaults.spacing
  ) -> Block {
    let breadth = blocks.map { direction == .down ? $0.size.width : $0.size.height }.max() ?? 0
    var stack = Block(size: Scene.Size(width: 0, height: 0))
    var end = 0.0
    for var block in blocks {
      if direction == .down { block.anchor = anchor }
      let own = direction == .down ? block.size.width : block.size.height
      let free = breadth - own
      let side = anchor == .start ? 0 : anchor == .end ? free : free / 2
      if !stack.children.isEmpty { end += spacing }
      stack.children.append(
        Placed(block, at: direction == .down ? Point(side, end) : Point(end, side))
      )
      end += direction == .down ? block.size.height : block.size.width
    }
    stack.size =
      direction == .down
      ? Scene.Size(width: breadth, height: end) : Scene.Size(width: end, height: breadth)
    return stack
  }
}
