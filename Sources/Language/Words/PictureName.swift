/// What pictures in a text are called by Unicode.
package struct PictureName: Sendable {
  private let words: WordSet

  /// Nil for a text without pictures.
  package init?(_ text: String) {
    guard !Words(text).isEmpty else { return nil }
    let names = text.unicodeScalars.filter { $0.value > 0x7F }.compactMap(\.properties.name)
    words = WordSet(names.flatMap { Words($0).list }.filter { !Self.common.contains($0) })
  }

  /// Whether one of their words is heard.
  package func isSaid(in spoken: [Word]) -> Bool { spoken.contains(where: words.contains) }

  /// Words of names that tell nothing of what is shown.
  private static let common: WordSet = [
    "face", "sign", "symbol", "mark", "with", "black", "white", "heavy", "and", "of", "selector",
    "variation", "emoji", "modifier", "zero", "width", "joiner", "16",
  ]
}
