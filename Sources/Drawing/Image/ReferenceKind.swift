/// What may refer to what in an inert image.
enum ReferenceKind {
  case paint
  case gradient
  case pattern
  case clip
  case mask
  case marker
  case copy
  case course

  /// What is referred to, by its names.
  var targets: Set<String> {
    switch self {
    case .paint: ["linearGradient", "radialGradient", "pattern"]
    case .gradient: ["linearGradient", "radialGradient"]
    case .pattern: ["pattern"]
    case .clip: ["clipPath"]
    case .mask: ["mask"]
    case .marker: ["marker"]
    case .copy: Self.graphics.union(["svg", "symbol", "g", "a", "switch", "use", "text", "image"])
    case .course: Self.graphics
    }
  }

  /// What the address of an element is for; nil where it is none that is kept.
  static func address(of name: String) -> ReferenceKind? {
    switch name {
    case "use": .copy
    case "linearGradient", "radialGradient": .gradient
    case "pattern": .pattern
    case "textPath": .course
    default: nil
    }
  }

  private static let graphics: Set<String> = [
    "path", "rect", "circle", "ellipse", "line", "polyline", "polygon",
  ]
}
