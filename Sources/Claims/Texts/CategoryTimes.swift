package import A11yModel
internal import Language

extension Chart {
  /// The seconds from each category to the next, where they are times of day at equal distances, or numbers
  /// in turn of an axis that says of what: “Minute”.
  package var secondsBetweenCategories: Double? {
    guard categories.count > 2 else { return nil }
    let words = categories.map { Words($0).list }
    let clocks = words.compactMap { words in
      SpokenClock.all(in: words).first { $0.range == words.indices }.map { Double($0.minutes) * 60 }
    }
    if clocks.count == words.count { return Self.step(of: clocks) }
    let numbers = words.compactMap { $0.count == 1 ? $0[0].integer.map(Double.init) : nil }
    guard numbers.count == words.count, Self.step(of: numbers) == 1,
      let axis = axes.first(where: { $0.dimension == .x })
    else { return nil }
    let titles = [axis.title.value, axis.unit.value].compactMap(\.self)
    return titles.flatMap { Words($0).list }.lazy.compactMap(Self.seconds).first
  }

  /// The difference of each of some numbers from the one before; nil where these are not the same.
  private static func step(of numbers: [Double]) -> Double? {
    let steps = Set(zip(numbers.dropFirst(), numbers).map { $0 - $1 })
    return steps.count == 1 ? steps.first.flatMap { $0 > 0 ? $0 : nil } : nil
  }

  /// The seconds that a word for a unit of time stands for.
  static func seconds(_ unit: Word) -> Double? { unit.count > 2 ? TimeUnits.seconds(unit) : nil }
}
