package import A11yModel
internal import Language
package import Listening
package import RuleCatalogue
internal import Support

/// Sums up a chart in a sentence or two, in the words of its language.
package struct SummaryTemplate {
  private let parameters: RuleParameters
  private let language: String
  private let writing: SummaryWriting

  /// Whether values and their categories are given as placeholders of a spec, which follow the data.
  private let fillsLater: Bool

  /// The languages that a rule has texts for.
  private static let languages = ["en", "de", "fr", "es"]

  /// The texts of a rule for all languages.
  package static let lists = languages.flatMap { language in
    ["summary", "types", "series-summary"].map { "\(language)-\($0)" }
  }

  /// Nil where the words of the chart's language are not known.
  package init?(_ facts: ComponentFacts, _ parameters: RuleParameters) {
    let tag = facts.languageTag
    let primary = tag.map(LanguageTag.primary) ?? "en"
    guard Self.languages.contains(primary) else { return nil }
    self.parameters = parameters
    language = primary
    writing = SummaryWriting(facts, SpokenLanguage(tag ?? "en"))
    fillsLater = !facts.component.isPicture && facts.document.dialect == .spec
  }

  private func text(_ name: String) -> String {
    parameters.list("\(language)-\(name)").joined(separator: " ")
  }

  /// The summary; nil where nobody knows what kind of chart it is, or where all values are the same.
  package func summary(of chart: Chart, _ figures: ChartFigures) -> String? {
    guard let form = chart.form, let all = figures.scopes.first, all.least < all.greatest,
      let first = chart.categories.first, let last = chart.categories.last, first != last,
      let type = type(form)
    else { return nil }
    let isPlain = fillsLater && isPlain(all.greatest) && isPlain(all.least)
    let values = [
      "type": type,
      "count": writing.number(Double(chart.categories.count)),
      "first": first,
      "last": last,
      "greatest": isPlain ? writing.value(all.greatest, as: "{max}") : writing.value(all.greatest),
      "least": isPlain ? writing.value(all.least, as: "{min}") : writing.value(all.least),
      "highest": isPlain && isAlone(all.greatest, in: chart)
        ? "{max-category}" : names(of: all.greatest, in: chart),
      "lowest": isPlain && isAlone(all.least, in: chart)
        ? "{min-category}" : names(of: all.least, in: chart),
      "series": series(chart),
    ]
    return RemedyText.filled(message: text("summary"), values)
  }

  /// Whether the data write a value as the language does.
  private func isPlain(_ value: Double) -> Bool {
    writing.number(value) == DecimalText.short(value)
  }

  /// Whether no more than the category of one mark says where a value is found.
  private func isAlone(_ value: Double, in chart: Chart) -> Bool {
    chart.series.count < 2 && chart.marks.count { $0.value.value == value } == 1
  }

  /// What charts of a form are called: the list gives each form and its name in turn.
  private func type(_ form: Chart.Form) -> String? {
    let words = parameters.list("\(language)-types")
    let name = words.first { $0.hasPrefix(form.rawValue + "=") }
    return name.map { $0.dropFirst(form.rawValue.count + 1).replacingSpaces }
  }

  /// Where a value is found: the first two categories that have it, with the series of one alone.
  private func names(of value: Double, in chart: Chart) -> String {
    let marks = chart.marks.filter { $0.value.value == value }
    var names: [String] = []
    for mark in marks where names.count < 3 {
      if let category = mark.category, !names.contains(category) { names.append(category) }
    }
    if chart.series.count > 1, marks.count == 1,
      let series = marks[0].series.flatMap({ chart.series[$0].name.value })
    {
      names.append(series)
    }
    return names.prefix(2).joined(separator: ", ")
  }

  private func series(_ chart: Chart) -> String {
    let names = chart.series.compactMap(\.name.value)
    guard names.count > 1, names.count == chart.series.count else { return "" }
    let values = [
      "count": writing.number(Double(names.count)),
      "names": names.prefix(5).joined(separator: ", ") + (names.count > 5 ? ", …" : ""),
    ]
    return " " + RemedyText.filled(message: text("series-summary"), values)
  }
}

extension Substring {
  /// The text with spaces where underscores stand for them.
  fileprivate var replacingSpaces: String { String(map { $0 == "_" ? " " : $0 }) }
}
