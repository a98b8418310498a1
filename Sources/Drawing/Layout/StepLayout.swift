internal import A11yModel
internal import Geometry

extension PartLayout {
  /// The steps beside one another, or below, with what joins them and what runs behind them.
  ///
  /// A step shows the parts of the first look that fits its state and place, and its own: in a row its
  /// node with all else below, in a column with all else beside it.
  func steps(remarks: inout [String]) -> Block {
    let count = component.steps.isEmpty ? 1 : component.steps.count
    guard count <= DrawingDefaults.mostSteps else {
      remarks.append(
        "of its \(count) steps, those that follow one another in the same state are drawn as bands"
      )
      return bands
    }
    let looks = StepLooks(self)
    let steps = (0..<count).map { step(looks.parts(of: $0), $0) }
    let joints = (0..<(count - 1)).map { looks.connector(behind: $0, of: count) }
    return row(steps, joints)
  }

  private func step(_ parts: [Int], _ index: Int) -> Block {
    let blocks = blocks(parts, for: .step(index))
    let isVertical = component.isVertical
    guard let first = blocks.first else {
      return Block(subject: .step(index), size: Scene.Size(width: 0, height: 0))
    }
    guard isVertical else {
      var step = stack(of: blocks)
      step.axis = first.size.height / 2
      return step
    }
    let beside = blocks.firstIndex { block in
      block.part.map { component.parts[$0].kind == .text } ?? false
    }
    let node = stack(of: Array(blocks[..<(beside ?? blocks.count)]))
    let names = stack(of: Array(blocks[(beside ?? blocks.count)...]), anchor: .start)
    var step = Block.stack(names.children.isEmpty ? [node] : [node, names], .across)
    step.axis = node.size.width / 2
    return step
  }

  /// Steps whose nodes stand in line, each connector between two of them.
  private func row(_ steps: [Block], _ joints: [Int?]) -> Block {
    let isVertical = component.isVertical
    let axis = steps.map { $0.axis ?? 0 }.max() ?? 0
    var row = Block(size: Scene.Size(width: 0, height: 0))
    var nodes: [(start: Double, end: Double)] = []
    var end = 0.0
    for (index, step) in steps.enumerated() {
      let node = self.node(of: step)
      if let last = nodes.last {
        let isJoined = joints[index - 1] != nil
        let room =
          isJoined
          ? DrawingDefaults.connectorLength + 2 * DrawingDefaults.connectorGap
          : DrawingDefaults.spacing * 2
        end = max(end + DrawingDefaults.spacing, last.end + room - node.start)
      }
      nodes.append((end + node.start, end + node.end))
      let side = axis - (step.axis ?? 0)
      row.children.append(
        Block.Placed(step, at: isVertical ? Point(side, end) : Point(end, side))
      )
      end += isVertical ? step.size.height : step.size.width
      row.size.width = max(row.size.width, isVertical ? side + step.size.width : end)
      row.size.height = max(row.size.height, isVertical ? end : side + step.size.height)
    }
    row.axis = axis
    let behind = connectors(joints, nodes, axis) + lines(behind: nodes, axis)
    row.children = behind + row.children
    return row
  }

  /// Where the node of a step begins and ends along the row, with what is around it.
  private func node(of step: Block) -> (start: Double, end: Double) {
    let isVertical = component.isVertical
    guard let first = step.children.first else { return (0, 0) }
    let own = first.extent
    let node = step.children.dropFirst().map(\.extent).filter { $0.contains(own) }
      .reduce(own) { $0.union($1) }
    return isVertical ? (node.top, node.bottom) : (node.left, node.right)
  }

  private func connectors(
    _ joints: [Int?],
    _ nodes: [(start: Double, end: Double)],
    _ axis: Double
  ) -> [Block.Placed] {
    joints.enumerated().compactMap { index, joint in
      guard let joint else { return nil }
      let start = nodes[index].end + DrawingDefaults.connectorGap
      let end = nodes[index + 1].start - DrawingDefaults.connectorGap
      return line(joint, for: .step(index), from: start, to: end, axis)
    }
  }

  /// A line along the row.
  func line(
    _ part: Int,
    for subject: Element.Subject,
    from start: Double,
    to end: Double,
    _ axis: Double
  ) -> Block.Placed {
    let own = component.parts[part]
    let isVertical = component.isVertical
    let said = isVertical && own.kind != .line ? own.width : own.height
    let thickness = (said ?? DrawingDefaults.thickness).drawn
    let length = max(end - start, 0)
    let size = Scene.Size(
      width: isVertical ? thickness : length,
      height: isVertical ? length : thickness
    )
    let side = axis - thickness / 2
    let block = self.block(part, for: subject, size: size)
    return Block.Placed(block, at: isVertical ? Point(side, start) : Point(start, side))
  }
}
