internal import A11yModel
internal import Language
internal import Listening
internal import RuleCatalogue

/// What the values are and what they are counted by, as the texts of a chart may say it.
package struct SummaryVariables: Sendable {
  private let unit: SpokenUnit?
  private let names: [[Word]]
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
    let declared = facts.valueUnit.value.flatMap { Words($0) == Words("none") ? nil : $0 }
    unit = declared.map(SpokenUnit.named)
    seriesNames = chart.series.map(\.name.value)
    let titles =
      chart.axes.compactMap { $0.title.value } + chart.series.compactMap { $0.name.value }
    names = titles.map { Words($0).list }.filter { words in
      !words.isEmpty && !(words.count == 1 && DataNames.isShort(words[0]))
    }
  }

  /// What a text says of them; nil where nothing.
  func variable(in words: [Word], _ reader: SummaryReader) -> String? {
    if let name = names.first(where: { words.range(of: $0) != nil }) { return name.joined }
    if let unit {
      for index in words.indices where unit.length(in: words, at: index) > 0 {
        // “In” is a unit, and in most texts another word.
        if reader.vocabulary.phrase(at: index, of: words) == nil { return words[index].text }
      }
    }
    for index in words.indices.dropLast() {
      guard let (kind, length) = reader.vocabulary.phrase(at: index, of: words), kind == .by,
        index + length < words.count, words[index + length].allSatisfy(.letter)
      else { continue }
      return words[index...(index + length)].joined
    }
    if let subject = subject(in: words, reader.vocabulary) { return subject.text }
    for token in reader.tokens(of: words) {
      if case .names(let found) = token, let category = found.lazy.compactMap(\.category).first {
        return category
      }
      if case .names(let found) = token, let series = found.lazy.compactMap(\.series).first,
        let name = seriesNames[series]
      {
        return name
      }
      guard case .figure(let figure) = token, figure.relation == .declared else { continue }
      return "a unit"
    }
    return nil
  }

  /// What a chart is said to be of, or an axis to show, whatever that is.
  private func subject(in words: [Word], _ vocabulary: ClaimWords) -> Word? {
    for index in words.indices {
      var end = index + 1
      if !axes.contains(words[index]) {
        guard let (kind, length) = vocabulary.phrase(at: index, of: words),
          Self.charts.contains(kind), index + length < words.count,
          joins.contains(words[index + length])
        else { continue }
        end = index + length + 1
      }
      let subject = words.indices[end...].prefix(Self.longest).first { place in
        let word = words[place]
        return word.allSatisfy(.letter) && word.count > 1 && !generic.contains(word)
          && !joins.contains(word) && !axes.contains(word)
          && vocabulary.phrase(at: place, of: words).map { $0.kind == .change } ?? true
      }
      if let subject { return words[subject] }
    }
    return nil
  }

  /// How many words behind a chart or an axis are looked at.
  private static let longest = 4

  private static let charts: Set<ClaimWords.Kind> = [
    .bar, .line, .area, .pie, .scatter, .otherChart, .chart,
  ]
}
