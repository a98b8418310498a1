extension TextTokens {
  /// A number in figures: “1,234.5”, “3/4”, “7 1/2”, “7:45”.
  func figures(at index: Int) -> TextValue? {
    var end = index + 1
    // “1 234,5”, in languages that group digits with spaces.
    if style.groupsWithSpaces, withBytes(index..<end, { $0.count <= 3 && $0.allSatisfy(\.isDigit) })
    {
      while end < count, tokens[end].isFigure, !tokens[end].isJoined,
        withBytes(end..<(end + 1), { $0.prefix { $0.isDigit }.count == 3 })
      {
        end += 1
      }
    }
    let digits = withBytes(index..<end) { bytes in bytes.filter { $0 != 0x20 } }
    if digits.contains(UInt8(ascii: ":")) { return time(digits, index..<end) }
    if let stroke = digits.firstIndex(of: UInt8(ascii: "/")) {
      guard let part = digits[..<stroke].whole, let whole = digits[(stroke + 1)...].whole,
        whole > 0
      else { return nil }
      var value = TextValue([Double(part)], tolerance: 0, index..<end)
      value.total = Double(whole)
      value.share = Double(part) / Double(whole)
      return value
    }
    guard let reading = readings(of: digits) else { return nil }
    if let power = power(at: end) {
      return TextValue(
        reading.numbers.map { $0 * power },
        tolerance: reading.tolerance * power,
        index..<(end + 2)
      )
    }
    // Letters that are no unit make another word of it: “2nd”, “3D”.
    if end < count, tokens[end].isJoined {
      let isUnit =
        tokens[end].record.map { !$0.units.isEmpty || $0.kinds.contains(.scale) } ?? false
      guard isUnit || isOfOtherScript(end) else { return nil }
    }
    if let part = part(at: end) {
      return TextValue(reading.numbers.map { $0 + part }, tolerance: 0, index..<(end + 1))
    }
    var value = TextValue(reading.numbers, tolerance: reading.tolerance, index..<end)
    value.verbatim = reading.verbatim
    return value
  }

  /// The power of ten in “6.5e9”.
  private func power(at index: Int) -> Double? {
    guard index + 1 < count, tokens[index].isJoined, tokens[index + 1].isJoined,
      text(index..<(index + 1)) == "e"
    else {
      return nil
    }
    return whole(at: index + 1).flatMap { $0 < 100 ? Double("1e\($0)") : nil }
  }

  /// What digits may be, as the language writes them; where it sets a comma before decimals, a point
  /// is one of data.
  private func readings(
    of digits: [UInt8]
  ) -> (numbers: [Double], tolerance: Double, verbatim: Double?)? {
    digits.withUnsafeBufferPointer { digits in
      let readings = style.decimals.compactMap { NumberFigures(digits, style, decimal: $0) }
      guard let first = readings.first else {
        guard style.decimals == [NumberStyle.comma],
          let figures = NumberFigures(digits, style, decimal: NumberStyle.point),
          !figures.isGrouped
        else { return nil }
        return ([figures.value], figures.tolerance, figures.value)
      }
      var numbers = readings.map(\.value)
      // Of “1.125” nobody knows; “1.250” would be no way to write a number of data.
      if first.isGrouped, style.decimals == [NumberStyle.comma], digits.last != 0x30,
        let other = NumberFigures(digits, style, decimal: NumberStyle.point), !other.isGrouped
      {
        return (numbers + [other.value], first.tolerance, other.value)
      }
      if numbers.count > 1, numbers[0] == numbers[1] { numbers.removeLast() }
      return (numbers, first.tolerance, nil)
    }
  }

  /// “7:45”, which is seconds or minutes, and “1:07:45”.
  private func time(_ digits: [UInt8], _ range: Range<Int>) -> TextValue? {
    let parts = digits.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
      .map(\.whole)
    guard (2...3).contains(parts.count), let first = parts[0] else { return nil }
    var number = first
    for part in parts.dropFirst() {
      guard let part, part < 60 else { return nil }
      number = number * 60 + part
    }
    var value = TextValue([Double(number)], tolerance: 0.5, range)
    value.hasColon = true
    value.units = UnitSet(Unit.second)
    if parts.count == 2 { value.units.insert(Unit.minute) }
    return value
  }

  /// What “½” behind a number adds to it.
  private func part(at index: Int) -> Double? {
    guard index < count, tokens[index].isFigure, !tokens[index].isJoined else { return nil }
    return withBytes(index..<(index + 1)) { bytes in
      guard bytes.count == 3, bytes[1] == UInt8(ascii: "/"), bytes[0].isDigit, bytes[2].isDigit,
        0x30 < bytes[0], bytes[0] < bytes[2]
      else { return nil }
      return Double(bytes[0] & 0x0F) / Double(bytes[2] & 0x0F)
    }
  }

  /// The whole number that a token is in figures.
  func whole(at index: Int) -> Int? {
    guard index < count, tokens[index].isFigure else { return nil }
    return withBytes(index..<(index + 1)) { $0.whole }
  }

  /// The ordinal at a token, and where it ends: “2nd”, “second”.
  package func ordinal(at index: Int) -> (number: Int, end: Int)? {
    guard index < count else { return nil }
    if let number = whole(at: index) {
      guard index + 1 < count, tokens[index + 1].isJoined, holds(index + 1, .ordinalEnding) else {
        return nil
      }
      return (number, index + 2)
    }
    guard let numeral = numeral(at: index), numeral.isOrdinal else { return nil }
    return (Int(numeral.value), numeral.range.upperBound)
  }
}

extension UInt8 {
  var isDigit: Bool { (0x30...0x39).contains(self) }
}

extension Collection<UInt8> {
  /// The whole number that they are.
  var whole: Int? {
    guard !isEmpty, count < 19, allSatisfy(\.isDigit) else { return nil }
    return reduce(0) { $0 * 10 + Int($1 & 0x0F) }
  }
}
