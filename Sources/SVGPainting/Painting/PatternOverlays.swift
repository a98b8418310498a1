internal import A11yModel

extension SVGPainter {
  /// How far the colours of a pattern lie from that below at least, for people to see it (CIEDE2000).
  private static let leastDifference = 5.0

  /// Notes of shapes that a pattern is painted over them once more, as ECharts’ decals are, and of those
  /// that do so that they are nothing else.
  mutating func findOverlays() {
    for place in shapes.indices.dropFirst() where isPattern(shapes[place]) {
      let (below, over) = (shapes[place - 1], shapes[place])
      guard let fill = below.fill, !isPattern(below), over.stroke == nil, below.box == over.box,
        let pattern = over.fill, canvas.layers[fill].region == canvas.layers[pattern].region
      else { continue }
      if isSeen(pattern, on: fill) { shapes[place - 1].overlay = pattern }
      shapes[place].isOverlay = true
    }
  }

  /// Whether any colour of a pattern differs from the one colour of a layer below.
  private func isSeen(_ pattern: Int, on fill: Int) -> Bool {
    guard case .pattern(let tile) = canvas.ink(of: pattern, in: 0),
      case .color(let below) = canvas.ink(of: fill, in: 0)
    else { return false }
    return tile.colors.contains { color in
      LabColor(color.composited(over: below)).difference(from: LabColor(below))
        >= Self.leastDifference
    }
  }

  private func isPattern(_ shape: PlacedShape) -> Bool {
    guard let fill = shape.fill, case .pattern = canvas.ink(of: fill, in: 0) else { return false }
    return true
  }
}
