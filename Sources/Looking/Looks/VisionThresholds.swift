package import RuleCatalogue

/// The differences of colour that a rule file asks for.
package struct VisionThresholds: Sendable {
  /// Below it two colours are one.
  package var least: Double

  /// From it on two colours are safely apart.
  package var safe: Double

  /// From it on two colours are plainly different, and below it they may have collapsed.
  package var plain: Double

  /// How many times smaller a difference is that has collapsed.
  package var collapse: Double

  /// Points below which a mark is small.
  package var small: Double

  /// How many times larger the differences of small marks must be.
  package var factor: Double

  package static let parameters = ["least", "safe", "plain", "collapse", "small", "small-factor"]

  package init(_ parameters: RuleParameters) {
    least = parameters.number("least")
    safe = parameters.number("safe")
    plain = parameters.number("plain")
    collapse = parameters.number("collapse")
    small = parameters.number("small")
    factor = parameters.number("small-factor")
  }
}
