extension String {
  /// The text with no more than a space between words, and none around them.
  var folded: String {
    isFolded ? self : split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// What stands between its white space.
  var words: [String] {
    guard isFolded else { return split(whereSeparator: \.isWhitespace).map(String.init) }
    guard utf8.contains(0x20) else { return [self] }
    return utf8.split(separator: 0x20).map { String(Substring($0)) }
  }

  /// Whether its white space is folded already; false also where only a closer look tells.
  private var isFolded: Bool {
    var text = self
    return text.withUTF8(Self.isFolded)
  }

  private static func isFolded(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var last = UInt8(ascii: " ")
    for byte in text {
      switch byte {
      case 0x20: guard last != 0x20 else { return false }
      case ..<0x20: return false
      // What white space beyond ASCII begins with, as U+00A0 and U+3000.
      case 0xC2, 0xE1...0xE3: return false
      // A mark makes one character with the space before it.
      case 0x80...: guard last != 0x20 else { return false }
      default: break
      }
      last = byte
    }
    return last != 0x20
  }
}
