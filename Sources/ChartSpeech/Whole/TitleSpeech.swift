internal import A11yModel
package import Language
package import Listening

/// What is heard of what a chart is called.
package struct TitleSpeech {
  private let facts: ComponentFacts
  private let generic: GenericTitle

  package init(_ facts: ComponentFacts, _ generic: GenericTitle) {
    (self.facts, self.generic) = (facts, generic)
  }

  private var root: Element? { facts.trees.first?.elements.first }

  /// What the chart as a whole is called to assistive technology, where that says what it shows.
  package var name: String? {
    let isMet = facts.trees.first?.isMet(0) ?? false
    let graph = facts.isHiddenAsWhole ? nil : facts.component.chart?.descriptor
    return [isMet ? root?.label.value : nil, graph?.title.value].compactMap(\.self)
      .first { !generic.isOne($0) }
  }

  /// The name of a picture that does not say what it shows.
  package var genericNameOfPicture: String? {
    guard facts.component.isPicture, let name = root?.label.value, generic.isOne(name) else {
      return nil
    }
    return name
  }

  /// Whether a title is heard, or a name in its place.
  package func isHeard(_ title: String) -> Bool {
    guard name == nil, let tree = facts.trees.first else { return true }
    let words = Words(title)
    return tree.elements.indices.contains { index in
      tree.isMet(index) && tree.elements[index].subject == .component
        && tree.announcement(of: index).words.contains(words)
    }
  }

  /// What is not known of what the chart is called.
  package var missing: [String] {
    if let fact = facts.doubtOfWhole { return [fact] }
    if facts.component.isPicture, root?.isHidden ?? false { return [FileFact.substitute.rawValue] }
    return [root?.label.missing, facts.component.chart?.descriptor?.title.missing]
      .compactMap(\.self)
  }
}
