internal import A11yModel

/// Listens for the names of marks and steps, many of which are heard one after another.
struct NameListener {
  let said: SaidWords
  private let facts: ComponentFacts
  private var languages: LanguageReader
  private var categories: CategoryReader

  init(_ facts: ComponentFacts) {
    self.facts = facts
    said = facts.saidWords
    languages = LanguageReader(facts.spokenLanguage)
    categories = CategoryReader(facts)
  }

  /// Whether the name of a step is heard as it is written; false of what is no step.
  func hears(_ step: Int?, in heard: Words) -> Bool {
    guard let step, let words = facts.stepNames.words[step] else { return false }
    return !words.isWordless && heard.contains(words)
  }

  /// The category of a mark in a language; nil where it has none.
  mutating func category(ofMark mark: Int, _ tag: String?) -> SpokenCategory? {
    categories.category(ofMark: mark, languages.language(tag))
  }

  /// A category in a language.
  mutating func category(_ name: String, _ tag: String?) -> SpokenCategory {
    categories.category(name, languages.language(tag))
  }
}
