package import A11yModel
internal import Language
package import Listening

/// Reads what texts claim of one chart, in the language of each.
package struct DataReaders {
  private let chart: Chart
  private let facts: ComponentFacts
  private let ofUnknown: [String]
  private var readers: [String: DataReader] = [:]

  /// - Parameters:
  ///   - chart: the chart.
  ///   - facts: its component.
  ///   - ofUnknown: the languages whose words may stand in a text of which nobody gives the language.
  package init(_ chart: Chart, _ facts: ComponentFacts, ofUnknown: [String] = ["en"]) {
    (self.chart, self.facts, self.ofUnknown) = (chart, facts, ofUnknown)
  }

  /// The reader of texts in the language of a tag.
  package mutating func reader(_ tag: String?) -> DataReader {
    if let reader = readers[tag ?? ""] { return reader }
    let reader = DataReader(facts, chart, tag, ClaimWords(languages(of: tag)))
    readers[tag ?? ""] = reader
    return reader
  }

  /// The languages whose words may stand in a text of a tag; none where they are not known.
  func languages(of tag: String?) -> [String] {
    tag.map { tag in ClaimWords.languages.filter { $0 == LanguageTag.primary(tag) } } ?? ofUnknown
  }
}
