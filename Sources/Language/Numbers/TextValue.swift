/// A value as a text gives it: “24 °C”, “1.7k”, “62 %”, “3 of 4”, “10 to 20 kg”.
///
/// A text is made into tokens once, which give its values with their names:
///
///     let tokens = TextTokens("Rent 900 € (62 %)", "en")
///     for value in tokens.values {
///       value.number                    // 900, then 62
///       value.share                     // nil, then 0.62
///       value.name.map(tokens.text)     // "rent", then nil
///     }
///     let unit = TextTokens("euros", "en").unit
///     tokens.values[0].isRounded(899.6, in: unit)   // true
package struct TextValue: Hashable, Sendable {
  /// What the number may be, the likeliest first: 60 and 60 million of “60 m”.
  package var numbers: [Double]

  /// Half a unit of the last digit that is given: how far rounding can have moved the first.
  package var tolerance: Double

  /// Where the range ends that begins with the number.
  package var upTo: Double?

  /// The whole that the number is a part of: 4 of “3 of 4”.
  package var total: Double?

  /// The part of a whole that it is: 0.62 of “62 %”, 0.75 of “3 of 4”.
  package var share: Double?

  /// What its unit may be; none where it has none.
  package var units = UnitSet()

  /// Where it stands among the tokens, with its sign and its unit.
  package var range: Range<Int>

  /// Where the name stands that is beside it: “Venezuela” of “Venezuela 62%”.
  package var name: Range<Int>?

  package var number: Double { numbers[0] }

  /// Whether it is a value of data as the text rounds it, in the unit of that value or in one that is a
  /// multiple of it: “5.2 km” for 5213 m.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - units: what its unit may be; where one of both has none, that tells nothing.
  /// - Returns: true where any reading of its number is.
  package func isRounded(_ value: Double, in units: UnitSet = UnitSet()) -> Bool {
    let factors = self.units.factors(to: units)
    return numbers.contains { number in
      let tolerance = number == self.number ? tolerance : tolerance * abs(number / self.number)
      return factors.contains { factor in
        abs(number * factor - value) <= (tolerance + 1e-9 * max(1, abs(number))) * factor
      }
    }
  }
}

extension TextTokens {
  /// All values, in order, each with the name beside it.
  package var values: [TextValue] {
    var values: [TextValue] = []
    var index = 0
    while index < count {
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
      guard let record = tokens[index].record, record.kinds.contains(.scale),
        !tokens[index].isJoined,
        !values.contains(where: { $0.range.contains(index) })
      else { return nil }
      return record.number
    }
  }

  /// The units that a text is the name of: of “GB” and of “gigabytes” the same.
  package var unit: UnitSet {
    guard let (record, length) = phrase(at: 0, where: { !$0.units.isEmpty }), length == count else {
      return UnitSet()
    }
    return record.units
  }

  /// The words of a place without those at its ends that are of no name.
  private func name(in range: Range<Int>) -> Range<Int>? {
    let isOther: (Int) -> Bool = { index in
      let kinds = tokens[index].record?.kinds ?? []
      return !kinds.isDisjoint(with: [.of, .range, .article, .minus, .limit, .joinBehindHundreds])
    }
    guard let first = range.first(where: { !isOther($0) }),
      let last = range.last(where: { !isOther($0) })
    else { return nil }
    return first..<(last + 1)
  }

  // MARK: one value

  /// The value whose number stands at a token; what is before it may belong to it from another on.
  private func value(at index: Int, from start: Int) -> TextValue? {
    guard var value = number(at: index) else { return nil }
    addSigns(to: &value, from: start)
    addScaleAndUnit(to: &value)
    if let end = value.range.upperBound.nextIfBelow(count), value.share == nil {
      if let (_, length) = phrase(at: end, where: { $0.kinds.contains(.of) }),
        let whole = number(at: end + length)
      {
        value.total = whole.number
        value.range = value.range.lowerBound..<whole.range.upperBound
        addScaleAndUnit(to: &value)
      } else if tokens[end].record?.kinds.contains(.range) ?? false,
        let other = number(at: end + 1)
      {
        value.upTo = other.number
        value.range = value.range.lowerBound..<other.range.upperBound
        addScaleAndUnit(to: &value)
      }
    }
    if let total = value.total, total != 0 { value.share = value.number / total }
    if value.units.contains(Unit.percent) { value.share = value.number / 100 }
    return value
  }

  /// A number alone, in figures or in words; ordinals are none.
  private func number(at index: Int) -> TextValue? {
    guard index < count else { return nil }
    if tokens[index].isFigure { return figures(at: index) }
    if let (record, length) = phrase(at: index, where: { $0.kinds.contains(.share) }) {
      let end = index + length
      let isTold =
        end < count && tokens[end].record?.kinds.contains(.shareBehind) ?? false
        || index > 0 && tokens[index - 1].record?.kinds.contains(.shareBefore) ?? false
      if isTold {
        let percent = 100 * record.share
        var value = TextValue(numbers: [percent], tolerance: 0.5, range: index..<end)
        value.share = record.share
        return value
      }
    }
    guard let numeral = numeral(at: index), !numeral.isOrdinal, !numeral.isArticle else {
      return nil
    }
    return TextValue(
      numbers: [numeral.value],
      tolerance: numeral.unit / 2,
      range: numeral.range
    )
  }

  private func figures(at index: Int) -> TextValue? {
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
    if let stroke = digits.firstIndex(of: UInt8(ascii: "/")) {
      guard let part = digits[..<stroke].whole, let whole = digits[(stroke + 1)...].whole,
        whole > 0
      else { return nil }
      var value = TextValue(numbers: [Double(part)], tolerance: 0.5, range: index..<end)
      value.total = Double(whole)
      return value
    }
    let readings = digits.withUnsafeBufferPointer { digits in
      style.decimals.compactMap { NumberFigures(digits, style, decimal: $0) }
    }
    guard let first = readings.first else { return nil }
    // Letters that are no unit make another word of it: “2nd”, “3D”.
    if end < count, tokens[end].isJoined {
      guard let record = tokens[end].record,
        !record.units.isEmpty || record.kinds.contains(.scale)
      else { return nil }
    }
    var numbers = readings.map(\.value)
    if numbers.count > 1, numbers[0] == numbers[1] { numbers.removeLast() }
    if let part = part(at: end) {
      return TextValue(numbers: numbers.map { $0 + part }, tolerance: 0, range: index..<(end + 1))
    }
    return TextValue(numbers: numbers, tolerance: first.tolerance, range: index..<end)
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

  /// The sign and the currency before a number.
  private func addSigns(to value: inout TextValue, from start: Int) {
    var before = value.range.lowerBound - 1
    if before >= start, let units = tokens[before].record?.units,
      case let leading = units.intersection(Unit.currencies), !leading.isEmpty
    {
      value.units = leading
      before -= 1
    }
    if before >= start, let kinds = tokens[before].record?.kinds, kinds.contains(.minus),
      before == 0 || !(tokens[before - 1].record?.kinds.contains(.limit) ?? false)
    {
      value.numbers = value.numbers.map { -$0 }
      before -= 1
    }
    value.range = (before + 1)..<value.range.upperBound
  }

  private func addScaleAndUnit(to value: inout TextValue) {
    var end = value.range.upperBound
    if let (record, length) = phrase(at: end, where: { $0.kinds.contains(.scale) }) {
      let scaled = value.numbers.map { $0 * record.number }
      // “60 m” may be minutes or millions; whoever compares knows which. “1.7k” are no kelvins.
      let mayBeUnit = !record.units.isEmpty && !record.kinds.contains(.otherWord)
      value.numbers = mayBeUnit ? value.numbers + scaled : scaled
      value.tolerance *= mayBeUnit ? 1 : record.number
      if mayBeUnit, value.units.isEmpty { value.units = record.units }
      end += length
      value.range = value.range.lowerBound..<end
    }
    guard let (record, length) = phrase(at: end, where: { !$0.units.isEmpty }),
      tokens[end].isJoined || end + length == count || !record.kinds.contains(.otherWord),
      record.kinds.isDisjoint(with: [.of, .range, .cardinal])
    else { return }
    value.units = record.units
    value.range = value.range.lowerBound..<(end + length)
  }
}

extension Int {
  /// Itself where it is below an end.
  fileprivate func nextIfBelow(_ end: Int) -> Int? { self < end ? self : nil }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (0x30...0x39).contains(self) }
}

extension ArraySlice<UInt8> {
  /// The whole number that they are.
  fileprivate var whole: Int? { Int(String(decoding: self, as: UTF8.self)) }
}
