/// The elements of SVG that an inert image keeps, and those of their attributes that place them or give
/// them their form.
enum InertVocabulary {
  typealias Attribute = (name: String, syntax: AttributeSyntax)

  /// The attributes by the names of the elements; nil of one that is not kept.
  static func attributes(of name: String) -> [Attribute]? { attributes[name] }

  /// What is seen only where it is referred to.
  static let resources: Set<String> = [
    "defs", "symbol", "linearGradient", "radialGradient", "clipPath", "mask", "pattern", "marker",
  ]

  /// What paints something.
  static let graphics: Set<String> = [
    "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text", "use", "image",
  ]

  /// What a style may place and size.
  static let placed: Set<String> = graphics.subtracting(["text", "line"]).union(["svg"])

  private static let attributes: [String: [Attribute]] = [
    "svg": area + view,
    "g": [],
    "defs": [],
    "symbol": area + view + reference,
    "use": area,
    "rect": area + lengths("rx", "ry") + form,
    "circle": lengths("cx", "cy", "r") + form,
    "ellipse": lengths("cx", "cy", "rx", "ry") + form,
    "line": lengths("x1", "y1", "x2", "y2") + form,
    "polyline": [("points", .numbers)] + form,
    "polygon": [("points", .numbers)] + form,
    "path": [("d", .path)] + form,
    "text": letters,
    "tspan": letters,
    "textPath": lengths("startOffset", "textLength")
      + words("lengthAdjust", "method", "spacing", "side"),
    "image": area + [("preserveAspectRatio", .ratio)] + words("image-rendering"),
    "linearGradient": lengths("x1", "y1", "x2", "y2") + gradient,
    "radialGradient": lengths("cx", "cy", "r", "fx", "fy", "fr") + gradient,
    "stop": lengths("offset"),
    "clipPath": words("clipPathUnits"),
    "mask": area + words("maskUnits", "maskContentUnits", "mask-type"),
    "pattern": area + view + words("patternUnits", "patternContentUnits")
      + [("patternTransform", .transform)],
    "marker": view + reference + lengths("markerWidth", "markerHeight", "orient")
      + words("markerUnits"),
  ]

  private static let area = lengths("x", "y", "width", "height")
  private static let view: [Attribute] = [("viewBox", .box), ("preserveAspectRatio", .ratio)]
  private static let reference = lengths("refX", "refY")
  private static let form: [Attribute] = [("pathLength", .numbers), ("shape-rendering", .words)]
  private static let gradient: [Attribute] =
    words("gradientUnits", "spreadMethod") + [("gradientTransform", .transform)]

  private static let letters: [Attribute] =
    ["x", "y", "dx", "dy"].map { ($0, .lengths) } + [("rotate", .numbers)]
    + lengths("textLength")
    + words(
      "lengthAdjust",
      "text-decoration",
      "text-rendering",
      "font-variant",
      "font-stretch"
    )

  private static func lengths(_ names: String...) -> [Attribute] { names.map { ($0, .length) } }

  private static func words(_ names: String...) -> [Attribute] { names.map { ($0, .words) } }
}
