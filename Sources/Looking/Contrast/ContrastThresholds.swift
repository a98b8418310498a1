package import RuleCatalogue

/// The contrast that texts, graphics and outlines need.
package struct ContrastThresholds: Hashable, Sendable {
  package var text: Double
  package var largeText: Double
  package var graphic: Double

  /// What counts as large text.
  package var reading: Profile.LargeText

  /// Points an outline must be wide to stand for the shape it surrounds; for rules on shapes.
  package var outlineWidth: Double

  /// Points that must lie between two shapes for what is behind them to be seen there; for rules
  /// on shapes.
  package var gap: Double

  /// The parameters of a rule that asks for it.
  package static let parameters = ["minimum", "text-minimum", "large-text-minimum"]

  /// The parameters of a rule that asks it of shapes.
  package static let shapeParameters = parameters + ["outline-width", "gap"]

  package init(_ parameters: RuleParameters, _ reading: Profile.LargeText) {
    graphic = parameters.number("minimum")
    text = parameters.number("text-minimum")
    largeText = parameters.number("large-text-minimum")
    outlineWidth = parameters.numberIfGiven("outline-width") ?? 0
    gap = parameters.numberIfGiven("gap") ?? 0
    self.reading = reading
  }
}
