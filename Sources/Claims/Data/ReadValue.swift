internal import Language

// Values in what is said of data, with what the words beside them make of them.
extension DataReader {
  func value(
    at index: Int,
    of tokens: TextTokens,
    from start: Int
  ) -> (value: ClaimValue, range: Range<Int>)? {
    let isFigure = tokens.tokens[index].isFigure
    let plain = isFigure && setsCommas ? plain(at: index, of: tokens) : nil
    guard var value = tokens.value(at: index, from: start) else { return nil }
    let isParted = isFigure && tokens.text(index..<(index + 1)).contains { !$0.isNumber }
    // “One” alone is a pronoun.
    if !isFigure, value.number == 1, value.units.isEmpty { return nil }
    if let plain, value.number != plain { value.numbers.append(plain) }
    var range = value.range
    // “4 points” are no value in points.
    let last = range.upperBound - 1
    if range.count > 1, !value.units.isEmpty, unitLength(at: last, of: tokens) == 0,
      let kind = kind(at: last, of: tokens), Self.counted.contains(kind)
    {
      value.units = UnitSet()
      range = range.lowerBound..<last
    }
    var relation = relation(of: value, at: range.upperBound, in: tokens)
    let length = value.units.isEmpty ? unitLength(at: range.upperBound, of: tokens) : 0
    if length > 0 {
      relation = .declared
      range = range.lowerBound..<(range.upperBound + length)
    }
    if relation == .bare {
      // “Week 32” is none, nor is “3.5.”, which may be a date.
      let before = range.lowerBound - 1
      let isStatistic =
        before >= 0 && kind(at: before, of: tokens).map(Self.roles.contains) ?? false
      let isNumbering =
        !isStatistic && before >= 0 && tokens.tokens[before].record?.units.isOfTime ?? false
        && unitLength(at: before, of: tokens) == 0
      let mayBeDate = plain.map { !partValues.contains($0) && !isStatistic } ?? false
      if isNumbering || mayBeDate { relation = .other }
    }
    value.range = range
    var said = ClaimValue(value: value, relation: relation)
    if let end = value.upTo {
      said.ends = [end]
      if setsCommas, let last = value.range.last(where: { tokens.tokens[$0].isFigure }),
        last > index,
        let plain = self.plain(at: last, of: tokens)
      {
        said.ends.append(plain)
      }
    }
    said.mayBeYear =
      relation == .bare && isFigure && !isParted && value.tolerance == 0.5
      && TextDate.years.contains(value.number)
    return (said, range)
  }

  private static let counted: Set<ClaimWords.Kind> = [.marks, .series, .line]
  private static let roles: Set<ClaimWords.Kind> = [
    .highest, .lowest, .extreme, .total, .mean, .median,
  ]

  /// “12.5” as data have it, where decimals have a comma.
  private func plain(at index: Int, of tokens: TextTokens) -> Double? {
    Double(tokens.text(index..<(index + 1))).flatMap { $0 == $0.rounded() ? nil : $0 }
  }

  private func kind(at index: Int, of tokens: TextTokens) -> ClaimWords.Kind? {
    vocabulary.phrase(at: index, of: tokens)?.kind
  }

  private func unitLength(at index: Int, of tokens: TextTokens) -> Int {
    index < tokens.count ? unit?.length(in: tokens, at: index) ?? 0 : 0
  }

  /// What the unit of a value, or the words behind it, make of it.
  private func relation(
    of value: TextValue,
    at end: Int,
    in tokens: TextTokens
  ) -> ClaimValue.Relation {
    // “7:45” alone may be a time of day.
    let isTime = value.hasColon && value.range.count == 1
    if value.total != nil || value.isLeast || isTime { return .other }
    if value.share != nil, !value.units.isEmpty {
      return unit?.units.contains(Unit.percent) ?? false ? .declared : .share
    }
    guard value.units.isEmpty else {
      guard let unit else { return .declared }
      // “In 7 days” is a time for hours to be counted in, and none of them.
      let factors = value.units.factors(to: unit.units)
      let isLonger =
        value.units.isOfTime && !value.units.isOfClock && !factors.contains { $0 <= 1 }
      return unit.units.isEmpty || factors.isEmpty || isLonger ? .other : .declared
    }
    guard end < tokens.count, names.names(at: end, of: tokens) == nil else { return .bare }
    if let kind = kind(at: end, of: tokens) {
      // “The 3 highest” are so many; “9 max” is a value.
      let isRank =
        (kind == .highest || kind == .lowest) && !tokens.text(end..<(end + 1)).hasPrefix("m")
      return Self.counted.contains(kind) || isRank ? .other : .bare
    }
    if tokens.tokens[end].isFigure { return .other }
    let isSubject = subjects.contains(tokens.text(end..<(end + 1)))
    return unit == nil || isSubject ? .bare : .other
  }
}
