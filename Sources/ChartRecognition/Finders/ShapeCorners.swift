internal import Geometry
internal import XML

/// The corners of a shape in its own user space, as far as its form can be told by them.
struct ShapeCorners {
  private(set) var points: [Point] = []
  private(set) var isClosed = false
  private(set) var isCurved = false

  /// Whether it is drawn in one go.
  private(set) var isSingle = true

  /// Around it, with what its curves reach beyond the corners.
  private(set) var extent = Box.empty

  /// How many of them are read.
  private let maximum: Int

  var count: Int { points.count }

  /// - Parameters:
  ///   - element: a path, a polyline or a polygon; others have none.
  ///   - maximum: how many corners are read.
  init(_ element: XML.Element, atMost maximum: Int = 4000) {
    self.maximum = maximum
    switch element.name {
    case "path": if let data = element["d"] { read(data) }
    case "polyline", "polygon":
      isClosed = element.name == "polygon"
      var numbers: [Double] = []
      for piece in (element["points"] ?? "").listed.prefix(maximum * 2) {
        numbers.append(Double(piece) ?? .nan)
      }
      for place in stride(from: 0, to: numbers.count - 1, by: 2) {
        add(Point(numbers[place], numbers[place + 1]))
      }
    default: break
    }
    if points.count > 2, points.first == points.last {
      points.removeLast()
      isClosed = true
    }
  }

  private mutating func read(_ data: String) {
    var data = data
    data.withUTF8 { bytes in
      var reader = PathReader(NumberScanner(bytes))
      while points.count < maximum, let segment = reader.next() { add(segment) }
    }
  }

  private mutating func add(_ segment: PathSegment) {
    if case .move = segment, !points.isEmpty { isSingle = false }
    switch segment {
    case .move(let point), .line(let point): add(point)
    case .quadratic(let control, let end):
      let start = points.last ?? end
      let one = start.mixed(with: control, amount: 2.0 / 3)
      addCurve(start, one, end.mixed(with: control, amount: 2.0 / 3), end)
    case .cubic(let one, let other, let end): addCurve(points.last ?? end, one, other, end)
    case .arc(let arc):
      isCurved = true
      add(arc.end)
    case .close: isClosed = true
    }
  }

  private mutating func add(_ point: Point) {
    guard point.x.isFinite, point.y.isFinite, point != points.last else { return }
    points.append(point)
    extent.include(point)
  }

  /// How many places along a curve are looked at.
  private static let steps = 16

  private mutating func addCurve(_ start: Point, _ one: Point, _ other: Point, _ end: Point) {
    isCurved = true
    add(end)
    guard one.isFinite, other.isFinite, !extent.contains(one) || !extent.contains(other) else {
      return
    }
    for step in 1..<Self.steps {
      let share = Double(step) / Double(Self.steps)
      let middle = one.mixed(with: other, amount: share)
      let before = start.mixed(with: one, amount: share).mixed(with: middle, amount: share)
      let after = middle.mixed(with: other.mixed(with: end, amount: share), amount: share)
      extent.include(before.mixed(with: after, amount: share))
    }
  }

  /// Whether it is a rectangle with sides along the axes.
  var isRectangle: Bool {
    guard !isCurved, (4...6).contains(count) else { return false }
    let box = Box(around: points)
    let least = max(box.width, box.height) * 1e-3 + 1e-9
    return points.allSatisfy { point in
      (abs(point.x - box.left) < least || abs(point.x - box.right) < least)
        && (abs(point.y - box.top) < least || abs(point.y - box.bottom) < least)
    } && box.width > 0 && box.height > 0
  }
}
