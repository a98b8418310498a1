internal import A11yModel
internal import Geometry
internal import XML

/// A piece of text as it is painted.
struct PlacedText {
  /// The element that holds its characters.
  var element: XML.Element
  var text: String

  /// Whether `use` shows it, and may show it elsewhere.
  var isRepeated: Bool

  /// That of its letters, among the texts of the image.
  var number: Int
  var area: Parallelogram

  /// How many layers are painted before it.
  var layer: Int

  /// The group it is painted in, and the clip that cuts it; places in the canvas.
  var group: Int?
  var clip: Int?

  /// What it is painted with, in each group of appearances; `none` where it is not seen.
  var inks: [Ink]

  /// What is painted around the letters before them, in each group of appearances.
  var halos: [[LetterHalo]]

  /// Pixels of the device.
  var fontSize: Double
  var fontWeight: Double

  /// Whether size or weight are others in some appearances.
  var variesInSize = false
}
