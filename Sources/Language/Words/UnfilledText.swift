/// Text that came from code before words were put into it: “%d of %@”, “Optional("Pause")”.
package enum UnfilledText {
  /// Whether a text holds a place for words, or how a value is written in code.
  package static func stands(in text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      bytes.indices.contains { index in
        switch bytes[index] {
        case UInt8(ascii: "%"): isSpecifier(bytes, at: index)
        case UInt8(ascii: "O"): begins("Optional(", bytes, at: index)
        case UInt8(ascii: "("): begins("(null)", bytes, at: index)
        case UInt8(ascii: "["): begins("[object Object]", bytes, at: index)
        case UInt8(ascii: "\\"): begins("\\(", bytes, at: index)
        case UInt8(ascii: "$"): begins("${", bytes, at: index)
        default: false
        }
      }
    }
  }

  /// The first tag of markup in a text: `<tspan x="28">` or `</b>`, not the signs of “a < b > c”.
  package static func tag(in text: String) -> String? {
    guard text.utf8.contains(UInt8(ascii: "<")) else { return nil }
    var rest = text[...]
    while let start = rest.firstIndex(of: "<"), let end = rest[start...].firstIndex(of: ">") {
      let inner = rest[start..<end].dropFirst()
      let name = inner.drop { $0 == "/" }
      if name.first?.isLetter ?? false,
        inner.first == "/" || inner.last == "/" || inner.contains("=")
          || rest[end...].contains("</")
      {
        return String(rest[start...end])
      }
      rest = rest[rest.index(after: start)...]
    }
    return nil
  }

  /// Whether a place for a value begins at a percent sign (IEEE Std 1003.1, fprintf; `%@` of Foundation):
  /// not in “50%d” and “50 % of”.
  private static func isSpecifier(_ text: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    if start > 0, CharacterClass.number.contains(text[start - 1]) { return false }
    var index = start + 1
    while index < text.count, flags.contains(text[index]) { index += 1 }
    while index < text.count, lengths.contains(text[index]) { index += 1 }
    guard index < text.count else { return false }
    if text[index] == UInt8(ascii: "@") { return true }
    let isEnd = index + 1 == text.count || !CharacterClass.letter.contains(text[index + 1])
    return conversions.contains(text[index]) && isEnd
  }

  private static let flags = CharacterClass("0123456789$.+#'-")
  private static let lengths = CharacterClass("lhqz")
  private static let conversions = CharacterClass("diufsxg")

  private static func begins(
    _ code: StaticString,
    _ text: UnsafeBufferPointer<UInt8>,
    at start: Int
  ) -> Bool {
    code.withUTF8Buffer { text[start...].starts(with: $0) }
  }
}
