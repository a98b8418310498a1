package import A11yModel
internal import Language
package import Listening

/// Reads what texts claim, in the language of each.
package struct ClaimReaders {
  private let chart: Chart
  private let facts: ComponentFacts
  private var readers: [String: SummaryReader] = [:]

  package init(_ chart: Chart, _ facts: ComponentFacts) {
    (self.chart, self.facts) = (chart, facts)
  }

  /// English is read where nobody gives the language.
  package mutating func reader(_ tag: String?) -> SummaryReader {
    if let reader = readers[tag ?? ""] { return reader }
    let primary = tag.map(LanguageTag.primary) ?? "en"
    let languages = ClaimWords.languages.filter { $0 == primary }
    let reader = SummaryReader(facts, chart, tag, ClaimWords(languages))
    readers[tag ?? ""] = reader
    return reader
  }
}
