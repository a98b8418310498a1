/// How many parts of a chart, or categories, a clause of a summary says there are.
extension SummaryReader.Part {
  /// “7 bars”, “2 series”; nil where it says so of one series alone.
  var count: (figure: SummaryFigure, ofSeries: Bool)? {
    guard !isOfOneSeries else { return nil }
    for index in tokens.indices.dropLast() {
      guard case .figure(let figure) = tokens[index], figure.duration == nil else { continue }
      switch tokens[index + 1] {
      case .phrase(.series): return (figure, true)
      case .phrase(.marks): return (figure, false)
      default: continue
      }
    }
    return nil
  }

  /// Whether it says that there are so many of something else than series: “7 days” of seven.
  func counts(_ count: Int) -> Bool {
    guard count > 1, !isOfOneSeries, !holds(.aside) else { return false }
    return tokens.indices.contains { index in
      guard case .figure(let figure) = tokens[index], figure.relation == .other, !figure.isDate,
        figure.readings.contains(where: { $0.value == Double(count) })
      else { return false }
      return tokens[(index + 1)...].first != .phrase(.series)
    }
  }

  /// Whether it speaks of one of several: “Series A: 4 points”, “line 1 of 2 with 4 points”.
  private var isOfOneSeries: Bool {
    isHeadedBySeries
      || tokens.indices.contains { index in
        guard case .figure(let place) = tokens[index], place.relation == .other,
          tokens[(index + 1)...].first == .phrase(.filler),
          case .figure = tokens[(index + 2)...].first
        else { return false }
        return true
      }
  }

  /// Whether a series is named first: “Series A”.
  var isHeadedBySeries: Bool { tokens.first == .phrase(.series) && tokens.count > 1 }
}
