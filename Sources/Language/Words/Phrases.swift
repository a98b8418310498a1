/// Several words or groups of words, any of which may be said.
struct Phrases: Sendable {
  /// Those of one word, and all others.
  private let single: WordSet
  private let others: [Words]

  init(_ phrases: [Words]) {
    // Amid letters that are set without spaces, a word need not stand by itself.
    func isSingle(_ phrase: Words) -> Bool { phrase.list.count == 1 && !phrase.isUnspaced }
    single = WordSet(phrases.filter(isSingle).flatMap(\.list))
    others = phrases.filter { !isSingle($0) }
  }

  /// Whether any of them stands in a text.
  func stand(in text: Words) -> Bool {
    text.contains(anyOf: single)
      || others.contains(where: text.contains)
  }
}

extension Words {
  /// The words one by one, without other words where these first stand.
  package func list(without other: Words) -> [Word] {
    var list = list
    if let range = range(of: other) { list.removeSubrange(range) }
    return list
  }
}
