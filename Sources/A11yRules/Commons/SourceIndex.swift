internal import A11yModel

/// Where the elements of the source are in each snapshot, as far as changes may show in them: those
/// that can be operated, that are live, or that get focus, and steps.
struct SourceIndex: Sendable {
  private let elements: [[Int: [Int]]]

  init(_ facts: ComponentFacts) {
    var targets: Set<Int> = []
    for change in facts.component.changes {
      if case .focus(let target) = change.response { targets.insert(target) }
    }
    elements = facts.trees.map { tree in
      var found: [Int: [Int]] = [:]
      for (index, element) in tree.elements.enumerated() {
        if element.live != nil || element.action != nil || element.traits.contains(.adjustable)
          || targets.contains(element.source)
        {
          found[element.source, default: []].append(index)
        }
        // A step's element may come from the look it shares.
        if element.kind == .step, let step = facts.source(of: element.subject),
          found[step]?.last != index
        {
          found[step, default: []].append(index)
        }
      }
      return found
    }
  }

  /// The elements that an element of the source gives in a snapshot.
  func elements(of source: Int, in snapshot: Int) -> [Int] { elements[snapshot][source] ?? [] }
}
