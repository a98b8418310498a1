package import A11yModel

/// What a listener may be told again and again.
package enum RepeatedUpdate {
  case declared(Change)
  /// What is spoken whenever it changes, and whether there is a number in it.
  case live(Element, isNumbered: Bool)
  /// What the system speaks from time to time.
  case paced(Element)

  package func target(in facts: ComponentFacts) -> Target {
    switch self {
    case .declared(let change): Target(change.source)
    case .live(let element, _), .paced(let element): facts.target(of: element)
    }
  }
}

extension ComponentFacts {
  /// What may be told again and again.
  package var repeatedUpdates: [RepeatedUpdate] {
    guard component.isDynamic else { return [] }
    let changes = component.changes.map(RepeatedUpdate.declared)
    // Progress and charts have no steps to walk: what is there at first is there throughout.
    guard let tree = trees.first else { return changes }
    return changes
      + tree.elements.indices.compactMap { index -> RepeatedUpdate? in
        let element = tree.elements[index]
        if tree.isExposed(index), element.traits.contains(.updatesFrequently) {
          return .paced(element)
        }
        guard element.live != nil, !tree.exposed(in: index).isEmpty else { return nil }
        let heard = tree.announcement(ofAllIn: index).text
        return .live(element, isNumbered: heard.contains(where: \.isNumber))
      }
  }
}
