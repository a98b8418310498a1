internal import A11yModel
internal import Geometry

/// Finds the slices of a pie or of a ring.
struct SectorFinder {
  /// The slices by their nodes.
  private(set) var sectors: [Int: Sector] = [:]

  /// The nodes of what slices throw.
  private(set) var shadows: Set<Int> = []

  private static let maximum = 2000

  /// - Parameters:
  ///   - candidates: what may be slices.
  ///   - scene: what the file shows.
  ///   - isTold: whether the image is called a pie or a ring: then it need not go all the way round.
  init(_ candidates: [Int], _ scene: ChartScene, isTold: Bool = false) {
    let outlines = Self.outlines(candidates, scene)
    shadows = Self.shadows(among: outlines, scene)
    let slices = Self.filled(outlines.filter { !shadows.contains($0.node) })
    let shapes = slices + Self.stroked(candidates, scene)
    var groups: [(sector: Sector, count: Int)] = []
    var found: [(node: Int, sector: Sector, group: Int)] = []
    for (node, sector) in shapes {
      let group = groups.firstIndex { $0.sector.belongs(with: sector) } ?? groups.count
      if group == groups.count {
        guard groups.count < Self.mostGroups else { continue }
        groups.append((sector, 0))
      }
      groups[group].count += 1
      found.append((node, sector, group))
    }
    guard let most = groups.indices.max(by: { groups[$0].count < groups[$1].count }) else { return }
    for (node, sector, group) in found where group == most { sectors[node] = sector }
    // Slices of another size around the same centre make rings that show levels, and not one whole.
    let own = groups[most].sector
    let others = found.count { other in
      other.group != most && (other.sector.center - own.center).length < own.radius * 0.1
    }
    if isRing, !fillCircle && !isTold || others > 1 { sectors = [:] }
  }

  private static let mostGroups = 16

  private typealias Outlined = (node: Int, outline: SectorOutline)

  private static func outlines(_ candidates: [Int], _ scene: ChartScene) -> [Outlined] {
    candidates.prefix(maximum).compactMap { node in
      guard !scene[node].fill.isNone else { return nil }
      return SectorOutline(scene[node].element).map { (node, $0) }
    }
  }

  /// Those on which, moved a little, lies a later one that lets nothing through.
  private static func shadows(among outlines: [Outlined], _ scene: ChartScene) -> Set<Int> {
    guard outlines.count <= mostWithShadows else { return [] }
    let own = outlines.compactMap { node, outline in
      outline.center.flatMap { Sector(outline, around: $0) }.map { (node: node, sector: $0) }
    }
    let covered = own.enumerated().filter { place, shape in
      own[(place + 1)...].contains { later in
        later.sector.isMoved(from: shape.sector) && hidesAll(scene[later.node])
      }
    }
    return Set(covered.map(\.element.node))
  }

  private static func hidesAll(_ shape: ChartScene.Node) -> Bool {
    guard case .color = shape.fill else { return false }
    return shape.texture.opacity >= 20
  }

  private static let mostWithShadows = 200

  private static func filled(_ outlines: [Outlined]) -> [(Int, Sector)] {
    guard outlines.count > 1 else { return [] }
    let common = commonPoint(of: outlines.map(\.outline))
    return outlines.compactMap { node, outline in
      let sector = [common, outline.center].lazy.compactMap(\.self)
        .compactMap { Sector(outline, around: $0) }.first
      return sector.map { (node, $0) }
    }
  }

  /// Parts of a ring that are drawn as broad lines, each a dash of a circle or an arc.
  private static func stroked(_ candidates: [Int], _ scene: ChartScene) -> [(Int, Sector)] {
    // Small images are drawn in units that are shown larger.
    let least = min(leastWidth, min(scene.area.width, scene.area.height) * 0.05)
    return candidates.prefix(maximum).compactMap { node in
      let shape = scene[node]
      guard shape.fill.isNone, shape.texture.strokeWidth >= least,
        ["circle", "path"].contains(shape.element.name),
        let region = scene.region(of: node)
      else { return nil }
      // Lines are looked at in steps, and may be whole though some of that is missing.
      return region.paintedLine
        .flatMap { Sector(along: $0, width: shape.texture.strokeWidth) }
        .flatMap { $0.isPart(upTo: 358) ? (node, $0) : nil }
    }
  }

  /// Pixels that a line is broad at least to be a part of a ring.
  private static let leastWidth = 4.0

  /// In document order.
  var nodes: [Int] { sectors.keys.sorted() }

  /// Whether they leave a hole.
  var isRing: Bool { sectors.values.contains { $0.hole > 0 } }

  /// Whether they go once around, but for narrow gaps.
  var fillCircle: Bool {
    let sweeps = sectors.values.reduce(0) { $0 + $1.sweep }
    return sweeps > 330 && sweeps < 362
  }

  /// The point that most outlines have for a corner or for the centre of their curves; nil where
  /// each has its own.
  private static func commonPoint(of outlines: [SectorOutline]) -> Point? {
    var counts: [Point: Int] = [:]
    for outline in outlines {
      var own = Set(outline.corners.map(rounded))
      if let center = outline.center { own.insert(rounded(center)) }
      for point in own { counts[point, default: 0] += 1 }
    }
    let most = counts.max {
      ($0.value, -$0.key.x, -$0.key.y) < ($1.value, -$1.key.x, -$1.key.y)
    }
    return most.flatMap { $0.value > 1 ? $0.key : nil }
  }

  private static func rounded(_ point: Point) -> Point {
    Point((point.x * 10).rounded() / 10, (point.y * 10).rounded() / 10)
  }
}
