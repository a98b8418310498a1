internal import A11yModel

/// Finds the parts of a radar chart: rings around one centre, labels around the rings, and closed lines
/// of as many corners, each in the direction of a label.
struct RadarFinder {
  /// The closed lines, in document order.
  private(set) var lines: [Int] = []

  /// The rings, and the lines from their centre to the labels.
  private(set) var grid: [Int] = []

  /// The names of the directions, and the numbers on the rings.
  private(set) var labels: [Int] = []
  private(set) var numbers: [Int] = []

  private static let (mostShapes, mostTexts, mostCorners) = (2000, 1000, 60)

  /// More rings around one point belong to something else.
  private static let rings = 2...40

  /// How far a corner may lie from the place where a ring has it: a share of the radius, and degrees.
  private static let (tolerance, turn) = (0.03, 3.0)

  /// Where labels stand, in radii, and how far from their direction, in degrees.
  private static let (around, aside) = (0.9...1.8, 20.0)

  /// Where the first label may stand: mostly at the top, in degrees from the right.
  private static let starts = [-90.0, 90, 0, 180]

  /// What goes around a centre.
  private struct Ring {
    var node: Int
    var center: Point
    var radius: Double

    /// None of a circle.
    var corners = 0
  }

  private let scene: ChartScene

  init(_ scene: ChartScene) {
    self.scene = scene
    let shapes = scene.nodes.indices.filter { scene[$0].kind == .shape && scene[$0].isSeen }
    guard shapes.count <= Self.mostShapes else { return }
    let polygons = shapes.compactMap { node in corners(of: node).map { (node: node, corners: $0) } }
    let rings = shapes.compactMap(circle) + polygons.compactMap { ring($0.node, $0.corners) }
    // Around the same centre a frame may lie, which has other corners.
    let groups = Dictionary(grouping: rings) {
      [($0.center.x / 4).step, ($0.center.y / 4).step, $0.corners]
    }
    guard let group = groups.values.max(by: Self.isLess), Self.rings.contains(group.count),
      let outer = group.max(by: { $0.radius < $1.radius }),
      Set(group.map { $0.radius.step }).count >= Self.rings.lowerBound
    else { return }
    let own = Set(group.map(\.node))
    let around = texts(around: outer)
    let others = polygons.filter { !own.contains($0.node) }
    let counts = Set(others.map(\.corners.count)).filter { [0, $0].contains(outer.corners) }
      .sorted()
    for start in Self.starts {
      for count in counts {
        let directions = directions(of: count, from: start)
        let labels = directions.compactMap { label(at: $0, outer, around) }
        guard labels.count == count else { continue }
        let data = others.filter {
          $0.corners.count == count && isData($0.corners, directions, outer)
        }
        if data.count > lines.count { (lines, self.labels) = (data.map(\.node), labels) }
      }
    }
    guard !lines.isEmpty else { return }
    let spokes = shapes.filter {
      (isSpoke($0, outer) || isCenter($0, outer)) && !own.contains($0)
    }
    grid = (own + spokes).sorted()
    let inside = scene.box(around: Array(own))
    numbers = scene.nodes.indices.filter { node in
      scene[node].isText && inside.contains(scene[node].box.center) && !labels.contains(node)
        && scene[node].text.value.flatMap(PlainNumber.read) != nil
    }
  }

  // MARK: rings

  /// Whether rings around one centre are fewer than those around another; of as many, the larger count,
  /// and of two charts alike the first.
  private static func isLess(_ one: [Ring], _ other: [Ring]) -> Bool {
    func size(_ rings: [Ring]) -> (Int, Double, Int) {
      (rings.count, rings.map(\.radius).max() ?? 0, -(rings.map(\.node).min() ?? 0))
    }
    return size(one) < size(other)
  }

  private func circle(_ node: Int) -> Ring? {
    guard ["circle", "ellipse"].contains(scene[node].element.name),
      case let box = scene[node].box, abs(box.width - box.height) < 1
    else { return nil }
    return Ring(node: node, center: box.center, radius: box.width / 2)
  }

  /// The corners of a closed shape of straight lines, on the device.
  private func corners(of node: Int) -> [Point]? {
    let shape = ShapeCorners(scene[node].element, atMost: Self.mostCorners + 1)
    guard shape.isClosed, !shape.isCurved, (3...Self.mostCorners).contains(shape.count) else {
      return nil
    }
    return LineCourse(scene[node], scene.region(of: node)).points
  }

  /// Nil of a polygon whose corners lie at several distances from its middle.
  private func ring(_ node: Int, _ corners: [Point]) -> Ring? {
    let center = corners.reduce(Point(0, 0), +) * (1 / Double(corners.count))
    let radii = corners.map { ($0 - center).length }
    guard let least = radii.min(), let most = radii.max(), least > 1,
      most - least <= most * Self.tolerance
    else { return nil }
    return Ring(node: node, center: center, radius: most, corners: corners.count)
  }

  // MARK: what stands on them

  /// The directions of so many labels.
  private func directions(of count: Int, from start: Double) -> [Double] {
    (0..<count).map { Double($0) * 360 / Double(count) + start }
  }

  private func angle(of point: Point, _ center: Point) -> Double {
    Mathematics.angle(point.y - center.y, point.x - center.x)
  }

  private func difference(_ one: Double, _ other: Double) -> Double {
    let turn = abs(one - other).truncatingRemainder(dividingBy: 360)
    return min(turn, 360 - turn)
  }

  /// Whether a polygon has a corner in each direction, and no two in one.
  private func isData(_ corners: [Point], _ directions: [Double], _ outer: Ring) -> Bool {
    var free = directions
    for corner in corners {
      let radius = (corner - outer.center).length
      guard radius <= outer.radius * (1 + Self.tolerance) else { return false }
      // At the centre, a corner lies in any direction.
      guard radius > outer.radius * Self.tolerance else { continue }
      let own = angle(of: corner, outer.center)
      guard let place = free.firstIndex(where: { difference($0, own) <= Self.turn }) else {
        return false
      }
      free.remove(at: place)
    }
    return true
  }

  private func texts(around outer: Ring) -> [Int] {
    scene.nodes.indices.lazy.filter { node in
      scene[node].isText && scene[node].isSeen
        && Self.around.contains((scene[node].box.center - outer.center).length / outer.radius)
    }.prefix(Self.mostTexts).map { $0 }
  }

  /// The text that stands nearest in a direction.
  private func label(at direction: Double, _ outer: Ring, _ texts: [Int]) -> Int? {
    let near = texts.filter {
      difference(angle(of: scene[$0].box.center, outer.center), direction) <= Self.aside
    }
    return near.min {
      (scene[$0].box.center - outer.center).length < (scene[$1].box.center - outer.center).length
    }
  }

  /// Whether a shape is the ring of nothing, in the centre.
  private func isCenter(_ node: Int, _ outer: Ring) -> Bool {
    let box = scene[node].box
    return scene[node].fill.isNone && (box.center - outer.center).length < 1
      && max(box.width, box.height) <= scene[node].texture.strokeWidth * 2
  }

  /// Whether a straight line leads from the centre to the outer ring.
  private func isSpoke(_ node: Int, _ outer: Ring) -> Bool {
    guard scene[node].fill.isNone || scene[node].element.name == "line" else { return false }
    let box = scene[node].box
    let length = Point(box.width, box.height).length
    let reach = outer.radius * Self.tolerance + 2
    return abs(length - outer.radius) <= reach
      && abs((box.center - outer.center).length - outer.radius / 2) <= reach
  }
}
