package import A11yModel
package import Listening

/// What is asked of a token that is to take the place of a paint.
package struct PassingToken: Hashable, Sendable {
  /// What the paint is seen on, by variant.
  private var grounds: [Variant: [Color]] = [:]

  /// What it is to be like, in the variant where it fails.
  private let own: LabColor
  private let variant: Variant
  private let minimum: ContrastRatio

  /// The colours there that it must not be mistaken for.
  private let strangers: [Color]

  /// More colours are not looked through for each finding.
  private static let most = 2_000

  /// Nil where the paint is no single opaque colour, or what it is seen on is not known everywhere.
  ///
  /// - Parameters:
  ///   - coat: the paint.
  ///   - part: an index into the component's parts.
  ///   - variant: where it fails.
  ///   - minimum: the ratio that is to be reached.
  ///   - facts: the component.
  package init?(
    _ coat: Coat,
    _ part: Int,
    in variant: Variant,
    reaching minimum: ContrastRatio,
    _ facts: ComponentFacts
  ) {
    guard let own = coat.tones.first, coat.origin.foreground.count == 1,
      coat.origin.isForegroundOpaque, Set(coat.tones).count == 1,
      !coat.origin.background.contains(coat.origin.foreground[0])
    else { return nil }
    self.own = LabColor(own)
    self.variant = variant
    self.minimum = minimum
    let part = facts.component.parts[part]
    strangers = part.kind == .text ? [] : facts[KeyColors.self][variant].filter { $0 != own }
    for rendered in facts.component.renderings[part.rendering].variants {
      let seen = [rendered.fill, rendered.outline?.coat].compactMap(\.self)
        .first { $0.origin.foreground == coat.origin.foreground }
      guard case .known(let pairs)? = seen?.colors else { return nil }
      grounds[rendered.variant] = pairs.map(\.background)
    }
  }

  /// The token that does in every variant and is most like the paint; nil where none does.
  func name(in document: Document) -> String? {
    var best: (name: String, difference: Double)?
    var known: Set<String> = []
    for token in (document.palette + document.imported).prefix(Self.most)
    // What its name means is what is defined first.
    where known.insert(token.name).inserted && reaches(token) {
      guard let color = token[variant] else { continue }
      let look = LabColor(color)
      let difference = own.difference(from: look)
      guard (difference, token.name) < (best?.difference ?? .infinity, best?.name ?? ""),
        strangers.allSatisfy({ LabColor($0).difference(from: look) >= PassingColors.least })
      else { continue }
      best = (token.name, difference)
    }
    return best?.name
  }

  private func reaches(_ token: Token) -> Bool {
    grounds.allSatisfy { variant, grounds in
      guard let color = token[variant], color.alpha == 1 else { return false }
      return grounds.allSatisfy { ContrastRatio(color, $0) >= minimum }
    }
  }
}
