internal import A11yModel

extension [A11yModel.Element] {
  /// Ends each element of a tree in pre-order where the next one begins that is not in it.
  mutating func setEnds() {
    for index in indices { self[index].end = index + 1 }
    for index in indices.reversed() {
      guard let parent = self[index].parent else { continue }
      self[parent].end = Swift.max(self[parent].end, self[index].end)
    }
  }
}
