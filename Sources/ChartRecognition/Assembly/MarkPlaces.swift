internal import A11yModel
internal import Geometry
internal import Support

/// How the marks of a chart follow one another for the eye, and where each of them stands so.
struct MarkPlaces {
  private(set) var course: Course?

  /// By the nodes of the marks.
  private(set) var positions: [Int: Double] = [:]

  /// How large marks are drawn, by their nodes: pixels from the line that bars stand on, below 0 on its
  /// other side, or the degrees that slices sweep.
  private(set) var extents: [Int: Double] = [:]

  /// Pixels between the slices of a ring where neighbours come nearest; nil of other marks.
  private(set) var gap: Double?

  /// - Parameters:
  ///   - marks: the nodes of the marks that stand for one value each.
  ///   - form: how they are drawn.
  ///   - bars: the bars among them.
  ///   - draft: what each node is.
  init(
    _ marks: [Int],
    _ form: Chart.Form?,
    _ bars: BarFinder.Bars?,
    _ draft: ChartDraft
  ) {
    let scene = draft.scene
    if draft.isPolar, !(form?.isWhole ?? false) {
      let grid = scene.box(around: draft.nodes(.gridline))
      if let center = draft.center ?? (grid.isEmpty ? nil : grid.center) {
        course = .around
        place(marks.filter { scene[$0].isSeen }, around: center, scene)
      }
      return
    }
    switch form {
    case .bar:
      guard let bars else { return }
      course = bars.isUpright ? .across : .down
      for bar in bars.nodes {
        let center = scene[bar].box.center
        positions[bar] = bars.isUpright ? center.x : center.y
      }
      measure(bars, scene)
    case .line, .area, .scatter:
      course = .across
      for mark in marks where scene[mark].isSeen { positions[mark] = scene[mark].box.center.x }
    case .pie, .donut: turn(marks, scene)
    case nil: return
    }
  }

  /// Pixels by which a bar may miss its line, and by which what is seen of it may miss its edges.
  private static let (slack, seam) = (1.5, 0.5)

  /// How far bars reach that stand on one line and are seen whole.
  private mutating func measure(_ bars: BarFinder.Bars, _ scene: ChartScene) {
    guard !bars.isStacked else { return }
    let foot = bars.isUpright ? -bars.foot : bars.foot
    for bar in bars.nodes {
      guard let rectangle = scene.region(of: bar).flatMap(UprightRectangle.init),
        rectangle.line == nil, scene[bar].box.expanded(by: Self.seam).contains(rectangle.box)
      else { continue }
      let box = rectangle.box
      let (low, high) = bars.isUpright ? (-box.bottom, -box.top) : (box.left, box.right)
      if abs(low - foot) < Self.slack {
        extents[bar] = high - low
      } else if abs(high - foot) < Self.slack {
        extents[bar] = low - high
      }
    }
  }

  /// What lies closer to the centre than this, in pixels, lies in no direction from it.
  private static let leastDistance = 1.0

  /// By the directions in which their middles lie from the centre, in degrees.
  private mutating func turn(_ slices: [Int], _ scene: ChartScene) {
    course = .around
    let seen = slices.filter { scene[$0].isSeen }
    let sectors = SectorFinder(seen, scene, isTold: true).sectors
    guard sectors.count < seen.count else {
      positions = sectors.mapValues(\.middle)
      if sectors.values.allSatisfy({ !$0.isSampled }) { extents = sectors.mapValues(\.sweep) }
      let whole = scene.box(around: seen)
      gap = Sector.leastGap(between: Array(sectors.values)).map { share in
        // Files round numbers.
        (share * max(whole.width, whole.height) * 50).rounded() / 100
      }
      return
    }
    // Of other shapes, what goes nearly all the way round lies in no direction.
    place(seen, around: scene.box(around: seen).center, scene)
  }

  private mutating func place(_ marks: [Int], around center: Point, _ scene: ChartScene) {
    for mark in marks {
      let way = scene[mark].box.center - center
      guard way.length > Self.leastDistance else { continue }
      positions[mark] = Mathematics.angle(way.y, way.x)
    }
  }
}
