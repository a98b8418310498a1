package import Geometry

/// Finds what programs draw in one path though it is many things: all bars of a series, and all lines
/// of a grid, as office suites do.
struct SubpathFinder {
  /// The paths that are the bars of a series.
  private(set) var bars: [Int] = []

  /// The paths that are the lines of a grid or at the ticks of an axis.
  private(set) var grids: [Int] = []

  private static let maximum = 2000

  /// - Parameters:
  ///   - candidates: what may be either.
  ///   - plot: the area that the axes measure.
  ///   - scene: what the file shows.
  init(_ candidates: [Int], in plot: Box, _ scene: ChartScene) {
    for node in candidates.prefix(Self.maximum) {
      switch scene.region(of: node) {
      case .fill(let contours, _):
        if plot.expanded(by: 4).contains(contours.box.center), Self.areBars(contours) {
          bars.append(node)
        }
      case .stroke(let stroke):
        if scene[node].fill.isNone, Self.areGridlines(stroke.contours, scene[node].box, in: plot) {
          grids.append(node)
        }
      default: continue
      }
    }
  }

  /// Whether several rectangles stand beside each other that are as wide as one another.
  private static func areBars(_ contours: Contours) -> Bool {
    guard contours.count > 1 else { return false }
    let boxes = (0..<contours.count).compactMap { index -> Box? in
      UprightRectangle.box(of: contours.points[contours[index].range])
    }
    guard boxes.count == contours.count else { return false }
    return stand(boxes.map { ($0.left, $0.width, $0.height) })
      || stand(boxes.map { ($0.top, $0.height, $0.width) })
  }

  private static func stand(_ bars: [(start: Double, width: Double, length: Double)]) -> Bool {
    let ordered = bars.sorted { $0.start < $1.start }
    let width = ordered[0].width
    let lengths = bars.map(\.length)
    // Cells and buttons are as long as one another.
    guard let least = lengths.min(), let most = lengths.max(), most - least > 1 else {
      return false
    }
    return ordered.allSatisfy { abs($0.width - width) < max(1, width * 0.05) }
      && zip(ordered, ordered.dropFirst()).allSatisfy { $1.start - $0.start > width * 0.99 }
  }

  /// Whether straight lines, all level or all upright, are as long as one another or lead through much of
  /// a plot.
  private static func areGridlines(_ contours: Contours, _ box: Box, in plot: Box) -> Bool {
    let lines = contours.boxes
    guard let first = lines.first, contours.points.count == 2 * lines.count else { return false }
    let areLevel = lines.allSatisfy { $0.height < 0.5 }
    guard areLevel || lines.allSatisfy({ $0.width < 0.5 }) else { return false }
    guard lines.count == 1 else {
      return lines.allSatisfy { line in
        areLevel
          ? abs(line.left - first.left) + abs(line.right - first.right) < 1
          : abs(line.top - first.top) + abs(line.bottom - first.bottom) < 1
      }
    }
    return areLevel ? box.width > plot.width * 0.5 : box.height > plot.height * 0.5
  }
}

extension Contours {
  /// Around each subpath.
  package var boxes: [Box] {
    (0..<count).map { index in Box(around: self[index].range.lazy.map { points[$0] }) }
  }
}
