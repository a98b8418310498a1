package import A11yModel
internal import Language
package import Listening

/// Whether what a text claims of the data of a chart is so.
package struct DataTruth {
  package let figures: ChartFigures
  let reader: DataReader
  private let chart: Chart
  let times: CategoryTimes?

  /// Whether the chart is of losses, which may be told without their sign.
  let isOfLosses: Bool

  /// What texts say that numbers count in, as “in thousand euros”.
  let scales: [Double]

  /// Writes what the data say.
  let writing: SummaryWriting

  /// - Parameters:
  ///   - reader: reads the texts.
  ///   - figures: what the data come to.
  ///   - scales: what any text of the chart says that numbers count in.
  ///   - chart: the chart.
  ///   - facts: the component.
  package init(
    _ reader: DataReader,
    _ figures: ChartFigures,
    scales: [Double],
    _ chart: Chart,
    _ facts: ComponentFacts
  ) {
    (self.reader, self.figures, self.chart) = (reader, figures, chart)
    self.scales = [1] + (reader.unit.map { [1 / $0.scale] } ?? []) + scales
    times = facts[CategoryTimes.self]
    isOfLosses =
      figures.scopes.allSatisfy { $0.greatest <= 0 }
      && MinusWords.isLoss(in: reader.subjects.map(Word.init), reader.tag)
    writing = SummaryWriting(facts, facts.spokenLanguage(of: reader.tag))
  }

  /// What comes of comparing.
  package enum Answer: Hashable, Sendable {
    case right
    /// What the data say instead.
    case wrong(String)
    /// The fact that would make it true, and what the data say without it.
    case doubtful(String, String)
    /// Nothing that could be compared is said.
    case open
  }

  package func answer(to claim: DataClaim) -> Answer {
    let answer = compared(claim)
    guard !claim.isCount else { return answer }
    if let unit = reader.unit, claim.values.count == 1, answer == .open || answer == .right,
      reader.isApart(claim.values[0])
    {
      var same = claim
      same.values[0].relation = .declared
      same.values[0].value.units = unit.units
      if compared(same) == .right { return .wrong("the unit of the values is ‘\(unit.text)’") }
    }
    // “The highest in 30 days” is that of other data.
    let isOfOthers = claim.values.contains { value in
      value.relation == .other && !counts.contains(where: value.isNumber)
    }
    return isOfOthers && answer != .right ? .open : answer
  }

  private func compared(_ claim: DataClaim) -> Answer {
    switch claim.kind {
    case .highest: extreme(claim, isHighest: true)
    case .lowest: extreme(claim, isHighest: false)
    case .extreme: eitherExtreme(claim)
    case .bound(let isUpper): bound(claim, isUpper: isUpper)
    case .total: total(claim)
    case .mean:
      figure(claim, "the mean is") { [$0.mean, $0.total / Double(max($0.countOfMore, 1))] }
    case .median: figure(claim, "the median is") { figures.medians(of: $0) }
    case .range(let isNamed, let isExact): range(claim, isNamed: isNamed, isExact: isExact)
    case .count(let counted): count(claim, counted)
    case .point: point(claim)
    case .free: .open
    }
  }

  // MARK: numbers

  typealias Scope = ChartFigures.Scope

  /// Whether a number tells a value: rounded, within 1 percent, or as a share of the whole.
  func isMatch(_ said: ClaimValue, _ value: Double, _ scope: Scope) -> Bool {
    if isOfLosses, value < 0, isMatch(said, -value, scope) { return true }
    if said.relation == .share {
      let whole = figures.whole(of: scope)
      let number = said.value.number
      return abs(value) <= 1 && said.value.isRounded(value * 100)
        || whole > 0 && abs(number - 100 * value / whole) <= max(1, said.value.tolerance)
    }
    let factors = said.value.units.factors(to: reader.unit?.units ?? UnitSet())
    return said.value.numbers.contains { number in
      let ratio = said.value.number == 0 ? 1 : abs(number / said.value.number)
      return scales.contains { scale in
        factors.contains { factor in
          let model = value / scale
          let half = said.value.tolerance * ratio
          // A half is rounded up: 2,500 is “3 thousand”, and not “2 thousand”.
          let isUp = abs(number * factor) > abs(model)
          let reach = half * (isUp || half < 500 ? 1.000_001 : 0.998)
          // What data write stands for itself.
          let isExact = half == 0 && number != number.rounded()
          let tolerance = isExact ? abs(model) * 1e-9 : max(reach * factor, abs(model) * 0.01)
          return abs(number * factor - model) <= tolerance
        }
      }
    }
  }

  /// The numbers of a claim that may tell values.
  func values(of claim: DataClaim) -> [ClaimValue] {
    let isSigned = figures.scopes.first.map { $0.least < 0 } ?? true
    return claim.values.filter { $0.isOfValues && (isSigned || $0.value.number >= 0) }
  }

  /// Whether a number of which nothing is said may be that of all categories, marks or series.
  func mayCount(_ value: ClaimValue) -> Bool {
    value.relation == .bare && counts.contains(where: value.isNumber)
  }

  var counts: [Int] { [figures.categoryCount, figures.markCount, figures.seriesCount] }

  /// A value, or its share of all of them where that is what is said.
  func written(_ value: Double, _ scope: Scope, asShare isShare: Bool) -> String {
    let whole = figures.whole(of: scope)
    guard isShare, whole > 0 else { return writing.value(value) }
    return "\(writing.number((1000 * value / whole).rounded() / 10)) percent"
  }

  /// The scopes that are meant, and the one that is told where the claim is wrong.
  func scopes(_ claim: DataClaim) -> (all: [Scope], told: Scope)? {
    let all = figures.scopes(of: claim.series)
    return all.first.map { (all, $0) }
  }

  // MARK: values of categories

  private func point(_ claim: DataClaim) -> Answer {
    guard let said = values(of: claim).first, let category = claim.categories.first,
      let values = figures.values(of: category, in: claim.series), let whole = figures.scopes.first
    else { return .open }
    // “The deficit was 50” where it is −50.
    let isOfLoss = MinusWords.isLoss(in: Words(claim.text).list, reader.tag)
    let isRight = (values + [values.reduce(0, +)]).contains { value in
      isMatch(said, value, whole) || isOfLoss && value < 0 && isMatch(said, -value, whole)
    }
    if isRight { return .right }
    guard said.relation != .share || figures.isOfWhole, said.category == nil, values.count == 1,
      !mayNumber(said, category, isBefore: claim.isNumbered)
    else { return .open }
    let series = claim.series.compactMap { figures.seriesNames[$0] }.map { ", \($0)" }.joined()
    let value = written(values[0], whole, asShare: said.relation == .share)
    return .wrong("‘\(category)\(series)’ is \(value)")
  }

  /// Whether it may be the place of a category among all, as in “Day 3: Sunday” or “1: Sunday”.
  private func mayNumber(_ value: ClaimValue, _ category: String, isBefore: Bool) -> Bool {
    guard value.relation == .bare, let place = Int(exactly: value.value.number) else {
      return false
    }
    return isBefore && (1...max(figures.order.count, 1)).contains(place)
      || figures.order.indices.contains(place - 1) && figures.order[place - 1] == category
  }
}
