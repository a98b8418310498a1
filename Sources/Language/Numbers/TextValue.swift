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

  /// Whether more than the number is meant as well: “65+”, “65 and older”.
  package var isLeast = false

  /// Whether it is minutes and seconds or hours and minutes with a colon: “7:45” counts 465 of the
  /// smaller.
  package var hasColon = false

  /// Whether it is a length of time in several units: “7 hours 45 minutes” counts 465 of the smallest.
  package var isOfSeveralUnits = false

  /// Which of its numbers is one as data write it, with a point where the language has a comma: that very
  /// value and no rounding of another.
  package var verbatim: Double?

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

  /// Its number before that is multiplied, and whether it is.
  var raw: Double?
  package var isScaled = false

  package var number: Double { numbers[0] }

  init(_ numbers: [Double], tolerance: Double, _ range: Range<Int>) {
    (self.numbers, self.tolerance, self.range) = (numbers, tolerance, range)
  }

  /// Whether it is told as a part of a hundred.
  package var isPercentage: Bool { total == nil && share != nil }

  /// All that may be numbers by themselves: 5 and 5 million of “5 million”, 3 and 4 of “3 of 4”.
  package var anyNumbers: [Double] {
    (isScaled ? [raw].compactMap(\.self) : []) + numbers + [upTo, total].compactMap(\.self)
  }

  /// What it may be in seconds, of a length of time.
  package var seconds: [Double] {
    units.times.flatMap { unit in
      [number, upTo, total].compactMap(\.self).map { $0 * Unit.all[unit].factor }
    }
  }

  /// How far rounding can have moved one of its numbers: another scale moves the last digit as well.
  package func tolerance(of number: Double) -> Double {
    if number == verbatim { return 0 }
    let isOther = self.number == 0 || number == upTo || number == total
    return isOther ? tolerance : tolerance * abs(number / self.number)
  }

  /// Whether any of its numbers is a value, whatever its unit: a rounding of it or within one percent.
  package func says(_ value: Double) -> Bool {
    let share = total == nil ? nil : share
    return ((share.map { [$0] } ?? []) + anyNumbers).contains {
      let slack = $0 == verbatim ? 1e-9 : 0.01
      return abs($0 - value) <= max(tolerance(of: $0) * 1.000_001, abs(value) * slack)
    }
  }

  /// Whether it is a value of data as the text rounds it, or within a part of it, in the unit of that value
  /// or in one that is a multiple of it: “5.2 km” for 5213 m.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - units: what its unit may be; where one of both has none, that tells nothing.
  ///   - slack: the part of the value that it may be off.
  /// - Returns: true where any reading of its number is.
  package func isRounded(
    _ value: Double,
    in units: UnitSet = UnitSet(),
    slack: Double = 0
  ) -> Bool {
    let factors = self.units.factors(to: units)
    return numbers.contains { number in
      let (tolerance, slack) = (tolerance(of: number), number == verbatim ? 0 : slack)
      return factors.contains { factor in
        abs(number * factor - value)
          <= max((tolerance + 1e-9 * max(1, abs(number))) * factor, slack * abs(value))
      }
    }
  }
}
