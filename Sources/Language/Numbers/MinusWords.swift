/// The words that make the number beside them one below nothing.
package enum MinusWords {
  /// Whether a word makes the number behind it one below nothing in a language: not in “au moins 5” and
  /// “más o menos 5”.
  package static func isMinus(_ words: [Word], at index: Int, _ tag: String?) -> Bool {
    mayStand(words[index], tag)
      && (index == 0 || !(record(words[index - 1], tag)?.kinds.contains(.limit) ?? false))
  }

  /// Whether a word is a number with a minus before it.
  package static func isNegative(_ words: [Word], at index: Int, _ tag: String?) -> Bool {
    index > 0 && index < words.count && words[index].begins(with: .number)
      && isMinus(words, at: index - 1, tag)
  }

  /// Whether a word may make the number behind it one below nothing.
  package static func mayStand(_ word: Word, _ tag: String?) -> Bool {
    record(word, tag)?.kinds.contains(.minus) ?? false
  }

  /// Whether any of some words may.
  package static func mayStand(in words: Words, _ tag: String?) -> Bool {
    let language = TextReading.of(tag).language
    var may = false
    words.forEachWord { word in
      may = may || language.record(of: word)?.kinds.contains(.minus) ?? false
    }
    return may
  }

  private static func record(_ word: Word, _ tag: String?) -> WordRecord? {
    word.begins(with: .number) ? nil : TextReading.of(tag).language.record(of: word)
  }

  /// Whether one of some words is for what is below nothing in a language.
  package static func isLoss(in words: some Sequence<Word>, _ tag: String?) -> Bool {
    words.contains { record($0, tag)?.kinds.contains(.loss) ?? false }
  }
}
