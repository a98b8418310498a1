internal import Language

// What is said of where values begin and end.
extension ClaimTruth {
  /// The two numbers of a claim that may be values, where it names no category.
  func ends(_ claim: SummaryClaim) -> (SummaryFigure, SummaryFigure)? {
    guard claim.figures.count == 2, claim.figures.allSatisfy(\.isOfValues),
      claim.categories.isEmpty,
      !claim.figures.contains(where: { $0.category != nil || $0.relation == .share })
    else { return nil }
    return (claim.figures[0], claim.figures[1])
  }

  /// Whether two numbers are the first and the last value.
  func isWay(
    _ first: SummaryFigure,
    _ second: SummaryFigure,
    _ scope: ChartFigures.Scope
  ) -> Bool {
    let ends = ends(of: scope)
    return isMatch(first, ends.first, scope) && isMatch(second, ends.last, scope)
  }

  /// The first and the last value, in time where the categories are times.
  func ends(of scope: ChartFigures.Scope) -> (first: Double, last: Double) {
    let isReversed = timeline.map { $0.order.first != figures.order.first } ?? false
    return isReversed ? (scope.last, scope.first) : (scope.first, scope.last)
  }

  /// “From 5 to 9 hours”: the least value and the greatest, or the first and the last.
  func range(_ claim: SummaryClaim, isNamed: Bool, isExact: Bool) -> Answer {
    guard let (all, told) = scopes(claim), let (first, second) = ends(claim) else { return .open }
    let isRight = all.contains { scope in
      (isMatch(first, scope.least, scope) && isMatch(second, scope.greatest, scope))
        || (isMatch(second, scope.least, scope) && isMatch(first, scope.greatest, scope))
        || isWay(first, second, scope)
    }
    if isRight { return .right }
    let ends = [first, second].compactMap { figure -> Double? in
      figure.readings.count == 1 ? figure.readings.first?.value : nil
    }
    if isExact, ends.count == 2, first.limit == nil, second.limit == nil {
      return .wrong(
        "the values go from \(writing.value(told.least)) to \(writing.value(told.greatest))"
      )
    }
    // A scale goes beyond the data; and with neither word nor unit it may be any range.
    guard ends.count == 2, let low = ends.min(), let high = ends.max(),
      low > told.least || high < told.greatest,
      second.relation == .declared || (isNamed && high > Double(figures.categoryCount))
    else { return .open }
    return .wrong(
      "the values go from \(writing.value(told.least)) to \(writing.value(told.greatest))"
    )
  }

  /// “Rose from 20 to 40”: the first value and the last, or any two in that order.
  func change(_ claim: SummaryClaim, _ stated: StatedTrend) -> Answer {
    guard let (all, told) = scopes(claim), let first = stated.from, let second = stated.to else {
      return .open
    }
    if let pair = pair(first, second, all) {
      let (from, to) = pair
      let isAgainst = stated.direction == .rise ? from > to : stated.direction == .fall && from < to
      if isAgainst {
        let order = from > to ? "less" : "more"
        return .wrong("\(writing.value(to)) is \(order) than \(writing.value(from))")
      }
      guard let direction = stated.direction else { return .right }
      return size(of: (from, to), direction, stated) ?? .right
    }
    // Numbers of which neither is that of an end may be of something else.
    let ends = ends(of: told)
    let isOfEnds =
      isMatch(first, ends.first, told) || isMatch(second, ends.last, told)
      || isWay(second, first, told)
    guard isOfEnds, all.count == 1 else { return .open }
    return .wrong(
      "the first value is \(writing.value(ends.first)) and the last \(writing.value(ends.last))"
    )
  }

  /// The first and the last value, or else any two in that order, that two numbers are.
  private func pair(
    _ first: SummaryFigure,
    _ second: SummaryFigure,
    _ scopes: [ChartFigures.Scope]
  ) -> (Double, Double)? {
    if let scope = scopes.first(where: { isWay(first, second, $0) }) {
      let ends = ends(of: scope)
      return (ends.first, ends.last)
    }
    for scope in scopes {
      let course = figures.course(of: scope, in: timeline?.order ?? figures.order)
      guard let start = course.firstIndex(where: { isMatch(first, $0, scope) }),
        let end = course[(start + 1)...].first(where: { isMatch(second, $0, scope) })
      else { continue }
      return (course[start], end)
    }
    return nil
  }
}
