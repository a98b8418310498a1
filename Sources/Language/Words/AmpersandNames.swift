/// Names with “&” in them, which is heard as the word it stands for: “Shipping & billing” says
/// “Shipping and Billing”, and the other way round.
package enum AmpersandNames {
  /// The words for “and” of languages that “&” stands for.
  private static let joins: [String] = ["and", "und", "et", "y", "e", "en", "og", "och"]
  private static let joinWords = WordSet(joins)

  /// Whether words say a name, but for how it joins its parts.
  package static func isSaid(_ name: String, in said: Words) -> Bool {
    if name.utf8.contains(UInt8(ascii: "&")) {
      let parts = name.split(separator: "&")
      return joins.contains { said.contains(Words(parts.joined(separator: " \($0) "))) }
    }
    let words = Words(name).list
    guard words.count > 2, words.dropFirst().dropLast().contains(where: joinWords.contains) else {
      return false
    }
    // Words keep no sign: what “&” joins stands side by side.
    return said.contains(
      Words(words.filter { !joinWords.contains($0) }.map(\.text).joined(separator: " "))
    )
  }
}
