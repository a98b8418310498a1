internal import A11yModel
internal import Geometry

extension PartLayout {
  /// The track of a progress and what fills it as far as its value says, with the texts of a ring in its
  /// middle.
  var progress: Block {
    let isBar = component.progress?.form == .bar
    let side = max(DrawingDefaults.ringDiameter, 2 * breadth)
    var whole = Block(
      size: isBar
        ? Scene.Size(width: DrawingDefaults.barLength, height: breadth)
        : Scene.Size(width: side, height: side)
    )
    for index in lines {
      let part = component.parts[index]
      let own = (part.height ?? breadth).drawn
      let inset = (breadth - own) / 2
      let share = part.role == .fill ? filledShare : 1
      var block = Block(part: index, size: whole.size)
      if isBar {
        block.size = Scene.Size(width: whole.size.width * share, height: own)
        whole.children.append(Block.Placed(block, at: Point(0, inset)))
      } else {
        block.figure = .arc(sweep: 360 * share, width: own)
        block.size = Scene.Size(width: side - 2 * inset, height: side - 2 * inset)
        whole.children.append(Block.Placed(block, at: Point(inset, inset)))
      }
    }
    if let inner = ringTexts {
      let corner = Point((side - inner.size.width) / 2, (side - inner.size.height) / 2)
      whole.children.append(Block.Placed(inner, at: corner))
    }
    return whole
  }

  /// The texts that stand in the middle of a ring; nil where there are none, or they do not fit.
  var ringTexts: Block? {
    guard component.kind == .progress, component.progress?.form != .bar else { return nil }
    let texts = parts(in: nil).filter { isRingText($0) && isThere($0, for: .component) }
    guard !texts.isEmpty, !lines.isEmpty else { return nil }
    let inner = stack(of: texts.map { block($0, for: .component) }, spacing: 0)
    let room = max(DrawingDefaults.ringDiameter, 2 * breadth) - 2 * breadth
    let (width, height) = (inner.size.width, inner.size.height)
    return width * width + height * height <= room * room ? inner : nil
  }

  func isRingText(_ index: Int) -> Bool {
    [.text, .glyph].contains(component.parts[index].kind)
      && component.parts[index].role == .plain
  }

  /// The tracks and fills of the state that the progress is in.
  private var lines: [Int] {
    parts(in: nil).filter { isOfItems(component.parts[$0]) && isThere($0, for: .component) }
  }

  private var breadth: Double {
    lines.compactMap { component.parts[$0].height }.max()?.drawn
      ?? DrawingDefaults.progressThickness
  }

  /// How much of the track is filled; of what shows no value, a quarter.
  private var filledShare: Double {
    guard let progress = component.progress, progress.isDeterminate else { return 0.25 }
    return min(max((progress.percent ?? 50) / 100, 0), 1)
  }
}
