internal import Geometry

/// Finds error bars: lines that say how sure the values of bars are, through the ends of the bars, and
/// the caps of these lines.
struct ErrorBars {
  /// In no order.
  private(set) var nodes: [Int] = []

  private let isUpright: Bool
  private let scene: ChartScene

  /// More are no error bars that anyone can read.
  private static let maximum = 10_000

  /// Pixels up to which a rectangle is a line.
  private static let thinRectangle = 2.5

  /// - Parameters:
  ///   - bars: what they may stand at.
  ///   - candidates: what may be error bars.
  ///   - plot: the area in which the bars stand.
  ///   - scene: what the file shows.
  init(
    at bars: BarFinder.Bars,
    among candidates: some Sequence<Int>,
    in plot: Box,
    _ scene: ChartScene
  ) {
    (isUpright, self.scene) = (bars.isUpright, scene)
    let ends = Dictionary(grouping: bars.nodes.map { extent(of: $0) }) { $0.middle.step }
    let own = Set(bars.nodes)
    let whole = isUpright ? plot.height : plot.width
    var stems: [Int: [Extent]] = [:]
    var caps: [(node: Int, place: Extent)] = []
    for node in candidates.prefix(Self.maximum) where !own.contains(node) {
      let place = extent(of: node)
      // Some draw them as rectangles.
      let isLine = scene[node].fill.isNone
      let thin = isLine ? scene[node].texture.strokeWidth * 1.5 + 0.5 : Self.thinRectangle
      guard min(place.width, place.length) <= thin else { continue }
      let near = (-1...1).flatMap { ends[place.middle.step + $0] ?? [] }
      if place.width > thin {
        if !near.isEmpty { caps.append((node, place)) }
      } else if place.length < whole * 0.9,
        near.contains(where: { $0.ends(in: place, bars.foot) })
      {
        nodes.append(node)
        stems[place.middle.step, default: []].append(place)
      }
    }
    nodes += caps.filter { cap in
      (-1...1).contains { step in
        (stems[cap.place.middle.step + step] ?? []).contains { cap.place.touches($0) }
      }
    }.map(\.node)
  }

  /// What a shape covers: along the bars, and across them.
  private struct Extent {
    var start: Double
    var end: Double
    var width: Double
    var middle: Double
    var length: Double { end - start }

    /// Whether a bar ends, above or below its foot, where a line goes through.
    func ends(in line: Extent, _ foot: Double) -> Bool {
      [start, end].contains { abs($0 - foot) >= 1.5 && line.reaches($0) }
    }

    func touches(_ line: Extent) -> Bool { reaches(line.start) || reaches(line.end) }

    /// Whether a place along the bars lies within, or as near as a line is thick.
    private func reaches(_ place: Double) -> Bool { start - 2 <= place && place <= end + 2 }
  }

  private func extent(of node: Int) -> Extent {
    let box = scene[node].box
    return isUpright
      ? Extent(start: box.top, end: box.bottom, width: box.width, middle: box.center.x)
      : Extent(start: box.left, end: box.right, width: box.height, middle: box.center.y)
  }
}
