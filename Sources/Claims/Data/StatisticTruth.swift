internal import Language

// Whether what is said of the highest and the lowest value, of ranges and of sums is so.
extension DataTruth {
  // MARK: extremes

  func extreme(_ claim: DataClaim, isHighest: Bool) -> Answer {
    guard let (all, told) = scopes(claim) else { return .open }
    let named = claim.categories
    // A number that is called like a category may be that; “the highest 3” are so many.
    let possible = values(of: claim).filter {
      $0.category == nil && !($0.relation == .bare && named.count > 1)
    }
    let values = possible.filter { !mayCount($0) }
    if possible.isEmpty, named.isEmpty { return .open }
    let places = named + claim.values.compactMap(\.category)
    func isPlaced(_ scope: Scope, _ isHighest: Bool) -> Bool {
      let categories = isHighest ? scope.greatestCategories : scope.leastCategories
      return named.isEmpty || places.contains(where: categories.contains)
    }
    func isRight(_ isHighest: Bool) -> Bool {
      all.contains { scope in
        let value = isHighest ? scope.greatest : scope.least
        // “Deep is highest with 15 hours”: that may be all of a series.
        let others = scope.series == nil || claim.series.isEmpty ? [] : [scope.total, scope.mean]
        return isPlaced(scope, isHighest)
          && (values.isEmpty && !named.isEmpty
            || claim.values.contains { said in
              ([value] + others).contains { isMatch(said, $0, scope) }
            })
      }
    }
    // The highest loss is the lowest value.
    if isRight(isHighest) || isOfLosses && isRight(!isHighest) { return .right }
    if values.isEmpty, named.isEmpty { return .open }
    // Elsewhere shares cannot be told apart from other percentages; a category is wrong with any.
    let isShare =
      all.contains { isPlaced($0, isHighest) } && values.contains { $0.relation == .share }
    if isShare, !figures.isOfWhole { return .open }
    let isTop = isHighest != isOfLosses
    let value = isTop ? told.greatest : told.least
    let categories = isTop ? told.greatestCategories : told.leastCategories
    let names = NameList.text(figures.order.filter(categories.contains))
    return .wrong(
      "the \(isTop ? "highest" : "lowest") value is \(written(value, told, asShare: isShare))"
        + (names.isEmpty ? "" : ", of \(names)")
    )
  }

  /// “The best day was Monday”: in golf that is the lowest, elsewhere the highest.
  func eitherExtreme(_ claim: DataClaim) -> Answer {
    let answers = [true, false].map { extreme(claim, isHighest: $0) }
    if answers.contains(.right) { return .right }
    guard case .wrong(let highest) = answers[0], case .wrong(let lowest) = answers[1] else {
      return .open
    }
    return .doubtful("whether high or low values are meant", "\(highest), and \(lowest)")
  }

  /// Whether all values are within a bound; one that they come nowhere near tells nothing.
  func bound(_ claim: DataClaim, isUpper: Bool) -> Answer {
    let values = values(of: claim)
    guard let (all, told) = scopes(claim), let said = values.first, values.count == 1,
      claim.categories.isEmpty
    else { return .open }
    func extreme(_ scope: Scope) -> Double { isUpper ? scope.greatest : scope.least }
    if all.contains(where: { isMatch(said, extreme($0), $0) }) { return .right }
    let factors = said.value.units.factors(to: reader.unit?.units ?? UnitSet())
    let holds = all.contains { scope in
      scales.contains { scale in
        factors.contains { factor in
          said.value.numbers.contains {
            isUpper ? $0 * factor >= extreme(scope) / scale : $0 * factor <= extreme(scope) / scale
          }
        }
      }
    }
    guard !holds else { return .open }
    let value = written(extreme(told), told, asShare: said.relation == .share)
    return .wrong("the \(isUpper ? "highest" : "lowest") value is \(value)")
  }

  /// “From 5 to 9 hours”: the least value and the greatest, or the first and the last.
  func range(_ claim: DataClaim, isNamed: Bool, isExact: Bool) -> Answer {
    guard let (all, told) = scopes(claim), claim.values.count == 2,
      claim.values.allSatisfy({ $0.isOfValues && $0.relation != .share && $0.category == nil }),
      claim.categories.isEmpty
    else { return .open }
    let (first, second) = (claim.values[0], claim.values[1])
    let isRight = all.contains { scope in
      [(scope.least, scope.greatest), (scope.first, scope.last)].contains { one, other in
        isMatch(first, one, scope) && isMatch(second, other, scope)
          || isMatch(second, one, scope) && isMatch(first, other, scope)
      }
    }
    if isRight { return .right }
    // A scale goes beyond the data; and with neither word nor unit it may be any range.
    let low = min(first.value.number, second.value.number)
    let high = max(first.value.number, second.value.number)
    let isInside = low > told.least || high < told.greatest
    let isOfData = second.relation == .declared || isNamed && high > Double(figures.categoryCount)
    guard claim.values.allSatisfy({ $0.value.numbers.count == 1 }), isExact || isInside && isOfData
    else { return .open }
    return .wrong(
      "the values go from \(writing.value(told.least)) to \(writing.value(told.greatest))"
    )
  }

  // MARK: sums

  func figure(
    _ claim: DataClaim,
    _ phrase: String,
    mayBe others: [Double] = [],
    _ statistics: (Scope) -> [Double]
  ) -> Answer {
    let values = values(of: claim)
    guard let (all, told) = scopes(claim), !values.isEmpty,
      !values.contains(where: { $0.relation == .share })
    else { return .open }
    let ofCategories = claim.categories.compactMap { figures.values(of: $0, in: claim.series) }
      .flatMap { [$0.reduce(0, +), $0.reduce(0, +) / Double(max($0.count, 1))] }
    let isRight = values.contains { value in
      all.contains { scope in statistics(scope).contains { isMatch(value, $0, scope) } }
        || ofCategories.contains { isMatch(value, $0, told) }
    }
    if isRight { return .right }
    let mayBeOther = others.contains { other in values.contains { isMatch($0, other, told) } }
    guard claim.categories.isEmpty, !mayBeOther, !values.allSatisfy(mayCount),
      let statistic = statistics(told).first
    else { return .open }
    return .wrong("\(phrase) \(writing.value(statistic))")
  }

  func total(_ claim: DataClaim) -> Answer {
    // Where each value holds those before it, the last one is the total.
    let greatest = figures.scopes.first?.greatest ?? 0
    let answer = figure(claim, "the values add up to", mayBe: [greatest]) { [$0.total] }
    guard answer == .open, claim.categories.count == 1, claim.series.isEmpty,
      reader.names.isDate(claim.categories[0]),
      claim.values.count == 1, let said = values(of: claim).first, said.category == nil,
      said.relation != .share, !mayCount(said),
      let place = figures.order.firstIndex(of: claim.categories[0]),
      let whole = figures.scopes.first,
      whole.least >= 0
    else { return answer }
    // That may be all up to there, or all from there on.
    let sums = figures.order.map { (figures.values(of: $0) ?? []).reduce(0, +) }
    let parts =
      [greatest, sums[...place].reduce(0, +), sums[place...].reduce(0, +)]
      + (figures.values(of: claim.categories[0]) ?? [])
    return parts.contains { isMatch(said, $0, whole) }
      ? .open
      : .wrong("the values of ‘\(claim.categories[0])’ add up to \(writing.value(sums[place]))")
  }
}
