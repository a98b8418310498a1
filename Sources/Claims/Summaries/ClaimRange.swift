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
    if isExact, ends.count == 2 {
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
}
