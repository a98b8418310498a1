package import A11yModel
package import Geometry

/// What is painted in a chart alone, seen from the left top corner of its box.
package enum ChartFigure: Hashable, Sendable {
  case slice(ChartSlice)
  /// What a pen so many points wide leaves along a line.
  case line(ChartCurve, width: Double)
  /// What lies between a line and what it stands on.
  case area(ChartCurve)
  /// Upright rectangles.
  case bands([Box])
  /// The shape of a point.
  case marker(Part.Shape, Scene.Size)

  /// The same where its box has its corner.
  package func placed(at corner: Point) -> Scene.Figure {
    switch self {
    case .slice(var slice):
      slice.center = slice.center + corner
      return .area(.path(slice.path))
    case .line(let curve, let width):
      return .stroke(.path(curve.moved(by: corner).line), width: width)
    case .marker(let shape, let size):
      var part = Part(kind: .shape, role: .mark, source: 0, rendering: 0)
      part.shape = shape
      let box = Box(x: corner.x, y: corner.y, width: size.width, height: size.height)
      return Scene.Figure(part, in: box)
    case .bands(let boxes):
      let paths = boxes.map { box in
        let box = box.moved(by: corner)
        return "M\(box.left.written) \(box.top.written)h\(box.width.written)v\(box.height.written)"
          + "h\((-box.width).written)z"
      }
      return .area(.path(paths.joined()))
    case .area(let curve): return .area(.path(curve.moved(by: corner).area))
    }
  }
}
