internal import A11yModel
internal import Geometry

// What lies in shapes that paint nothing.
extension PartLayout {
  /// Parts in their order, those in a shape that paints nothing within its room.
  func blocks(_ parts: [Int], for subject: Element.Subject) -> [Block] {
    var blocks: [Block] = []
    var rest = parts[...]
    while let first = rest.first {
      let frame = frame(of: first)
      let run = frame == nil ? rest.prefix(1) : rest.prefix { self.frame(of: $0) == frame }
      rest = rest.dropFirst(run.count)
      if let frame {
        blocks.append(framed(stack(of: run.map { block($0, for: subject) }), frame))
      } else {
        blocks.append(surrounding(block(first, for: subject)))
      }
    }
    return blocks
  }

  /// The outermost shape that paints nothing and holds a part, within what the part lies in.
  private func frame(of index: Int) -> Int? {
    guard !component.frames.isEmpty else { return nil }
    let part = component.parts[index]
    let end = part.parent.map { component.parts[$0].source } ?? component.source
    var outermost: Int?
    var next = document.sources[part.source].parent
    while let source = next, source > end {
      if component.frames[source] != nil { outermost = source }
      next = document.sources[source].parent
    }
    return outermost
  }

  private func framed(_ inner: Block, _ frame: Int) -> Block {
    let said = component.frames[frame]
    var block = Block(
      size: Scene.Size(
        width: (said?.width ?? inner.size.width).drawn,
        height: (said?.height ?? inner.size.height).drawn
      )
    )
    block.frame = frame
    let corner = Point(
      (block.size.width - inner.size.width) / 2,
      (block.size.height - inner.size.height) / 2
    )
    block.children = [Block.Placed(inner, at: corner)]
    return block
  }

  /// What surrounds a shape that paints nothing and holds nothing is as large as it would be around it.
  private func surrounding(_ block: Block) -> Block {
    guard let index = block.part, let source = component.parts[index].aroundFrame,
      let frame = component.frames[source], let width = frame.width, let height = frame.height
    else { return block }
    let host = Block(size: Scene.Size(width: width.drawn, height: height.drawn))
    return surrounding(host, by: distance(around: component.parts[index]) ?? 0, block)
  }
}

extension Block {
  /// The first part in it that paints.
  var firstPart: Int? { part ?? children.lazy.compactMap { $0.block.firstPart }.first }
}
