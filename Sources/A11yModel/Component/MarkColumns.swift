/// The places along an axis at which marks stand.
package struct MarkColumns {
  /// Where each begins, in order; points or pixels.
  package let starts: [Double]

  /// How far marks of one place may stand apart.
  private static let tolerance = 1.0

  package init(_ positions: some Sequence<Double>) {
    var starts: [Double] = []
    for position in positions.sorted() {
      if let last = starts.last, position - last <= Self.tolerance { continue }
      starts.append(position)
    }
    self.starts = starts
  }

  /// The last place that begins at a position or before it; -1 where none does.
  package func index(of position: Double) -> Int {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= position { low = middle + 1 } else { high = middle }
    }
    return low - 1
  }
}
