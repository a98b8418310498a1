extension Canvas {
  private static let most = 64

  /// The layers under a box where each of them lies under all of it in one colour, so that one point
  /// of it stands for all.
  ///
  /// - Parameters:
  ///   - box: on the device.
  ///   - end: the number of the first layer that does not count.
  ///   - grid: where those that count are found; nil for all.
  ///   - counts: which of those do.
  /// - Returns: their numbers in painting order, down to the first that hides the others; nil where
  ///   one does not lie so.
  package func wholeLayers(
    under box: Box,
    before end: Int,
    by grid: LayerGrid? = nil,
    where counts: (Int) -> Bool = { _ in true }
  ) -> [Int]? {
    var found: [Int] = []
    var isWhole = true
    (grid ?? self.grid).forEach(near: box) { number in
      let layer = layers[number]
      guard number < end, layer.box.intersects(box), counts(number) else { return true }
      isWhole = layer.box.contains(box) && isPlain(number)
      if isWhole { found.append(number) }
      return isWhole && found.count < Self.most
    }
    guard isWhole, found.count < Self.most else { return nil }
    found.sort()
    let last = found.lastIndex { layers[$0].group == nil && inks.opaque[layers[$0].ink] }
    return last.map { Array(found[$0...]) } ?? found
  }

  /// Whether a layer is one rectangle in one colour, whatever cuts it.
  package func isPlain(_ number: Int) -> Bool {
    let layer = layers[number]
    guard case .rectangle? = layer.region, !inks.varies[layer.ink] else { return false }
    return layer.clip.map { isRectangle($0) } ?? true
  }
}
