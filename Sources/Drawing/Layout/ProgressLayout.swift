internal import A11yModel
internal import Geometry

extension PartLayout {
  /// The track of a progress and what fills it as far as its value says, with the texts of a ring in its
  /// middle.
  func progress(in parent: Int?) -> [Block] {
    guard let progress = component.progress else { return [] }
    let shown = parts(in: parent).filter { index in
      let part = component.parts[index]
      return isOfItems(part) && (part.state == nil || part.state == progress.state)
    }
    let thickness = shown.compactMap { component.parts[$0].height }.max()?.drawn
    let share = progress.isDeterminate ? min(max((progress.percent ?? 50) / 100, 0), 1) : 0.25
    let isBar = progress.form == .bar
    let side = DrawingDefaults.ringDiameter
    let breadth = thickness ?? DrawingDefaults.progressThickness
    var whole = Block(
      size: isBar
        ? Scene.Size(width: DrawingDefaults.barLength, height: breadth)
        : Scene.Size(width: max(side, 2 * breadth), height: max(side, 2 * breadth))
    )
    for index in shown {
      let part = component.parts[index]
      let own = (part.height ?? breadth).drawn
      let reach = part.role == .fill ? share : 1
      var block = Block(part: index, size: whole.size)
      block.isSizeAssumed = true
      if isBar {
        block.size = Scene.Size(width: whole.size.width * reach, height: own)
        whole.children.append((block, Point(0, (breadth - own) / 2)))
      } else {
        block.figure = .arc(sweep: 360 * reach, width: own)
        let inset = (breadth - own) / 2
        block.size = Scene.Size(
          width: whole.size.width - 2 * inset,
          height: whole.size.height - 2 * inset
        )
        whole.children.append((block, Point(inset, inset)))
      }
    }
    return [whole]
  }
}
