internal import Geometry

/// Finds the lines of series: what is stroked and goes aslant through much of the plot, in one piece or,
/// where values are missing, in several.
struct LineFinder {
  private(set) var nodes: [Int] = []

  private static let maximum = 2000

  /// Pixels of the sides of a plot by which a piece may stand out.
  private static let slack = 4.0

  /// - Parameters:
  ///   - candidates: what may be lines.
  ///   - plot: the area that the axes measure.
  ///   - scene: what the file shows.
  init(_ candidates: [Int], in plot: Box, _ scene: ChartScene) {
    var pieces: [MarkLook: [Int]] = [:]
    for node in candidates.prefix(Self.maximum) {
      guard scene[node].fill.isNone, !scene[node].stroke.isNone else { continue }
      let isWhole = scene[node].box.goesThrough(plot)
      guard isWhole || plot.expanded(by: Self.slack).contains(scene[node].box) else { continue }
      let corners = ShapeCorners(scene[node].element)
      guard !corners.isClosed, Self.goesOn(corners.points) else { continue }
      if isWhole, corners.count > 2 {
        nodes.append(node)
      } else if corners.count > 1 {
        pieces[MarkLook(scene[node]), default: []].append(node)
      }
    }
    for own in pieces.values where Self.areLine(own, in: plot, scene) { nodes += own }
    nodes.sort()
  }

  /// Whether pieces that look alike follow one another through much of a plot, one of them at least with a
  /// corner.
  private static func areLine(_ pieces: [Int], in plot: Box, _ scene: ChartScene) -> Bool {
    pieces.count > 1 && scene.box(around: pieces).goesThrough(plot)
      && LinePieces.lines(among: pieces, scene).count == 1
      && pieces.contains { ShapeCorners(scene[$0].element).count > 2 }
  }

  /// A line of fewer steps may be a bracket, or lead from one thing to another.
  private static let leastSteps = 4

  /// Whether it goes from one side to the other, aslant or in steps.
  private static func goesOn(_ points: [Point]) -> Bool {
    var isAslant = false
    var (forward, backward, rises) = (0, 0, 0)
    for (one, next) in zip(points, points.dropFirst()) {
      if abs(one.x - next.x) > 1e-9, abs(one.y - next.y) > 1e-9 { isAslant = true }
      if next.x == one.x { rises += 1 }
      if next.x > one.x { forward += 1 }
      if next.x < one.x { backward += 1 }
    }
    let isStepped = min(forward + backward, rises + 1) >= leastSteps
    return (isAslant || isStepped) && (forward == 0 || backward == 0)
  }
}

extension Box {
  /// Whether it reaches through much of a plot, and hardly beyond.
  func goesThrough(_ plot: Box) -> Bool {
    width > plot.width * 0.3 && plot.expanded(by: 4).contains(center)
      && width < plot.width * 1.1 && height < plot.height * 1.2
  }
}
