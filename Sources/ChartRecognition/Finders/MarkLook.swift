internal import Geometry

/// What a mark looks like, as far as a legend repeats it.
struct MarkLook: Hashable {
  var fill: Ink
  var stroke: Ink
  var dash: String?
  var pattern: Int?
  var opacity: Int?

  /// The form of a point, or that of the points on a line.
  var form: PointForm?

  /// - Parameters:
  ///   - node: a mark.
  ///   - form: its form, where that tells anything.
  init(_ node: ChartScene.Node, form: PointForm? = nil) {
    (fill, stroke) = (node.fill, node.stroke)
    (dash, pattern) = (node.texture.dash, node.texture.pattern)
    opacity = node.texture.opacity
    self.form = form
  }

  /// The colour that tells it from its like: that of its inside, else of its outline.
  var key: Ink { fill.isNone ? stroke : fill }

  /// Whether a legend that shows it explains another, which may have no form.
  func isLike(_ other: MarkLook) -> Bool {
    Self.areAlike(fill, other.fill) && Self.areAlike(stroke, other.stroke)
      && (dash, pattern) == (other.dash, other.pattern) && opacity == other.opacity
      && (other.form == nil || form == other.form)
  }

  private static func areAlike(_ one: Ink, _ other: Ink) -> Bool {
    one.isNone && other.isNone || one.looksLike(other)
  }
}
