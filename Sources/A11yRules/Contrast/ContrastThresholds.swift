internal import A11yModel

/// The contrast that texts, graphics and outlines need.
struct ContrastThresholds: Hashable, Sendable {
  var text: Double
  var largeText: Double
  var graphic: Double

  /// What counts as large text.
  var reading: Profile.LargeText

  /// Points an outline must be wide to stand for the shape it surrounds; for rules on shapes.
  var outlineWidth: Double

  /// Points that must lie between two shapes for what is behind them to be seen there; for rules
  /// on shapes.
  var gap: Double

  /// The parameters of a rule that asks for it.
  static let parameters = ["minimum", "text-minimum", "large-text-minimum"]

  /// The parameters of a rule that asks it of shapes.
  static let shapeParameters = parameters + ["outline-width", "gap"]

  init(_ context: CheckContext) {
    graphic = context.number("minimum")
    text = context.number("text-minimum")
    largeText = context.number("large-text-minimum")
    outlineWidth = context.numberIfGiven("outline-width") ?? 0
    gap = context.numberIfGiven("gap") ?? 0
    reading = context.largeText
  }
}
