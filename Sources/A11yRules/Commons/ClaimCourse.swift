// What is said of where values begin and end.
extension ClaimTruth {
  /// The two numbers of a claim that may be values, where it names no category.
  private func ends(_ claim: SummaryClaim) -> (SummaryFigure, SummaryFigure)? {
    guard claim.figures.count == 2, claim.figures.allSatisfy(\.isOfValues),
      claim.categories.isEmpty,
      !claim.figures.contains(where: { $0.category != nil || $0.relation == .share })
    else { return nil }
    return (claim.figures[0], claim.figures[1])
  }

  /// Whether two numbers are the first and the last value.
  private func isWay(
    _ first: SummaryFigure,
    _ second: SummaryFigure,
    _ scope: ChartFigures.Scope
  ) -> Bool {
    isMatch(first, scope.first, scope) && isMatch(second, scope.last, scope)
  }

  /// “From 5 to 9 hours”: the least value and the greatest, or the first and the last.
  func range(_ claim: SummaryClaim, _ isNamed: Bool) -> Answer {
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
  func change(_ claim: SummaryClaim) -> Answer {
    guard let (all, told) = scopes(claim), let (first, second) = ends(claim) else { return .open }
    if all.contains(where: { isWay(first, second, $0) }) { return .right }
    let isOnWay = all.contains { scope in
      let course = figures.course(of: scope)
      guard let start = course.firstIndex(where: { isMatch(first, $0, scope) }) else {
        return false
      }
      return course[(start + 1)...].contains { isMatch(second, $0, scope) }
    }
    if isOnWay { return .right }
    // Numbers of which neither is that of an end may be of something else.
    let isOfEnds =
      isMatch(first, told.first, told) || isMatch(second, told.last, told)
      || isWay(second, first, told)
    guard isOfEnds, all.count == 1 else { return .open }
    return .wrong(
      "the first value is \(writing.value(told.first)) and the last \(writing.value(told.last))"
    )
  }
}
