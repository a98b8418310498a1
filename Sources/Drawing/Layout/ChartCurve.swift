package import Geometry

/// The line of a series through its points, or the area between it and what it stands on.
package struct ChartCurve: Hashable, Sendable {
  /// The line in pieces, which part where a value is not known.
  package private(set) var pieces: [[Place]] = []

  /// One point of the line, and what is below it.
  package struct Place: Hashable, Sendable {
    package var point: Point
    package var foot: Point

    package init(point: Point, foot: Point) { (self.point, self.foot) = (point, foot) }
  }

  /// - Parameter places: in the order of the categories; nil where a value is not known.
  package init(_ places: [Place?]) {
    var piece: [Place] = []
    for place in places + [nil] {
      if let place {
        piece.append(place)
      } else if !piece.isEmpty {
        pieces.append(piece)
        piece = []
      }
    }
  }

  /// A line of its own, which stands on nothing.
  package init(_ points: [Point]) { pieces = [points.map { Place(point: $0, foot: $0) }] }

  /// The line as path data; a point alone is a line of 4 points.
  package var line: String {
    pieces.map { piece in
      let first = piece[0].point
      let points =
        piece.count == 1 ? [first - Point(2, 0), first + Point(2, 0)] : piece.map(\.point)
      return "M\(Self.text(points[0]))" + Self.lines(points.dropFirst())
    }.joined()
  }

  /// The area as path data.
  package var area: String {
    pieces.map { piece in
      "M\(Self.text(piece[0].point))" + Self.lines(piece.dropFirst().map(\.point))
        + Self.lines(piece.reversed().map(\.foot)) + "Z"
    }.joined()
  }

  /// The box around the line, and around what is below it where that is painted.
  package func box(withFeet: Bool) -> Box? {
    let all = pieces.joined()
    let box = Box(around: all.map(\.point) + (withFeet ? all.map(\.foot) : []))
    return box.isEmpty ? nil : box
  }

  func moved(by shift: Point) -> ChartCurve {
    var curve = self
    curve.pieces = pieces.map { piece in
      piece.map { Place(point: $0.point + shift, foot: $0.foot + shift) }
    }
    return curve
  }

  /// Where the line ends.
  package var end: Point? { pieces.last?.last?.point }

  private static func lines(_ points: some Sequence<Point>) -> String {
    points.map { "L\(text($0))" }.joined()
  }

  static func text(_ point: Point) -> String { "\(point.x.written) \(point.y.written)" }
}
