package import A11yModel

/// The steps or marks that are met one by one: each is a stop, or holds some.
package struct MetItems {
  /// In document order.
  package private(set) var all: [Item] = []

  package struct Item: Hashable {
    /// An index into the elements of the tree.
    @FourBytes package var element: Int

    /// The first stop in it.
    @FourBytes package var stop: Int

    /// An index into the component's steps or into the chart's marks.
    @FourBytes package var index: Int
  }

  package init(_ tree: AccessibilityTree) {
    var next = 0
    while next < tree.elements.count {
      let element = next
      next += 1
      let index: Int
      switch (tree.elements[element].kind, tree.elements[element].subject) {
      case (.step, .step(let step)): index = step
      case (.mark, .mark(let mark)): index = mark
      default: continue
      }
      next = max(tree.elements[element].end, next)
      guard let stop = tree.firstStop(in: element), all.last?.index != index else { continue }
      all.append(Item(element: element, stop: stop, index: index))
    }
  }

  /// The items in the order in which a screen reader comes to the first stop of each.
  package func inReadingOrder(_ tree: AccessibilityTree) -> [Item] {
    guard tree.elements.contains(where: { $0.sortPriority != 0 }) else { return all }
    let items = Dictionary(all.map { ($0.element, $0) }) { first, _ in first }
    var met: Set<Int> = []
    return tree.readingOrder.compactMap { stop in
      let element = sequence(first: stop) { tree.elements[$0].parent }.first { items[$0] != nil }
      guard let element, met.insert(element).inserted else { return nil }
      return items[element]
    }
  }
}

extension Component.Kind {
  /// What its items are called in a sentence.
  package var itemNoun: String { self == .chart ? "mark" : "step" }
}
