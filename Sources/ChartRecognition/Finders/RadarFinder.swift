internal import A11yModel
internal import Geometry

/// Finds the parts of a radar chart: a web around one centre, labels around the web, and closed lines of as
/// many corners, each in the direction of a label.
struct RadarFinder {
  /// The closed lines, in document order.
  private(set) var lines: [Int] = []

  /// The rings, and the lines from their centre to the labels.
  private(set) var grid: [Int] = []

  /// What the rings go around.
  private(set) var center: Point?

  /// The names of the directions, and the numbers on the rings.
  private(set) var labels: [Int] = []
  private(set) var numbers: [Int] = []

  private static let (mostShapes, mostTexts, mostCorners) = (2000, 1000, 60)

  /// How far a corner may lie beyond the web, in radii, and from its direction, in degrees.
  private static let (tolerance, turn) = (RadarWeb.tolerance, RadarWeb.turn)

  /// Where labels stand, in radii, and how far from their direction, in degrees.
  private static let (around, aside) = (0.9...1.8, 20.0)

  /// Where the first label may stand: mostly at the top, in degrees from the right.
  private static let starts = [-90.0, 90, 0, 180]

  private let scene: ChartScene

  init(_ scene: ChartScene) {
    self.scene = scene
    let shapes = scene.nodes.indices.filter { scene[$0].kind == .shape && scene[$0].isSeen }
    guard shapes.count <= Self.mostShapes else { return }
    let polygons = shapes.compactMap { polygon($0) }
    guard let web = RadarWeb(shapes, polygons, scene) else { return }
    let own = Set(web.nodes)
    let around = texts(around: web)
    // Curves through the corners are lines of data as well; rings are straight or circles.
    let others = polygons.filter { polygon in
      !own.contains(polygon.node) && !(polygon.isCurved && polygon.isRing)
    }
    let counts = Set(others.map(\.corners.count)).filter { [0, $0].contains(web.corners) }.sorted()
    for start in Self.starts {
      for count in counts {
        let directions = directions(of: count, from: start)
        let labels = directions.compactMap { label(at: $0, web, around) }
        guard Set(labels).count == count else { continue }
        let data = others.filter {
          $0.corners.count == count && isData($0.corners, directions, web)
        }
        if data.count > lines.count { (lines, self.labels) = (data.map(\.node), labels) }
      }
    }
    guard !lines.isEmpty else { return }
    center = web.center
    grid = web.nodes
    let inside = scene.box(around: web.nodes)
    numbers = scene.nodes.indices.filter { node in
      scene[node].isText && inside.contains(scene[node].box.center) && !labels.contains(node)
        && scene[node].number != nil
    }
  }

  /// The corners of a closed shape, on the device.
  private func polygon(_ node: Int) -> RadarWeb.Polygon? {
    let shape = ShapeCorners(scene[node].element, atMost: Self.mostCorners + 1)
    guard shape.isClosed, (3...Self.mostCorners).contains(shape.count) else { return nil }
    return RadarWeb.Polygon(
      node: node,
      corners: LineCourse(scene[node], scene.region(of: node)).points,
      isCurved: shape.isCurved
    )
  }

  // MARK: what stands on them

  /// The directions of so many labels.
  private func directions(of count: Int, from start: Double) -> [Double] {
    (0..<count).map { Double($0) * 360 / Double(count) + start }
  }

  /// Whether a polygon has a corner in each direction, and no two in one.
  private func isData(_ corners: [Point], _ directions: [Double], _ web: RadarWeb) -> Bool {
    var free = directions
    for corner in corners {
      let radius = (corner - web.center).length
      guard radius <= web.radius * (1 + Self.tolerance) else { return false }
      // At the centre, a corner lies in any direction.
      guard radius > web.radius * Self.tolerance else { continue }
      let own = web.direction(of: corner)
      guard let place = free.firstIndex(where: { RadarWeb.turn(from: $0, to: own) <= Self.turn })
      else {
        return false
      }
      free.remove(at: place)
    }
    return true
  }

  private func texts(around web: RadarWeb) -> [Int] {
    scene.nodes.indices.lazy.filter { node in
      scene[node].isText && scene[node].isSeen
        && Self.around.contains((scene[node].box.center - web.center).length / web.radius)
    }.prefix(Self.mostTexts).map { $0 }
  }

  /// The text that stands nearest in a direction; a number may stand on a ring, where there are words.
  private func label(at direction: Double, _ web: RadarWeb, _ texts: [Int]) -> Int? {
    let near = texts.filter {
      RadarWeb.turn(from: web.direction(of: scene[$0].box.center), to: direction) <= Self.aside
    }
    let words = near.filter { scene[$0].number == nil }
    return (words.isEmpty ? near : words).min {
      (scene[$0].box.center - web.center).length < (scene[$1].box.center - web.center).length
    }
  }
}
