package import A11yModel
package import Geometry

extension Scene {
  /// Adds a block with all that lies in it, its left top corner at a point.
  package mutating func add(_ block: Block, at origin: Point, of component: Component) {
    let box = Box(
      x: origin.x,
      y: origin.y,
      width: block.size.width,
      height: block.size.height
    )
    if let index = block.part {
      for (figure, box) in Self.figures(of: block, component.parts[index], in: box) {
        var item = Item(part: index, subject: block.subject, figure: figure, box: box)
        item.isSizeAssumed = block.isSizeAssumed
        items.append(item)
      }
    } else if let source = block.sketch {
      let plain = Part(kind: .shape, role: .mark, source: source, rendering: 0)
      for (figure, box) in Self.figures(of: block, plain, in: box) {
        sketches.append(Sketch(source: source, subject: block.subject, figure: figure, box: box))
      }
    }
    for child in block.children {
      add(
        child.block,
        at: Point(origin.x + child.origin.x, origin.y + child.origin.y),
        of: component
      )
    }
  }

  /// What a block paints of its own: of a text, each line.
  private static func figures(of block: Block, _ part: Part, in box: Box) -> [(Figure, Box)] {
    switch block.figure {
    case .arc(let sweep, let width):
      return [(.arc(in: box, sweep: sweep, width: width), box)]
    case .glyph(let symbol): return [(.glyph(symbol), box)]
    case .chart(let figure): return [(figure.placed(at: Point(box.left, box.top)), box)]
    case .band: return [(.rectangle(box, radius: 0), box)]
    case .shape: return [(Figure(part, in: box), box)]
    case .text(let lines):
      let extent = TextExtent(part.textStyle)
      let x = block.anchor == .start ? box.left : block.anchor == .end ? box.right : box.center.x
      return lines.enumerated().map { number, line in
        let top = box.top + Double(number) * extent.lineHeight
        let own = Box(x: box.left, y: top, width: box.width, height: extent.lineHeight)
        return (.text(line, at: Point(x, top + extent.baseline), anchor: block.anchor), own)
      }
    }
  }

  /// Adds a block and makes the scene as large as that takes, with a margin.
  mutating func show(_ block: Block, of component: Component) {
    let outer = block.extent
    let margin = DrawingDefaults.margin
    size = Size(width: outer.width + 2 * margin, height: outer.height + 2 * margin)
    add(block, at: Point(margin - outer.left, margin - outer.top), of: component)
  }
}

extension Block {
  /// The box around all that it holds, seen from its left top corner.
  var extent: Box {
    children.reduce(Box(x: 0, y: 0, width: size.width, height: size.height)) {
      $0.union($1.extent)
    }
  }
}

extension Box {
  func moved(by shift: Point) -> Box {
    Box(x: left + shift.x, y: top + shift.y, width: width, height: height)
  }
}
