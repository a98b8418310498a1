internal import CSS

/// Characters of a text that have one style, with where they are put (SVG 2, section 11.4).
///
/// Lengths are in user units.
struct TextSpan: Hashable, Sendable {
  /// The characters that are shown, once white space is collapsed.
  var text: String

  var fontSize: Double
  var typeface = Typeface.sansSerif
  var isBold = false
  var letterSpacing = 0.0
  var wordSpacing = 0.0
  var baseline = TextBaseline.alphabetic

  /// How far the text is raised, as `baseline-shift` does.
  var shift = 0.0

  /// Where a chunk that begins here has its given place.
  var anchor = TextAnchor.start

  /// Whether lines run from right to left, so that a chunk starts at its right end.
  var isRightToLeft = false

  /// Where each character is put, and by how much it and all after it are moved; one entry for each
  /// of the first characters.
  var x: [Double?] = []
  var y: [Double?] = []
  var dx: [Double] = []
  var dy: [Double] = []

  /// Degrees that each character is turned by; the last holds for all after it.
  var rotate: [Double] = []

  /// How long the author says the span is; nil where nothing is said.
  var textLength: Double?

  /// Whether characters, too, are stretched to that length, and not only what lies between them.
  var stretchesGlyphs = false
}
