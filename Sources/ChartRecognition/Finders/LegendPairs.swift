internal import Geometry

/// Which shape of a legend explains which text.
///
/// The words of one legend all stand on the same side of its shapes: in a row, those of one entry may
/// reach up to the shape of the next.
struct LegendPairs {
  /// A text that may belong to a shape.
  private struct Pair {
    var text: Int

    /// How far it stands beside the shape, and above or below its middle, in pixels.
    var gap: Double

    /// Whether the text stands right of the shape.
    var isBehind: Bool
  }

  /// By shape, in the order in which they were added.
  private var pairs: [Int: [Pair]] = [:]
  private var order: [Int] = []

  /// The shapes of which something else says what they belong to.
  private var settled: [Int: Int] = [:]

  var isEmpty: Bool { order.isEmpty }

  /// Notes that a shape belongs to a text, wherever it stands.
  mutating func settle(_ shape: Int, _ text: Int) {
    if settled.updateValue(text, forKey: shape) == nil { order.append(shape) }
  }

  /// Adds a text in the row of a shape, where it is near enough.
  ///
  /// - Parameters:
  ///   - shape: a shape.
  ///   - box: where it is.
  ///   - text: a text.
  ///   - place: where it is.
  ///   - isNear: whether a gap between the two, in pixels, is small enough; it is negative where
  ///     they overlap.
  mutating func add(
    _ shape: Int,
    _ box: Box,
    _ text: Int,
    _ place: Box,
    _ isNear: (Double) -> Bool
  ) {
    let (behind, before) = (place.left - box.right, box.left - place.right)
    guard isNear(max(behind, before)) else { return }
    if pairs[shape] == nil { order.append(shape) }
    pairs[shape, default: []].append(
      Pair(
        text: text,
        gap: max(behind, before) + abs(box.center.y - place.center.y),
        isBehind: behind > before
      )
    )
  }

  /// The shapes of each text that has some: the nearest text of each on the side where more texts
  /// have one, else one on the other side that has none.
  var shapes: [Int: [Int]] {
    let behind = nearest(isBehind: true)
    let before = nearest(isBehind: false)
    let isBehind = Set(behind.values).count >= Set(before.values).count
    let (own, others) = isBehind ? (behind, before) : (before, behind)
    let taken = Set(own.values)
    var shapes: [Int: [Int]] = [:]
    for shape in order {
      let other = others[shape].flatMap { taken.contains($0) ? nil : $0 }
      guard let text = settled[shape] ?? own[shape] ?? other else { continue }
      shapes[text, default: []].append(shape)
    }
    return shapes
  }

  private func nearest(isBehind: Bool) -> [Int: Int] {
    pairs.compactMapValues { pairs in
      pairs.filter { $0.isBehind == isBehind }
        .min { ($0.gap, $0.text) < ($1.gap, $1.text) }?.text
    }
  }
}
