/// Characters in a name that are there for the eye.
package enum Ornament {
  /// The first one in a name, in its author’s words: “‘→’”, “a double space”; nil where there is none.
  package static func first(in name: String) -> String? {
    guard mayStand(in: name) else { return nil }
    // A name that is a picture character as a whole is what is meant, as in a chart of reactions.
    if isPictureAlone(name) { return nil }
    let characters = Array(name)
    for (index, character) in characters.enumerated() {
      let next = characters.indices.contains(index + 1) ? characters[index + 1] : nil
      if isOrnament(character) { return "‘\(character)’" }
      if character.isNewline { return "a line break" }
      if let next, character == "-" || character == "=", next == ">" { return "‘\(character)>’" }
      if let next, character == " ", next == " " { return "a double space" }
    }
    let words = name.split(whereSeparator: \.isWhitespace)
    let stray = [words.first, words.last].compactMap(\.self).first { isStray($0, in: words) }
    return stray.map { "‘\($0)’" }
  }

  /// Whether a word is a sign for a direction; quotation marks come in pairs.
  private static func isStray(_ word: Substring, in words: [Substring]) -> Bool {
    guard strays.contains(String(word)) else { return false }
    return !quotes.contains { pair in
      pair.contains(String(word))
        && pair.allSatisfy { sign in words.contains { $0.contains(sign) } }
    }
  }

  private static let quotes = [["«", "»"], ["‹", "›"]]

  /// Whether there may be one; never false where there is.
  private static func mayStand(in name: String) -> Bool {
    var name = name
    return name.withUTF8(mayStand)
  }

  private static func mayStand(in name: UnsafeBufferPointer<UInt8>) -> Bool {
    var isAtEnd = true
    var endsInStray = false
    var last: UInt32 = 0
    var index = 0
    while index < name.count {
      let scalar = LoneScalars.scalar(name, at: index)
      index = scalar.end
      switch scalar.value {
      case 0x0A...0x0D, 0x7C: return true
      case 0x3E where last == 0x2D || last == 0x3D: return true
      case 0x20: if last == 0x20 { return true }
      case 0x09, 0xA0, 0x202F: break
      case 0..<0x80:
        endsInStray = isStray(UInt8(scalar.value))
        if isAtEnd, endsInStray { return true }
        isAtEnd = false
      default:
        guard isPlain(scalar.value) else { return true }
        endsInStray = false
        isAtEnd = false
      }
      last = scalar.value
    }
    return endsInStray
  }

  /// Whether a scalar beyond ASCII is a letter or a quotation mark, and no white space.
  private static func isPlain(_ value: UInt32) -> Bool {
    switch value {
    case 0xC0...0x24F, 0x388...0x3FF, 0x400...0x482, 0x5D0...0x5EA, 0x620...0x64A, 0x2018...0x201F,
      0x3041...0x3096, 0x4E00...0x9FFF, 0xAC00...0xD7A3:
      true
    default: false
    }
  }

  /// Whether a byte may begin or end a sign for a direction.
  private static func isStray(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "-"), UInt8(ascii: "*"),
      UInt8(ascii: "/"):
      true
    default: false
    }
  }

  /// A name without them.
  package static func removed(from name: String) -> String {
    let words = name.filter { !isOrnament($0) }.split(whereSeparator: \.isWhitespace)
    let ends = words.indices.filter { !isStray(words[$0], in: words) }
    guard let first = ends.first, let last = ends.last else { return name }
    return words[first...last].joined(separator: " ")
  }

  /// Arrows, shapes, dingbats, bullets, bars and emoji.
  private static func isOrnament(_ character: Character) -> Bool {
    character.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x2190...0x21FF, 0x2500...0x27BF, 0x27F0...0x27FF, 0x2900...0x297F, 0x2B00...0x2BFF,
        0x2022, 0x2023, 0x2043, 0x25E6, 0x7C:
        // Signs of music: C♯ and B♭.
        !(0x266D...0x266F).contains(scalar.value)
      // Of the picture characters, digits and “©” have other uses.
      default: scalar.properties.isEmojiPresentation
      }
    }
  }

  private static func isPictureAlone(_ name: String) -> Bool {
    let characters = name.filter { !$0.isWhitespace }
    guard characters.count == 1, let scalars = characters.first?.unicodeScalars,
      let first = scalars.first
    else { return false }
    // Dingbats are pictures where they ask to be shown as such.
    return first.properties.isEmoji
      && (first.value > 0x2BFF || first.properties.isEmojiPresentation
        || scalars.contains { $0.value == 0xFE0F })
  }

  /// Signs that stand for a direction at either end of a name.
  private static let strays: Set<String> = [
    "<", ">", "<<", ">>", "‹", "›", "«", "»", "·", "-", "–", "—", "*", "/",
  ]
}
