package import A11yModel
internal import Language
package import Listening

/// Whether what is heard of marks holds their values.
package struct SpokenValue: Sendable {
  private let chart: Chart
  private let facts: ComponentFacts
  private let speeches: MarkSpeeches
  private let measure: ValueMeasure

  /// Whether the names of series hold numbers.
  private let areSeriesNumbered: [Bool]

  /// Whether the values may be percentages themselves.
  private let isPercentage: Bool

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

  private init(_ chart: Chart, _ facts: ComponentFacts) {
    self.chart = chart
    self.facts = facts
    speeches = facts[MarkSpeeches.self]
    areSeriesNumbered = chart.series.map { $0.name.value.map(TextBytes.holdsNumber) ?? false }
    let unit = facts.valueUnit.value
    measure = ValueMeasure(unit)
    isPercentage = unit.map { UnitVocabulary.terms(for: Words($0)).contains("%") } ?? true
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

  /// How the values of marks are told, each that is met by itself.
  static func tellings(_ facts: ComponentFacts) -> [Telling] {
    guard let chart = facts.component.chart else { return [] }
    let value = SpokenValue(chart, facts)
    var categories = CategoryReader(facts)
    return value.speeches.all.map { value.telling(of: $0, &categories) }
  }

  private func telling(of speech: MarkSpeech, _ categories: inout CategoryReader) -> Telling {
    if chart.marks[speech.mark].isSummary || chart.marks[speech.mark].value.isAbsent {
      return .none
    }
    let language = speeches.language(of: speech)
    let words = speeches.words(of: speech)
    let category = categories.category(ofMark: speech.mark, language)
    let isPlain = chart.marks[speech.mark].series.map { !areSeriesNumbered[$0] } ?? true
    if isPlain, let value = chart.marks[speech.mark].value.value,
      PlainValue(value: value, style: language.numbers, mayBePercentage: isPercentage)
        .isSaid(in: words, besides: category.flatMap { $0.holdsNumber ? $0.words : nil })
    {
      return .said
    }
    return telling(of: speech, category, words, language)
  }

  /// How a value is told, whatever way.
  private func telling(
    of speech: MarkSpeech,
    _ category: SpokenCategory?,
    _ said: Words,
    _ language: SpokenLanguage
  ) -> Telling {
    let mark = chart.marks[speech.mark]
    let words = said.list
    var heard = words
    if let category, category.holdsNumber { heard = category.removed(from: heard) }
    if let series = mark.series, areSeriesNumbered[series],
      let name = chart.series[series].name.value
    {
      heard = SpokenCategory(name, language).removed(from: heard)
    }
    var numbers = HeardNumbers(heard, language, measure)
    let pieces = speeches.announcement(of: speech).pieces
    if pieces.contains(where: { TextBytes.holds(UInt8(ascii: "("), in: $0) }) {
      numbers.add(SpokenNumber.bracketed(in: speeches.content(of: speech), language))
    }
    guard let value = mark.value.value else {
      return numbers.numbers.contains { isDrawnShare($0, of: speech.mark) }
        ? .saidInFull : .unknown(isNumberHeard: !numbers.isEmpty)
    }
    if numbers.say(value, mayBePercentage: isPercentage) { return .said }
    let isInFull =
      (value == 0 && Self.saysNothing(heard)) || numbers.sayConverted(value)
      || numbers.numbers.contains { isShare($0, of: value, mark) }
    if isInFull { return .saidInFull }
    if let name = mark.category, let category,
      SpokenNumber.all(in: name, language).contains(where: { $0.value == value }),
      category.isSaid(in: said)
    {
      return .shared
    }
    if isSaidInGroups(value, heard, language) { return .openGroups }
    if value < 0, !language.isEnglish, numbers.say(-value, mayBePercentage: isPercentage),
      !heard.contains(where: MinusWords.mayStand),
      saysMore(speech, mark, SpokenNumber.plain(words), language)
    {
      return .unknownSign
    }
    guard numbers.isEmpty else { return .otherNumbers }
    return language.isEnglish || !saysMore(speech, mark, words, language)
      ? .unsaid : .unknownWords
  }

  /// Whether a value is heard once spaces may group digits, in a language that sets none there.
  private func isSaidInGroups(_ value: Double, _ heard: [Word], _ language: SpokenLanguage) -> Bool
  {
    guard !language.numbers.groupsWithSpaces else { return false }
    let grouped = SpokenNumber.grouped(heard)
    return grouped.count < heard.count
      && HeardNumbers(grouped, language, measure).say(value, mayBePercentage: isPercentage)
  }

  /// Whether anything is heard besides the category, the series and what traits say: in a language
  /// whose numbers are not known here, that may be the value in words, as in “東京は三十人”.
  private func saysMore(
    _ speech: MarkSpeech,
    _ mark: Mark,
    _ words: [Word],
    _ language: SpokenLanguage
  ) -> Bool {
    let tree = facts.trees[0]
    let traits = tree.exposed(in: speech.element).flatMap { tree.elements[$0].traits.spokenWords }
    let names =
      [mark.category, mark.series.flatMap { chart.series[$0].name.value }, measure.name]
      .compactMap(\.self)
      + traits
    return !names.reduce(words) { SpokenCategory($1, language).removed(from: $0) }
      .allSatisfy { UnitVocabulary.isUnit($0) || $0.contains(.digit) }
  }

  /// A fraction is a percentage; a slice or a layer of a stack is a share of the whole.
  private func isShare(_ number: SpokenNumber, of value: Double, _ mark: Mark) -> Bool {
    guard number.isPercentage else { return false }
    if abs(value) <= 1, number.matches(value * 100) { return true }
    // Of a stack it may be the share of the category, or of all.
    return [totals[mark.category ?? ""], total].contains { whole in
      guard let whole, whole > 0 else { return false }
      return abs(number.value - 100 * value / whole) <= max(1, number.tolerance)
    }
  }

  /// Of a slice whose value nobody states, its share is what is drawn of it.
  private func isDrawnShare(_ number: SpokenNumber, of mark: Int) -> Bool {
    guard number.isPercentage, sweep > 0, let extent = chart.extents[mark] else { return false }
    return abs(number.value - 100 * extent / sweep) <= max(1, number.tolerance)
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

extension ComponentFacts {
  /// The unit of the values, as the chart or its value axis declares it, or the progress.
  package var valueUnit: Fact<String> {
    if let progress = component.progress { return progress.unit }
    guard let chart = component.chart else { return .absent }
    let axis = chart.axes.first { $0.dimension == .y && $0.unit.value != nil }
    return chart.unit.value == nil ? axis?.unit ?? chart.unit : chart.unit
  }
}

extension SpokenValue.Telling: Derived {
  package static let place = DerivedPlace()

  package static func derived(from facts: ComponentFacts) -> [SpokenValue.Telling] {
    SpokenValue.tellings(facts)
  }
}
