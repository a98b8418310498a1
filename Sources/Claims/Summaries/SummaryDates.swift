internal import Language

// Which numbers of a summary are those of dates.
extension SummaryReader {
  /// “Friday 13”, “5 May”, “May 3 to 9”: a number beside a day or a month is that of a date; and so is
  /// “3.5.” where decimals have a comma, unless it is a value or stands like one.
  func removeDates(from tokens: inout [SummaryToken]) {
    func isVerb(_ index: Int) -> Bool {
      guard tokens.indices.contains(index) else { return false }
      if case .unknown = tokens[index] { return true }
      return tokens[index] == .phrase(.ranges)
    }
    func isOfCalendar(_ index: Int) -> Bool {
      guard tokens.indices.contains(index) else { return false }
      switch tokens[index] {
      case .names(let names): return names.contains { CalendarNames.isName($0.category ?? "") }
      case .unknown(let word):
        // “3 to 9 may vary” speaks of no month.
        if word == "may", isVerb(index + 1) { return false }
        return CalendarNames.month(Word(word)) != nil
      default: return false
      }
    }
    /// The number at the other end of a range, ahead or behind.
    func otherEnd(_ index: Int, _ step: Int) -> SummaryFigure? {
      guard tokens.indices.contains(index + 2 * step), tokens[index + step] == .phrase(.to),
        case .figure(let other) = tokens[index + 2 * step]
      else { return nil }
      return other
    }
    func isOfRange(_ index: Int, _ step: Int) -> Bool {
      guard let other = otherEnd(index, step) else { return false }
      return other.isDate || isOfCalendar(index + 3 * step)
    }
    func isValue(_ figure: SummaryFigure) -> Bool {
      figure.readings.contains { partValues.contains($0.value) }
    }
    /// Whether it is what a statistic is, stands beside the unit of the values, or is one of these.
    func isOfValues(_ figure: SummaryFigure, at index: Int) -> Bool {
      if index > 0, SummaryReader.Part.statistic(tokens[index - 1]) != nil { return true }
      let others = [-1, 1].compactMap { otherEnd(index, $0) }
      return others.contains { $0.relation == .declared }
        || (isValue(figure) && others.allSatisfy { !$0.mayBeDate || isValue($0) })
    }
    for index in tokens.indices {
      guard case .figure(var figure) = tokens[index], figure.relation == .bare else { continue }
      let isDay = figure.readings.contains { (1...31).contains($0.value) && $0.tolerance == 0.5 }
      let isDate =
        isDay
        ? isOfCalendar(index - 1) || isOfCalendar(index + 1) || isOfRange(index, -1)
          || isOfRange(index, 1) || isOfSpan(index, tokens)
        : isOfSpan(index, tokens) || (figure.mayBeDate && !isOfValues(figure, at: index))
      guard isDate else { continue }
      figure.relation = .other
      figure.isDate = true
      tokens[index] = .figure(figure)
    }
  }

  /// Whether a number begins or ends a span with a name at the other end: the 23 of “2019–23”, the 3 of
  /// “3 to 7 May”; that of “from 12 in 2019 to 23” is a value.
  private func isOfSpan(_ index: Int, _ tokens: [SummaryToken]) -> Bool {
    func isCategory(_ index: Int) -> Bool {
      guard tokens.indices.contains(index), case .names(let names) = tokens[index] else {
        return false
      }
      return names.contains { $0.category != nil }
    }
    if tokens[(index + 1)...].first == .phrase(.to), isCategory(index + 2) { return true }
    guard index > 1, tokens[index - 1] == .phrase(.to), isCategory(index - 2),
      Part.figures(tokens[..<(index - 2)]).isEmpty
    else { return false }
    let next = tokens[(index + 1)...].firstIndex { !$0.isFiller } ?? tokens.endIndex
    return next == index + 1 || !isCategory(next)
  }
}
