package import Geometry

/// Where something stands that is drawn.
package struct Spot: Hashable, Sendable {
  /// The box around it.
  package var box: Box

  /// A point in its midst, where much of its box is not it, as of a line or a slice; nil where all of it is.
  package var point: Point?

  package init(_ box: Box, _ point: Point? = nil) { (self.box, self.point) = (box, point) }

  init(_ region: Region, around box: Box) {
    self.init(box, UprightRectangle(region) == nil ? region.heart : nil)
  }

  /// Where somebody points at it.
  package var middle: Point { point ?? box.center }

  /// How far it reaches.
  var extent: Double { max(box.width, box.height) }

  /// The same with its axes exchanged.
  package var onItsSide: Spot {
    let turned = Box(left: box.top, top: box.left, right: box.bottom, bottom: box.right)
    return Spot(turned, point.map { Point($0.y, $0.x) })
  }

  func scaled(by factor: Double) -> Spot {
    let scaled = Box(
      x: box.left * factor,
      y: box.top * factor,
      width: box.width * factor,
      height: box.height * factor
    )
    return Spot(scaled, point.map { $0 * factor })
  }
}
