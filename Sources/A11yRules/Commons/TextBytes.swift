/// What a text may hold, by its bytes alone.
enum TextBytes {
  /// Whether any character may be a number; never false where one is.
  static func mayHoldNumber(_ text: String) -> Bool {
    text.utf8.contains { $0 >= 0x80 || (0x30...0x39).contains($0) }
  }

  /// Whether any character is a number.
  static func holdsNumber(_ text: String) -> Bool {
    mayHoldNumber(text) && (text.utf8.allSatisfy { $0 < 0x80 } || text.contains(where: \.isNumber))
  }
}
