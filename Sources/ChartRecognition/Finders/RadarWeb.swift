internal import A11yModel
internal import Geometry
internal import Support

/// What radar charts are drawn on: rings around one centre, or lines from it to all sides.
struct RadarWeb {
  let center: Point
  let radius: Double

  /// How many corners its rings have, or how many lines lead from its centre; none where rings are circles.
  let corners: Int

  /// All shapes of it, in document order.
  private(set) var nodes: [Int]

  /// How far a corner may lie from the place where a ring has it: a share of the radius, and degrees.
  static let (tolerance, turn) = (0.03, 3.0)

  /// More rings around one point belong to something else.
  private static let rings = 2...40

  /// How many lines lead from a centre to all sides.
  private static let spokes = 3...60

  /// How far beyond the rings these may reach, in radii.
  private static let overhang = 0.3

  /// A closed shape.
  struct Polygon {
    var node: Int

    /// On the device.
    var corners: [Point]
    var isCurved: Bool
  }

  /// What goes around a centre.
  fileprivate struct Ring {
    var node: Int
    var center: Point
    var radius: Double

    /// None of a circle.
    var corners = 0
  }

  /// Nil where there is none.
  ///
  /// - Parameters:
  ///   - shapes: what is seen.
  ///   - polygons: the closed ones among them.
  ///   - scene: what the file shows.
  init?(_ shapes: [Int], _ polygons: [Polygon], _ scene: ChartScene) {
    let straight = shapes.compactMap { node in
      scene.straightLine(node).map { (node: node, start: $0.start, end: $0.end) }
    }
    let rings =
      shapes.compactMap { Self.circle($0, scene) }
      + polygons.filter { !$0.isCurved }.compactMap(\.asRing)
    // Around the same centre a frame may lie, which has other corners.
    let groups = Dictionary(grouping: rings) {
      [($0.center.x / 4).step, ($0.center.y / 4).step, $0.corners]
    }
    if let group = groups.values.max(by: Self.isLess), Self.rings.contains(group.count),
      let outer = group.max(by: { $0.radius < $1.radius }),
      Set(group.map { $0.radius.step }).count >= Self.rings.lowerBound
    {
      (center, radius, corners) = (outer.center, outer.radius, outer.corners)
      nodes = group.map(\.node)
    } else if let star = Self.star(straight.map { ($0.start, $0.end) }) {
      (center, radius, corners) = (star.center, star.radius, star.corners)
      nodes = []
    } else {
      return nil
    }
    let known = Set(nodes)
    nodes += shapes.filter { node in
      !known.contains(node) && (isSpoke(scene[node]) || isCenter(scene[node]))
    }
    let own = Set(nodes)
    nodes += straight.filter { !own.contains($0.node) && isChord($0.start, $0.end) }.map(\.node)
    nodes.sort()
  }

  /// In which direction a point lies from the centre, in degrees.
  func direction(of point: Point) -> Double {
    Mathematics.angle(point.y - center.y, point.x - center.x)
  }

  /// How far it is from one direction to another, either way round, in degrees.
  static func turn(from one: Double, to other: Double) -> Double {
    let turn = abs(one - other).truncatingRemainder(dividingBy: 360)
    return min(turn, 360 - turn)
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

  private static func circle(_ node: Int, _ scene: ChartScene) -> Ring? {
    guard ["circle", "ellipse"].contains(scene[node].element.name),
      case let box = scene[node].box, abs(box.width - box.height) < 1
    else { return nil }
    return Ring(node: node, center: box.center, radius: box.width / 2)
  }

  // MARK: straight lines

  /// Lines of one length that lead from one point to all sides, evenly.
  private static func star(_ lines: [(start: Point, end: Point)]) -> Ring? {
    var byStart: [[Int]: [(start: Point, end: Point)]] = [:]
    for (start, end) in lines {
      for line in [(start, end), (end, start)] {
        byStart[[(line.0.x / 2).step, (line.0.y / 2).step], default: []].append(line)
      }
    }
    let stars = byStart.values.compactMap { lines -> Ring? in
      guard spokes.contains(lines.count) else { return nil }
      let ways = lines.map { $0.end - $0.start }
      let lengths = ways.map(\.length)
      guard let least = lengths.min(), let most = lengths.max(), least > 1,
        most - least <= most * tolerance
      else { return nil }
      let angles = ways.map { Mathematics.angle($0.y, $0.x) }.sorted()
      let even = 360 / Double(angles.count)
      let areEven = zip(angles, angles.dropFirst()).allSatisfy { abs($1 - $0 - even) <= turn }
      guard areEven else { return nil }
      return Ring(node: 0, center: lines[0].start, radius: most, corners: lines.count)
    }
    return stars.max { ($0.radius, -$0.center.x) < ($1.radius, -$1.center.x) }
  }

  /// Whether a shape is the ring of nothing, in the centre.
  private func isCenter(_ node: ChartScene.Node) -> Bool {
    node.fill.isNone && (node.box.center - center).length < 1
      && max(node.box.width, node.box.height) <= node.texture.strokeWidth * 2
  }

  /// Whether a straight line leads from the centre to the outer ring, or somewhat beyond.
  private func isSpoke(_ node: ChartScene.Node) -> Bool {
    guard node.fill.isNone || node.element.name == "line" else { return false }
    let length = Point(node.box.width, node.box.height).length
    let reach = radius * Self.tolerance + 2
    return length >= radius - reach && length <= radius * (1 + Self.overhang) + reach
      && abs((node.box.center - center).length - length / 2) <= reach
  }

  /// Whether a straight line leads from one side of the web to the next, as a part of a ring.
  private func isChord(_ start: Point, _ end: Point) -> Bool {
    let (one, other) = ((start - center).length, (end - center).length)
    return corners > 0 && one > 1 && one <= radius * (1 + Self.tolerance)
      && abs(one - other) <= radius * Self.tolerance
      && abs(Self.turn(from: direction(of: start), to: direction(of: end)) - 360 / Double(corners))
        <= Self.turn
  }
}

extension RadarWeb.Polygon {
  /// Nil of a polygon whose corners lie at several distances from its middle.
  fileprivate var asRing: RadarWeb.Ring? {
    let center = corners.reduce(Point(0, 0), +) * (1 / Double(corners.count))
    let radii = corners.map { ($0 - center).length }
    guard let least = radii.min(), let most = radii.max(), least > 1,
      most - least <= most * RadarWeb.tolerance
    else { return nil }
    return RadarWeb.Ring(node: node, center: center, radius: most, corners: corners.count)
  }

  /// Whether all corners lie as far from its middle.
  var isRing: Bool { asRing != nil }
}
