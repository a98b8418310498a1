internal import Geometry

/// Finds points: small shapes of one form, scattered in the plot, of one size or as large as what they
/// show.
struct PointFinder {
  private(set) var nodes: [Int] = []

  /// The shapes that points have.
  static let shapes: Set<String> = ["circle", "ellipse", "use", "path", "rect", "polygon"]

  /// How many there are at least: fewer need axes that measure both ways.
  private static let (least, leastMeasured) = (5, 3)
  private static let maximum = 100_000

  /// How large a point is at most, and a bubble: shares of the plot.
  private static let (point, bubble) = (0.08, 0.35)

  /// What points of one kind have in common.
  private struct Kind: Hashable {
    var form: PointForm
    var isHollow: Bool
  }

  private let scene: ChartScene
  private let plot: Box

  /// - Parameters:
  ///   - candidates: what may be points.
  ///   - plot: the area that the axes measure.
  ///   - areMeasured: whether both axes do, and nothing else was found in it.
  ///   - scene: what the file shows.
  init(_ candidates: [Int], in plot: Box, areMeasured: Bool, _ scene: ChartScene) {
    (self.scene, self.plot) = (scene, plot)
    var byKind: [Kind: [Int]] = [:]
    for node in candidates.prefix(Self.maximum) {
      if let kind = kind(of: node) { byKind[kind, default: []].append(node) }
    }
    let found = byKind.values.filter(areScattered).joined().sorted()
    let least = areMeasured ? Self.leastMeasured : Self.least
    guard found.count >= least, !NodeLinks(found, scene).areGraph else { return }
    let places = Places(found, scene)
    if places.rows > 2, places.columns > 2 { nodes = found }
  }

  /// Nil of what is no point.
  private func kind(of node: Int) -> Kind? {
    let box = scene[node].box
    let most = min(plot.width, plot.height)
    guard Self.shapes.contains(scene[node].element.name), box.isCompact,
      max(box.width, box.height) < most * Self.bubble,
      plot.expanded(by: 4).contains(box.center),
      let form = scene.region(of: node).flatMap(PointForm.init)
    else { return nil }
    let isSmall = max(box.width, box.height) < most * Self.point
    guard isSmall || form == .round else { return nil }
    return Kind(form: form, isHollow: scene[node].fill.isNone)
  }

  /// Whether shapes of one kind are several, and stand neither in one row or column, nor in a grid.
  private func areScattered(_ group: [Int]) -> Bool {
    guard group.count > 1 else { return false }
    let places = Places(group, scene)
    let least = group.count < Self.least ? 1 : 2
    return places.rows > least && places.columns > least
      && places.rows * places.columns > group.count
  }

  /// In how many rows and columns shapes stand.
  private struct Places {
    let rows: Int
    let columns: Int

    init(_ nodes: [Int], _ scene: ChartScene) {
      rows = Set(nodes.lazy.map { scene[$0].box.center.y.step }).count
      columns = Set(nodes.lazy.map { scene[$0].box.center.x.step }).count
    }
  }
}
