internal import A11yModel
internal import Geometry

extension PartLayout {
  /// An indicator: what is painted before its steps, the row of them, and what is painted after.
  func indicator(remarks: inout [String]) -> Block {
    content(of: nil, remarks: &remarks)
  }

  /// What lies in a part that may hold the steps, or the progress.
  private func content(of parent: Int?, remarks: inout [String]) -> Block {
    var blocks: [Block] = []
    var controls: [Block] = []
    var isRowPlaced = false
    let hasRingTexts = ringTexts(in: parent) != nil
    func closeControls() {
      if !controls.isEmpty { blocks.append(Block.stack(controls, .across)) }
      controls = []
    }
    for index in parts(in: parent) {
      let part = component.parts[index]
      guard part.role != .empty, !(hasRingTexts && isRingText(index)) else { continue }
      if part.role == .control, isThere(index, for: .component) {
        controls.append(block(index, for: .component))
        continue
      }
      closeControls()
      if isOfItems(part) {
        if !isRowPlaced { blocks.append(items(in: parent, remarks: &remarks)) }
        isRowPlaced = true
      } else if holdsItems(index) {
        blocks.append(around(content(of: index, remarks: &remarks), index))
      } else if isThere(index, for: .component), !isBehindSteps(index) {
        blocks.append(block(index, for: .component))
      }
    }
    closeControls()
    return stack(of: blocks)
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
