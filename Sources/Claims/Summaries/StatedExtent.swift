internal import A11yModel
internal import Language

// From what time to what time a summary says that the data go, and over how many of them.
extension SummaryReader.Part {
  /// “Line chart of five years”, “Balkendiagramm, 7 Tage”: a number of days, months or years in a clause
  /// that says of nothing else than the chart, “over twelve minutes” among them.
  var periods: (figure: SummaryFigure, counted: SummaryClaim.Counted)? {
    guard figures.count == 1, let unit = figures[0].otherUnit, isHeading, isOfKind else {
      return nil
    }
    // “Sleep over 30 days” may be a mean of these.
    if let period = TimeUnit(unit) { return holds(.by) ? nil : (figures[0], .periods(period)) }
    return Chart.seconds(unit).map { (figures[0], .times(seconds: $0, unit.text)) }
  }

  /// “Line chart of revenue, 2019 to 2024”: the first and the last time that is named, where one of them
  /// is none of the categories.
  var extent: StatedExtent? {
    guard isHeading, isOfKind, let place = tokens.firstIndex(of: .phrase(.to)), place > 0,
      let first = time(at: place - 1), let last = time(at: place + 1),
      first.isCategory != last.isCategory
    else { return nil }
    return StatedExtent(first: first.moment, last: last.moment)
  }

  private func time(at index: Int) -> (moment: String, isCategory: Bool)? {
    guard tokens.indices.contains(index) else { return nil }
    switch tokens[index] {
    case .names(let names):
      return names.lazy.compactMap(\.category).first.map { ($0, true) }
    case .figure(let figure):
      guard figure.isLikeYear, let year = figure.readings.first.flatMap({ Int(exactly: $0.value) })
      else { return nil }
      return (String(year), false)
    case .unknown(let word):
      let isName =
        CalendarNames.month(Word(word)) != nil
        || (word.count > 2 && CalendarNames.weekday(Word(word)) != nil)
      return isName ? (word, false) : nil
    default: return nil
    }
  }

  /// Whether it says what the chart is, of what and from when to when, and nothing else.
  private var isHeading: Bool {
    let extent = tokens.firstIndex(of: .phrase(.to)).map { [$0 - 1, $0, $0 + 1] } ?? []
    return tokens.indices.allSatisfy { index in
      if extent.contains(index) { return true }
      switch tokens[index] {
      case .names, .known, .phrase(.from), .phrase(.chart): return true
      case .phrase(.by):
        if case .figure? = tokens[(index + 1)...].first { return true }
        return false
      case .figure(let figure):
        return figure.otherUnit.map { TimeUnit($0) != nil || Chart.seconds($0) != nil } ?? false
      case .phrase(let kind): return tokens[index].isFiller || ClaimWords.types.contains(kind)
      case .unknown: return false
      }
    }
  }
}

/// The first and the last time that data are said to have.
package struct StatedExtent: Hashable, Sendable {
  var first: String
  var last: String
}

extension ClaimTruth {
  /// Whether the categories go as far as it is said.
  func extent(_ stated: StatedExtent) -> Answer {
    guard let timeline, timeline.isContiguous, let start = timeline.order.first,
      let end = timeline.order.last,
      Self.isBefore(stated.first, start) || Self.isBefore(end, stated.last)
    else { return .open }
    return .wrong("the categories go from ‘\(start)’ to ‘\(end)’")
  }

  private static func isBefore(_ first: String, _ second: String) -> Bool {
    Timeline([first, second], nil)?.order.first == first
  }

  /// Whether there are as many minutes or hours: from the first to the last one less passes.
  func times(_ figure: SummaryFigure, _ seconds: Double, _ unit: String) -> Answer {
    guard secondsBetweenCategories == seconds else { return .open }
    let count = figures.order.count
    if figure.readings.contains(where: { $0.value == Double(count) }) { return .right }
    if figure.readings.contains(where: { $0.value == Double(count - 1) }) { return .open }
    return .wrong("there are \(count) \(unit)")
  }

  /// Whether there are as many days, months or years.
  func periods(_ figure: SummaryFigure, _ unit: TimeUnit) -> Answer {
    guard let timeline, timeline.unit == unit, timeline.isContiguous else { return .open }
    let count = timeline.order.count
    func says(_ number: Int) -> Bool {
      figure.readings.contains { $0.value == Double(number) }
    }
    if says(count) { return .right }
    // From 2019 to 2023 are five years, and four pass.
    if unit == .year, says(count - 1) { return .open }
    let name = "\(unit)"
    return .wrong("there are \(count) \(name)s")
  }
}
