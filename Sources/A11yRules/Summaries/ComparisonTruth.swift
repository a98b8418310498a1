internal import Language

// Whether values are to each other as a summary says.
extension ClaimTruth {
  func comparison(_ claim: SummaryClaim, _ stated: StatedComparison) -> Answer {
    switch (stated.subject, stated.object) {
    case (.category(let first), .category(let second)):
      guard let one = value(of: first, claim), let other = value(of: second, claim) else {
        return .open
      }
      let data = "‘\(first)’ is \(writing.value(one)) and ‘\(second)’ \(writing.value(other))"
      return answer(one, other, stated.relation, data)
    case (.series(let first), .series(let second)):
      return series(first, second, stated)
    default: return .open
    }
  }

  /// The value of a category in the series that is named, or the only one.
  private func value(of category: String, _ claim: SummaryClaim) -> Double? {
    guard let values = figures.values(of: category, in: claim.series), values.count == 1 else {
      return nil
    }
    return values[0]
  }

  private func answer(
    _ one: Double,
    _ other: Double,
    _ relation: StatedComparison.Relation,
    _ data: String
  ) -> Answer {
    func judged(_ isRight: Bool) -> Answer { isRight ? .right : .wrong(data) }
    switch relation {
    case .more: return judged(one > other)
    case .less: return judged(one < other)
    case .overtook: return .open
    case .times(let factor):
      guard one > 0, other > 0 else { return .open }
      // Many say “twice” of what is nearly so.
      let isInverse = factor < 1
      let (stated, times) = isInverse ? (1 / factor, other / one) : (factor, one / other)
      if abs(times - stated) <= thresholds.factor / 2 { return .right }
      return abs(times - stated) <= thresholds.factor ? .open : .wrong(data)
    case .by(let figure, let isMore):
      guard isMore ? one > other : one < other else { return .wrong(data) }
      let difference = abs(one - other)
      if figure.relation == .share, !isOfPercentages {
        guard other > 0 else { return .open }
        let share = 100 * difference / other
        return judged(figure.readings.contains { abs($0.value - share) <= max($0.tolerance, 1) })
      }
      if figure.relation == .share || figure.relation == .points, isOfPercentages {
        return judged(figure.readings.contains { $0.matches(difference) })
      }
      if let whole = figures.scopes.first, isMatch(figure, difference, whole) { return .right }
      return figure.relation == .declared ? .wrong(data) : .open
    }
  }

  // MARK: series

  /// Two series, in each category or in all of those that are told.
  private func series(_ first: Int, _ second: Int, _ stated: StatedComparison) -> Answer {
    let order = timeline?.order ?? figures.order
    let pairs = order.compactMap { category -> (category: String, one: Double, other: Double)? in
      guard let one = figures.values(of: category, in: [first]),
        let other = figures.values(of: category, in: [second]), one.count == 1, other.count == 1
      else { return nil }
      return (category, one[0], other[0])
    }
    func data(_ place: Int) -> String {
      let pair = pairs[place]
      let names = [first, second].map { figures.seriesNames[$0].map { "‘\($0)’" } ?? "one" }
      return "of ‘\(pair.category)’, \(names[0]) is \(writing.value(pair.one)) and \(names[1]) "
        + writing.value(pair.other)
    }
    if stated.relation == .overtook { return overtaking(pairs, stated, data) }
    let meant = pairs.indices.filter {
      stated.categories.isEmpty || stated.categories.contains(pairs[$0].category)
    }
    let answers = meant.map {
      answer(pairs[$0].one, pairs[$0].other, stated.relation, data($0))
    }
    let wrong = answers.first { if case .wrong = $0 { true } else { false } }
    guard let wrong else { return answers.contains(.open) || answers.isEmpty ? .open : .right }
    let isOfEach = stated.isOfEach || !stated.categories.isEmpty
    return isOfEach || answers.allSatisfy { if case .wrong = $0 { true } else { false } }
      ? wrong : .open
  }

  private func overtaking(
    _ pairs: [(category: String, one: Double, other: Double)],
    _ stated: StatedComparison,
    _ data: (Int) -> String
  ) -> Answer {
    guard timeline != nil, stated.categories.count < 2 else { return .open }
    let places = pairs.indices.dropFirst().filter {
      pairs[$0].one > pairs[$0].other && pairs[$0 - 1].one <= pairs[$0 - 1].other
    }
    guard let name = stated.categories.first else {
      guard let last = pairs.indices.last, places.isEmpty else {
        return places.isEmpty ? .open : .right
      }
      return .wrong(data(last))
    }
    guard let place = pairs.firstIndex(where: { $0.category == name }), place > 0 else {
      return .open
    }
    if places.contains(place) { return .right }
    return .wrong(data(pairs[place].one > pairs[place].other ? place - 1 : place))
  }
}
