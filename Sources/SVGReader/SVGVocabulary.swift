package import XML

extension Vocabulary {
  /// The names that are asked for in SVG files, and some that most of them have.
  ///
  /// What few files have is not among them: whether a document may use it is asked first. Attributes
  /// come first: those whose numbers are 64 apart are told apart the slower way.
  package static let svg = Vocabulary(attributes + elements)

  /// Attributes (SVG 2, appendices “Attribute Index” and “Property Index”; WAI-ARIA 1.2).
  private static let attributes = [
    "id", "class", "style", "transform", "fill", "stroke", "d", "x", "y", "width", "height", "cx",
    "cy", "r", "rx", "ry", "x1", "y1", "x2", "y2", "points", "viewBox", "opacity", "fill-opacity",
    "stroke-width", "stroke-opacity", "stroke-dasharray", "stroke-linecap", "stroke-linejoin",
    "stroke-miterlimit", "font-size", "font-family", "font-weight", "font-style", "text-anchor",
    "dominant-baseline", "dx", "dy", "rotate", "textLength", "lengthAdjust", "aria-label",
    "aria-labelledby", "aria-hidden", "aria-describedby", "aria-current", "aria-selected",
    "tabindex", "lang", "display", "visibility", "clip-path", "clip-rule", "fill-rule", "color",
    "mask", "filter", "type", "version", "space", "preserveAspectRatio", "offset", "stop-color",
    "stop-opacity", "gradientUnits", "gradientTransform", "spreadMethod", "patternUnits",
    "patternContentUnits", "patternTransform", "clipPathUnits", "markerUnits", "refX", "refY",
    "orient", "pathLength", "path", "media", "overflow", "pointer-events",
  ]

  /// Elements (SVG 2, appendix “Element Index”).
  private static let elements = [
    "svg", "g", "path", "text", "rect", "circle", "line", "use", "tspan", "defs", "clipPath",
    "title", "desc", "style", "polyline", "polygon", "ellipse", "symbol", "image", "a", "switch",
    "textPath", "tref", "foreignObject", "linearGradient", "radialGradient", "stop", "pattern",
    "marker", "mask", "filter", "metadata",
  ]
}
