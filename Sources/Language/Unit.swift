/// A unit of any quantity, as all languages share it.
package struct Unit: Hashable, Sendable {
  /// Its name in CLDR, or the code of a currency (ISO 4217).
  package let name: String

  /// The unit that it is a multiple of, and how much of it: a kilometre is 1000 metres.
  package let base: Int
  package let factor: Double

  package var isCurrency: Bool { name.utf8.allSatisfy { (0x41...0x5A).contains($0) } }

  package init(_ name: String, _ base: Int, _ factor: Double) {
    (self.name, self.base, self.factor) = (name, base, factor)
  }

  /// All, by their numbers.
  package static let all = EmbeddedLanguages.units

  package static let percent = all.firstIndex { $0.name == "percent" } ?? 0

  static let second = all.firstIndex { $0.name == "second" } ?? 0
  static let minute = all.firstIndex { $0.name == "minute" } ?? 0
  static let hour = all.firstIndex { $0.name == "hour" } ?? 0

  /// An hour and what is longer.
  package static let periods = all.indices.reduce(into: UnitSet()) { units, number in
    if ["hour", "day", "week", "month", "year"].contains(all[number].name) { units.insert(number) }
  }

  /// What may stand before its number.
  static let leading = currencies.union(UnitSet(percent))

  /// All that are as many seconds.
  package static let times = all.indices.reduce(into: UnitSet()) { units, number in
    if all[number].base == second { units.insert(number) }
  }

  /// All currencies.
  package static let currencies = all.indices.reduce(into: UnitSet()) { units, number in
    if all[number].isCurrency { units.insert(number) }
  }
}

/// Some of the units that any language names.
package struct UnitSet: Hashable, Sendable {
  private var low: UInt64 = 0
  private var middle: UInt64 = 0
  private var high: UInt64 = 0

  package init() {}

  /// - Parameter unit: the number of a unit, below 192.
  package init(_ unit: Int) { insert(unit) }

  package var isEmpty: Bool { low | middle | high == 0 }

  mutating func insert(_ unit: Int) {
    let bit: UInt64 = 1 << UInt64(unit & 63)
    switch unit >> 6 {
    case 0: low |= bit
    case 1: middle |= bit
    default: high |= bit
    }
  }

  package func contains(_ unit: Int) -> Bool {
    let bits = unit < 64 ? low : unit < 128 ? middle : high
    return bits >> UInt64(unit & 63) & 1 == 1
  }

  package func intersection(_ other: UnitSet) -> UnitSet {
    var common = UnitSet()
    common.low = low & other.low
    common.middle = middle & other.middle
    common.high = high & other.high
    return common
  }

  package func union(_ other: UnitSet) -> UnitSet {
    var all = self
    all.low |= other.low
    all.middle |= other.middle
    all.high |= other.high
    return all
  }

  /// What a number in one of these units is to be multiplied by to be one in another of some units: 1 where
  /// they are the same or nobody tells; nothing where they measure something else.
  package func factors(to others: UnitSet) -> Set<Double> {
    if isEmpty || others.isEmpty || !intersection(others).isEmpty { return [1] }
    let known = others.numbers.map { Unit.all[$0] }
    return Set(
      numbers.flatMap { number in
        let own = Unit.all[number]
        return known.filter { $0.base == own.base }.map { own.factor / $0.factor }
      }
    )
  }

  package var count: Int {
    low.nonzeroBitCount + middle.nonzeroBitCount + high.nonzeroBitCount
  }

  /// The numbers of the units, the lowest first.
  package var numbers: [Int] {
    var numbers: [Int] = []
    for (place, bits) in [low, middle, high].enumerated() {
      var rest = bits
      while rest != 0 {
        numbers.append(place << 6 + rest.trailingZeroBitCount)
        rest &= rest - 1
      }
    }
    return numbers
  }
}
