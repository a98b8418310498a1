internal import Geometry

/// Bars that stand within others, as what is reached within what was planned.
struct NestedBars {
  /// Of each layer of such a bar, the layers of those that it stands in.
  private(set) var holders: [Int: Set<Int>] = [:]

  private let bars: [Bar]
  private var grid = LayerGrid()

  private struct Bar {
    var layer: Int
    var box: Box
  }

  /// Pixels by which a bar must be narrower on either side.
  private static let leastMargin = 0.5

  /// The share of the bars of one width that must stand so: of others, some do by chance.
  private static let leastShare = 0.8

  /// More are not compared.
  private static let maximum = 20_000

  /// Where more lie near one, nobody sees which stand within which.
  private static let mostNear = 256

  /// - Parameters:
  ///   - layers: the insides of bars.
  ///   - canvas: where they are painted.
  init(_ layers: some Collection<Int>, _ canvas: Canvas) {
    guard layers.count <= Self.maximum else {
      bars = []
      return
    }
    bars = layers.sorted().compactMap { layer in
      canvas.layers[layer].region.flatMap(UprightRectangle.init).map {
        Bar(layer: layer, box: $0.box)
      }
    }
    for isUpright in [true, false] {
      let classes = Dictionary(grouping: bars.indices) { index in
        ((isUpright ? bars[index].box.width : bars[index].box.height) * 2).step
      }
      guard classes.count > 1, classes.count < bars.count else { continue }
      if grid.count == 0 { for bar in bars { grid.append(bar.box) } }
      for alike in classes.values where alike.count > 1 { find(alike, isUpright) }
      if !holders.isEmpty { return }
    }
  }

  private mutating func find(_ alike: [Int], _ isUpright: Bool) {
    var found: [Set<Int>] = []
    for index in alike {
      guard let own = holders(of: bars[index], isUpright) else { return }
      found.append(own)
    }
    let nested = found.count { !$0.isEmpty }
    guard Double(nested) >= Double(alike.count) * Self.leastShare else { return }
    for (index, own) in zip(alike, found) where !own.isEmpty { holders[bars[index].layer] = own }
  }

  /// - Returns: nil where too many lie near it.
  private func holders(of bar: Bar, _ isUpright: Bool) -> Set<Int>? {
    let (across, along) =
      isUpright ? (-Self.leastMargin, Self.leastMargin) : (Self.leastMargin, -Self.leastMargin)
    var found: Set<Int> = []
    var looked = 0
    grid.forEach(near: bar.box) { index in
      looked += 1
      let other = bars[index]
      let reach = Box(
        left: other.box.left - across,
        top: other.box.top - along,
        right: other.box.right + across,
        bottom: other.box.bottom + along
      )
      if other.layer < bar.layer, reach.contains(bar.box) { found.insert(other.layer) }
      return looked <= Self.mostNear
    }
    return looked <= Self.mostNear ? found : nil
  }
}
