internal import Geometry
internal import SVGPainting

extension PlacedShape {
  /// Takes on the outline of a shape that is painted next, where that is the outline of this one: cairo
  /// and gnuplot paint a bar and its border as two shapes.
  ///
  /// - Parameters:
  ///   - next: what is painted next.
  ///   - canvas: where it is painted.
  /// - Returns: whether it is.
  mutating func takeOutline(_ next: PlacedShape, on canvas: Canvas) -> Bool {
    guard fill != nil, stroke == nil, next.fill == nil, let layer = next.stroke,
      box.isOutlined(by: next.box, width: next.strokeWidth),
      canvas.layers[layer].region?.goesAround ?? false
    else { return false }
    (stroke, strokeWidth, dash) = (next.stroke, next.strokeWidth, next.dash)
    return true
  }
}
