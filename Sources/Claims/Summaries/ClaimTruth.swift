internal import A11yModel
internal import Language
internal import Support

/// Whether what a summary says of the data is true.
package struct ClaimTruth: Sendable {
  package let figures: ChartFigures
  package let unit: String?

  /// Nil where values do not go from one category to the next.
  package let timeline: Timeline?

  /// The seconds from each category to the next; nil where nobody knows, or these differ.
  package let secondsBetweenCategories: Double?
  /// Whether the chart is of losses, which may be told without their sign.
  package let isOfLosses: Bool

  /// What texts say that numbers count in, as “in thousand euros”.
  package let scales: [Double]

  /// Writes what the data say.
  package let writing: SummaryWriting

  package init(
    figures: ChartFigures,
    unit: String?,
    timeline: Timeline?,
    secondsBetweenCategories: Double?,
    isOfLosses: Bool,
    scales: [Double],
    writing: SummaryWriting
  ) {
    (self.figures, self.unit, self.timeline) = (figures, unit, timeline)
    self.secondsBetweenCategories = secondsBetweenCategories
    (self.isOfLosses, self.scales, self.writing) = (isOfLosses, scales, writing)
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

  package func answer(to claim: SummaryClaim) -> Answer {
    let answer = firstAnswer(to: claim)
    if let wrong = otherUnit(claim, answer) { return wrong }
    // “The highest in 30 days” is that of other data.
    guard answer != .right, !claim.isCount, claim.figures.contains(where: isOfOthers) else {
      return answer
    }
    return .open
  }

  /// Whether a number counts something else than values, categories, marks or series.
  private func isOfOthers(_ figure: SummaryFigure) -> Bool {
    figure.relation == .other && !figure.readings.isEmpty
      && !figure.readings.contains { counts.contains($0.value) }
  }

  /// What is wrong where a number is that of the data, and its unit is not theirs; nil where it is.
  private func otherUnit(_ claim: SummaryClaim, _ answer: Answer) -> Answer? {
    guard !claim.isCount, let unit, answer == .right || answer == .open,
      let index = claim.figures.firstIndex(where: { figure in
        figure.relation == .other
          && figure.otherUnit.map { UnitKinship.areApart($0, unit) } ?? false
      }), claim.figures.count == 1
    else { return nil }
    var same = claim
    same.figures[index].relation = .declared
    same.figures[index].otherUnit = nil
    guard firstAnswer(to: same) == .right else { return nil }
    return .wrong("the unit of the values is ‘\(unit)’")
  }

  private func firstAnswer(to claim: SummaryClaim) -> Answer {
    switch claim.kind {
    case .highest: extreme(claim, isHighest: true)
    case .lowest: extreme(claim, isHighest: false)
    case .extreme: eitherExtreme(claim)
    case .bound(let isUpper): bound(claim, isUpper: isUpper)
    case .total: figure(claim, "the values add up to") { [$0.total] }
    case .mean:
      figure(claim, "the mean is") { [$0.mean, $0.total / Double(max($0.countOfMore, 1))] }
    case .median: figure(claim, "the median is") { figures.medians(of: $0) }
    case .range(let isNamed, let isExact): range(claim, isNamed: isNamed, isExact: isExact)
    case .extent(let stated): extent(stated)
    case .count(let counted): count(claim, counted)
    case .point: point(claim)
    case .free: .open
    }
  }

  func isMatch(
    _ figure: SummaryFigure,
    _ value: Double,
    _ scope: ChartFigures.Scope
  ) -> Bool {
    ([1] + scales).contains { scale in
      figure.matches(value / scale, of: figures.whole(of: scope) / scale, unit: unit)
    }
  }

  /// The numbers of a claim that may tell values: what is below nothing where no value is tells a
  /// change.
  func values(of claim: SummaryClaim) -> [SummaryFigure] {
    let isSigned = figures.scopes.first.map { $0.least < 0 } ?? true
    return claim.figures.filter { figure in
      figure.isOfValues
        && (isSigned || figure.readings.isEmpty || figure.readings.contains { $0.value >= 0 })
    }
  }

  /// Whether a number of which nothing is said may be that of all categories, marks or series.
  private func mayCount(_ figure: SummaryFigure) -> Bool {
    figure.relation == .bare && figure.readings.contains { counts.contains($0.value) }
  }

  private var counts: [Double] {
    [figures.categoryCount, figures.markCount, figures.seriesCount].map(Double.init)
  }

  /// Whether it may be the place of a category among all, as in “Day 3: Sunday” or “1: Sunday”.
  private func mayNumber(_ figure: SummaryFigure, _ category: String, isBefore: Bool) -> Bool {
    figure.relation == .bare
      && figure.readings.contains { reading in
        guard let place = Int(exactly: reading.value) else { return false }
        if isBefore, (1...max(figures.order.count, 1)).contains(place) { return true }
        return figures.order.indices.contains(place - 1) && figures.order[place - 1] == category
      }
  }

  /// The scopes that are meant, and the one that is told where the claim is wrong.
  func scopes(
    _ claim: SummaryClaim
  ) -> (all: [ChartFigures.Scope], told: ChartFigures.Scope)? {
    let all = figures.scopes(of: claim.series)
    return all.first.map { (all, $0) }
  }

  private func extreme(_ claim: SummaryClaim, isHighest: Bool) -> Answer {
    guard let (all, told) = scopes(claim) else { return .open }
    // A number that is called like a category may be that category.
    let named = claim.categories
    // “The highest 3” are so many.
    let possible = values(of: claim).filter {
      $0.category == nil && !($0.relation == .bare && named.count > 1)
    }
    let maybe = claim.figures.compactMap(\.category)
    if possible.isEmpty, named.isEmpty { return .open }
    // “Highest day of 3” is of so many.
    let values = possible.filter { !mayCount($0) }
    let isRight = all.contains { scope in
      let value = isHighest ? scope.greatest : scope.least
      let places = isHighest ? scope.greatestCategories : scope.leastCategories
      // “Deep is highest with 15 hours”: that may be all of a series.
      let others = scope.series == nil || claim.series.isEmpty ? [] : [scope.total, scope.mean]
      let isValue =
        (values.isEmpty && !named.isEmpty)
        || claim.figures.contains { figure in
          ([value] + others).contains { isMatch(figure, $0, scope) }
        }
      return isValue && (named.isEmpty || (named + maybe).contains(where: places.contains))
    }
    if isRight { return .right }
    if values.isEmpty, named.isEmpty { return .open }
    // Elsewhere shares cannot be told apart from other percentages; a category is wrong with any.
    let isPlaced = all.contains { scope in
      let places = isHighest ? scope.greatestCategories : scope.leastCategories
      return named.isEmpty || (named + maybe).contains(where: places.contains)
    }
    if isPlaced, !figures.isOfWhole, values.contains(where: { $0.relation == .share }) {
      return .open
    }
    let value = isHighest ? told.greatest : told.least
    let places = isHighest ? told.greatestCategories : told.leastCategories
    let names = NameList.text(figures.order.filter(places.contains))
    let statistic = isHighest ? "highest" : "lowest"
    let isShare = isPlaced && values.contains { $0.relation == .share }
    return .wrong(
      "the \(statistic) value is \(written(value, told, asShare: isShare))"
        + (names.isEmpty ? "" : ", of \(names)")
    )
  }

  /// “The best day was Monday”: in golf that is the lowest, elsewhere the highest.
  private func eitherExtreme(_ claim: SummaryClaim) -> Answer {
    let answers = [extreme(claim, isHighest: true), extreme(claim, isHighest: false)]
    guard !answers.contains(.right) else { return .right }
    guard case .wrong(let highest) = answers[0], case .wrong(let lowest) = answers[1] else {
      return .open
    }
    return .doubtful("whether high or low values are meant", "\(highest), and \(lowest)")
  }

  private func figure(
    _ claim: SummaryClaim,
    _ phrase: String,
    _ statistics: (ChartFigures.Scope) -> [Double]
  ) -> Answer {
    guard let (all, told) = scopes(claim) else { return .open }
    let values = values(of: claim)
    guard !values.isEmpty, !values.contains(where: { $0.relation == .share }) else { return .open }
    let ofCategories = claim.categories.compactMap { figures.values(of: $0, in: claim.series) }
    let sums =
      ofCategories.map { $0.reduce(0, +) }
      + ofCategories.map {
        $0.reduce(0, +) / Double(max($0.count, 1))
      }
    let isRight = values.contains { figure in
      all.contains { scope in statistics(scope).contains { isMatch(figure, $0, scope) } }
        || sums.contains { isMatch(figure, $0, told) }
    }
    if isRight { return .right }
    // Where each value holds those before it, the last one is the total.
    let mayBeLast = claim.kind == .total && values.contains { isMatch($0, told.greatest, told) }
    if claim.kind == .total, values.count == 1, !mayBeLast, let sum = total(claim, values[0]) {
      return .wrong("the values of ‘\(claim.categories[0])’ add up to \(writing.value(sum))")
    }
    guard ofCategories.isEmpty, !mayBeLast, !values.allSatisfy(mayCount),
      let statistic = statistics(told).first
    else {
      return .open
    }
    return .wrong("\(phrase) \(writing.value(statistic))")
  }

  /// What the values of the one category come to of which another total is told; nil where that may be
  /// any, as that of all up to there.
  private func total(_ claim: SummaryClaim, _ figure: SummaryFigure) -> Double? {
    guard claim.categories.count == 1, Timeline.isTime(claim.categories[0]), claim.series.isEmpty,
      figure.category == nil,
      !mayCount(figure), let values = figures.values(of: claim.categories[0]),
      let place = figures.order.firstIndex(of: claim.categories[0]),
      let whole = figures.scopes.first,
      whole.least >= 0
    else { return nil }
    let sums = figures.order.map { (figures.values(of: $0) ?? []).reduce(0, +) }
    let parts = values + [sums[...place].reduce(0, +), sums[place...].reduce(0, +)]
    return parts.contains { isMatch(figure, $0, whole) } ? nil : sums[place]
  }

  private func point(_ claim: SummaryClaim) -> Answer {
    guard let figure = values(of: claim).first, let category = claim.categories.first,
      let values = figures.values(of: category, in: claim.series),
      let whole = figures.scopes.first
    else { return .open }
    let sum = values.reduce(0, +)
    if values.contains(where: { isMatch(figure, $0, whole) }) || isMatch(figure, sum, whole) {
      return .right
    }
    // “The deficit was 50” where it is −50.
    let isOfLoss = isOfLosses || MinusWords.isLoss(in: Words(claim.text).list)
    let isUnsigned = isOfLoss && values.contains { $0 < 0 && isMatch(figure, -$0, whole) }
    guard figure.relation != .share || figures.isOfWhole, figure.category == nil,
      values.count == 1, !isUnsigned, !mayNumber(figure, category, isBefore: claim.isNumbered)
    else { return .open }
    let series = claim.series.compactMap { figures.seriesNames[$0] }.map { ", \($0)" }.joined()
    let value = written(values[0], whole, asShare: figure.relation == .share)
    return .wrong("‘\(category)\(series)’ is \(value)")
  }

  /// A value, or its share of all of them where that is what is said.
  func written(
    _ value: Double,
    _ scope: ChartFigures.Scope,
    asShare isShare: Bool
  ) -> String {
    let whole = figures.whole(of: scope)
    guard isShare, whole > 0 else { return writing.value(value) }
    return "\(writing.number((1000 * value / whole).rounded() / 10)) percent"
  }
}
