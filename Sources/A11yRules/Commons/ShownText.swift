internal import A11yModel

/// What a component shows in words, and what its data are called: words that are there for
/// everyone, and not made up for a screen reader.
struct ShownText: Sendable {
  /// The words of visible text, and those of names in the data.
  let visible: Set<Word>
  let data: Set<Word>

  /// The names in the data as a whole: steps, categories and series.
  let names: Set<Words>

  init(_ facts: ComponentFacts) {
    var visible: Set<Word> = []
    let versions = facts.stepVersions
    for (snapshot, tree) in facts.trees.enumerated() {
      for index in versions.news(in: snapshot, tree).joined() {
        if let text = tree.elements[index].text { visible.formUnion(Words(text).list) }
      }
    }
    var names: Set<Words> = []
    var data: Set<Word> = []
    func add(_ name: String?) {
      guard let words = name.map(Words.init), names.insert(words).inserted else { return }
      data.formUnion(words.list)
    }
    for step in facts.component.steps { add(step.name.value) }
    for category in facts.component.chart?.categories ?? [] { add(category) }
    for series in facts.component.chart?.series ?? [] { add(series.name.value) }
    add(facts.valueUnit.value)
    self.visible = visible
    self.data = data
    self.names = names
  }

  /// Whether all words of some text are shown or are data.
  func contains(_ text: String) -> Bool {
    Words(text).list.allSatisfy { visible.contains($0) || data.contains($0) }
  }
}

extension AccessibilityTree {
  /// The visible text that an element shows, its own and what lies in it, without decoration.
  func visibleTexts(in index: Int) -> [String] {
    (index..<max(elements[index].end, index + 1)).compactMap { child in
      if case .decorative = exposures[child] { return nil }
      return elements[child].text
    }
  }
}
