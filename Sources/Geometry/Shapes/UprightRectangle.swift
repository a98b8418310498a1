/// A rectangle with sides along the axes that is painted on the device, as bars and cells are.
package struct UprightRectangle: Hashable, Sendable {
  package private(set) var box: Box
  package let drawing: Drawing

  /// How it is painted.
  package enum Drawing: Hashable, Sendable {
    /// All of it; its corners may be round.
    case inside
    /// Along its sides.
    case outline
    /// As one broad straight line.
    case line(Way)
  }

  /// Along which axis a line leads.
  package enum Way: Hashable, Sendable {
    case level
    case upright
  }

  /// Along which axis it is drawn as a line; nil where it is not.
  package var line: Way? { if case .line(let way) = drawing { way } else { nil } }

  /// Nil of what paints anything else.
  ///
  /// - Parameter region: what a fill or a stroke paints.
  package init?(_ region: Region) {
    switch region {
    case .rectangle(let box): (self.box, drawing) = (box, .inside)
    case .fill(let contours, _):
      guard contours.count == 1, let box = Self.box(of: contours.points[...]) else { return nil }
      (self.box, drawing) = (box, .inside)
    case .stroke(let stroke):
      guard let drawing = Self.drawing(by: stroke) else { return nil }
      (box, self.drawing) = (stroke.box, drawing)
    case .ellipse, .ring: return nil
    }
  }

  /// Leaves out what lies outside of another box.
  package mutating func clip(to other: Box) { box = box.intersection(other) }

  // MARK: an inside

  /// Curves at corners have no more points.
  private static let mostPoints = 512

  /// How far corners may lie from those of the box: pixels, or a share of the shorter side.
  private static let slack = (pixels: 0.5, share: 0.05)

  /// The same of sides between corners that are round, in pixels.
  private static let fineSlack = 0.05

  /// The share of what a corner takes off the sides that it leaves empty at most: of an arc 1 - π / 4, of a
  /// straight cut a half.
  private static let emptyShare = 0.25

  /// The share of all of it that is filled at least, lest it be an oval: of these, π / 4.
  private static let leastFilled = 0.83

  /// The rectangle around an outline that goes along it but for its corners, and there outside of a
  /// straight cut.
  ///
  /// - Parameter outline: its points in order; it is closed by the last line.
  /// - Returns: nil where there is none.
  package static func box(of outline: ArraySlice<Point>) -> Box? {
    guard (4...mostPoints).contains(outline.count) else { return nil }
    let box = Box(around: outline)
    guard box.isFinite, box.width > 0, box.height > 0 else { return nil }
    let slack = min(slack.pixels, min(box.width, box.height) * slack.share)
    let hasCorners = outline.allSatisfy { point in
      min(point.x - box.left, box.right - point.x) <= slack
        && min(point.y - box.top, box.bottom - point.y) <= slack
    }
    let (whole, filled) = (box.width * box.height, area(of: outline))
    guard !hasCorners, filled >= whole * leastFilled else {
      return hasCorners && filled > whole / 2 ? box : nil
    }
    let corners = Sides(outline, box, fineSlack).corners(of: box)
    let empty = corners.reduce(0) { $0 + $1.grown(by: fineSlack) } * emptyShare
    return corners.allSatisfy { $0.isCorner(of: box) } && whole - filled <= empty ? box : nil
  }

  private static func area(of outline: some RandomAccessCollection<Point>) -> Double {
    guard var last = outline.last else { return 0 }
    var sum = 0.0
    for point in outline {
      sum += last.cross(point)
      last = point
    }
    return abs(sum) / 2
  }

  /// From where to where an outline lies on each side of the box around it.
  private struct Sides {
    var top = Span()
    var right = Span()
    var bottom = Span()
    var left = Span()

    init(_ outline: some RandomAccessCollection<Point>, _ box: Box, _ slack: Double) {
      for point in outline {
        if point.y - box.top <= slack { top.include(point.x) }
        if box.bottom - point.y <= slack { bottom.include(point.x) }
        if point.x - box.left <= slack { left.include(point.y) }
        if box.right - point.x <= slack { right.include(point.y) }
      }
    }

    /// How much of both sides each corner takes off.
    func corners(of box: Box) -> [Point] {
      [
        Point(top.start - box.left, left.start - box.top),
        Point(box.right - top.end, right.start - box.top),
        Point(box.right - bottom.end, box.bottom - right.end),
        Point(bottom.start - box.left, box.bottom - left.end),
      ]
    }
  }

  private struct Span {
    var start = Double.infinity
    var end = -Double.infinity

    mutating func include(_ place: Double) {
      start = min(start, place)
      end = max(end, place)
    }
  }

  // MARK: lines

  private static func drawing(by stroke: Stroke) -> Drawing? {
    let contours = stroke.contours
    guard contours.count == 1 else { return nil }
    let points = contours.points.map { stroke.toContours?.inverse?.apply($0) ?? $0 }
    guard points.count == 2, !contours[0].isClosed else {
      return Region.stroke(stroke).goesAround && box(of: points[...]) != nil ? .outline : nil
    }
    guard stroke.style.dashes.isEmpty else { return nil }
    let way = points[1] - points[0]
    let most = way.length * 1e-3
    if abs(way.x) <= most { return .line(.upright) }
    return abs(way.y) <= most ? .line(.level) : nil
  }
}

extension Point {
  /// How large a corner is that takes this much off both sides, where its curve lies less than the slack
  /// within them a little longer.
  fileprivate func grown(by slack: Double) -> Double {
    let (across, down) = (max(x, 0), max(y, 0))
    return (across + across * (2 * slack / max(down, slack)).squareRoot() + slack)
      * (down + down * (2 * slack / max(across, slack)).squareRoot() + slack)
  }

  /// Whether what is taken off both sides is more than a corner of a rectangle: the half of one side.
  fileprivate func isCorner(of box: Box) -> Bool {
    x <= box.width * 0.51 || y <= box.height * 0.51
  }
}
