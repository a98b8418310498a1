/// A date with the name of its month, in whatever order: “2 March”, “March 2nd, 2025”, “le 2 mars”.
package struct TextDate: Hashable, Sendable {
  /// From 1.
  package var month: Int
  package var day: Int?
  package var year: Int?

  /// Where it stands among the tokens.
  package var range: Range<Int>
}

extension TextTokens {
  /// All dates that name their month, in order.
  package var dates: [TextDate] {
    tokens.indices.compactMap { index in
      guard let month = tokens[index].record?.month, month > 0 else { return nil }
      var date = TextDate(month: Int(month), range: index..<(index + 1))
      addDay(to: &date)
      addYear(to: &date)
      return date
    }
  }

  private func addDay(to date: inout TextDate) {
    var before = date.range.lowerBound - 1
    if before > 0, holds(before, .of) { before -= 1 }
    // “2nd March”: the ending is a token of its own.
    if before > 0, tokens[before].isJoined { before -= 1 }
    if before >= 0, let day = day(at: before) {
      date.day = day.number
      date.range = before..<date.range.upperBound
      return
    }
    var behind = date.range.upperBound
    if behind < count, text(behind..<(behind + 1)) == "the" { behind += 1 }
    guard behind < count, let day = day(at: behind), !isValue(day.end) else { return }
    date.day = day.number
    date.range = date.range.lowerBound..<day.end
  }

  private func addYear(to date: inout TextDate) {
    var index = date.range.upperBound
    if index + 1 < count, holds(index, .of) { index += 1 }
    guard index < count, tokens[index].isFigure, let year = Int(text(index..<(index + 1))),
      (1000..<3000).contains(year), !isValue(index + 1)
    else { return }
    date.year = year
    date.range = date.range.lowerBound..<(index + 1)
  }

  /// The day of a month at a token, and where it ends: “2”, “2nd”, “second”.
  private func day(at index: Int) -> (number: Int, end: Int)? {
    if tokens[index].isFigure {
      guard let day = Int(text(index..<(index + 1))), (1...31).contains(day) else { return nil }
      let isEnded = index + 1 < count && tokens[index + 1].isJoined
      return (day, isEnded ? index + 2 : index + 1)
    }
    guard let numeral = numeral(at: index), numeral.isOrdinal, (1...31).contains(numeral.value)
    else { return nil }
    return (Int(numeral.value), numeral.range.upperBound)
  }

  /// Whether the unit of a number stands at a token: in “March, 7 hours” is no date.
  private func isValue(_ index: Int) -> Bool {
    phrase(at: index, where: { !$0.units.isEmpty }) != nil
  }
}
