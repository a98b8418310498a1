internal import Language

/// Reads what a clause says of the way values go; what it cannot tell for certain is left out.
struct TrendReading {
  private let tokens: [SummaryToken]
  private let measure: Measure
  private(set) var trend = StatedTrend()

  /// What values are.
  enum Measure: Hashable, Sendable {
    case values
    /// A rise lowers their numbers.
    case ranks
    /// They say by how much something else rises or falls: “prices rose” where inflation fell.
    case changes
    /// They may do so.
    case percentages
  }

  /// - Parameters:
  ///   - tokens: those of the clause.
  ///   - measure: what the values are.
  init(_ tokens: [SummaryToken], of measure: Measure) {
    (self.tokens, self.measure) = (tokens, measure)
    guard readFigures() else {
      trend = StatedTrend()
      return
    }
    guard let period = period, measure != .ranks, !holds(.rank),
      measure != .changes || tokens.contains(.phrase(.change)) || holds(.rate)
        || (trend.from != nil && trend.to != nil)
    else { return }
    trend.isOfSubject = holds(.rate) || tokens.contains { $0 == .known || $0.isOfSeries }
    trend.isOfBoth = holds(.both) && !tokens.contains(where: \.isOfSeries)
    trend.period = period
    trend.direction = direction
    trend.pace = pace
    if case .between = period { return }
    if holds(.phase) || tokens.contains(.phrase(.then)) { trend.direction = nil }
  }

  private func holds(_ kind: SummaryWords.Kind) -> Bool {
    tokens.contains { if case .besideChange(kind, _) = $0 { true } else { false } }
  }

  // MARK: direction

  private var direction: StatedTrend.Direction? {
    let kinds = tokens.compactMap { token -> SummaryWords.Kind? in
      if case .phrase(let kind) = token, token.isChange { kind } else { nil }
    }
    if kinds.isEmpty { return holds(.stay) ? .flat : nil }
    let directions = Set(kinds.compactMap { StatedTrend.Direction($0) })
    guard directions.count == 1, !(holds(.stay) && holds(.flat)) else { return nil }
    let isNoun = kinds.allSatisfy { [.increase, .decrease, .rises, .falls, .change].contains($0) }
    return isNoun && !isStatement && !isVerb ? nil : directions.first
  }

  /// Whether a word that may be a noun stands right behind what the chart is of.
  ///
  /// “Revenue falls”, “in March revenue falls”; of percentages “price rises” may be a heading.
  private var isVerb: Bool {
    let place = tokens.firstIndex { $0 == .phrase(.rises) || $0 == .phrase(.falls) }
    guard let place, measure == .values, tokens.count(where: \.isChange) == 1,
      let last = tokens[..<place].last(where: { !isAdverb($0) }), last == .known || last.isOfSeries
    else { return false }
    return tokens[..<place].allSatisfy { token in
      switch token {
      case .known, .names, .phrase(.to), .phrase(.from), .phrase(.range): true
      case .phrase: token.isFiller
      case .besideChange: true
      case .figure, .unknown: false
      }
    }
  }

  private func isAdverb(_ token: SummaryToken) -> Bool {
    if case .besideChange = token { true } else { false }
  }

  /// Whether something beside a noun makes it a statement: “price increases” is none.
  private var isStatement: Bool {
    if trend.from != nil || trend.to != nil || pace == .steady { return true }
    if case .each = pace { return true }
    if case .factor = trend.amount { return true }
    guard case .figure(let figure, _) = trend.amount else { return false }
    return figure.relation == .share || figure.relation == .points
  }

  private var pace: StatedTrend.Pace {
    if holds(.vague) { return .vague }
    if let unit = TimeUnit.allCases.first(where: { holds($0.eachKind) }) { return .each(unit) }
    return holds(.steady) ? .steady : .free
  }

  // MARK: numbers

  /// False where a number is of something that is not told.
  private mutating func readFigures() -> Bool {
    var rest = tokens.indices.filter { if case .figure = tokens[$0] { true } else { false } }
    if let range = Part.range(tokens[...]), !tokens.contains(.phrase(.range)) {
      let first = range.places.lowerBound
      // “Rose 10 to 50” may mean both.
      let isAmount =
        !isAmount(at: range.places.upperBound)
        && (isAmount(at: first) || isBehindChange(first))
      if !isAmount { trend.from = range.first }
      trend.to = range.second
      rest.removeAll { $0 == range.places.upperBound || ($0 == first && !isAmount) }
    } else if let ends = Part.ends(tokens[...]), let first = rest.first {
      if isAmount(at: first) || isBehindChange(first) { return false }
      (trend.from, trend.to) = (ends.first.figure, ends.second.figure)
      rest = []
    }
    for index in rest {
      guard read(at: index) else { return false }
    }
    return readFactor() && ![trend.from, trend.to].contains { $0.map(isOfOthers) ?? false }
  }

  private typealias Part = SummaryReader.Part

  private func isOfOthers(_ figure: SummaryFigure) -> Bool {
    !figure.isOfValues || figure.relation == .share
  }

  /// Whether a number says by how much: “by 20”, “25 percent”.
  private func isAmount(at index: Int) -> Bool {
    guard case .figure(let figure) = tokens[index] else { return false }
    return figure.relation == .share || figure.relation == .points
      || (index > 0 && tokens[index - 1] == .phrase(.by))
  }

  private func isBehindChange(_ index: Int) -> Bool { index > 0 && tokens[index - 1].isChange }

  private mutating func read(at index: Int) -> Bool {
    guard case .figure(let figure) = tokens[index] else { return false }
    if figure.relation == .times, trend.amount == nil, let factor = figure.readings.first?.value {
      trend.amount = .factor(factor, figure.limit)
      return true
    }
    guard figure.relation == .points || figure.isOfValues else { return false }
    let before = index > 0 ? tokens[index - 1] : .known
    if before == .phrase(.to), trend.to == nil, figure.relation != .points {
      trend.to = figure
    } else if before == .phrase(.from), trend.from == nil, figure.relation != .points {
      trend.from = figure
    } else if trend.amount == nil {
      trend.amount = .figure(figure, mayBeEnd: !isAmount(at: index))
    } else {
      return false
    }
    return true
  }

  private mutating func readFactor() -> Bool {
    let factors = tokens.compactMap { token -> Double? in
      switch token {
      case .phrase(.doubled), .phrase(.halved): 2
      case .phrase(.tripled): 3
      case .phrase(.quadrupled): 4
      default: nil
      }
    }
    guard let factor = factors.first else { return true }
    guard factors.count == 1, trend.amount == nil else { return false }
    trend.amount = .factor(factor)
    return true
  }

  // MARK: time

  /// Nil where several categories are named whose part in it is not told.
  private var period: StatedTrend.Period? {
    let places = tokens.indices.filter { !Part.categories(tokens[$0...$0]).isEmpty }
    let names = places.flatMap { Part.categories(tokens[$0...$0]) }
    guard places.count == names.count, places.count <= 2 else { return nil }
    guard let first = places.first else { return .whole }
    let before = first > 0 ? tokens[first - 1] : .known
    guard places.count == 2 else {
      switch before {
      case .phrase(.from), .besideChange(.since, _): return .since(names[0])
      case .phrase(.to): return .until(names[0])
      // “By June” is until then, and “nach Juni” is later.
      case .phrase(.by): return nil
      default: return .at(names[0])
      }
    }
    let between = tokens[(first + 1)..<places[1]]
    let isBetween = before == .phrase(.range) && between.elementsEqual([.phrase(.and)])
    return isBetween || between.contains(.phrase(.to)) ? .between(names[0], names[1]) : nil
  }
}

extension TimeUnit {
  /// What says that something is so in each of it.
  fileprivate var eachKind: SummaryWords.Kind {
    switch self {
    case .day: .eachDay
    case .week: .eachWeek
    case .month: .eachMonth
    case .quarter: .eachQuarter
    case .year: .eachYear
    }
  }
}
