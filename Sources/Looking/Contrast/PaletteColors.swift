package import A11yModel
package import Listening

/// The colours that take the place of a palette's, found together: two that are told apart stay so.
package struct PaletteColors: Sendable {
  private var choices: [Key: Choice] = [:]

  /// By variant and token, what its colour is seen on.
  package var grounds: [Variant: [String: [Color]]] = [:]

  package init() {}

  private struct Key: Hashable {
    var color: Color
    var variant: Variant
  }

  /// What takes the place of a colour, and what was asked for.
  package struct Choice: Sendable {
    package var color: Color

    /// Whether it is told from the others as well as the old one was.
    package var fitsPalette: Bool
    package var minimum: ContrastRatio
    package var others: [Color]

    package init(color: Color, fitsPalette: Bool, minimum: ContrastRatio, others: [Color]) {
      (self.color, self.fitsPalette) = (color, fitsPalette)
      (self.minimum, self.others) = (minimum, others)
    }
  }

  /// A difference (CIEDE2000) at which people tell two colours of a key apart; ours.
  package static let least = 10.0

  /// What takes the place of a colour in a variant; nil where it stays.
  package subscript(_ color: Color, _ variant: Variant) -> Choice? {
    get { choices[Key(color: color, variant: variant)] }
    set { choices[Key(color: color, variant: variant)] = newValue }
  }
}

extension ComponentFacts {
  /// The colours of a variant that tell series, states, or marks from each other.
  package func palette(in variant: Variant) -> [Color] {
    var seen: Set<Color> = []
    var colors: [Color] = []
    for part in component.parts where part.kind != .text {
      guard part.series != nil || part.state != nil,
        let rendered = component.renderings[part.rendering][variant],
        let coat = rendered.fill ?? rendered.outline?.coat, let color = coat.tones.first,
        coat.tones.allSatisfy({ $0 == color }), seen.insert(color).inserted
      else { continue }
      colors.append(color)
      if colors.count == Self.mostOfPalette { return [] }
    }
    return colors
  }

  /// Of more colours than this, no two are found together.
  private static let mostOfPalette = 24
}
