internal import Language

// What is said of the way values go.
extension ClaimTruth {
  /// The values of a series, or of the sums of all, from the first category in time to the last.
  struct Course {
    var scope: ChartFigures.Scope
    var categories: [String]
    var values: [Double]
  }

  func trend(_ claim: SummaryClaim, _ stated: StatedTrend) -> Answer {
    if stated.from != nil, stated.to != nil, claim.categories.isEmpty {
      return change(claim, stated)
    }
    // What is below nothing may be told as a loss that grows.
    guard !stated.isOfBoth || figures.seriesCount == 2 else { return .open }
    let series = stated.isOfBoth ? [0, 1] : claim.series
    let courses = courses(series).filter { $0.scope.least >= 0 }
    // Of what “returns abroad fell” or “the gap between revenue and costs” nobody can tell.
    guard let direction = stated.direction, !courses.isEmpty,
      claim.unknown.isEmpty || (stated.isOfSubject && series.count < 2)
    else { return .open }
    let answers = courses.map { course in
      let answer = way(course, direction, stated).of(stated.isOfBoth ? name(of: course) : nil)
      guard answer == .right || answer == .open, stated.amount != nil || stated.to != nil else {
        return answer
      }
      return courses.count == 1 ? size(course, direction, stated) : .open
    }
    return series.isEmpty ? any(answers, direction) : all(answers)
  }

  /// What holds of a statement that names no series: that it is true of any.
  private func any(_ answers: [Answer], _ direction: StatedTrend.Direction) -> Answer {
    guard answers.count > 1 else { return answers.first ?? .open }
    if answers.contains(.right) { return .right }
    guard answers.allSatisfy(\.isWrong), direction != .flat else { return .open }
    return .wrong(direction == .rise ? "every series falls" : "every series rises")
  }

  /// What holds of one that names several: that it is true of each.
  private func all(_ answers: [Answer]) -> Answer {
    answers.first { $0 != .right && $0 != .open } ?? (answers.contains(.open) ? .open : .right)
  }

  private func name(of course: Course) -> String? {
    course.scope.series.flatMap { figures.seriesNames[$0] }
  }

  private func courses(_ series: [Int]) -> [Course] {
    guard let timeline else { return [] }
    let scopes = figures.scopes(of: series).filter { scope in
      scope.series != nil || scope.isOfSums || figures.seriesCount < 2
    }
    return scopes.compactMap { scope in
      var course = Course(scope: scope, categories: [], values: [])
      for category in timeline.order {
        let own = scope.series.map { [$0] } ?? []
        guard let values = figures.values(of: category, in: own) else { continue }
        guard values.count == (scope.isOfSums ? figures.seriesCount : 1) else { return nil }
        course.categories.append(category)
        course.values.append(values.reduce(0, +))
      }
      return course.values.count > 1 ? course : nil
    }
  }

  // MARK: direction

  /// Whether values go the way that is told.
  private func way(
    _ course: Course,
    _ direction: StatedTrend.Direction,
    _ stated: StatedTrend
  ) -> Answer {
    guard let period = period(of: course, stated.period) else { return .open }
    if direction == .flat { return flat(course, period, stated) }
    let values = direction.oriented(Array(course.values[period]))
    let (first, last) = (values[0], values[values.count - 1])
    if let fall = breach(values, stated.pace) {
      let start = period.lowerBound
      return .wrong(written(course, start + fall.lowerBound, start + fall.upperBound))
    }
    if case .at = stated.period {
      return at(course, period, values)
    }
    if last > first { return .right }
    if case .between = stated.period {
      return last < first ? .wrong(written(course, period.lowerBound, period.upperBound)) : .open
    }
    // “Orders have fallen” may be of the last month alone.
    let before = values[values.count - 2]
    guard last < first, last <= before, Self.slope(values) < 0 else { return .open }
    return .wrong(written(course, period.lowerBound, period.upperBound))
  }

  /// The places of the values that are meant, at least two; nil where they are not told.
  private func period(of course: Course, _ period: StatedTrend.Period) -> ClosedRange<Int>? {
    let end = course.values.count - 1
    func place(_ name: String) -> Int? { course.categories.firstIndex(of: name) }
    switch period {
    case .whole: return 0...end
    case .between(let first, let last):
      guard let first = place(first), let last = place(last), first < last else { return nil }
      return first...last
    case .since(let name):
      guard let place = place(name), place < end else { return nil }
      return place...end
    case .until(let name):
      guard let place = place(name), place > 0 else { return nil }
      return 0...place
    case .at(let name):
      // What lies before the first one is not known.
      guard let place = place(name), place > 0 else { return nil }
      return (place - 1)...min(place + 1, end)
    }
  }

  /// “Rose in March”: from February on, or from March on.
  private func at(_ course: Course, _ period: ClosedRange<Int>, _ values: [Double]) -> Answer {
    if values[1] > values[0] { return .right }
    guard values[1] < values[0] else { return .open }
    let data = written(course, period.lowerBound, period.lowerBound + 1)
    if values.count < 3 || values[2] <= values[1] { return .wrong(data) }
    // “Rose in 2020”: what is counted on the first of January has risen by the next one.
    guard timeline?.unit == .year else { return .open }
    let year = course.categories[period.lowerBound + 1]
    return .doubtful("whether the value of ‘\(year)’ is that of its beginning", data)
  }

  /// Between which places values fall that are said to rise all the time; nil where they do not.
  ///
  /// In a rise that is called steady, no fall takes back much of the range.
  private func breach(_ values: [Double], _ pace: StatedTrend.Pace) -> ClosedRange<Int>? {
    switch pace {
    case .free, .vague: return nil
    case .each(let stated):
      guard let unit = timeline?.unit, stated <= unit else { return nil }
      return values.indices.dropLast().first { values[$0 + 1] < values[$0] }.map { $0...($0 + 1) }
    case .steady:
      guard values.count > 2, let top = values.max(), let bottom = values.min() else { return nil }
      var (peak, deepest) = (0, 0...0)
      for index in values.indices {
        if values[index] > values[peak] { peak = index }
        let depth = values[deepest.lowerBound] - values[deepest.upperBound]
        if values[peak] - values[index] > depth { deepest = peak...index }
      }
      let depth = values[deepest.lowerBound] - values[deepest.upperBound]
      return depth > thresholds.steady * (top - bottom) ? deepest : nil
    }
  }

  /// “Remained stable”: neither do the last and the first value differ much, nor any two.
  private func flat(
    _ course: Course,
    _ period: ClosedRange<Int>,
    _ stated: StatedTrend
  ) -> Answer {
    if case .at = stated.period { return .open }
    let values = course.values[period]
    guard let least = values.min(), let most = values.max() else { return .open }
    let (first, last) = (values[period.lowerBound], values[period.upperBound])
    let isChanged = abs(last - first) > thresholds.stable * max(first, last)
    if most - least <= thresholds.stable * most { return .right }
    // A point or two of 100 are nothing, though one is twice the other.
    if isOfPercentages, most - least < thresholds.stablePoints { return .open }
    if isChanged { return .wrong(written(course, period.lowerBound, period.upperBound)) }
    guard most - least > thresholds.stableRange * most else { return .open }
    return .wrong("the values go from \(writing.value(least)) to \(writing.value(most))")
  }

  /// By how much values rise from one to the next, by the line that fits them best (least squares).
  private static func slope(_ values: [Double]) -> Double {
    let middle = Double(values.count - 1) / 2
    return values.indices.reduce(0) { $0 + (Double($1) - middle) * values[$1] }
  }

  /// Two values with their categories: “‘Jan’ is 40 and ‘Mar’ 20”.
  func written(_ course: Course, _ first: Int, _ last: Int) -> String {
    "‘\(course.categories[first])’ is \(writing.value(course.values[first]))"
      + " and ‘\(course.categories[last])’ \(writing.value(course.values[last]))"
  }

  var isOfPercentages: Bool {
    unit.map { Words($0).list.contains(where: SpokenNumber.isPercentage) } ?? false
  }
}

extension ClaimTruth.Answer {
  fileprivate var isWrong: Bool { if case .wrong = self { true } else { false } }

  /// The same, with the name of the series that it is an answer for.
  fileprivate func of(_ series: String?) -> Self {
    guard let series, case .wrong(let data) = self else { return self }
    return .wrong("of ‘\(series)’, \(data)")
  }
}
