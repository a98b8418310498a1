internal import A11yModel
internal import Language
internal import Listening
internal import RuleCatalogue

/// What the values are and what they are counted by, as the texts of a chart may say it.
package struct SummaryVariables: Sendable {
  /// The titles of axes and the names of series.
  private let names: [String]
  private let seriesNames: [String?]

  /// Words between a chart and what it is of: “bar chart of attendance”.
  private let joins: WordSet

  /// Words for axes, behind which stands what they show.
  private let axes: WordSet

  /// Words for data of any kind.
  private let generic: WordSet

  /// The lists of a rule for them.
  package static let lists = ["subject-joins", "axis-words", "generic-words"]

  init(_ facts: ComponentFacts, _ parameters: RuleParameters, _ chart: Chart) {
    joins = parameters.set("subject-joins")
    axes = parameters.set("axis-words")
    generic = parameters.set("generic-words")
    let titles = chart.axes.compactMap(\.title.value) + chart.series.compactMap(\.name.value)
    names = titles.filter { $0.count > 1 && !Words($0).isEmpty }
    seriesNames = chart.series.map(\.name.value)
  }

  /// What a text says of them; nil where nothing.
  func variable(in tokens: TextTokens, _ reader: DataReader) -> String? {
    let named = names.lazy.compactMap { tokens.ranges(of: TextTokens($0, reader.tag)).first }
    if let name = named.first { return tokens.text(name) }
    let phrases = tokens.tokens.indices.map { reader.vocabulary.phrase(at: $0, of: tokens) }
    // “In” is a unit, and in most texts another word.
    let unit = phrases.indices.first { index in
      phrases[index] == nil && reader.unit?.length(in: tokens, at: index) ?? 0 > 0
    }
    if let unit { return tokens.text(unit..<(unit + 1)) }
    for (index, phrase) in phrases.enumerated() {
      guard let phrase, phrase.kind == .by, index + phrase.length < tokens.count,
        !tokens.tokens[index + phrase.length].isFigure
      else { continue }
      return tokens.text(index..<(index + phrase.length + 1))
    }
    if let subject = subject(in: tokens, reader.vocabulary) { return subject }
    for item in reader.items(of: tokens) {
      if let category = item.categories.first { return category }
      if let series = item.series.first, let name = seriesNames[series] { return name }
      if let value = item.value, value.relation == .declared { return "a unit" }
    }
    return nil
  }

  /// What a chart is said to be of, or an axis to show, whatever that is.
  private func subject(in tokens: TextTokens, _ vocabulary: ClaimWords) -> String? {
    for index in tokens.tokens.indices {
      var end = index + 1
      if !axes.contains(tokens.word(index)) {
        guard let (kind, length) = vocabulary.phrase(at: index, of: tokens),
          Self.charts.contains(kind), index + length < tokens.count,
          joins.contains(tokens.word(index + length))
        else { continue }
        end = index + length + 1
      }
      let subject = tokens.tokens.indices[end...].prefix(Self.longest).first { place in
        let word = tokens.word(place)
        return word.allSatisfy(.letter) && word.count > 1 && !generic.contains(word)
          && !joins.contains(word) && !axes.contains(word)
          && vocabulary.phrase(at: place, of: tokens).map { $0.kind == .change } ?? true
      }
      if let subject { return tokens.text(subject..<(subject + 1)) }
    }
    return nil
  }

  /// How many words behind a chart or an axis are looked at.
  private static let longest = 4

  private static let charts: Set<ClaimWords.Kind> = [
    .bar, .line, .area, .pie, .scatter, .otherChart, .chart,
  ]
}

extension TextTokens {
  fileprivate func word(_ index: Int) -> Word { Word(text(index..<(index + 1))) }
}
