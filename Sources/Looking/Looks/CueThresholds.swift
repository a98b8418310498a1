package import RuleCatalogue

/// The measures from which on differences count as cues, as a rule file gives them.
package struct CueThresholds: Sendable {
  /// The contrast that a cue needs to be made out.
  package var contrast: Double

  /// The contrast between two colours from which on their lightness tells them apart.
  package var lightness: Double

  /// Points of size or stroke width.
  var size: Double

  /// Units of font weight.
  var weight: Double

  package static let parameters = ["cue-contrast", "lightness", "size", "weight"]

  package init(_ parameters: RuleParameters) {
    contrast = parameters.number("cue-contrast")
    lightness = parameters.number("lightness")
    size = parameters.number("size")
    weight = parameters.number("weight")
  }
}
