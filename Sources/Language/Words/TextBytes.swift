/// What a text may hold, by its bytes alone.
package enum TextBytes {
  /// Whether any character may be a number; never false where one is.
  package static func mayHoldNumber(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { text in
      var index = 0
      while index < text.count {
        let byte = text[index]
        if (0x30...0x39).contains(byte) { return true }
        guard byte >= 0x80 else {
          index += 1
          continue
        }
        let scalar = LoneScalars.scalar(text, at: index)
        guard
          LoneScalars.isLatinLetter(scalar.value) || LoneScalars.isPunctuation(scalar.value)
            || scalar.value == 0xA0 || scalar.value == 0x202F
        else { return true }
        index = scalar.end
      }
      return false
    }
  }

  /// Whether a text holds a byte.
  package static func holds(_ byte: UInt8, in text: String) -> Bool {
    var text = text
    return text.withUTF8 { $0.contains(byte) }
  }

  /// Whether any character is a number.
  package static func holdsNumber(_ text: String) -> Bool {
    mayHoldNumber(text) && (text.utf8.allSatisfy { $0 < 0x80 } || text.contains(where: \.isNumber))
  }
}
