internal import A11yModel
internal import Geometry

extension PartLayout {
  /// Parts that stand together, and those that are around or over one of them in its place.
  func stack(
    of blocks: [Block],
    _ direction: Block.Direction = .down,
    anchor: Scene.Anchor = .middle,
    spacing: Double = DrawingDefaults.spacing
  ) -> Block {
    var places: [Int: Int] = [:]
    var frames: [Int: Int] = [:]
    var free: [Block] = []
    var bound: [(block: Block, host: Int)] = []
    for block in blocks {
      if let host = host(of: block, among: places, frames) {
        bound.append((block, host))
        if let part = block.part { places[part] = host }
      } else {
        if let part = block.part { places[part] = free.count }
        if let frame = block.frame { frames[frame] = free.count }
        free.append(block)
      }
    }
    var stack = Block.stack(free, direction, anchor: anchor, spacing: spacing)
    for index in free.indices.reversed() {
      let (host, origin) = (stack.children[index].block, stack.children[index].origin)
      for var block in bound.reversed() where block.host == index {
        let distance = block.block.part.map { self.distance(around: component.parts[$0]) } ?? nil
        if let distance { block.block = surrounding(host, by: distance, block.block) }
        let corner = Point(
          origin.x + (host.size.width - block.block.size.width) / 2,
          origin.y + (host.size.height - block.block.size.height) / 2
        )
        stack.children.insert(Block.Placed(block.block, at: corner), at: index + 1)
      }
    }
    return stack
  }

  /// The place of the block that another is around or over.
  private func host(
    of block: Block,
    among places: [Int: Int],
    _ frames: [Int: Int]
  ) -> Int? {
    guard let part = block.part.map({ component.parts[$0] }) else { return nil }
    return (part.around ?? part.over).flatMap { places[$0] }
      ?? part.aroundFrame.flatMap { frames[$0] }
  }

  /// How far the edge of a part stands from what it is around; nil where it is around nothing.
  func distance(around part: Part) -> Double? {
    guard part.around != nil || part.aroundFrame != nil else { return nil }
    let inside = component.rendering(of: part).variants.compactMap { $0.outline?.insideWidth }.max()
    return ((part.gap ?? 0) + (inside ?? 0)).drawn
  }

  func surrounding(_ host: Block, by distance: Double, _ block: Block) -> Block {
    guard let index = block.part else { return block }
    let size = Scene.Size(
      width: host.size.width + 2 * distance,
      height: host.size.height + 2 * distance
    )
    return self.block(index, for: block.subject, size: size)
  }
}
