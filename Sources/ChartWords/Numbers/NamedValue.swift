package import Language

/// A text that is a name and values beside it: “Venezuela 62%”, “Rent 900 € (62 %)”, “40 A”.
package struct NamedValue {
  /// As it is written; nil of values alone.
  package let name: String?
  package let values: [TextValue]

  private static let mostWords = 12

  /// Nil of a text that is anything else.
  package init?(_ text: String, _ language: String?) {
    guard text.contains(where: \.isNumber) else { return nil }
    let words = text.split(whereSeparator: \.isWhitespace)
    guard words.count <= Self.mostWords else { return nil }
    for start in words.indices {
      if let values = Self.values(words[start...], language) {
        (name, self.values) = (Self.trimmed(words[..<start]), values)
        return
      }
    }
    for end in words.indices.dropFirst().reversed() {
      if let values = Self.values(words[..<end], language) {
        (name, self.values) = (Self.trimmed(words[end...]), values)
        return
      }
    }
    return nil
  }

  /// The values that words are; nil where they are anything besides.
  private static func values(_ words: ArraySlice<Substring>, _ language: String?) -> [TextValue]? {
    let tokens = TextTokens(words.joined(separator: " "), language)
    let values = tokens.values
    guard !values.isEmpty, !values.contains(where: \.hasColon),
      values.reduce(0, { $0 + $1.range.count }) == tokens.count
    else {
      return nil
    }
    return values
  }

  private static func trimmed(_ words: ArraySlice<Substring>) -> String? {
    var name = words.joined(separator: " ")[...]
    while let last = name.last, !last.isLetter, !last.isNumber, last != ")" { name.removeLast() }
    return name.isEmpty ? nil : String(name)
  }
}
