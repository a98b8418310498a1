internal import A11yModel
package import Language
package import Listening
internal import Support

/// What a component shows in words, and what its data are called: words that are there for
/// everyone, and not made up for a screen reader.
package final class ShownText: Sendable {
  /// Keeps this, and is not kept by it.
  private unowned let facts: ComponentFacts
  private let (seen, told, named) = (Once<Set<Word>>(), Once<Set<Word>>(), Once<Set<Words>>())

  init(_ facts: ComponentFacts) { self.facts = facts }

  /// The words of visible text.
  var visible: Set<Word> {
    seen.value {
      var visible: Set<Word> = []
      let versions = facts[StepVersions.self]
      for (snapshot, tree) in facts.trees.enumerated() {
        for index in versions.news(in: snapshot, tree).joined() {
          if let text = tree.elements[index].text { visible.formUnion(Words(text).list) }
        }
      }
      return visible
    }
  }

  /// The words of names in the data.
  package var data: Set<Word> {
    told.value {
      var data: Set<Word> = []
      for name in texts { Words(name).forEachWord { data.insert($0) } }
      return data
    }
  }

  /// The names in the data as a whole: steps, categories and series.
  package var names: Set<Words> { named.value { Set(texts.lazy.map { Words($0) }) } }

  private var texts: [String] {
    let (component, chart) = (facts.component, facts.component.chart)
    return component.steps.compactMap(\.name.value) + (chart?.categories ?? [])
      + (chart?.series ?? []).compactMap(\.name.value)
      + [facts.valueUnit.value].compactMap(\.self)
  }

  /// Whether all words of some text are shown or are data.
  package func contains(_ text: String) -> Bool {
    Words(text).list.allSatisfy { visible.contains($0) || data.contains($0) }
  }
}

extension AccessibilityTree {
  /// The visible text that an element shows, its own and what lies in it, without decoration.
  package func visibleTexts(in index: Int) -> [String] {
    (index..<max(elements[index].end, index + 1)).compactMap { child in
      if case .decorative = exposures[child] { return nil }
      return elements[child].text
    }
  }
}

extension ShownText: Derived {
  package static let place = DerivedPlace()

  package static func derived(from facts: ComponentFacts) -> ShownText {
    ShownText(facts)
  }
}
