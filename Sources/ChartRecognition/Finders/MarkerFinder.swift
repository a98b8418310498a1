internal import Geometry

/// Finds the points of lines: small shapes around their corners.
struct MarkerFinder {
  private let scene: ChartScene
  private var corners: [Cell: [Corner]] = [:]

  /// How many corners each line has.
  private var counts: [Int: Int] = [:]

  private static let most = 16.0

  /// With fewer corners, what lies on each of them may lie there by chance.
  private static let leastCorners = 3

  /// One corner of a line.
  private struct Corner {
    var line: Int
    var place: Int
    var point: Point
  }

  /// - Parameters:
  ///   - lines: the lines.
  ///   - scene: what the file shows.
  init(_ lines: [Int], _ scene: ChartScene) {
    self.scene = scene
    for line in lines {
      let points = LineCourse(scene[line], scene.region(of: line)).points
      counts[line] = points.count
      for (place, point) in points.enumerated() {
        corners[Cell(point), default: []].append(Corner(line: line, place: place, point: point))
      }
    }
  }

  /// - Parameters:
  ///   - candidates: what may be points.
  ///   - least: how many points a line has at least; one alone, as at its end, may be none of them.
  /// - Returns: the line of each point: the one on whose corner it lies and whose colour it has, or on
  ///   each of whose corners there is a point.
  func points(among candidates: some Sequence<Int>, least: Int) -> [Int: Int] {
    var found: [Int: Int] = [:]
    var others: [Int: [Int: Int]] = [:]
    for node in candidates {
      let near = corners(at: node)
      guard let first = near.first else { continue }
      let center = scene[node].box.center
      let own = near.filter { corner in
        let color = scene[corner.line].stroke
        return color.looksLike(scene[node].fill) || color.looksLike(scene[node].stroke)
      }.min { ($0.point - center).length < ($1.point - center).length }
      if let own {
        found[node] = own.line
      } else if near.allSatisfy({ $0.line == first.line }) {
        others[first.line, default: [:]][node] = first.place
      }
    }
    var pointed: [Int: Int] = [:]
    for line in found.values { pointed[line, default: 0] += 1 }
    found = found.filter { pointed[$0.value] ?? 0 >= least }
    for (line, places) in others where pointed[line] == nil {
      let count = counts[line] ?? 0
      guard count >= Self.leastCorners, Set(places.values).count == count else { continue }
      for node in places.keys { found[node] = line }
    }
    return found
  }

  /// The corners of lines that a small shape lies around.
  private func corners(at node: Int) -> [Corner] {
    let box = scene[node].box
    guard PointFinder.shapes.contains(scene[node].element.name), box.width > 0, box.height > 0,
      max(box.width, box.height) <= Self.most
    else { return [] }
    let reach = max(2, min(box.width, box.height) * 0.3)
    return Cell(box.center).around.flatMap { corners[$0] ?? [] }
      .filter { ($0.point - box.center).length <= reach }
  }

  private struct Cell: Hashable {
    var x: Int
    var y: Int

    init(_ point: Point) { (x, y) = ((point.x / 8).step, (point.y / 8).step) }

    var around: [Cell] {
      (-1...1).flatMap { across in
        (-1...1).map { down in
          var cell = self
          cell.x += across
          cell.y += down
          return cell
        }
      }
    }
  }
}
