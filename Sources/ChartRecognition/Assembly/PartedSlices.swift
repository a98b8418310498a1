internal import Geometry

/// Slices that stand apart from the one that follows them, so far that they do not touch.
enum PartedSlices {
  /// Pixels; what is narrower is a line between two slices.
  private static let leastRoom = 4.0

  private static let mostSlices = 100

  /// How many points of an outline are looked at.
  private static let steps = 120

  /// - Parameters:
  ///   - slices: the nodes of the slices, in their order.
  ///   - scene: what the file shows.
  /// - Returns: the places among the slices of those that do not touch the next; the first follows the
  ///   last.
  static func find(among slices: [Int], _ scene: ChartScene) -> Set<Int> {
    guard (2...mostSlices).contains(slices.count) else { return [] }
    let outlines = slices.map { Outline($0, scene) }
    return Set(
      slices.indices.filter { place in
        guard let one = outlines[place], let next = outlines[(place + 1) % slices.count] else {
          return false
        }
        return one.isApart(from: next)
      }
    )
  }

  /// Points around a slice.
  private struct Outline {
    let points: [Point]
    let box: Box

    /// How far what is painted may reach beyond the points, in pixels.
    let reach: Double

    /// Nil of what is not seen, and of what nobody knows the form of.
    init?(_ node: Int, _ scene: ChartScene) {
      guard scene[node].isSeen, let region = scene.region(of: node) else { return nil }
      box = scene[node].box
      let isLine = scene[node].fill.isNone
      let painted = isLine ? region.paintedLine : region.edge.steps(steps).map(\.point)
      guard let points = painted, points.count > 1 else { return nil }
      self.points = points
      let step = zip(points, points.dropFirst()).map { ($1 - $0).length }.max() ?? 0
      reach = step / 2 + scene[node].texture.strokeWidth / (isLine ? 1 : 2)
    }

    func isApart(from other: Outline) -> Bool {
      let room = leastRoom + reach + other.reach
      if box.distance(to: other.box) >= room { return true }
      return points.allSatisfy { point in
        other.box.distance(to: point) >= room
          || other.points.allSatisfy { ($0 - point).length >= room }
      }
    }
  }
}
