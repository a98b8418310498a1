/// The places along an axis at which marks stand.
package enum MarkColumns {
  /// Points or pixels that marks of one place may stand apart.
  package static let tolerance = 1.0

  /// Where each place begins, in order.
  package static func starts(of positions: some Sequence<Double>) -> [Double] {
    var starts: [Double] = []
    for position in positions.sorted() {
      if let last = starts.last, position - last <= tolerance { continue }
      starts.append(position)
    }
    return starts
  }
}
