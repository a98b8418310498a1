internal import A11yModel
internal import Geometry

extension PartLayout {
  /// Very many steps: those that follow one another in the same state as one band.
  var bands: Block {
    let looks = StepLooks(self)
    let count = component.steps.count
    let most = DrawingDefaults.mostSteps
    let length = 2 * DrawingDefaults.barLength
    var bands: [(part: Int, step: Int, start: Int, end: Int)] = []
    for column in 0..<most {
      let start = column * count / most
      let shown = looks.parts(of: start).first { component.parts[$0].kind != .text }
      guard let shown else { continue }
      if let last = bands.last, last.part == shown, last.end == column {
        bands[bands.count - 1].end = column + 1
      } else {
        bands.append((shown, start, column, column + 1))
      }
    }
    let thickness = DrawingDefaults.shape
    let share = length / Double(most)
    let isVertical = component.isVertical
    var row = Block(
      size: isVertical
        ? Scene.Size(width: thickness, height: length)
        : Scene.Size(width: length, height: thickness)
    )
    row.children = bands.map { band in
      let (start, own) = (Double(band.start) * share, Double(band.end - band.start) * share)
      var block = Block(
        part: band.part,
        subject: .step(band.step),
        size: isVertical
          ? Scene.Size(width: thickness, height: own) : Scene.Size(width: own, height: thickness)
      )
      block.figure = .band
      block.isSizeAssumed = true
      return Block.Placed(block, at: isVertical ? Point(0, start) : Point(start, 0))
    }
    return row
  }
}
