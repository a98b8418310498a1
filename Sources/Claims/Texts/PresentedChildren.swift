internal import A11yModel
internal import Language
package import Listening

extension AccessibilityTree {
  /// Whether a keyboard reaches an element.
  package func isReachedByKeyboard(_ index: Int) -> Bool {
    if case .hidden = exposures[index] { return false }
    return elements[index].focus == .keyboard
  }
}

extension ComponentFacts {
  /// The stops whose roles make all that they hold part of them.
  package var presentingStops: [Occurrence] {
    trees.indices.flatMap { snapshot in
      let tree = trees[snapshot]
      return tree.elements.indices.filter { index in
        let element = tree.elements[index]
        return tree.isExposed(index) && element.isRoleStated && element.end > index + 1
          && element.role?.presentsChildren ?? false
      }.map { Occurrence(snapshot: snapshot, element: $0) }
    }
  }

  /// The names in a stop that its announcement and its hint do not say.
  package func unsaidNames(in stop: Occurrence) -> [String] {
    let (tree, index) = (trees[stop.snapshot], stop.element)
    var meaning = HeardWords(self)
    let texts = [tree.announcement(of: index).text, tree.hint(of: index) ?? ""]
    let said = meaning.all(in: texts)
    let saidTexts = HeardTexts(texts, meaning.meaning)
    var names: [String] = []
    var next = index + 1
    while next < tree.elements[index].end {
      let name = tree.elements[next].label.value ?? ""
      if case .swallowed = tree.exposures[next], !name.isEmpty {
        if !meaning.words(of: name).allSatisfy(said.contains), !saidTexts.spellOut(name) {
          names.append(name)
        }
        next = max(tree.elements[next].end, next + 1)
      } else {
        next += 1
      }
    }
    return names
  }
}
