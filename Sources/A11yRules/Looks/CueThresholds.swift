/// The measures from which on differences count as cues, as a rule file gives them.
struct CueThresholds: Sendable {
  /// The contrast that a cue needs to be made out.
  var contrast: Double

  /// The contrast between two colours from which on their lightness tells them apart.
  var lightness: Double

  /// Points of size or stroke width.
  var size: Double

  /// Units of font weight.
  var weight: Double

  static let parameters = ["cue-contrast", "lightness", "size", "weight"]

  init(_ context: CheckContext) {
    contrast = context.number("cue-contrast")
    lightness = context.number("lightness")
    size = context.number("size")
    weight = context.number("weight")
  }
}
