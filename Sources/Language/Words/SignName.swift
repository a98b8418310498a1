/// A name that is a sign alone, drawn for what it looks like: “×” closes, “⋯” opens more.
package enum SignName {
  /// Whether a name is one and no word, number or picture.
  ///
  /// What is read as it is meant, as “+” and “?”, is a word.
  package static func isOne(_ name: String) -> Bool {
    let signs = name.unicodeScalars.filter { !$0.properties.isWhitespace }
    return !signs.isEmpty && signs.allSatisfy(isSign)
  }

  private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Arrows, operators such as “⋯”, boxes, geometric shapes and dingbats; of these U+2212 is a minus.
    case 0x2190...0x21FF, 0x2200...0x22FF, 0x2500...0x25FF, 0x2700...0x27BF, 0x27F0...0x27FF,
      0x2900...0x297F, 0x2B00...0x2BFF:
      scalar.value != 0x2212 && !scalar.properties.isEmojiPresentation
    // Dashes, bullets, dots and angle quotation marks.
    case 0x2010...0x2015, 0x2022, 0x2023, 0x2024...0x2026, 0x2039, 0x203A, 0xAB, 0xBB, 0xB7, 0xD7:
      true
    default: "-_<>|/\\~^=.,:;".unicodeScalars.contains(scalar)
    }
  }
}
