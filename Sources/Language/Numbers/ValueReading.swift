extension TextTokens {
  /// All values, in order, each with the name beside it.
  package var values: [TextValue] {
    var values: [TextValue] = []
    var index = 0
    while index < count {
      if let end = endOfPlainDate(at: index) {
        index = end
        continue
      }
      let next = value(at: index, from: values.last?.range.upperBound ?? 0)
      if let next { values.append(next) }
      index = next?.range.upperBound ?? index + 1
    }
    // Where the first value has nothing before it, names stand behind their values.
    let areBehind = values.first.map { name(in: 0..<$0.range.lowerBound) == nil } ?? false
    for place in values.indices {
      let start = place > 0 ? values[place - 1].range.upperBound : 0
      let end = place + 1 < values.count ? values[place + 1].range.lowerBound : count
      let range = values[place].range
      values[place].name = name(
        in: areBehind ? range.upperBound..<end : start..<range.lowerBound
      )
    }
    return values
  }

  /// The value that the whole text is: of “24 °C”, and not of “24 °C in March”.
  package var wholeValue: TextValue? {
    values.first.flatMap { $0.range == 0..<count ? $0 : nil }
  }

  /// What the numbers of a text count in that have no scale of their own: 1000 of “sales in thousand
  /// euros”.
  package var commonScales: [Double] {
    let values = values
    return tokens.indices.compactMap { index in
      guard holds(index, .scale), !tokens[index].isJoined,
        !values.contains(where: { $0.range.contains(index) })
      else { return nil }
      return tokens[index].record?.number
    }
  }

  /// The units that a text is the name of: of “GB” and of “gigabytes” the same.
  package var unit: UnitSet {
    guard let (record, length) = unit(at: 0), length == count else { return UnitSet() }
    return record.units
  }

  /// The longest name of a unit from a token on.
  func unit(at index: Int) -> (record: WordRecord, length: Int)? {
    phrase(at: index) { !$0.units.isEmpty }
  }

  /// The words of a place without those at its ends that are of no name.
  private func name(in range: Range<Int>) -> Range<Int>? {
    let others: WordKinds = [
      .of, .range, .from, .article, .minus, .limit, .joinBehindHundreds, .join,
    ]
    func isOther(_ index: Int) -> Bool {
      !(tokens[index].record?.kinds.isDisjoint(with: others) ?? true)
    }
    guard let first = range.first(where: { !isOther($0) }),
      let last = range.last(where: { !isOther($0) })
    else { return nil }
    return first..<(last + 1)
  }

  // MARK: one value

  /// The value whose number stands at a token; what is before it may belong to it from another on.
  package func value(at index: Int, from start: Int) -> TextValue? {
    guard var value = measure(at: index) ?? lengthWithArticle(at: index) else { return nil }
    addSigns(to: &value, from: start)
    if value.share == nil { addOther(to: &value) }
    if let (_, length) = phrase(at: value.range.upperBound, where: { $0.kinds.contains(.more) }) {
      value.isLeast = true
      value.range = value.range.lowerBound..<(value.range.upperBound + length)
    }
    if value.units.contains(Unit.percent) { value.share = value.number / 100 }
    return value
  }

  /// The whole of which a number is a part, or the end of the range that begins with it.
  private func addOther(to value: inout TextValue) {
    let end = value.range.upperBound
    if let (_, length) = phrase(at: end, where: { $0.kinds.contains(.of) }),
      let whole = measure(at: end + length)
    {
      let factor = value.units.factors(to: whole.units).min() ?? 1
      value.total = whole.number / factor
      value.add(whole)
      if whole.number != 0 { value.share = value.number * factor / whole.number }
      return
    }
    let isBetween = holds(value.range.lowerBound - 1, .from) && holds(end, .join)
    guard isBetween || holds(end, .range) else { return }
    let isNegative = holds(end + 1, .minus)
    guard let last = measure(at: isNegative ? end + 2 : end + 1) else { return }
    value.upTo = isNegative ? -last.number : last.number
    // “10 to 20 million” begins at 10 million.
    if !value.isScaled, last.isScaled, let raw = last.raw, raw != 0 {
      value.numbers = value.numbers.map { $0 * (last.number / raw) }
      value.tolerance *= last.number / raw
    }
    value.add(last)
  }

  /// The sign and the currency before a number.
  private func addSigns(to value: inout TextValue, from start: Int) {
    var before = value.range.lowerBound - 1
    if before >= start, let units = tokens[before].record?.units {
      // “%45” is Turkish.
      let leading = units.intersection(Unit.leading)
      if !leading.isEmpty, value.units.isEmpty || leading.intersection(value.units).isEmpty {
        value.units = leading
        before -= 1
      }
    }
    if before >= start, holds(before, .minus), before == 0 || !holds(before - 1, .limit) {
      value.numbers = value.numbers.map { -$0 }
      before -= 1
    } else if mayBeBelowZero(before) || holds(before, .of) && mayBeBelowZero(before - 1) {
      // “A negative, 7” may be a blood group and a number.
      value.numbers += value.numbers.map { -$0 }
    }
    value.range = (before + 1)..<value.range.upperBound
  }

  private func mayBeBelowZero(_ index: Int) -> Bool {
    holds(index, .maybeMinus) || holds(index, .loss)
  }
}

extension TextValue {
  /// Goes on to where another ends, in the unit of that where it has none.
  fileprivate mutating func add(_ other: TextValue) {
    if units.isEmpty { units = other.units }
    range = range.lowerBound..<other.range.upperBound
  }
}
