package import A11yModel
package import Language
package import Listening

/// What the categories and series of a chart are called, to be found in what is said of it.
package struct DataNames: Sendable {
  /// What words may name.
  package enum Name: Hashable, Sendable {
    case category(String)
    case series(Int)
  }

  /// The categories, those that ticks name where nobody knows them of the marks.
  package let categories: [String]

  private var names: [String: [Name]] = [:]

  /// How many tokens the names have that begin with one, longest first.
  private var lengths: [String: [Int]] = [:]

  /// The categories that are a date or a part of one.
  private var dates: [(date: TextDate, category: String)] = []

  /// The series whose names are words before they are names: “A”.
  private var shortNames: [String: Int] = [:]

  /// - Parameters:
  ///   - chart: what names the data; nil for none.
  ///   - tag: the tag of the language in which it is spoken of.
  package init(_ chart: Chart?, _ tag: String?) {
    categories = chart.map(Self.categories) ?? []
    for category in categories {
      let tokens = TextTokens(category, tag)
      add(tokens, .category(category))
      dates += tokens.wholeDates.map { ($0, category) }
    }
    for (index, series) in (chart?.series ?? []).enumerated() {
      guard let name = series.name.value else { continue }
      let tokens = TextTokens(name, tag)
      add(tokens, .series(index))
      if tokens.count == 1, Self.isShort(name) { shortNames[tokens.text(0..<1)] = index }
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

  private mutating func add(_ tokens: TextTokens, _ name: Name) {
    guard tokens.count > 0 else { return }
    let text = tokens.text(0..<tokens.count)
    if tokens.count == 1, Self.isShort(text) { return }
    if !(names[text]?.contains(name) ?? false) { names[text, default: []].append(name) }
    let first = tokens.text(0..<1)
    if !(lengths[first]?.contains(tokens.count) ?? false) {
      lengths[first, default: []].append(tokens.count)
      lengths[first]?.sort(by: >)
    }
  }

  /// Whether a name is a word before it is a name.
  private static func isShort(_ name: String) -> Bool { ["a", "i"].contains(name.lowercased()) }

  // MARK: in what is said

  /// The series that such a word names behind a word for series, as in “series A”.
  package func shortSeries(_ word: String) -> Int? { shortNames.isEmpty ? nil : shortNames[word] }

  /// All words of names.
  package var words: Set<Word> { Set(names.keys.flatMap { Words($0).list }) }

  /// The longest name that stands at a place, and all that it may be the name of.
  package func names(at index: Int, of tokens: TextTokens) -> (names: [Name], length: Int)? {
    for length in lengths[tokens.text(index..<(index + 1))] ?? []
    where index + length <= tokens.count {
      if let names = names[tokens.text(index..<(index + length))] { return (names, length) }
    }
    return nil
  }

  /// Whether a category is a date or a part of one.
  package func isDate(_ category: String) -> Bool { dates.contains { $0.category == category } }

  /// Whether any category is a date.
  package var areDates: Bool { !dates.isEmpty }

  /// The categories that a date says; one of few letters may be another word: “so”, “sat”.
  package func names(of date: TextDate, in tokens: TextTokens) -> [Name] {
    let isWord = date.range.count == 1 && tokens.text(date.range).allSatisfy(\.isLetter)
    guard !isWord || tokens.text(date.range).count > 3 else { return [] }
    return dates.filter { date.says($0.date) }.map { .category($0.category) }
  }
}

extension DataNames.Name {
  package var category: String? {
    if case .category(let name) = self { name } else { nil }
  }

  package var series: Int? {
    if case .series(let index) = self { index } else { nil }
  }
}

extension DataNames: Derived {
  package static let place = DerivedPlace()

  package static func derived(from facts: ComponentFacts) -> DataNames {
    DataNames(facts.component.chart, facts.languageTag)
  }
}
