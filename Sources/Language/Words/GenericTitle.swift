/// Recognises titles that fit any chart, as “Bar chart” does.
package struct GenericTitle: Sendable {
  private let names: MachineName

  /// Words for a chart, and words for what it looks like.
  private let nouns: WordSet
  private let forms: WordSet

  /// The lists that a rule gives.
  package static let lists = ["placeholders", "numbered", "nouns", "forms"]

  /// - Parameter words: gives the words of each of the lists.
  package init(_ words: (String) -> WordSet) {
    names = MachineName(words)
    nouns = words("nouns")
    forms = words("forms")
  }

  /// Whether a title says nothing of what is shown.
  package func isOne(_ title: String) -> Bool {
    let words = Words(title)
    if words.isWordless || GeneratorName.isOne(title) || names.isPlaceholder(title) { return true }
    let list = words.list
    return list.contains(where: nouns.contains)
      && list.allSatisfy { nouns.contains($0) || forms.contains($0) }
  }
}
