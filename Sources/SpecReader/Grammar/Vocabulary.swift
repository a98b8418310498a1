internal import A11yModel

/// Where a stroke lies on a shape's edge.
enum StrokeAlignment: String, CaseIterable, Sendable {
  case inside
  case center
  case outside
}

/// The form of what responds to a touch or a click.
enum HitShape: String, CaseIterable, Sendable {
  case rectangle
  case circle
  case capsule

  var form: HitArea.Form {
    switch self {
    case .rectangle: .rectangle
    case .circle: .circle
    case .capsule: .capsule
    }
  }
}

/// What begins an animation.
enum AnimationStart: String, CaseIterable, Sendable {
  case automatic
  case user
}

/// The names of weights (CSS Fonts 4, section 2.4, and the platform's own).
enum FontWeight {
  static let names = ["emphasized"] + values.keys.sorted()

  static let values: [String: Double] = [
    "ultra-light": 100, "thin": 200, "light": 300, "regular": 400, "medium": 500, "semibold": 600,
    "bold": 700, "heavy": 800, "black": 900,
  ]
}

extension Variant {
  /// What the attribute means that gives a palette's colour in this variant.
  var summary: String {
    "The colour in the \(appearance.base.rawValue) appearance"
      + (appearance.isHighContrast ? " with increased contrast" : "")
      + (surface == .elevated ? ", on a sheet or popover." : ".")
  }
}
