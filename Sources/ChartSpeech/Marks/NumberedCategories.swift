package import A11yModel
package import Language
package import Listening

/// Tells categories that are numbers from the values of their marks, where both are heard as one.
package struct NumberedCategories {
  private let unit: SpokenUnit?

  /// What is heard of a category.
  package enum Telling: Hashable {
    case said
    /// It is the value’s number that is heard.
    case isValue
    case mayBeValue
  }

  package init(_ chart: Chart, _ facts: ComponentFacts) {
    let unit = facts.valueUnit.value
    // Where both have one unit, it tells nothing.
    let isShared = chart.axes.contains { $0.dimension == .x && $0.unit.value == unit }
    self.unit = isShared ? nil : unit.map { SpokenUnit.named($0, facts.languageTag) }
  }

  /// What is heard of a category whose words stand in a speech.
  ///
  /// - Parameters:
  ///   - category: the category.
  ///   - heard: what is heard of its mark, with letters set apart that are joined to a number.
  ///   - value: how the mark’s value is told.
  /// - Returns: whether the words are those of the category.
  package func telling(
    of category: SpokenCategory,
    in heard: @autoclosure () -> TextTokens,
    _ value: SpokenValue.Telling
  ) -> Telling {
    guard let number = category.number else { return .said }
    let tokens = heard()
    let heard = tokens.words
    let places = heard.indices.filter { heard[$0] == number }
    if let unit, places.count == 1, places[0] + 1 < heard.count,
      unit.isNamed(in: tokens, at: places[0] + 1)
    {
      return .isValue
    }
    return value == .shared ? .mayBeValue : .said
  }
}
