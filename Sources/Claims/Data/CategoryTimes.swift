internal import A11yModel
internal import Language
package import Listening

/// Categories that are times at equal distances, of which there are so many.
package struct CategoryTimes: Sendable {
  private let count: Int

  /// The unit of their distance.
  private let unit: UnitSet

  /// Nil where they are none, or where one is left out.
  init?(_ categories: [String], _ axes: [Axis], _ tag: String?) {
    guard categories.count > 2 else { return nil }
    count = categories.count
    let texts = categories.map { TextTokens($0, tag) }
    let dates = texts.map { $0.wholeDates.first }
    func step(in cycle: Int? = nil, _ number: (TextDate) -> Int?) -> Int? {
      Self.step(dates.map { $0.flatMap(number) }, in: cycle)
    }
    let minutes = step { $0.minute }
    if minutes == 1 || minutes == 60 {
      unit = Self.unit(minutes == 1 ? "minute" : "hour")
    } else if step(in: 7, { $0.weekday }) == 1 || step(Self.day) == 1 {
      unit = Self.unit("day")
    } else if step(in: 12, Self.month) == 1 {
      unit = Self.unit("month")
    } else if step({ $0.month == nil && $0.part == nil ? $0.year : nil }) == 1 {
      unit = Self.unit("year")
    } else if Self.step(categories.map { Int($0) }, in: nil) == 1 {
      // Numbers in turn are what their axis says: “Minute”.
      let titles = axes.filter { $0.dimension == .x }.flatMap { [$0.title.value, $0.unit.value] }
      let units = titles.compactMap(\.self).flatMap { title in
        TextTokens(title, tag).tokens.compactMap { $0.record?.units }.filter(\.isOfTime)
      }
      guard let first = units.first else { return nil }
      unit = first
    } else {
      return nil
    }
  }

  private static func day(_ date: TextDate) -> Int? {
    guard let month = date.month, let day = date.day else { return nil }
    return ((date.year ?? 0) * 12 + month) * 40 + day
  }

  private static func month(_ date: TextDate) -> Int? {
    date.day == nil ? date.month.map { (date.year ?? 0) * 12 + $0 } : nil
  }

  /// Whether there are as many; of times that pass from the first to the last there is one less.
  func answer(to said: TextValue) -> DataTruth.Answer {
    let common = said.units.intersection(unit)
    guard let number = common.numbers.first else { return .open }
    if said.numbers.contains(Double(count)) { return .right }
    let mayPass = common.intersection(Self.unit("day").union(Self.unit("month"))).isEmpty
    return mayPass && said.numbers.contains(Double(count - 1))
      ? .open : .wrong("there are \(count) \(Unit.all[number].name)s")
  }

  private static func unit(_ name: String) -> UnitSet {
    Unit.all.firstIndex { $0.name == name }.map { UnitSet($0) } ?? UnitSet()
  }

  /// The difference of each number from the one before, where it is the same for all; in a cycle December
  /// is followed by January.
  private static func step(_ numbers: [Int?], in cycle: Int?) -> Int? {
    let known = numbers.compactMap(\.self)
    guard known.count == numbers.count else { return nil }
    let steps = Set(
      zip(known.dropFirst(), known).map { next, last in
        cycle.map { (next - last + 12 * $0) % $0 } ?? next - last
      }
    )
    return steps.count == 1 ? steps.first.flatMap { $0 > 0 ? $0 : nil } : nil
  }
}

extension CategoryTimes: Derived {
  package static let place = DerivedPlace()

  package static func derived(from facts: ComponentFacts) -> CategoryTimes? {
    facts.component.chart.flatMap { CategoryTimes($0.categories, $0.axes, facts.languageTag) }
  }
}
