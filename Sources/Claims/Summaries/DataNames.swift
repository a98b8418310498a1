internal import A11yModel
package import Language
package import Listening

/// What the categories and series of a chart are called, to be found in what is said of it.
package struct DataNames: Sendable {
  /// What words may name.
  enum Name: Hashable, Sendable {
    case category(String)
    case series(Int)
  }

  /// The categories, those that ticks name where nobody knows them of the marks.
  let categories: [String]

  private var names: [[Word]: [Name]] = [:]

  /// The series whose names are words before they are names, by those.
  private var shortNames: [Word: Int] = [:]

  /// How many words the names have that begin with a word, longest first.
  private var lengths: [Word: [Int]] = [:]

  /// - Parameters:
  ///   - chart: what names the data; nil for none.
  ///   - spoken: the categories of its marks, whose words are kept once.
  init(_ chart: Chart?, _ spoken: [SpokenCategory]) {
    categories = chart.map(Self.categories) ?? []
    guard let chart else { return }
    for (index, category) in categories.enumerated() {
      let words =
        index < spoken.count && NumberParting.isParted(category)
        ? spoken[index].own : Words(NumberParting.parted(category)).list
      add(words, .category(category))
      // “Jan” or “Jan 2024”.
      guard words.count <= 2, let word = words.first, word.allSatisfy(.letter),
        words.count == 1 || words[1].allSatisfy(.number)
      else { continue }
      for name in CalendarNames.spelled(word) {
        add([name] + words.dropFirst(), .category(category))
      }
    }
    for (index, series) in chart.series.enumerated() {
      guard let name = series.name.value else { continue }
      let words = Words(NumberParting.parted(name)).list
      add(words, .series(index))
      if words.count == 1, Self.isShort(words[0]) { shortNames[words[0]] = index }
    }
  }

  /// The categories of the marks; where nobody knows them, those that the ticks of an axis name.
  private static func categories(of chart: Chart) -> [String] {
    guard chart.categories.isEmpty else { return chart.categories }
    let axis = chart.axes.first { axis in
      !axis.ticks.isEmpty && axis.ticks.allSatisfy { $0.contains(where: \.isLetter) }
    }
    return axis?.ticks ?? []
  }

  private mutating func add(_ words: [Word], _ name: Name) {
    guard let first = words.first else { return }
    if words.count == 1, Self.isShort(first) { return }
    guard Self.insert(name, into: &names[words, default: []]) else { return }
    if Self.insert(words.count, into: &lengths[first, default: []]) {
      lengths[first]?.sort(by: >)
    }
  }

  /// Whether a name is a word before it is a name: “A”.
  static func isShort(_ word: Word) -> Bool { word == "a" || word == "i" }

  /// The series that such a word names behind a word for series, as in “series A”.
  func shortSeries(_ word: Word) -> Int? { shortNames.isEmpty ? nil : shortNames[word] }

  /// Adds one that is not there yet; false where it is.
  private static func insert<Thing: Equatable>(_ thing: Thing, into things: inout [Thing]) -> Bool {
    if things.contains(thing) { return false }
    things.append(thing)
    return true
  }

  /// All words of names.
  package var words: Set<Word> { Set(names.keys.joined()) }

  /// The longest name that stands at a place among words, and all that it may be the name of.
  func names(at index: Int, of words: [Word]) -> (names: [Name], length: Int)? {
    for length in lengths[words[index]] ?? [] where index + length <= words.count {
      if let names = names[Array(words[index..<(index + length)])] { return (names, length) }
    }
    return nil
  }
}

extension DataNames.Name {
  var category: String? {
    if case .category(let name) = self { name } else { nil }
  }

  var series: Int? {
    if case .series(let index) = self { index } else { nil }
  }
}

extension DataNames: Derived {
  package static let place = DerivedPlace()

  package static func derived(from facts: ComponentFacts) -> DataNames {
    DataNames(facts.component.chart, facts[SpokenCategory.self])
  }
}
