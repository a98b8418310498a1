/// Turns the segments of a path into straight lines, as near to them as wanted.
package struct Flattening {
  /// From the segments' space to that of the lines.
  let transform: Transform

  /// How far a line may be from its curve, in units of the lines' space.
  let tolerance: Double

  private(set) var contours = Contours()

  /// Why it holds less than the segments say; nil where it holds all.
  private(set) var shortfall: Shortfall?

  private var current = Point.zero
  private var start = Point.zero
  private var isOpen = false

  package enum Shortfall: Hashable, Sendable {
    /// There are more points than are held.
    case tooManyPoints

    /// The transformed numbers are too large to compute with.
    case notFinite
  }

  /// Any path data within the bounds on attributes fits, as long as it holds lines.
  static let mostPoints = 1 << 23

  /// A curve is never more lines than this, however near one looks at it.
  private static let mostLines = 2_000.0

  /// A tolerance that the eye does not see, in CSS pixels.
  static let fine = 0.05

  init(_ transform: Transform = .identity, tolerance: Double = Flattening.fine) {
    self.transform = transform
    self.tolerance = tolerance.isFinite ? max(tolerance, 1e-300) : .greatestFiniteMagnitude
  }

  mutating func add(_ segment: PathSegment) {
    guard shortfall == nil else { return }
    switch segment {
    case .move(let point):
      start = transform.apply(point)
      current = start
      isOpen = false
    case .line(let point): add(transform.apply(point))
    case .quadratic(let one, let end): addQuadratic(transform.apply(one), transform.apply(end))
    case .cubic(let one, let two, let end):
      addCubic(transform.apply(one), transform.apply(two), transform.apply(end))
    case .arc(let arc): addArc(arc.transformed(by: transform))
    case .close:
      open()
      guard isOpen else { return }
      contours.close()
      current = start
      isOpen = false
    }
  }

  /// All lines, once there are no more segments.
  mutating func finish() -> Contours {
    contours.finish()
    return contours
  }

  /// Begins a subpath where one is needed: after a close, the next begins where it did.
  private mutating func open() {
    guard !isOpen else { return }
    guard current.isFinite else {
      shortfall = .notFinite
      return
    }
    contours.begin(at: current)
    isOpen = true
  }

  private mutating func add(_ point: Point) {
    open()
    guard shortfall == nil else { return }
    guard point.isFinite else {
      shortfall = .notFinite
      return
    }
    guard contours.points.count < Self.mostPoints else {
      shortfall = .tooManyPoints
      return
    }
    contours.add(point)
    current = point
  }

  /// The number of lines for a curve by Wang's formula: the square root of a share of how far its
  /// control points are from evenly spaced, over the tolerance.
  private func lines(_ deviation: Double) -> Int {
    let lines = (deviation / tolerance).squareRoot().rounded(.up)
    return lines.isNaN ? 1 : Int(min(max(lines, 1), Self.mostLines))
  }

  private mutating func addQuadratic(_ one: Point, _ end: Point) {
    let from = current
    let lines = lines((from - one * 2 + end).length / 4)
    for step in 1..<max(lines, 1) {
      let t = Double(step) / Double(lines)
      let s = 1 - t
      add(from * (s * s) + one * (2 * s * t) + end * (t * t))
    }
    add(end)
  }

  private mutating func addCubic(_ one: Point, _ two: Point, _ end: Point) {
    let from = current
    let bend = max((from - one * 2 + two).length, (one - two * 2 + end).length)
    let lines = lines(bend * 0.75)
    for step in 1..<max(lines, 1) {
      let t = Double(step) / Double(lines)
      let s = 1 - t
      add(from * (s * s * s) + one * (3 * s * s * t) + two * (3 * s * t * t) + end * (t * t * t))
    }
    add(end)
  }

  /// A chord over an angle 2α of a circle of radius r is r·(1 − cos α) away from it, which is less
  /// than r·α²/2.
  private mutating func addArc(_ arc: EllipticalArc) {
    let radius = (arc.u.dot(arc.u) + arc.v.dot(arc.v)).squareRoot()
    let half = abs(arc.sweep) * .pi / 360
    let lines = max(lines(half * half * radius / 2), Int((abs(arc.sweep) / 45).rounded(.up)), 1)
    for step in 1..<max(lines, 1) {
      add(arc.point(at: arc.start + arc.sweep * Double(step) / Double(lines)))
    }
    add(arc.end)
  }
}
