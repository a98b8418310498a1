/// The words of a text and the whole numbers that they give, read once for all who ask.
struct CountedWords: Sendable {
  let words: [Word]
  let numbers: [SpokenPosition]

  init(_ words: [Word], _ languages: SpokenLanguages) {
    self.words = words
    numbers = SpokenPosition.said(in: words, languages)
  }

  init(_ text: String, _ languages: SpokenLanguages) {
    self.init(SpokenPosition.words(of: text), languages)
  }
}

extension Words {
  /// The words one by one, without other words where these first stand.
  func list(without other: Words) -> [Word] {
    var list = list
    if let range = range(of: other) { list.removeSubrange(range) }
    return list
  }
}
