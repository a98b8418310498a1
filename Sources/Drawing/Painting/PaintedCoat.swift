internal import A11yModel
internal import XML

/// What one paint of a part is drawn with: colours of the audit in one variant, in a form that is the
/// same in all of them.
struct PaintedCoat {
  /// Opaque colours from left to right; none where nothing is painted, or nobody knows.
  private(set) var tones: [Color] = []
  let isUnknown: Bool

  /// The same as they are written.
  var colors: [String] { tones.map(\.hex) }

  /// - Parameters:
  ///   - coat: of the variant; nil where the part is not painted in it.
  ///   - vision: who looks.
  init(_ coat: Coat?, seenBy vision: Vision?) {
    guard let coat else {
      isUnknown = false
      return
    }
    switch coat.colors {
    case .unknown:
      // What hides the page is known though nobody knows the page.
      tones = coat.tones.allSatisfy { $0.alpha >= 1 } ? Self.shown(coat.tones, vision) : []
      isUnknown = tones.isEmpty
    case .known(let pairs):
      tones = Self.shown(pairs.map { $0.foreground }, vision)
      isUnknown = pairs.isEmpty
    }
  }

  /// As they are seen, each that differs from the one before.
  private static func shown(_ colors: [Color], _ vision: Vision?) -> [Color] {
    let seen = colors.prefix(mostStops).map { vision?.seen($0) ?? $0 }
    guard seen.count > 1 else { return seen }
    return seen.reduce(into: []) { shown, color in
      if shown.last?.hex != color.hex { shown.append(color) }
    }
  }

  /// No gradient has more stops.
  private static let mostStops = 32
}

/// The form of a paint in all variants of a component.
struct CoatForm {
  /// How many colours it has at most.
  let count: Int

  /// Whether several colours are there because several lie behind, and do not run into one another.
  let isStepped: Bool

  /// Whether it is not known in some variant.
  let isUnknown: Bool

  /// Nil where the part is never painted.
  init?(_ coats: [Coat]) {
    guard !coats.isEmpty else { return nil }
    let painted = coats.map { PaintedCoat($0, seenBy: nil) }
    count = painted.map(\.tones.count).max() ?? 0
    isUnknown = painted.contains(where: \.isUnknown)
    isStepped = coats.contains { coat in
      guard case .known(let pairs) = coat.colors, let first = pairs.first else { return false }
      return pairs.contains { $0.background != first.background }
    }
  }
}
