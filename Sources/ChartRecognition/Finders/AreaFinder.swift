internal import Geometry

/// Finds the areas of lines: what is filled along a line or around it.
struct AreaFinder {
  /// The line of each area.
  private(set) var lines: [Int: Int] = [:]

  /// What an area may belong to.
  private struct Candidates {
    var area: Int

    /// The lines that its edge runs along.
    var edges: [Int]

    /// Those within it that have its colour.
    var inner: [Int]
  }

  /// Where a line goes.
  private struct Course {
    var line: Int
    var points: [Point]
    var box: Box
  }

  private static let mostLines = 64
  private static let mostShapes = 2000

  /// At how many places a line is looked at.
  private static let steps = 64

  /// Pixels that a line may be off an edge.
  private static let tolerance = 1.5

  private let scene: ChartScene

  /// - Parameters:
  ///   - lines: the lines.
  ///   - shapes: what may be areas.
  ///   - scene: what the file shows.
  init(on lines: [Int], among shapes: [Int], _ scene: ChartScene) {
    self.scene = scene
    guard lines.count <= Self.mostLines else { return }
    let courses = lines.compactMap { line -> Course? in
      guard let edge = scene.region(of: line)?.edge else { return nil }
      let points = edge.steps(Self.steps).map(\.point)
      return Course(line: line, points: points, box: Box(around: points))
    }
    var open: [Candidates] = []
    for shape in shapes.prefix(Self.mostShapes)
    where ["path", "polygon", "polyline", "use"].contains(scene[shape].element.name) {
      let found = candidates(shape, courses)
      // In a stack, an area lies along its own line and along that of the one below.
      if let own = found.edges.first(where: { hasColor(of: $0, shape) }) ?? found.inner.first {
        self.lines[shape] = own
      } else if !found.edges.isEmpty {
        open.append(found)
      }
    }
    // Where colours do not tell, each takes what the others leave.
    var taken = Set(self.lines.values)
    for candidates in open.sorted(by: { ($0.edges.count, $0.area) < ($1.edges.count, $1.area) }) {
      let left = candidates.edges.filter { !taken.contains($0) }
      guard left.count == 1 else { continue }
      self.lines[candidates.area] = left[0]
      taken.insert(left[0])
    }
  }

  private func hasColor(of line: Int, _ area: Int) -> Bool {
    scene[area].fill.holds(scene[line].stroke)
  }

  private func candidates(_ area: Int, _ courses: [Course]) -> Candidates {
    var found = Candidates(area: area, edges: [], inner: [])
    let reach = scene[area].box.expanded(by: Self.tolerance)
    let near = courses.filter { reach.contains($0.box) && Self.spans($0.box, reach) }
    guard !near.isEmpty, case .fill(let contours, let rule)? = scene.region(of: area) else {
      return found
    }
    var style = StrokeStyle()
    style.width = Self.tolerance * 2
    style.join = .round
    guard let edge = Stroke(contours.closed, style) else { return found }
    for course in near {
      if course.points.allSatisfy(edge.contains) {
        found.edges.append(course.line)
      } else if hasColor(of: course.line, area) {
        let inside = Region.fill(contours, rule).paints
        if course.points.allSatisfy({ inside($0) || edge.contains($0) }) {
          found.inner.append(course.line)
        }
      }
    }
    return found
  }

  /// Whether a line goes from one end of an area to the other.
  private static func spans(_ line: Box, _ area: Box) -> Bool {
    line.width > area.width * 0.9 || line.height > area.height * 0.9
  }
}

extension Ink {
  /// Whether another is one of its colours.
  fileprivate func holds(_ other: Ink) -> Bool {
    switch self {
    case .gradient(let ramp): ramp.stops.contains { other.looksLike(Ink.color($0.color).solid) }
    case .several(let colors): colors.contains { other.looksLike(Ink.color($0).solid) }
    case .pattern(let tile): tile.colors.contains { other.looksLike(Ink.color($0).solid) }
    case .none, .color, .unknown: looksLike(other)
    }
  }
}
