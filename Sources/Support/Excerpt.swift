/// The beginning of a text that an input brought, short enough for a message.
package enum Excerpt {
  package static let maximumLength = 60

  /// The text, cut off where it is long.
  package static func of(_ text: some StringProtocol) -> String {
    // Scalars and not characters, of which one alone can be as long as the file.
    let head = text.unicodeScalars.prefix(maximumLength + 1)
    guard head.count > maximumLength else { return String(text) }
    return String(String.UnicodeScalarView(head.dropLast())) + "…"
  }
}
