internal import Geometry

/// Where each series of a chart is shown, and how far from it something stands.
struct ShownSeries {
  let series: [SeriesAssembly.Series]
  private let scene: ChartScene
  private var courses: [Int: LineCourse] = [:]

  /// The edges of slices, whose boxes lie over one another; by their nodes.
  private var edges: [Int: Edge] = [:]

  /// Around all that is shown of each series.
  private(set) var areas: [Box] = []

  /// Of more, none is looked at.
  static let most = 64
  private static let mostMarks = 2000
  private static let mostSlices = 200
  private static let steps = 128

  private struct Edge {
    var region: Region
    var points: [Point]
  }

  /// - Parameters:
  ///   - series: the series, of which no more than ``most`` are looked at.
  ///   - areSlices: whether the marks are slices of a pie.
  ///   - scene: what the file shows.
  init(_ series: [SeriesAssembly.Series], areSlices: Bool, _ scene: ChartScene) {
    (self.series, self.scene) = (series, scene)
    guard series.count > 1, series.count <= Self.most else { return }
    for line in series.flatMap(\.lines) { courses[line] = LineCourse(scene[line]) }
    areas = series.map { scene.box(around: $0.nodes) }
    let marks = series.flatMap(\.marks)
    guard areSlices, marks.count <= Self.mostSlices else { return }
    for mark in marks {
      guard let region = scene.region(of: mark) else { continue }
      edges[mark] = Edge(region: region, points: region.edge.steps(Self.steps).map(\.point))
    }
  }

  /// How far a box stands from the marks and lines of a series, in pixels; 0 where it stands on
  /// them.
  func distance(from box: Box, to place: Int) -> Double {
    let lines = series[place].lines.compactMap { courses[$0]?.distance(to: box) }
    let marks = series[place].marks.prefix(Self.mostMarks).map { distance(from: box, toMark: $0) }
    return (lines + marks).min() ?? .infinity
  }

  private func distance(from box: Box, toMark mark: Int) -> Double {
    guard let edge = edges[mark] else { return scene[mark].box.distance(to: box) }
    if edge.region.contains(box.center) { return 0 }
    return edge.points.lazy.map { box.distance(to: $0) }.min() ?? .infinity
  }

  /// Whether a box stands nearer to a series than to any other, and no farther than said.
  func isNearest(_ place: Int, to box: Box, within reach: Double) -> Bool {
    let own = distance(from: box, to: place)
    return own <= reach && series.indices.allSatisfy { distance(from: box, to: $0) >= own }
  }

  /// How far a box stands beside an end of a line of a series; nil where it does not.
  func gap(from box: Box, toEndsOf place: Int, within reach: Double) -> Double? {
    let ends = series[place].lines.flatMap { line in
      [courses[line]?.points.first, courses[line]?.points.last].compactMap(\.self)
    }
    return ends.compactMap { end in
      let aside = max(box.left - end.x, end.x - box.right)
      let gap = aside + abs(box.center.y - end.y)
      return aside > -2 && gap <= reach ? gap : nil
    }.min()
  }

  /// Whether something shows the colour of the lines of a series, and of no other.
  func isColored(_ ink: Ink, as place: Int) -> Bool {
    func hasColor(_ place: Int) -> Bool {
      series[place].lines.contains { scene[$0].key.looksLike(ink) }
    }
    return hasColor(place) && !series.indices.contains { $0 != place && hasColor($0) }
  }
}
