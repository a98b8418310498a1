internal import A11yModel
package import Geometry
package import XML

/// A piece of text as it is painted.
package struct PlacedText {
  /// The element that holds its characters.
  package var element: XML.Element
  package var text: String

  /// Whether `use` shows it, and may show it elsewhere.
  package var isRepeated: Bool

  /// That of its letters, among the texts of the image.
  package var number: Int
  package var area: Parallelogram

  /// How many layers are painted before it.
  package var layer: Int

  /// The group it is painted in, and the clip that cuts it; places in the canvas.
  package var group: Int?
  package var clip: Int?

  /// What it is painted with, in each group of appearances; `none` where it is not seen.
  package var inks: [Ink]

  /// What is painted around the letters before them, in each group of appearances.
  package var halos: [[LetterHalo]]

  /// Pixels of the device.
  package var fontSize: Double
  package var fontWeight: Double

  /// Whether size or weight are others in some appearances.
  package var variesInSize = false
}
