/// Finds the points of lines: small shapes around their corners.
enum MarkerFinder {
  private static let most = 16.0
  private static let maximum = 20_000

  /// - Parameters:
  ///   - lines: the lines.
  ///   - candidates: what may be points.
  ///   - scene: what the file shows.
  /// - Returns: the line of each point.
  static func points(
    on lines: [Int],
    among candidates: [Int],
    _ scene: ChartScene
  ) -> [Int: Int] {
    var corners: [Cell: [(line: Int, point: Point)]] = [:]
    for line in lines {
      for point in LineCourse(scene[line]).points {
        corners[Cell(point), default: []].append((line, point))
      }
    }
    var found: [Int: Int] = [:]
    for node in candidates.prefix(maximum) {
      let box = scene[node].box
      guard PointFinder.shapes.contains(scene[node].element.name), box.width > 0, box.height > 0,
        max(box.width, box.height) <= most
      else { continue }
      let reach = max(2, min(box.width, box.height) * 0.3)
      let near = Cell(box.center).around.flatMap { corners[$0] ?? [] }
        .filter { ($0.point - box.center).length <= reach }
      let own = near.first { corner in
        let color = scene[corner.line].stroke
        return color.looksLike(scene[node].fill) || color.looksLike(scene[node].stroke)
      }
      if let own { found[node] = own.line }
    }
    // One alone, as at the end of a line, is none of its points.
    var counts: [Int: Int] = [:]
    for line in found.values { counts[line, default: 0] += 1 }
    return found.filter { counts[$0.value] ?? 0 > 1 }
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
