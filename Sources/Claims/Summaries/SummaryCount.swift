package import Language

extension SummaryClaim {
  /// What a summary counts.
  package enum Counted: Hashable, Sendable {
    case series
    /// Categories or marks, all of them.
    case marks
    /// The marks of each series.
    case marksOfEach
    /// The marks of the series that is spoken of, whether it is known which one that is.
    case marksOfOne
    /// The times that the categories are.
    case periods(TimeUnit)
    /// The minutes or hours that they are, by their seconds, and as they are called.
    case times(seconds: Double, String)
  }
}

/// How many series, categories or marks a part of a summary says there are.
extension SummaryReader.Part {
  /// “7 bars”, “2 series with 3 points each”, “line 1 of 2 with 4 points”.
  var counts: [(figure: SummaryFigure, counted: SummaryClaim.Counted)] {
    var counts: [(figure: SummaryFigure, counted: SummaryClaim.Counted)] = []
    for index in tokens.indices {
      guard case .figure(let figure) = tokens[index], figure.duration == nil else { continue }
      if let whole = whole(ofPlaceAt: index) {
        counts.append((whole, isPlaceOfSeries(index) ? .series : .marks))
      } else if let next = tokens[(index + 1)...].first, isSeries(next) {
        counts.append((figure, .series))
      } else if tokens[(index + 1)...].first == .phrase(.marks) {
        counts.append((figure, isOfEach ? .marksOfEach : isOfOneSeries ? .marksOfOne : .marks))
      }
    }
    return counts
  }

  /// Whether it says how many there are of something, and of which nothing more: “2 lines: …”.
  var isCount: Bool { statistics.isEmpty && categories.isEmpty && !counts.isEmpty }

  /// The words of a count that are not understood: what the marks are counted by says nothing else of
  /// how many there are, but “7 bars per day” does.
  var unknownOfCount: [String] {
    guard let by = tokens.firstIndex(of: .phrase(.by)) else { return unknown }
    var other = self
    other.tokens.removeSubrange(by...)
    let isOfRate = by > 0 && tokens[by - 1] == .phrase(.marks) && !isOfEach
    return other.unknown + (isOfRate ? ["per"] : [])
  }

  /// Whether it says that there are so many of something else than series: “7 days” of seven.
  func counts(_ count: Int) -> Bool {
    guard count > 1, !isOfOneSeries else { return false }
    let isAside = holds(.aside)
    return tokens.indices.contains { index in
      guard case .figure(let figure) = tokens[index], !figure.isDate,
        figure.relation == .other && !isAside || isWholeOfRatio(index),
        figure.readings.contains(where: { $0.value == Double(count) })
      else { return false }
      return !(tokens[(index + 1)...].first.map(isSeries) ?? false)
    }
  }

  /// Whether it speaks of one of several: “Series A: 4 points”, “North has 4 points”, “line 1 of 2 with
  /// 4 points”.
  private var isOfOneSeries: Bool {
    heading != nil || (series.count == 1 && categories.isEmpty)
      || tokens.indices.contains { isPlaceOfSeries($0) }
  }

  private func isPlaceOfSeries(_ index: Int) -> Bool {
    whole(ofPlaceAt: index) != nil && !isMark(tokens[index - 1])
  }

  /// Whether it speaks of every series: “3 points each”, “3 points per line”, “je 3 Punkte”.
  private var isOfEach: Bool {
    holds(.each)
      || tokens.indices.contains { index in
        guard tokens[index] == .phrase(.by) else { return false }
        if tokens[(index + 1)...].first(where: { $0 != .phrase(.filler) }).map(isSeries) ?? false {
          return true
        }
        guard case .figure? = tokens[(index + 1)...].first else { return false }
        return tokens[(index + 2)...].first == .phrase(.marks)
      }
  }

  /// How many there are of something of which a number is the place: the 2 of “line 1 of 2”.
  private func whole(ofPlaceAt index: Int) -> SummaryFigure? {
    guard index > 0,
      isSeries(tokens[index - 1]) || isMark(tokens[index - 1]) || isChart(tokens[index - 1]),
      case .figure(let place) = tokens[index], place.relation == .other,
      let join = tokens[(index + 1)...].first, join.isFiller || join == .phrase(.from),
      case .figure(let whole)? = tokens[(index + 2)...].first,
      let last = whole.readings.first?.value, place.readings.contains(where: { $0.value <= last })
    else { return nil }
    return whole
  }

  /// Whether a word is for what there is one of for each series.
  private func isSeries(_ token: SummaryToken) -> Bool {
    token == .phrase(.series) || token == .phrase(.oneSeries)
  }

  /// Whether a word is for a kind of chart, which stands for a series in “scatter plot 1 of 2”.
  private func isChart(_ token: SummaryToken) -> Bool {
    let kinds: [ClaimWords.Kind] = [.bar, .line, .area, .pie, .scatter, .otherChart]
    return kinds.contains { token == .phrase($0) }
  }

  private func isMark(_ token: SummaryToken) -> Bool {
    token == .phrase(.marks) || token == .phrase(.oneMark)
  }

  // MARK: headings

  /// The series that it names and nothing else, as the heading of what follows; empty where it is not
  /// known which one, nil of any other.
  var headedSeries: [Int]? {
    let rest = tokens.filter { !$0.isFiller && $0 != .phrase(.series) && $0 != .known }
    let isNumbered = tokens.first.map(isSeries) ?? false
    if case .names(let names)? = rest.first, rest.count == 1 {
      let series = names.compactMap(\.series)
      return series.count == names.count ? series : nil
    }
    guard isNumbered, tokens.count > 1,
      rest.count < 2 || tokens.indices.contains(where: isPlaceOfSeries)
    else {
      return nil
    }
    return []
  }
}

extension SummaryReader {
  /// Whether a word for series stands before a place.
  func isBehindSeries(_ index: Int, _ words: [Word]) -> Bool {
    guard index > 0, let (kind, length) = vocabulary.phrase(at: index - 1, of: words) else {
      return false
    }
    return length == 1 && [.series, .oneSeries, .line].contains(kind)
  }
}

extension ClaimTruth {
  /// Whether there are as many as a summary says.
  func count(_ claim: SummaryClaim, _ counted: SummaryClaim.Counted) -> Answer {
    if case .periods(let unit) = counted {
      return claim.figures.first.map { periods($0, unit) } ?? .open
    }
    if case .times(let seconds, let unit) = counted {
      return claim.figures.first.map { times($0, seconds, unit) } ?? .open
    }
    guard let figure = claim.figures.first, let counts = counts(claim, counted), !counts.isEmpty
    else { return .open }
    let isRight = figure.readings.contains { reading in
      counts.contains { reading.value == Double($0) }
    }
    return isRight ? .right : .wrong(text(claim, counted))
  }

  /// How many there may be said to be; nil where that is not known.
  private func counts(_ claim: SummaryClaim, _ counted: SummaryClaim.Counted) -> [Int]? {
    let own = figures.marksOfSeries
    switch counted {
    case .series:
      guard claim.series.isEmpty || claim.series.count == own.count else { return nil }
      return figures.seriesCount == 0
        ? nil : [figures.seriesCount] + (figures.isOfWhole ? [figures.markCount] : [])
    case .marks:
      // “7 bars from Monday to Sunday” are all, “2 bars on Monday” are not.
      let isOfAll =
        claim.categories.isEmpty
        || (claim.categories.first == figures.order.first
          && claim.categories.last == figures.order.last)
      guard isOfAll, claim.series.isEmpty, figures.categoryCount > 0 else { return nil }
      return [figures.categoryCount, figures.markCount, figures.seriesCount]
    case .marksOfEach: return own + [figures.categoryCount]
    case .periods, .times: return nil
    case .marksOfOne:
      guard claim.categories.isEmpty else { return nil }
      return claim.series.isEmpty ? own + [figures.categoryCount] : claim.series.map { own[$0] }
    }
  }

  private func text(_ claim: SummaryClaim, _ counted: SummaryClaim.Counted) -> String {
    let own = figures.marksOfSeries
    switch counted {
    case .series:
      let count = figures.seriesCount
      return count == 1 ? "there is 1 series" : "there are \(count) series"
    case .marks:
      // Series may share their marks: 3 series of 7 bars, of which nobody counts 21.
      let (categories, marks) = (figures.categoryCount, figures.markCount)
      return categories == marks
        ? "there are \(marks)" : "there are \(marks), in \(categories) categories"
    case .periods, .times: return ""
    case .marksOfEach, .marksOfOne:
      let series = counted == .marksOfEach ? [] : claim.series
      if let one = series.first, series.count == 1 {
        return "\(figures.seriesNames[one].map { "‘\($0)’" } ?? "the series") has \(own[one])"
      }
      guard let least = own.min(), let most = own.max(), own.count > 1 else {
        return "there are \(figures.markCount)"
      }
      return least == most ? "each series has \(least)" : "the series have \(least) to \(most)"
    }
  }
}
