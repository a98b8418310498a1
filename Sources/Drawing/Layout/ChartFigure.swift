package import Geometry

/// What is painted in a chart alone, seen from the left top corner of its box.
package enum ChartFigure: Hashable, Sendable {
  case slice(ChartSlice)
  /// What a pen so many points wide leaves along a line.
  case line(ChartCurve, width: Double)
  /// What lies between a line and what it stands on.
  case area(ChartCurve)

  /// The same where its box has its corner.
  package func placed(at corner: Point) -> Scene.Figure {
    switch self {
    case .slice(var slice):
      slice.center = slice.center + corner
      return .area(.path(slice.path))
    case .line(let curve, let width):
      return .stroke(.path(curve.moved(by: corner).line), width: width)
    case .area(let curve): return .area(.path(curve.moved(by: corner).area))
    }
  }
}
