package import Geometry

/// The plane that the marks of a chart stand on.
///
/// Categories follow one another to the right and values grow upwards; of lying bars, categories
/// follow one another downwards and values grow to the right.
package struct ChartPlot: Hashable, Sendable {
  package var box: Box
  package var scale: ChartScale
  package var isLying = false

  package init(box: Box, scale: ChartScale, isLying: Bool = false) {
    (self.box, self.scale, self.isLying) = (box, scale, isLying)
  }

  /// The line that stands for a value.
  package func level(_ value: Double) -> Double {
    let share = scale.share(of: value)
    return isLying ? box.left + box.width * share : box.bottom - box.height * share
  }

  /// Where a value stands, so many points along the categories.
  package func point(along distance: Double, _ value: Double) -> Point {
    isLying
      ? Point(level(value), box.top + distance) : Point(box.left + distance, level(value))
  }

  /// What lies between two values, from so many points along the categories on.
  package func box(
    along distance: Double,
    breadth: Double,
    from base: Double,
    to end: Double
  ) -> Box {
    Box(around: [point(along: distance, base), point(along: distance + breadth, end)])
  }
}
