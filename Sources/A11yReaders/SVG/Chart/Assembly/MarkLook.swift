/// What a mark looks like, as far as a legend repeats it.
struct MarkLook: Hashable {
  var fill: Ink
  var stroke: Ink
  var dash: String?
  var pattern: Int?
  var opacity: Int?

  init(_ node: ChartScene.Node) {
    (fill, stroke) = (node.fill, node.stroke)
    (dash, pattern) = (node.texture.dash, node.texture.pattern)
    opacity = node.texture.opacity
  }

  func isLike(_ other: MarkLook) -> Bool {
    Self.areAlike(fill, other.fill) && Self.areAlike(stroke, other.stroke)
      && (dash, pattern) == (other.dash, other.pattern) && opacity == other.opacity
  }

  private static func areAlike(_ one: Ink, _ other: Ink) -> Bool {
    one.isNone && other.isNone || one.looksLike(other)
  }
}
