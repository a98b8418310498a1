internal import A11yModel
internal import Geometry

extension PartLayout {
  /// An indicator: what is painted before its steps, the row of them, and what is painted after.
  func indicator(remarks: inout [String]) -> Block {
    content(of: nil, remarks: &remarks)
  }

  /// What lies in a part that may hold the steps, or the progress.
  private func content(of parent: Int?, remarks: inout [String]) -> Block {
    var content = Content()
    var run: [Int] = []
    var isRowPlaced = false
    let hasRingTexts = ringTexts(in: parent) != nil
    for index in parts(in: parent) {
      let part = component.parts[index]
      guard part.role != .empty, !(hasRingTexts && isRingText(index)) else { continue }
      guard isOfItems(part) || holdsItems(index) else {
        if isThere(index, for: .component), !isBehindSteps(index) { run.append(index) }
        continue
      }
      guard !isOfItems(part) || !isRowPlaced else { continue }
      add(run, to: &content)
      run = []
      if isOfItems(part) {
        content.blocks.append(items(in: parent, remarks: &remarks))
        isRowPlaced = true
      } else {
        content.blocks.append(around(self.content(of: index, remarks: &remarks), index))
      }
    }
    add(run, to: &content)
    var block = stack(of: content.blocks)
    block.children = content.below + block.children + content.above
    return block
  }

  /// What stands one below the other, and what has a place of its own.
  private struct Content {
    var blocks: [Block] = []
    var below: [Block.Placed] = []
    var above: [Block.Placed] = []
  }

  /// Adds parts that follow one another, controls side by side.
  private func add(_ run: [Int], to content: inout Content) {
    var controls: [Block] = []
    func close() {
      if !controls.isEmpty { content.blocks.append(Block.stack(controls, .across)) }
      controls = []
    }
    for block in blocks(run, for: .component) {
      guard let first = block.firstPart.map({ component.parts[$0] }) else { continue }
      if first.role == .control {
        controls.append(block)
        continue
      }
      close()
      if let place = place(of: first) {
        let placed = Block.Placed(block, at: place)
        if content.blocks.isEmpty {
          content.below.append(placed)
        } else {
          content.above.append(placed)
        }
      } else {
        content.blocks.append(block)
      }
    }
    close()
  }

  /// Where the source says that a part stands within the component; nil where it says nothing.
  private func place(of part: Part) -> Point? {
    guard part.x != nil || part.y != nil, part.parent == nil else { return nil }
    func drawn(_ length: Double?) -> Double {
      length.map { $0 < 0 ? -(-$0).drawn : $0.drawn } ?? 0
    }
    return Point(drawn(part.x), drawn(part.y))
  }

  private func items(in parent: Int?, remarks: inout [String]) -> Block {
    component.kind == .progress ? progress(in: parent) : steps(in: parent, remarks: &remarks)
  }

  /// A part that is as large as what it holds.
  private func around(_ inner: Block, _ index: Int) -> Block {
    var block = Block(part: index, size: inner.size)
    let part = component.parts[index]
    let padding = DrawingDefaults.padding
    block.size = Scene.Size(
      width: (part.width ?? inner.size.width + 2 * padding).drawn,
      height: (part.height ?? inner.size.height + 2 * padding).drawn
    )
    block.isSizeAssumed = part.width == nil || part.height == nil
    let corner = Point(
      (block.size.width - inner.size.width) / 2,
      (block.size.height - inner.size.height) / 2
    )
    block.children = [Block.Placed(inner, at: corner)]
    return block
  }

  /// Whether a part is drawn for steps, or is the track of a progress or what it holds.
  func isOfItems(_ part: Part) -> Bool {
    if component.kind == .progress { return part.role == .track || part.role == .fill }
    if part.role == .connector || part.look != nil { return true }
    if case .step = part.subject { return true }
    return false
  }

  private func holdsItems(_ index: Int) -> Bool {
    parts(in: index).contains { isOfItems(component.parts[$0]) || holdsItems($0) }
  }
}
