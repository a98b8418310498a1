internal import A11yModel
internal import Language
internal import Listening

/// Which numbers of a text may be values of a chart.
struct ToldValues {
  private let tag: String?
  private let values: [Double]

  /// What the labels of the measuring axis span; nil where these are not known.
  private let span: ClosedRange<Double>?

  /// Numbers in what the values are told for.
  private let others: Set<Double>

  init(_ chart: Chart, _ facts: ComponentFacts) {
    let tag = facts.languageTag
    func numbers(_ texts: [String]) -> [Double] {
      texts.flatMap { TextTokens($0, tag).values }.flatMap(\.anyNumbers)
    }
    self.tag = tag
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
      let tokens = TextTokens(text.replacing(Self.codes, with: " "), tag)
      let dates = tokens.dates.filter { $0.day != nil || $0.year != nil || $0.part != nil }
      // Numbers that are spelt out count things, and “3 of 7” are places.
      for value in tokens.values
      where value.total == nil && !value.hasColon
        && tokens.tokens[value.range].contains(where: \.isFigure)
        && !dates.contains(where: { $0.range.overlaps(value.range) })
      {
        told.formUnion(value.anyNumbers.filter { !others.contains($0) && isValue($0, of: value) })
      }
    }
    return told.count > 1
  }

  private func isValue(_ number: Double, of said: TextValue) -> Bool {
    guard values.isEmpty else { return values.contains(where: said.says) }
    guard number != said.verbatim else { return false }
    return span?.contains(number) ?? false && !TextDate.years.contains(number)
  }

  /// What is written as “2022-03-01”, “1.2.3”, “1/3”, “’22” and “Covid-19” are.
  private static var codes: Regex<Substring> {
    /\d+(?:[-\/.]\d+){2,}|\d+\/\d+|[’'‘]\d\d\b|\p{L}[-‑]\d+/
  }
}
