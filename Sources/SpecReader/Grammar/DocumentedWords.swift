internal import XML

/// A type whose cases are words of the dialect.
package protocol DocumentedWords: CaseIterable, RawRepresentable<String> {
  /// What the word means, for authors.
  var summary: String { get }
}

extension DocumentedWords {
  static var words: [AttributeType.Word] { allCases.map(\.word) }

  var word: AttributeType.Word { AttributeType.Word(rawValue, summary) }
}
