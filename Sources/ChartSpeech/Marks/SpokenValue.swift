internal import A11yModel
internal import Language
package import Listening

/// Whether what is heard of marks holds their values.
package struct SpokenValue: Sendable {
  private let chart: Chart
  private let facts: ComponentFacts
  private let speeches: MarkSpeeches
  private let unit: ValueUnit?
  private let spokenUnit: SpokenUnit?

  /// Whether the names of series hold numbers.
  private let areSeriesNumbered: [Bool]

  /// The sums that marks may be spoken of as shares of.
  private var total = 0.0
  private var totals: [String: Double] = [:]

  /// The degrees that the slices of a picture sweep, where those of all are known.
  private var sweep = 0.0

  /// How a mark's value is told.
  package enum Telling: Hashable, Sendable {
    case said
    /// Said so that no unit is needed: as a percentage of the whole, as “none”, or in a unit that
    /// differs from that of the data by a prefix.
    case saidInFull
    /// A number is heard that may be the category’s and is the value’s as well.
    case shared
    /// Numbers are heard, and the value is none of them.
    case otherNumbers
    case unsaid
    /// Words are heard of a language whose numbers in words are not known here.
    case unknownWords
    /// The number is heard without its sign, beside words of a language whose signs in words are not all
    /// known here.
    case unknownSign
    /// The value is heard with spaces between its groups of digits, in a language that sets none.
    case openGroups
    /// Nobody knows the value; whether any number is heard.
    case unknown(isNumberHeard: Bool)
    /// There is no value, as on a day without data, or one number would say too little.
    case none
  }

  fileprivate init(_ chart: Chart, _ facts: ComponentFacts) {
    self.chart = chart
    self.facts = facts
    speeches = facts[MarkSpeeches.self]
    areSeriesNumbered = chart.series.map { $0.name.value.map(TextBytes.holdsNumber) ?? false }
    unit = facts[ValueUnit.self]
    spokenUnit = unit.map { SpokenUnit.named($0.text, facts.languageTag) }
    let isWhole = chart.form?.isWhole ?? false
    if isWhole, chart.extents.count == chart.marks.count {
      sweep = chart.extents.values.reduce(0, +)
    }
    guard isWhole || chart.stacking == .stacked else { return }
    for mark in chart.marks {
      guard let value = mark.value.value else { continue }
      total += value
      if !isWhole { totals[mark.category ?? "", default: 0] += value }
    }
  }

  /// How a mark's value is told, and whether its unit is heard with it.
  fileprivate func hearing(
    of speech: MarkSpeech,
    _ categories: inout CategoryReader
  ) -> (Telling, saysUnit: Bool) {
    guard !chart.marks[speech.mark].isSummary, !chart.marks[speech.mark].value.isAbsent else {
      return (.none, false)
    }
    let language = speeches.language(of: speech)
    let words = speeches.words(of: speech)
    let tokens = TextTokens(words, language)
    let saysUnit = spokenUnit?.isSaid(in: words, tokens, language) ?? false
    return (telling(of: speech, words, tokens, language, &categories), saysUnit)
  }

  private func telling(
    of speech: MarkSpeech,
    _ words: Words,
    _ all: TextTokens,
    _ language: SpokenLanguage,
    _ categories: inout CategoryReader
  ) -> Telling {
    let category = categories.category(ofMark: speech.mark, language)
    let mark = chart.marks[speech.mark]
    var heard = all
    if let category, category.holdsNumber { heard = category.removed(from: heard) }
    if let series = mark.series, areSeriesNumbered[series],
      let name = chart.series[series].name.value
    {
      heard = SpokenCategory(name, language).removed(from: heard)
    }
    let values = heard.values
    guard let value = mark.value.value else {
      return values.contains { isDrawnShare($0, of: speech.mark) }
        ? .saidInFull : .unknown(isNumberHeard: !values.isEmpty)
    }
    if says(values, value) || saysInBrackets(value, speech) { return .said }
    let isInFull =
      (value == 0 && Self.saysNothing(heard.words))
      || values.contains { $0.isConverted(value, from: unit) || isShare($0, of: value, mark) }
    if isInFull { return .saidInFull }
    if let category, let name = mark.category,
      TextTokens(name, language.tag).values.contains(where: { $0.anyNumbers.contains(value) }),
      category.isSaid(in: words)
    {
      return .shared
    }
    if !language.numbers.groupsWithSpaces, says(heard.grouped.values, value) { return .openGroups }
    let isOpen = !language.isEnglish && saysMore(speech, mark, all)
    let isUnknown = isOpen && LanguageTable.of(language.tag) == nil
    if isUnknown, value < 0, says(values, -value) { return .unknownSign }
    if isUnknown, values.contains(where: { isPart($0, of: value) }) { return .unknownWords }
    guard values.isEmpty else { return .otherNumbers }
    return isOpen ? .unknownWords : .unsaid
  }

  /// Whether a word that is not known may make the value of a number that is heard, as thousands do.
  private func isPart(_ said: TextValue, of value: Double) -> Bool {
    !said.isScaled && Self.scales.contains { said.says(value / $0) }
  }

  private func says(_ values: [TextValue], _ value: Double) -> Bool {
    values.contains { $0.says(value, in: unit) }
  }

  private static let scales = [1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e12]

  /// Whether a sum that is owed is heard, which bookkeepers set in brackets: “($5)”.
  private func saysInBrackets(_ value: Double, _ speech: MarkSpeech) -> Bool {
    guard value < 0, case let text = speeches.content(of: speech), text.contains("(") else {
      return false
    }
    return text.split(separator: "(").dropFirst().contains { piece in
      let sum = TextTokens(String(piece.prefix { $0 != ")" }), speeches.language(of: speech).tag)
      guard let owed = sum.wholeValue else { return false }
      return !owed.units.intersection(Unit.currencies).isEmpty && owed.says(-value)
    }
  }

  /// Whether anything is heard besides the category, the series and what traits say: in a language
  /// whose numbers are not known here, that may be the value in words, as in “東京は三十人”.
  private func saysMore(_ speech: MarkSpeech, _ mark: Mark, _ heard: TextTokens) -> Bool {
    let tree = facts.trees[0]
    let language = speeches.language(of: speech)
    let traits = tree.exposed(in: speech.element).flatMap { tree.elements[$0].traits.spokenWords }
    let names =
      [mark.category, mark.series.flatMap { chart.series[$0].name.value }, unit?.text]
      .compactMap(\.self)
      + traits
    return !names.reduce(heard) { SpokenCategory($1, language).removed(from: $0) }.words
      .allSatisfy { UnitVocabulary.isUnit($0) || $0.contains(.digit) }
  }

  /// A fraction is a percentage; a slice or a layer of a stack is a share of the whole.
  private func isShare(_ said: TextValue, of value: Double, _ mark: Mark) -> Bool {
    guard said.isPercentage else { return false }
    if abs(value) <= 1, said.says(value * 100) { return true }
    // Of a stack it may be the share of the category, or of all.
    return [totals[mark.category ?? ""], total].contains { whole in
      guard let whole, whole > 0 else { return false }
      return abs(said.number - 100 * value / whole) <= max(1, said.tolerance)
    }
  }

  /// Of a slice whose value nobody states, its share is what is drawn of it.
  private func isDrawnShare(_ said: TextValue, of mark: Int) -> Bool {
    guard said.isPercentage, sweep > 0, let extent = chart.extents[mark] else { return false }
    return abs(said.number - 100 * extent / sweep) <= max(1, said.tolerance)
  }

  private static func saysNothing(_ words: [Word]) -> Bool {
    words.indices.contains { index in
      if nothings.contains(words[index]) { return true }
      return words[index] == "no" && index + 1 < words.count
        && !missingValues.contains(words[index + 1])
    }
  }

  private static let nothings: WordSet = ["none", "nothing"]

  /// What there is none of where nobody knows the value.
  private static let missingValues: WordSet = ["data", "value"]
}

/// How the value of each mark that is met by itself is told, and whether its unit is heard with it.
package struct AnnouncedValues: Derived {
  package static let place = DerivedPlace()

  package private(set) var tellings: [SpokenValue.Telling] = []
  package private(set) var sayUnit: [Bool] = []

  package static func derived(from facts: ComponentFacts) -> AnnouncedValues {
    var all = AnnouncedValues()
    guard let chart = facts.component.chart else { return all }
    let value = SpokenValue(chart, facts)
    var categories = CategoryReader(facts)
    for speech in facts[MarkSpeeches.self].all {
      let (telling, saysUnit) = value.hearing(of: speech, &categories)
      all.tellings.append(telling)
      all.sayUnit.append(saysUnit)
    }
    return all
  }
}
