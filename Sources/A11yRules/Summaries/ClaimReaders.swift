internal import A11yModel
internal import Language

/// Reads what texts claim, in the language of each.
struct ClaimReaders {
  private let chart: Chart
  private let context: CheckContext
  private var readers: [String: SummaryReader] = [:]

  init(_ chart: Chart, _ context: CheckContext) {
    (self.chart, self.context) = (chart, context)
  }

  /// English is read where nobody gives the language.
  mutating func reader(_ tag: String?) -> SummaryReader {
    if let reader = readers[tag ?? ""] { return reader }
    let primary = tag.map(LanguageTag.primary) ?? "en"
    let languages = ClaimWords.languages.filter { $0 == primary }
    let reader = SummaryReader(context.facts, chart, tag, ClaimWords(languages))
    readers[tag ?? ""] = reader
    return reader
  }
}
