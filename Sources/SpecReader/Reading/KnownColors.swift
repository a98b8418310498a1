internal import Palettes

/// What has been read: expressions by their texts, and the colours of other files that are used.
final class KnownColors {
  var expressions: [String: ColorExpression] = [:]
  var imported: (palette: ImportedPalette, sources: [Int])?
  var colors: [ForeignColor] = []

  /// Whether one of them is of the project.
  var usesProject = false
}
