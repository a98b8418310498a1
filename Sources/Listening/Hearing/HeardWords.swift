internal import A11yModel
package import Language

/// The words of texts of which many are heard again and again.
package struct HeardWords: Sendable {
  private let facts: ComponentFacts

  /// Worked out where it is first asked for, which is seldom.
  package private(set) lazy var meaning = MeaningfulWords(facts)
  private var known: [String: [String]] = [:]
  private var knownAll: [String: [String]] = [:]

  package init(_ facts: ComponentFacts) { self.facts = facts }

  /// The words of a text that carry meaning; see ``MeaningfulWords/words(of:)``.
  package mutating func words(of text: String) -> [String] {
    if let known = known[text] { return known }
    let words = meaning.words(of: text)
    known[text] = words
    return words
  }

  /// All words of a text; see ``MeaningfulWords/allWords(of:)``.
  package mutating func allWords(of text: String) -> [String] {
    if let known = knownAll[text] { return known }
    let words = meaning.allWords(of: text)
    knownAll[text] = words
    return words
  }

  /// All words of some texts.
  package mutating func all(in texts: [String]) -> Heard {
    var words: [String] = []
    for text in texts where !text.isEmpty { words += allWords(of: text) }
    return Heard(words)
  }

  /// Words that are heard in one place.
  package struct Heard {
    private let words: [String]

    /// The same where there are many.
    private let index: Set<String>

    fileprivate init(_ words: [String]) {
      self.words = words
      index = words.count > 24 ? Set(words) : []
    }

    package func contains(_ word: String) -> Bool {
      index.isEmpty ? words.contains(word) : index.contains(word)
    }
  }
}

extension MeaningfulWords {
  /// The words of a component's texts that carry meaning; its units are its own.
  package init(_ facts: ComponentFacts) {
    let chart = facts.component.chart
    let units = [chart?.unit, facts.component.progress?.unit].compactMap { $0?.value }
    self.init(facts.spokenLanguage, units: units + (chart?.axes.compactMap(\.unit.value) ?? []))
  }
}
