internal import A11yModel

// Elements of a tree in pre-order.
extension [A11yModel.Element] {
  /// An element and those around it, the innermost first.
  func lineage(of index: Int) -> some Sequence<Int> {
    sequence(first: index) { self[$0].parent }
  }

  /// Whether an element is hidden, or lies in what is.
  func isHidden(at index: Int) -> Bool { lineage(of: index).contains { self[$0].isHidden } }

  /// Ends each element of a tree in pre-order where the next one begins that is not in it.
  mutating func setEnds() {
    for index in indices { self[index].end = index + 1 }
    for index in indices.reversed() {
      guard let parent = self[index].parent else { continue }
      self[parent].end = Swift.max(self[parent].end, self[index].end)
    }
  }
}
