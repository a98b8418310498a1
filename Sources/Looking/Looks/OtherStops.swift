internal import A11yModel
package import Language
package import Listening

/// What the stops of one snapshot say that are no decoration.
package struct OtherStops {
  /// What is said as a name, a value or both.
  private var said: Set<Words> = []

  /// What is heard of each step.
  private var ofSteps: [Int: [Words]] = [:]

  package init(_ tree: AccessibilityTree, _ decoration: Decoration) {
    for index in tree.elements.indices where tree.isExposed(index) {
      guard decoration.noun(of: index, tree) == nil else { continue }
      let announcement = tree.announcement(of: index)
      if announcement.authored.count > 1 { said.insert(Words(announcement.authoredText)) }
      for piece in announcement.authored { said.insert(Words(piece)) }
      if case .step(let step) = tree.elements[index].subject {
        ofSteps[step, default: []].append(announcement.words)
      }
    }
  }

  /// Whether one of them says what an element does.
  package func say(_ index: Int, _ words: Words, _ tree: AccessibilityTree) -> Bool {
    if said.contains(words) { return true }
    guard case .step(let step) = tree.elements[index].subject else { return false }
    return ofSteps[step]?.contains { $0.contains(words) } ?? false
  }
}
