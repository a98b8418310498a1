internal import A11yModel
internal import Drawing
internal import Geometry
internal import Support

/// Where the pins of findings stand around a drawing: in a row above or below it, or beside one that is taller
/// than it is wide, whichever is nearer to what they are about, each with a line that leads there.
struct PinPlaces {
  private(set) var groups: [Group] = []

  /// The numbers for which there is no room.
  private(set) var left: [Int] = []

  /// Whether they stand beside the drawing: all else is reckoned as if it lay on its side.
  let isTall: Bool

  /// Along the rows of pins, and across these.
  private let length: Double
  private let depth: Double

  /// How long the drawing is shown at least along the rows, in pixels of the page.
  private let shown: Double

  /// The pins of findings that are about one thing.
  struct Group {
    var numbers: [Int]
    var spot: Spot

    /// Whether they stand below the drawing, or to the right of it.
    var isBehind: Bool

    /// How much room they take along the row, with that between them and others.
    let extent: Double

    /// Where their middle is along the row, in pixels of the page.
    var middle = 0.0
  }

  /// How wide a pin is, how far apart groups are, and how wide a drawing is shown at least where its size
  /// allows: pixels of the page.
  private static let (pin, gap) = (20.0, 4.0)
  private static let shownWidth = 270.0

  /// Beside a drawing, so many pins stand next to one another.
  private static let mostBeside = 3

  /// Lines end so far within what is so deep: pixels of the page.
  private static let (inset, large) = (5.0, 24.0)

  /// How much larger than it is a drawing is shown at most.
  static let mostScale = 1.5

  /// Taller than so many times its width, a drawing has its pins beside it.
  private static let tall = 1.25

  private var scale: Double { shown / max(length, 1) }

  /// - Parameters:
  ///   - marks: the numbers of findings, and what each is about.
  ///   - state: what is drawn.
  init(_ marks: [(number: Int, spot: Spot)], on state: PictureState) {
    isTall = state.height > state.width * Self.tall
    (length, depth) = isTall ? (state.height, state.width) : (state.width, state.height)
    let width = min(Self.shownWidth, state.width * Self.mostScale)
    shown = isTall ? width * state.height / max(state.width, 1) : width
    var numbers: [Spot: [Int]] = [:]
    for (number, spot) in marks { numbers[spot, default: []].append(number) }
    groups = numbers.map { spot, numbers in
      let spot = isTall ? spot.onItsSide : spot
      let count =
        isTall ? (numbers.count + Self.mostBeside - 1) / Self.mostBeside : numbers.count
      return Group(
        numbers: numbers,
        spot: spot,
        isBehind: depth - spot.middle.y < spot.middle.y,
        extent: Double(count) * Self.pin + Self.gap
      )
    }
    groups.sort { ($0.spot.middle.x, $0.numbers[0]) < ($1.spot.middle.x, $1.numbers[0]) }
    fit(false)
    fit(true)
    groups = row(false) + row(true)
  }

  /// Puts what is too much for a row into the other, where there is room, or leaves it out.
  private mutating func fit(_ isBehind: Bool) {
    func taken(_ isBehind: Bool) -> Double {
      groups.filter { $0.isBehind == isBehind }.map(\.extent).reduce(0, +)
    }
    while taken(isBehind) > shown, let last = groups.lastIndex(where: { $0.isBehind == isBehind }) {
      if taken(!isBehind) + groups[last].extent <= shown {
        groups[last].isBehind.toggle()
      } else {
        left += groups.remove(at: last).numbers
      }
    }
  }

  /// Those of a row, beside one another and as near as can be to what they are about.
  private func row(_ isBehind: Bool) -> [Group] {
    var row = groups.filter { $0.isBehind == isBehind }
    var edge = 0.0
    for index in row.indices {
      row[index].middle = max(row[index].spot.middle.x * scale, edge + row[index].extent / 2)
      edge = row[index].middle + row[index].extent / 2
    }
    edge = shown
    for index in row.indices.reversed() {
      row[index].middle = min(row[index].middle, edge - row[index].extent / 2)
      edge = row[index].middle - row[index].extent / 2
    }
    return row
  }

  /// Where a group stands, as a share of the drawing's width or height.
  func place(of group: Group) -> String {
    "\(isTall ? "top" : "left"):\(Self.short(group.middle / max(shown, 1) * 100))%"
  }

  /// The line from pins to what they are about, and where it ends, as data of paths.
  func leader(of group: Group) -> (line: String, end: String) {
    let start = Point(group.middle / scale, group.isBehind ? depth : 0)
    let end = written(end(of: start, at: group.spot, group.isBehind))
    return ("M\(written(start))L\(end)", "M\(end)h0")
  }

  /// Where a line ends: in the midst of what has much in its box that it is not, at the edge of what is small,
  /// as a letter, and within what is large.
  private func end(of start: Point, at spot: Spot, _ isBehind: Bool) -> Point {
    if let point = spot.point { return point }
    let box = spot.box.intersection(Box(x: 0, y: 0, width: length, height: depth))
    let inset = min(Self.inset / scale, box.width / 2)
    let x = min(max(start.x, box.left + inset), box.right - inset)
    let depth = box.height * scale < Self.large ? 0 : Self.inset / scale
    return Point(x, isBehind ? box.bottom - depth : box.top + depth)
  }

  private func written(_ point: Point) -> String {
    isTall
      ? "\(Self.short(point.y)) \(Self.short(point.x))"
      : "\(Self.short(point.x)) \(Self.short(point.y))"
  }

  private static func short(_ number: Double) -> String { DecimalText.truncated(number, places: 1) }
}
