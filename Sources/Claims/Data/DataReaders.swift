package import A11yModel
internal import Language
package import Listening

/// Reads what texts claim of one chart, in the language of each.
package struct DataReaders {
  private let chart: Chart
  private let facts: ComponentFacts
  private var readers: [String: DataReader] = [:]

  package init(_ chart: Chart, _ facts: ComponentFacts) {
    (self.chart, self.facts) = (chart, facts)
  }

  /// English is read where nobody gives the language.
  package mutating func reader(_ tag: String?) -> DataReader {
    if let reader = readers[tag ?? ""] { return reader }
    let primary = tag.map(LanguageTag.primary) ?? "en"
    let languages = ClaimWords.languages.filter { $0 == primary }
    let reader = DataReader(facts, chart, tag, ClaimWords(languages))
    readers[tag ?? ""] = reader
    return reader
  }
}
