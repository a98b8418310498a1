internal import A11yModel
internal import Language
internal import Listening

/// Which numbers of a text may be values of a chart.
struct ToldValues {
  private let language: SpokenLanguage
  private let values: [Double]

  /// What the labels of the measuring axis span; nil where these are not known.
  private let span: ClosedRange<Double>?

  /// Numbers in what the values are told for.
  private let others: Set<Double>

  init(_ chart: Chart, _ facts: ComponentFacts) {
    let language = facts.spokenLanguage
    func numbers(_ texts: [String]) -> [Double] {
      texts.flatMap { SpokenNumber.all(in: $0, language) }.map(\.value)
    }
    self.language = language
    values = chart.marks.compactMap(\.value.value)
    let measuring = Set(facts.measuringAxes.map(\.dimension))
    let ticks = numbers(chart.axes.filter { measuring.contains($0.dimension) }.flatMap(\.ticks))
    if let least = ticks.min(), let most = ticks.max(), least < most {
      span = least...most
    } else {
      span = nil
    }
    let names = chart.axes.filter { !measuring.contains($0.dimension) }.flatMap(\.ticks)
    others = Set(numbers(chart.categories + names))
  }

  /// Whether texts give two of the values; where nobody knows these, two numbers that may be some.
  func areSeveral(in texts: [String]) -> Bool {
    var told: Set<Double> = []
    for text in texts {
      let words = Words(text.replacing(Self.codes, with: " "))
      for number in SpokenNumber.all(in: withoutPlaces(words), language)
      where !others.contains(number.value) && isValue(number) { told.insert(number.value) }
    }
    return told.count > 1
  }

  private func isValue(_ number: SpokenNumber) -> Bool {
    guard values.isEmpty else { return values.contains(where: number.matches) }
    guard !number.isVerbatim else { return false }
    return span?.contains(number.value) ?? false && !ClaimValue.years.contains(number.value)
  }

  /// What is written as “2022-03-01”, “1.2.3”, “1/3”, “’22” and “Covid-19” are.
  private static var codes: Regex<Substring> {
    /\d+(?:[-\/.]\d+){2,}|\d+\/\d+|[’'‘]\d\d\b|\p{L}[-‑]\d+/
  }

  /// Words without dates, “3 of 7”, and numbers that are spelt out, which count things.
  private func withoutPlaces(_ text: Words) -> [Word] {
    let (words, tokens) = (text.list, TextTokens(text, language.tag))
    var isKept = words.map { _ in true }
    let dates = tokens.dates.filter { $0.day != nil || $0.year != nil || $0.part != nil }
      .map { tokens.words(of: $0.range) }
    let spelled = Numeral.all(in: words, language.primary ?? "en").map(\.range).filter { range in
      !words[range].contains { $0.begins(with: .number) }
    }
    for range in dates + spelled {
      for index in range { isKept[index] = false }
    }
    for index in words.indices.dropFirst().dropLast()
    where SpokenProgress.ofWords.contains(words[index]) && words[index - 1].begins(with: .number)
      && words[index + 1].begins(with: .number)
    {
      for place in index - 1...index + 1 { isKept[place] = false }
    }
    return zip(words, isKept).filter(\.1).map(\.0)
  }
}
