internal import Language
internal import Support

// By how much values are said to rise or fall.
extension ClaimTruth {
  /// Whether values rise or fall by as much, or to where, it is told.
  func size(
    _ course: Course,
    _ direction: StatedTrend.Direction,
    _ stated: StatedTrend
  ) -> Answer {
    guard stated.pace != .vague, direction != .flat, let end = course.values.last else {
      return .open
    }
    let values = course.values
    func place(_ name: String) -> Int? { course.categories.firstIndex(of: name) }
    switch stated.period {
    case .whole:
      if stated.amount == nil { return self.end(end, course, stated) }
      let (least, greatest) = (course.scope.least, course.scope.greatest)
      // It may be the change from the last month or from a year ago, or that from low to high.
      let others =
        values.dropLast().map { ($0, end) }
        + [(least, greatest), (greatest, least)]
      if let first = values.first, let answer = size(of: (first, end), direction, stated) {
        let isOther = others.contains { size(of: $0, direction, stated) == .right }
        return answer != .right && isOther ? .open : answer
      }
    case .between(let first, let last):
      guard let first = place(first), let last = place(last) else { return .open }
      return size(of: (values[first], values[last]), direction, stated) ?? .open
    case .since(let name):
      guard let place = place(name) else { return .open }
      return size(of: (values[place], end), direction, stated) ?? .open
    case .until(let name), .at(let name):
      guard let place = place(name), place > 0 else { return .open }
      if stated.amount == nil { return self.end(at: place, course, stated) }
      // “Up 14 % on May” is so from then on.
      var answer = Answer.open
      var isAnyOpen = false
      for other in Array((place + 1)..<values.count) + Array(0..<place) {
        let ends = (values[min(place, other)], values[max(place, other)])
        answer = size(of: ends, direction, stated) ?? .open
        if answer == .right { return .right }
        isAnyOpen = isAnyOpen || answer == .open
      }
      return isAnyOpen ? .open : answer
    }
    return .open
  }

  /// “Rose to 40”: the last value, or any on the way.
  private func end(_ end: Double, _ course: Course, _ stated: StatedTrend) -> Answer {
    guard let to = stated.to, stated.from == nil else { return .open }
    if isMatch(to, end, course.scope) { return .right }
    let isOther = course.values.contains { isMatch(to, $0, course.scope) }
    guard !isOther, to.category == nil else { return .open }
    return .wrong("the last value is \(writing.value(end))")
  }

  /// “Rose to 40 in June”: the value of that category.
  private func end(at place: Int, _ course: Course, _ stated: StatedTrend) -> Answer {
    guard let to = stated.to, stated.from == nil, to.category == nil else { return .open }
    if isMatch(to, course.values[place], course.scope) { return .right }
    return .wrong("‘\(course.categories[place])’ is \(writing.value(course.values[place]))")
  }

  /// Whether a change from one value to another is as great as it is told; nil where that is not
  /// told.
  func size(
    of ends: (from: Double, to: Double),
    _ direction: StatedTrend.Direction,
    _ stated: StatedTrend
  ) -> Answer? {
    guard let amount = stated.amount, stated.pace != .vague else { return nil }
    let isFall = direction == .fall
    switch amount {
    case .factor(let factor, let limit):
      let change = ValueChange(ends.from, ends.to, rounding: rounding)
      guard let times = isFall ? change.divisor : change.factor else { return .open }
      if let limit {
        return limit.holds(limit == .above ? times.high : times.low, of: factor)
          ? .right : .wrong("\(way(ends)) it is \(writing.number(times.shown)) times")
      }
      // Many say “doubled” of what is nearly so.
      if times.holds(factor, within: thresholds.factor / 2) { return .right }
      if times.holds(factor, within: thresholds.factor) { return .open }
      return .wrong("\(way(ends)) it is \(writing.number(times.shown)) times")
    // Of “rose by more than 20” it is not told by how much.
    case .figure(let figure, _) where figure.limit != nil: return .open
    case .figure(let figure, let mayBeEnd):
      let rounded = answer(figure, SizedChange(ends, isFall, mayBeEnd, rounding))
      guard rounded == .right, rounding > 0 else { return rounded }
      let exact = answer(figure, SizedChange(ends, isFall, mayBeEnd, 0))
      guard case .wrong(let data) = exact else { return rounded }
      return .doubtful("whether the values are rounded", data)
    }
  }

  private func answer(_ figure: SummaryFigure, _ change: SizedChange) -> Answer {
    // “0.5 million” may be in the unit of the values, or in millions of it.
    let answers = figure.readings.map { answer($0, figure.relation, change) }
    if answers.contains(.right) { return .right }
    guard !answers.contains(.open),
      figure.readings.count(where: { !$0.isVerbatim }) < 2 || figure.scale != nil
    else {
      return .open
    }
    return answers.last ?? .open
  }

  private func answer(
    _ reading: SpokenNumber,
    _ relation: SummaryFigure.Relation,
    _ change: SizedChange
  ) -> Answer {
    guard reading.value >= 0 else { return .open }
    let (share, difference) = (change.share, change.difference)
    let isShare = share?.isRounded(to: reading) ?? false
    let way = way(change.ends)
    switch relation {
    case .share:
      guard let share else { return .open }
      if isShare { return .right }
      return .wrong("\(way) it is \(writing.number(share.shown)) percent")
    case .points:
      guard isOfPercentages else { return .open }
      if difference.isRounded(to: reading) { return .right }
      return .wrong("\(way) it is \(writing.number(difference.shown)) percentage points")
    case .declared, .bare:
      if difference.isRounded(to: reading) { return .right }
      // “5 percent” of percentages may be of them, of their points, or what one of them says itself.
      if isOfPercentages { return isShare ? .right : .open }
      guard !change.isEnd(reading), relation == .declared || !change.mayBeEnd else { return .open }
      return .wrong("\(way) it is \(writing.value(difference.exact))")
    case .times, .other: return .open
    }
  }

  private func way(_ ends: (from: Double, to: Double)) -> String {
    "from \(writing.value(ends.from)) to \(writing.value(ends.to))"
  }

  /// How far rounding may have moved the values: whole numbers of millions are rounded, those of
  /// orders are not.
  private var rounding: Double { roundingOfValues.value { roundingNow } }

  private var roundingNow: Double {
    guard let scope = figures.scopes.first else { return 0 }
    let values = figures.course(of: scope, in: figures.order)
    func areMultiples(_ step: Double) -> Bool {
      values.allSatisfy { value in
        abs(value - (value / step).rounded() * step) <= 1e-9 * abs(value)
      }
    }
    if let decimals = [1.0, 0.1, 0.01, 0.001].first(where: areMultiples), decimals < 1 {
      return decimals / 2
    }
    if let hundreds = [1e9, 1e8, 1e7, 1e6, 1e5, 1e4, 1e3, 1e2].first(where: areMultiples) {
      return hundreds / 2
    }
    let isScaled =
      unit.map { Words($0).list.contains { NumberScales.scale($0, nil) != nil } } ?? false
    return isScaled || isOfPercentages ? 0.5 : 0
  }
}

/// A change from one value to another, as what is said of its size sees it.
private struct SizedChange {
  let ends: (from: Double, to: Double)
  /// Whether a figure may give the value at an end instead.
  let mayBeEnd: Bool
  /// Above 0 in the direction that is told.
  let share: ValueChange.Extent?
  let difference: ValueChange.Extent

  init(_ ends: (from: Double, to: Double), _ isFall: Bool, _ mayBeEnd: Bool, _ rounding: Double) {
    let change = ValueChange(ends.from, ends.to, rounding: rounding)
    (self.ends, self.mayBeEnd) = (ends, mayBeEnd)
    share = isFall ? change.share?.negated : change.share
    difference = isFall ? change.difference.negated : change.difference
  }

  func isEnd(_ reading: SpokenNumber) -> Bool {
    mayBeEnd && (reading.matches(ends.from) || reading.matches(ends.to))
  }
}
