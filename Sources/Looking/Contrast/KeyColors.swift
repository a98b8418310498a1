package import A11yColor
internal import A11yModel
package import Listening

/// The colours that tell series, states, or marks from each other, in each variant.
package struct KeyColors: Derived {
  package static let place = DerivedPlace()

  private let colors: [Variant: [Color]]

  package static func derived(from facts: ComponentFacts) -> KeyColors {
    let variants = facts.component.variants
    return KeyColors(
      colors: Dictionary(variants.map { ($0, colors(in: $0, facts)) }) { first, _ in first }
    )
  }

  /// Those of a variant in the order of their parts; none where they are too many to be told apart.
  package subscript(variant: Variant) -> [Color] { colors[variant] ?? [] }

  private static func colors(in variant: Variant, _ facts: ComponentFacts) -> [Color] {
    var seen: Set<Color> = []
    var colors: [Color] = []
    for part in facts.component.parts where part.kind != .text {
      guard part.series != nil || part.state != nil,
        let rendered = facts.component.renderings[part.rendering][variant],
        let coat = rendered.fill ?? rendered.outline?.coat, let color = coat.tones.first,
        coat.tones.allSatisfy({ $0 == color }), seen.insert(color).inserted
      else { continue }
      colors.append(color)
      if colors.count == most { return [] }
    }
    return colors
  }

  /// Of more colours than this, no two are found together.
  private static let most = 24
}
