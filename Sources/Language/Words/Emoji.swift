extension Character {
  /// Whether it is drawn as a picture with colours of its own, whatever the colour of its text.
  ///
  /// So are characters that are pictures by default, unless they ask to be text, and those that ask
  /// to be pictures, as keycaps do (Unicode Technical Standard 51, section 1.4).
  package var isEmoji: Bool {
    let scalars = unicodeScalars
    if scalars.contains("\u{FE0F}") {
      return scalars.contains(where: \.properties.isEmoji)
    }
    return !scalars.contains("\u{FE0E}")
      && scalars.first?.properties.isEmojiPresentation ?? false
  }
}
