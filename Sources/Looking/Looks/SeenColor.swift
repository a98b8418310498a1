package import A11yModel

/// A colour as people with each kind of colour vision see it, ready for comparison.
package final class SeenColor: Sendable {
  package let coat: Coat

  /// One for each colour of a gradient.
  private let normal: [LabColor]
  private let protan: [LabColor]
  private let deutan: [LabColor]
  private let tritan: [LabColor]

  /// Nil where the colour is not known.
  package init?(_ coat: Coat) {
    guard !coat.tones.isEmpty else { return nil }
    self.coat = coat
    normal = coat.tones.map { LabColor($0) }
    protan = coat.tones.map { LabColor(ColorVision.protan.simulated($0)) }
    deutan = coat.tones.map { LabColor(ColorVision.deutan.simulated($0)) }
    tritan = coat.tones.map { LabColor(ColorVision.tritan.simulated($0)) }
  }

  private func colors(to vision: ColorVision?) -> [LabColor] {
    switch vision {
    case .protan: protan
    case .deutan: deutan
    case .tritan: tritan
    case nil: normal
    }
  }

  /// How different two colours are (CIEDE2000) where they are closest, to people with a deficiency
  /// or without any.
  package func difference(from other: SeenColor, to vision: ColorVision? = nil) -> Double {
    var least = Double.infinity
    for one in colors(to: vision) {
      for color in other.colors(to: vision) { least = min(least, one.difference(from: color)) }
    }
    return least
  }

  /// How far it is from grey in CIELAB, where it is farthest.
  package var chroma: Double {
    normal.map { ($0.a * $0.a + $0.b * $0.b).squareRoot() }.max() ?? 0
  }

  package var hex: String { coat.knownTones?.first?.notation ?? "" }

  /// What a person with a deficiency sees instead.
  package func hex(to vision: ColorVision) -> String {
    coat.knownTones?.first.map { vision.simulated($0).hex } ?? ""
  }
}

extension Coat {
  /// The visible colours, where they are known.
  package var knownTones: [Color]? { tones.isEmpty ? nil : tones }
}

extension Coat {
  /// Why its colours are not known.
  package var missing: String? {
    guard knownTones == nil, case .unknown(let fact) = colors else { return nil }
    return fact
  }
}
