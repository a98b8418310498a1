// Numbers with what multiplies them and their unit.
extension TextTokens {
  /// A number with what multiplies it and its unit, and what follows in smaller units of time.
  func measure(at index: Int) -> TextValue? {
    guard var value = number(at: index) else { return nil }
    value.raw = value.number
    addScaleAndUnit(to: &value)
    addSmallerTimes(to: &value)
    if let end = endOfBelowZero(value.range.upperBound) {
      value.numbers = value.numbers.map { -$0 }
      value.range = value.range.lowerBound..<end
    }
    return value
  }

  /// Where “below zero” and “abaixo de zero” end that begin at a token; nil where they do not stand there.
  private func endOfBelowZero(_ index: Int) -> Int? {
    guard holds(index, .below) else { return nil }
    let zero = holds(index + 1, .of) ? index + 2 : index + 1
    guard zero < count, holds(zero, .zero) || text(zero..<(zero + 1)) == "0" else { return nil }
    return zero + 1
  }

  /// A number alone, in figures or in words; ordinals are none.
  private func number(at index: Int) -> TextValue? {
    guard index < count else { return nil }
    if tokens[index].isFigure { return figures(at: index) }
    if let value = share(at: index) { return value }
    guard let numeral = numeral(at: index), !numeral.isOrdinal, !numeral.isArticle else {
      return nil
    }
    return TextValue([numeral.value], tolerance: numeral.unit / 2, numeral.range)
  }

  /// “Two thirds of”, “by a half”, “half an hour”.
  private func share(at index: Int) -> TextValue? {
    guard let (record, length) = phrase(at: index, where: { $0.kinds.contains(.share) }) else {
      return nil
    }
    let end = index + length
    let unit = holds(end, .article) ? end + 1 : end
    if let (time, _) = self.unit(at: unit), time.units.holdsTime {
      return TextValue([record.share], tolerance: 0, index..<unit)
    }
    guard holds(end, .shareBehind) || index > 0 && holds(index - 1, .shareBefore) else {
      return nil
    }
    var value = TextValue([100 * record.share], tolerance: 0.5, index..<end)
    value.share = record.share
    return value
  }

  /// “An hour and a half”, and “an hour” where nothing stands before it.
  func lengthWithArticle(at index: Int) -> TextValue? {
    guard holds(index, .article), let (unit, length) = unit(at: index + 1), unit.units.holdsTime
    else { return nil }
    let end = index + 1 + length
    let part = fraction(at: end)
    guard part != nil || index == 0 && end == count else { return nil }
    var value = TextValue(
      [1 + (part?.share ?? 0)],
      tolerance: part == nil ? 0.5 : 0,
      index..<(end + (part?.length ?? 0))
    )
    value.units = unit.units
    return value
  }

  private func addScaleAndUnit(to value: inout TextValue) {
    var end = value.range.upperBound
    // Of “2천만” both multiply.
    while let (record, length) = phrase(at: end, where: { $0.kinds.contains(.scale) }) {
      let scaled = value.numbers.map { $0 * record.number }
      // “60 m” may be minutes or millions; whoever compares knows which. “1.7k” are no kelvins.
      let mayBeUnit = !record.units.isEmpty && !record.kinds.contains(.otherWord)
      value.numbers = mayBeUnit ? value.numbers + scaled : scaled
      value.tolerance *= mayBeUnit ? 1 : record.number
      value.isScaled = !mayBeUnit
      // “12万” is no 12.
      if isOfOtherScript(end) { value.raw = nil }
      if mayBeUnit, value.units.isEmpty { value.units = record.units }
      end += length
      value.range = value.range.lowerBound..<end
      if mayBeUnit { break }
      addSmallerScale(to: &value, record.number, &end)
    }
    guard let (record, length) = unit(at: end),
      tokens[end].isJoined || end + length == count || !record.kinds.contains(.otherWord),
      record.kinds.isDisjoint(with: [.of, .range, .cardinal])
    else { return }
    value.units = value.hasColon ? record.units.smaller(of: value.units) : record.units
    value.range = value.range.lowerBound..<(end + length)
  }

  /// “1億2000万” and “1만2000”: digits behind a sign, which a smaller one multiplies or none; “1 million 500
  /// thousand” needs one.
  private func addSmallerScale(to value: inout TextValue, _ scale: Double, _ end: inout Int) {
    guard scale >= 1e4, end < count, tokens[end].isFigure, let next = figures(at: end) else {
      return
    }
    let isSign = isOfOtherScript(end - 1)
    var (factor, last) = (1.0, next.range.upperBound)
    while holds(last, .scale), let number = tokens[last].record?.number, number < scale,
      !isSign || tokens[last].isJoined && isOfOtherScript(last)
    {
      factor *= number
      last += 1
    }
    guard factor < scale, factor > 1 || isSign && next.number < scale else { return }
    value.numbers = value.numbers.map { $0 + next.number * factor }
    value.tolerance = next.tolerance * factor
    end = last
    value.range = value.range.lowerBound..<end
  }

  /// “1 h 20 min”, “1 hour and 20 minutes”, “8 h 30”.
  private func addSmallerTimes(to value: inout TextValue) {
    guard !value.hasColon, var unit = value.units.time else { return }
    while true {
      var start = value.range.upperBound
      if holds(start, .join) { start += 1 }
      guard let next = number(at: start), next.share == nil, !next.hasColon else { return }
      var end = next.range.upperBound
      var smaller: Int?
      if let (record, length) = self.unit(at: end) {
        smaller = record.units.times.first { Unit.all[$0].factor < Unit.all[unit].factor }
        end += length
      } else if unit == Unit.hour, start == value.range.upperBound, isPair(next) {
        smaller = Unit.minute
      }
      guard let smaller else { return }
      value.numbers = [
        value.number * Unit.all[unit].factor / Unit.all[smaller].factor + next.number
      ]
      (value.tolerance, value.isOfSeveralUnits) = (next.tolerance, true)
      (value.units, unit) = (UnitSet(smaller), smaller)
      value.range = value.range.lowerBound..<end
    }
  }

  /// Whether a number is two digits below sixty.
  private func isPair(_ value: TextValue) -> Bool {
    value.number < 60 && value.range.count == 1 && withBytes(value.range) { $0.count == 2 }
      && tokens[value.range.lowerBound].isFigure
  }
}

extension UnitSet {
  /// Those that are as many seconds, the lowest first.
  package var times: [Int] { intersection(Unit.times).numbers }

  package var holdsTime: Bool { !intersection(Unit.times).isEmpty }

  /// The unit of time where it may be but one.
  fileprivate var time: Int? {
    let times = intersection(Unit.times)
    return times.count == 1 ? times.numbers.first : nil
  }

  /// The units of “7:45 h”, which counts minutes, and of “7:45 min”, which counts seconds.
  fileprivate func smaller(of others: UnitSet) -> UnitSet {
    if contains(Unit.hour) { return UnitSet(Unit.minute) }
    return contains(Unit.minute) ? UnitSet(Unit.second) : others
  }
}
