/// The differences of colour that a rule file asks for.
struct VisionThresholds: Sendable {
  /// Below it two colours are one.
  var least: Double

  /// From it on two colours are safely apart.
  var safe: Double

  /// From it on two colours are plainly different, and below it they may have collapsed.
  var plain: Double

  /// How many times smaller a difference is that has collapsed.
  var collapse: Double

  /// Points below which a mark is small.
  var small: Double

  /// How many times larger the differences of small marks must be.
  var factor: Double

  static let parameters = ["least", "safe", "plain", "collapse", "small", "small-factor"]

  init(_ context: CheckContext) {
    least = context.number("least")
    safe = context.number("safe")
    plain = context.number("plain")
    collapse = context.number("collapse")
    small = context.number("small")
    factor = context.number("small-factor")
  }
}
