internal import A11yModel
internal import Listening

/// The visible texts of a component by what they say, for graphics that say the same.
package struct TextEquivalents: Sendable {
  /// Of each part, the texts that say what it shows; one that can be read is enough.
  private(set) var equivalents: [[Int]]

  /// Of each part, the texts that may say what it shows, and what is not known of them.
  package private(set) var possible: [(texts: [Int], missing: String)?]

  /// Of each part, the values on marks of its look or on its mark.
  private(set) var values: [[Int]]

  /// Of each part, the values that marks of its look have each of its own; none where one mark has
  /// none.
  private(set) var valuesOnEach: [[[Int]]]

  /// - Parameters:
  ///   - facts: the component.
  ///   - isText: whether each of its parts is a text.
  init(_ facts: ComponentFacts, _ isText: [Bool]) {
    let index = TextIndex(facts, isText)
    let parts = facts.component.parts
    equivalents = parts.map { _ in [] }
    possible = parts.map { _ in nil }
    values = equivalents
    valuesOnEach = parts.map { _ in [] }
    for (place, part) in parts.enumerated() where !isText[place] {
      equivalents[place] = index.equivalents(of: part)
      possible[place] = index.possibleEquivalents(of: part)
      values[place] = index.values(of: part)
      valuesOnEach[place] = index.valuesOnEach(of: part)
    }
  }
}
