/// Dashes and gaps along one line, by the distance from its beginning (SVG 2, section 13.5.6).
struct DashPattern: Hashable, Sendable {
  /// Where each dash and each gap of one round ends, in turn, from a dash on.
  private let ends: [Double]
  private let offset: Double

  /// The length of one round.
  private var period: Double { ends[ends.count - 1] }

  /// Nil where the line has no gaps: none are given, they sum up to nothing, or one is negative,
  /// which is an error.
  init?(_ lengths: [Double], offset: Double) {
    guard lengths.allSatisfy({ $0 >= 0 && $0.isFinite }), offset.isFinite else { return nil }
    // An odd number of them is gone through twice.
    let all = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
    var sum = 0.0
    ends = all.map { length in
      sum += length
      return sum
    }
    guard sum > 0, sum.isFinite else { return nil }
    let rest = offset.truncatingRemainder(dividingBy: sum)
    self.offset = rest < 0 ? rest + sum : rest
  }

  /// The place in one round, and the number of rounds before it.
  private func place(_ distance: Double) -> (rest: Double, base: Double) {
    let shifted = distance + offset
    let base = (shifted / period).rounded(.down) * period
    return (shifted - base, base - offset)
  }

  /// The number of the dash or gap at a place in one round: even for dashes.
  private func interval(_ rest: Double) -> Int {
    var (low, high) = (0, ends.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] <= rest { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Whether there is a dash at a distance.
  func isDash(at distance: Double) -> Bool { interval(place(distance).rest).isMultiple(of: 2) }

  /// Where the gap at a distance begins and ends: the end of one dash and the start of the next.
  func gap(at distance: Double) -> ClosedRange<Double>? {
    let (rest, base) = place(distance)
    let index = interval(rest)
    guard !index.isMultiple(of: 2) else { return nil }
    return base + ends[index - 1]...base + ends[index]
  }
}
