internal import XML

extension SVGPainter {
  /// Notes of shapes that a pattern is painted over them once more, as ECharts’ decals are, and of those
  /// that do so that they are nothing else.
  mutating func findOverlays() {
    for place in shapes.indices.dropFirst() where isPattern(shapes[place]) {
      let (below, over) = (shapes[place - 1], shapes[place])
      guard let fill = below.fill, !isPattern(below), over.stroke == nil, below.box == over.box,
        let pattern = over.fill, canvas.layers[fill].region == canvas.layers[pattern].region
      else { continue }
      shapes[place - 1].overlay = pattern
      shapes[place].isOverlay = true
    }
  }

  private func isPattern(_ shape: PlacedShape) -> Bool {
    guard let fill = shape.fill, case .pattern = canvas.ink(of: fill, in: 0) else { return false }
    return true
  }
}
