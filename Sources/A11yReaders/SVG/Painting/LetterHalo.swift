/// What is painted around letters before them.
struct LetterHalo: Hashable {
  var ink: Ink

  /// Whether it fills the details within letters, so that it is what they are read on (Understanding
  /// WCAG 2.2, success criterion 1.4.3: a narrow border counts as part of the letter, a wide one as
  /// its background).
  var isBackground: Bool

  /// How wide such a halo is at least: in pixels, and in parts of the size of the font, as the eye of
  /// an ‘e’ is about an eighth of it high.
  private static let leastWidth = (pixels: 1.0, share: 1.0 / 16)

  init(_ ink: Ink, isBackground: Bool = false) {
    (self.ink, self.isBackground) = (ink, isBackground)
  }

  /// - Parameters:
  ///   - ink: what the outline of letters is painted with.
  ///   - width: of the outline; half of it lies outside.
  ///   - fontSize: of the letters.
  init(_ ink: Ink, width: Double, fontSize: Double) {
    let outside = width / 2
    self.init(
      ink,
      isBackground: outside >= Self.leastWidth.pixels
        && outside >= Self.leastWidth.share * fontSize
    )
  }
}
