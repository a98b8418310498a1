package import A11yModel

/// How far two colours stay apart for people with a colour-vision deficiency.
package struct VisionDifference: Sendable {
  package let standing: Standing

  /// The deficiency for which it is told, and what is left for it of the difference.
  package let vision: ColorVision
  package let difference: Double

  /// How far they are apart for people who see all colours.
  package let normal: Double

  /// From which difference on they are safely apart.
  package let threshold: Double
  private let one: SeenColor
  private let other: SeenColor

  package enum Standing {
    case apart
    case close
    case one
  }

  /// Nil where the two are one colour to everybody: that is for another rule.
  package init?(
    _ one: SeenColor,
    _ other: SeenColor,
    extent: Double?,
    _ thresholds: VisionThresholds
  ) {
    normal = one.difference(from: other)
    guard normal >= thresholds.least else { return nil }
    let factor = (extent ?? .infinity) < thresholds.small ? thresholds.factor : 1
    let protan = one.difference(from: other, to: .protan)
    let deutan = one.difference(from: other, to: .deutan)
    let worst = protan <= deutan ? (ColorVision.protan, protan) : (ColorVision.deutan, deutan)
    let tritan = one.difference(from: other, to: .tritan)
    let hasCollapsed =
      normal >= thresholds.plain * factor && worst.1 < thresholds.plain * factor
      && normal / worst.1 > thresholds.collapse
    threshold = factor * thresholds.safe
    if worst.1 < thresholds.least * factor || hasCollapsed {
      (standing, vision, difference) = (.one, worst.0, worst.1)
    } else if worst.1 < threshold {
      (standing, vision, difference) = (.close, worst.0, worst.1)
    } else if tritan < thresholds.least * factor {
      // The simulation is weak for this deficiency; it warns and no more.
      (standing, vision, difference) = (.close, .tritan, tritan)
    } else {
      (standing, vision, difference) = (.apart, worst.0, worst.1)
    }
    (self.one, self.other) = (one, other)
  }

  package var coats: (Coat, Coat) { (one.coat, other.coat) }

  /// Whether the two are as close to people who see all colours, as two greys are.
  package var isCloseToAll: Bool { difference >= Self.share * normal && normal < threshold }

  /// How much of a difference is left where a deficiency takes next to nothing of it.
  private static let share = 0.9

  /// The colours, and as they are seen with the deficiency.
  package var colors: String { "\(one.hex) and \(other.hex)" }
  package var simulated: String { "\(one.hex(to: vision)) and \(other.hex(to: vision))" }
}
