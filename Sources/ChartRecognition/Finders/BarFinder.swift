internal import Geometry

/// Finds bars: rectangles as wide as one another that stand on one line, or on one another.
struct BarFinder {
  private var rectangles: [(node: Int, rectangle: UprightRectangle)] = []

  /// Bars that were found, in document order.
  struct Bars {
    var nodes: [Int]
    var isUpright: Bool
    var isStacked: Bool

    /// The line that they stand on: how far down of upright ones, else how far across.
    var foot: Double
  }

  /// Fewer of another width are something else.
  private static let leastOther = 3

  /// More are no bars that anyone can read.
  static let maximum = 5000

  /// Whether there are more shapes than are looked at, and most of these are rectangles: cells of a grid,
  /// of which the last column would look like a shorter bar.
  let isGridCut: Bool

  /// - Parameters:
  ///   - nodes: what may be bars.
  ///   - scene: what the file shows.
  init(_ nodes: [Int], _ scene: ChartScene) {
    var lines: [(node: Int, rectangle: UprightRectangle)] = []
    for node in nodes.prefix(Self.maximum) {
      guard let rectangle = scene.rectangle(of: node), rectangle.drawing != .outline,
        Self.mayBeBar(rectangle, in: scene.area)
      else { continue }
      if rectangle.line == nil {
        rectangles.append((node, rectangle))
      } else {
        lines.append((node, rectangle))
      }
    }
    isGridCut = nodes.count > Self.maximum && rectangles.count * 2 > Self.maximum
    if !LineHeads.areSeen(at: lines.map(\.node), scene) { rectangles += lines }
  }

  private static func mayBeBar(_ rectangle: UprightRectangle, in area: Box) -> Bool {
    let box = rectangle.box
    let across =
      switch rectangle.line {
      case .level: box.height
      case .upright: box.width
      case nil: Double.infinity
      }
    return box.width > 0 && box.height > 0 && across > TickLines.thin
      && (box.width < area.width * 0.7 || box.height < area.height * 0.7)
      && box.width < area.width * 0.97 && box.height < area.height * 0.97
  }

  /// Those of the direction in which there are more; nil where there are none.
  func bars(atLeast minimum: Int) -> Bars? {
    let candidates = [true, false].compactMap { bars(isUpright: $0) }
    let most = candidates.max { $0.nodes.count < $1.nodes.count }
    return most.flatMap { $0.nodes.count >= minimum ? $0 : nil }
  }

  private func bars(isUpright: Bool) -> Bars? {
    var byWidth: [Int: [BarStand.Rectangle]] = [:]
    for (node, rectangle) in rectangles {
      if let line = rectangle.line, (line == .upright) != isUpright { continue }
      let turned = BarStand.Rectangle(node, rectangle.box, isUpright: isUpright)
      byWidth[(turned.width * 2).step, default: []].append(turned)
    }
    // Rounding may part what is as wide.
    let all = byWidth.keys.sorted().compactMap { width in
      BarStand((byWidth[width] ?? []) + (byWidth[width + 1] ?? []))
    }
    guard let most = all.max(by: { $0.nodes.count < $1.nodes.count }) else { return nil }
    // Another series may have bars of another width on the same line.
    var taken = Set(most.nodes)
    var isStacked = most.isStacked
    for found in all where found.nodes.count >= Self.leastOther {
      guard abs(found.foot - most.foot) < 1.5, taken.isDisjoint(with: found.nodes) else { continue }
      taken.formUnion(found.nodes)
      isStacked = isStacked || found.isStacked
    }
    return Bars(
      nodes: taken.sorted(),
      isUpright: isUpright,
      isStacked: isStacked,
      foot: isUpright ? -most.foot : most.foot
    )
  }
}
