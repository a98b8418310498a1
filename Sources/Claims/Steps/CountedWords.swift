package import Language

/// The words of a text and the whole numbers that they give, read once for all who ask.
package struct CountedWords: Sendable {
  let words: [Word]
  let numbers: [SpokenPosition]

  /// - Parameters:
  ///   - words: the words of a text.
  ///   - text: where they stand, with what parts them; nil where nothing does.
  ///   - languages: the languages it may be in.
  init(_ words: [Word], of text: String? = nil, _ languages: SpokenLanguages) {
    self.words = words
    numbers = SpokenPosition.said(in: words, of: text, languages)
  }

  package init(_ text: String, _ languages: SpokenLanguages) {
    self.init(SpokenPosition.words(of: text), of: text, languages)
  }
}
