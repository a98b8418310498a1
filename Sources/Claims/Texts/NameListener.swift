internal import A11yModel
package import ChartSpeech
package import Language
package import Listening

/// Listens for the names of marks and steps, many of which are heard one after another.
package struct NameListener {
  package let said: SaidWords
  private let facts: ComponentFacts
  private var languages: LanguageReader
  private var categories: CategoryReader

  /// The marks of the first snapshot by their elements: places among all that are met.
  private var marks: [Int: Int]?

  package init(_ facts: ComponentFacts) {
    self.facts = facts
    said = facts[SaidWords.self]
    languages = LanguageReader(facts.spokenLanguage)
    categories = CategoryReader(facts)
  }

  /// Whether the name of a step is heard as it is written; false of what is no step.
  package func hears(_ step: Int?, in heard: Words) -> Bool {
    guard let step, let words = facts[StepNames.self].words[step] else { return false }
    return !words.isWordless && heard.contains(words)
  }

  /// The category of a mark in a language; nil where it has none.
  package mutating func category(ofMark mark: Int, _ tag: String?) -> SpokenCategory? {
    categories.category(ofMark: mark, languages.language(tag))
  }

  /// A category in a language.
  package mutating func category(_ name: String, _ tag: String?) -> SpokenCategory {
    categories.category(name, languages.language(tag))
  }

  /// Whether a category that is a number is not heard, but the value, which is the same number: “2
  /// hours” does not say that the mark is that of ‘2’.
  ///
  /// - Parameters:
  ///   - category: the category, the words of which are heard.
  ///   - element: the element of its mark, in the first snapshot.
  /// - Returns: whether the one number that is heard has the unit of the values behind it.
  package mutating func hearsValue(insteadOf category: SpokenCategory, _ element: Int) -> Bool {
    guard category.number != nil, let chart = facts.component.chart else { return false }
    let speeches = facts[MarkSpeeches.self]
    let places =
      marks
      ?? Dictionary(speeches.all.enumerated().map { ($1.element, $0) }) { first, _ in first }
    marks = places
    guard let place = places[element], facts[AnnouncedValues.self].tellings[place] == .shared else {
      return false
    }
    let heard = speeches.tokens(of: speeches.all[place])
    return NumberedCategories(chart, facts).telling(of: category, in: heard, .shared) == .isValue
  }
}
