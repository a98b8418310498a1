internal import Geometry

/// Where a piece of a text lies on the device.
struct TextBox: Hashable, Sendable {
  /// Which span it shows.
  var span: Int

  /// From the ascent of its font to the descent.
  var area: Parallelogram

  /// Pixels of the device, through all transformations.
  var fontSize: Double

  /// Whether its width is an estimate, as of every text whose font is not at hand; not where the
  /// author says it.
  var isWidthEstimated: Bool
}
