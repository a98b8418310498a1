// Which clauses tell together how the values go, and of what.
extension SummaryReader {
  /// “Revenue rose and costs fell” are two statements.
  func splitTrends(_ parts: inout [Part]) {
    parts = parts.flatMap { part -> [Part] in
      guard part.isOfTrend, part.tokens.count(where: \.isChange) > 1, !part.holds(.aside) else {
        return [part]
      }
      return pieces(part.tokens).map { piece in
        var own = part
        own.tokens = piece
        return own
      }
    }
  }

  /// The tokens of each statement, joined by words like “and”.
  private func pieces(_ tokens: [SummaryToken]) -> [[SummaryToken]] {
    var pieces: [[SummaryToken]] = []
    for piece in tokens.split(whereSeparator: { $0 == .phrase(.and) || $0 == .phrase(.then) }) {
      let isSequel = piece.startIndex > 0 && tokens[piece.startIndex - 1] == .phrase(.then)
      let own = (isSequel ? [.phrase(.then)] : []) + piece
      guard let last = pieces.last else {
        pieces.append(own)
        continue
      }
      let isApart = last.contains(where: \.isChange) && own.contains(where: \.isChange)
      if isApart {
        pieces.append(own)
      } else if last.contains(where: \.isChange), own.contains(where: \.isOfSeries) {
        // “Sales rose and costs and revenue fell”: whose that is can be told by their order alone.
        return [tokens]
      } else {
        pieces[pieces.count - 1] += [.phrase(.and)] + own
      }
    }
    return pieces
  }

  /// “Orders rose, from 20 to 40”, “in June, orders fell”: what a clause with a change lacks is in
  /// the one behind or before it.
  func joinTrends(_ parts: inout [Part]) {
    var joined: [Part] = []
    for part in parts {
      guard var last = joined.last, last.sentence == part.sentence,
        last.isCompleted(by: part) || part.isLed(by: last)
      else {
        joined.append(part)
        continue
      }
      if last.text != part.text { last.text += ", " + part.text }
      last.tokens += [.phrase(.filler)] + part.tokens
      joined[joined.count - 1] = last
    }
    parts = joined
  }

  /// Reads how the values go, and leaves out what other clauses of the sentence may restrict.
  func readTrends(_ parts: inout [Part]) {
    let measure = measure
    for index in parts.indices where parts[index].tellsTrend {
      let reading = TrendReading(parts[index].tokens, of: measure)
      parts[index].trend = reading.trend
      // “Imports and exports … Both fell”: of what else they may be, words that are not known tell.
      if reading.trend.isOfBoth, parts[..<index].contains(where: \.holdsUnknown) {
        parts[index].trend?.direction = nil
      }
      parts[index].trendSeries = parts[index].series
      // “Rose to March and fell from then on” is of one series.
      if parts[index].series.isEmpty, index > 0, parts[index - 1].sentence == parts[index].sentence,
        !parts[index].tokens.contains(.known)
      {
        parts[index].trendSeries = parts[index - 1].trendSeries
      }
    }
    var start = 0
    while start < parts.count {
      var end = start + 1
      while end < parts.count, parts[end].sentence == parts[start].sentence { end += 1 }
      settle(&parts, in: start..<end)
      start = end
    }
  }

  private func settle(_ parts: inout [Part], in sentence: Range<Int>) {
    guard sentence.contains(where: { parts[$0].trend?.direction != nil }) else { return }
    let isRestricted = sentence.contains { parts[$0].holds(.aside) }
    let all = sentence.map { ($0, parts[$0].trend, parts[$0].trendSeries) }
    for index in sentence {
      guard let own = parts[index].trend, own.direction != nil else { continue }
      parts[index].trendDoubts = sentence.filter { $0 != index && !parts[$0].isHeading }
        .flatMap { parts[$0].trendUnknown }
      guard own.period == .whole, own.from == nil || own.to == nil else { continue }
      let isOfPart = all.contains { other, trend, series in
        guard other != index, let trend else { return false }
        if trend.period != .whole { return true }
        let isOfAll = series.isEmpty || parts[index].trendSeries.isEmpty
        return trend.direction != own.direction
          && (isOfAll || !Set(series).isDisjoint(with: parts[index].trendSeries))
      }
      if isOfPart || isRestricted { parts[index].trend?.direction = nil }
    }
  }

  /// What a clause claims of the way values go.
  func trends(of part: Part) -> [SummaryClaim] {
    guard let trend = part.trend else { return [] }
    func claim(
      _ kind: SummaryClaim.Kind,
      _ figures: [SummaryFigure],
      _ categories: [String]
    ) -> SummaryClaim {
      SummaryClaim(
        kind: kind,
        figures: figures,
        categories: categories,
        series: part.trendSeries,
        unknown: part.trendUnknown + part.trendDoubts,
        text: part.text
      )
    }
    let claims = [claim(.trend(trend), part.figures, part.categories)]
    guard trend.from != nil, let ends = Part.ends(part.tokens[...]) else { return claims }
    return claims + [ends.first, ends.second].map { claim(.point, [$0.figure], [$0.category]) }
  }
}

extension SummaryReader.Part {
  /// Whether it tells how the values go, or that they stay as they are.
  var isOfTrend: Bool {
    holdsChange
      || (holds(besideChange: .stay)
        && [.flat, .steady].contains { holds(besideChange: $0) })
  }

  /// Whether it is about nothing else, or gives the ends of a change that is told before: “revenue
  /// rose from 40 to 72, costs from 30 to 41”.
  fileprivate var tellsTrend: Bool {
    statistics.isEmpty && (isOfTrend || (isInChange && Self.range(tokens[...]) != nil))
  }

  private func holds(besideChange kind: SummaryWords.Kind) -> Bool {
    tokens.contains { if case .besideChange(kind, _) = $0 { true } else { false } }
  }

  /// The words without which it may mean something else than how the values go.
  var trendUnknown: [String] {
    let isPer = tokens.indices.contains { index in
      guard tokens[index] == .phrase(.by) else { return false }
      switch tokens.dropFirst(index + 1).first {
      case .figure, .names: return false
      default: return true
      }
    }
    return [qualifier].compactMap(\.self) + (isPer ? ["per"] : [])
      + tokens.compactMap { if case .unknown(let word) = $0 { word } else { nil } }
  }

  fileprivate var holdsUnknown: Bool {
    tokens.contains { if case .unknown = $0 { true } else { false } }
  }

  /// Whether it says what the chart is.
  fileprivate var isHeading: Bool { holds(.chart) || tokens.contains(where: \.isChartType) }

  /// Whether another clause says the numbers or the time of what it tells.
  fileprivate func isCompleted(by other: Self) -> Bool {
    let kinds: [SummaryWords.Kind] = [.range, .than, .aside, .marks, .series, .change]
    guard isOfTrend, other.statistics.isEmpty, !kinds.contains(where: { other.holds($0) }),
      !other.holdsVerb, other.series.isEmpty
    else { return false }
    let figures = other.figures
    let isOfEnds =
      other.holds(.to) || other.holds(.from) || other.holds(besideChange: .since)
      || (figures.isEmpty && !other.categories.isEmpty)
    let isAmount =
      other.categories.isEmpty && figures.count == 1
      && (other.holdsChange || figures[0].relation == .share || figures[0].relation == .points)
    let isTwice = Self.range(tokens[...]) != nil && Self.range(other.tokens[...]) != nil
    return !isTwice && (isOfEnds || isAmount)
  }

  /// Whether a clause before it says nothing but when.
  fileprivate func isLed(by other: Self) -> Bool {
    isOfTrend && categories.isEmpty && !other.categories.isEmpty && !other.isStatistic
      && other.figures.isEmpty && other.series.isEmpty && other.trendUnknown.isEmpty
  }

  private var isStatistic: Bool {
    holdsChange || isHeading || !statistics.isEmpty || holds(.aside) || holds(.than)
  }

  private var holdsVerb: Bool {
    tokens.contains { token in
      token.isChange && token != .phrase(.increase) && token != .phrase(.decrease)
        && token != .phrase(.rises) && token != .phrase(.falls)
    }
  }
}

extension SummaryToken {
  var isOfSeries: Bool {
    if case .names(let names) = self { names.contains { $0.series != nil } } else { false }
  }

  fileprivate var isChartType: Bool {
    switch self {
    case .phrase(.bar), .phrase(.line), .phrase(.area), .phrase(.pie), .phrase(.scatter): true
    default: false
    }
  }
}
