package import Geometry

/// What is painted around letters before them.
package struct LetterHalo: Hashable {
  package var ink: Ink
  package var kind: Kind

  /// What it is to the letters (Understanding WCAG 2.2, success criterion 1.4.3: a narrow border
  /// counts as part of the letter, a wide one as its background).
  package enum Kind {
    /// It fills the details within letters, so that it is what they are read on.
    case background
    case border
    /// It lies on one side of the letters.
    case shadow
  }

  /// How wide such a halo is at least: in pixels, and in parts of the size of the font, as the eye of
  /// an ‘e’ is about an eighth of it high.
  private static let leastWidth = (pixels: 1.0, share: 1.0 / 16)

  init(_ ink: Ink, _ kind: Kind = .border) { (self.ink, self.kind) = (ink, kind) }

  /// - Parameters:
  ///   - ink: what the outline of letters is painted with.
  ///   - width: of the outline; half of it lies outside.
  ///   - fontSize: of the letters.
  init(_ ink: Ink, width: Double, fontSize: Double) {
    let outside = width / 2
    let isWide =
      outside >= Self.leastWidth.pixels && outside >= Self.leastWidth.share * fontSize
    self.init(ink, isWide ? .background : .border)
  }
}
