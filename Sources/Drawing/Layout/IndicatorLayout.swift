internal import A11yModel
internal import Geometry

extension PartLayout {
  /// An indicator: what is painted before its steps, the row of them, and what is painted after.
  func indicator(remarks: inout [String]) -> Block {
    var content = Content()
    var run: [Int] = []
    var isRowPlaced = false
    let hasRingTexts = ringTexts != nil
    for index in parts(in: nil) {
      let part = component.parts[index]
      guard part.role != .empty, !(hasRingTexts && isRingText(index)) else { continue }
      guard isOfItems(part) else {
        if isThere(index, for: .component), !isBehindSteps(index) { run.append(index) }
        continue
      }
      guard !isRowPlaced else { continue }
      add(run, to: &content)
      run = []
      content.blocks.append(component.kind == .progress ? progress : steps(remarks: &remarks))
      isRowPlaced = true
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
    guard part.x != nil || part.y != nil else { return nil }
    func drawn(_ length: Double?) -> Double {
      length.map { $0 < 0 ? -(-$0).drawn : $0.drawn } ?? 0
    }
    return Point(drawn(part.x), drawn(part.y))
  }

  /// Whether a part is drawn for steps, or is the track of a progress or what it holds.
  func isOfItems(_ part: Part) -> Bool {
    if component.kind == .progress { return part.role == .track || part.role == .fill }
    if part.role == .connector || part.look != nil { return true }
    if case .step = part.subject { return true }
    return false
  }
}
