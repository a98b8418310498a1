/// What a line along contours paints.
///
/// A point is painted where it is in the bar along one of the lines, in the join of two, or in the
/// cap of an end; none of them is made into a polygon, and no dash is stored.
package struct Stroke: Hashable, Sendable {
  package let contours: Contours

  /// In units of the contours.
  package let style: StrokeStyle

  /// From the device to the contours; nil where they are on the device.
  package let toContours: Transform?

  /// The box around all of it on the device.
  let box: Box

  private let dashes: DashPattern?

  /// How far each point is along its subpath; only for dashes.
  private let distances: [Double]

  private var half: Double { style.width / 2 }

  /// How far from its middle it may paint, in units of the contours.
  private let reach: Double

  /// Nil where nothing is painted.
  ///
  /// - Parameters:
  ///   - contours: on the device, or before a transformation that leads there.
  ///   - style: in units of the contours.
  ///   - toDevice: that transformation.
  package init?(_ contours: Contours, _ style: StrokeStyle, toDevice: Transform? = nil) {
    guard style.width > 0, style.width.isFinite, contours.count > 0 else { return nil }
    let inverse = toDevice?.inverse
    guard toDevice == nil || inverse != nil else { return nil }
    self.contours = contours
    self.style = style
    toContours = inverse
    reach = StrokeCorner.reach(along: contours, style)
    let corners = Self.corners(along: contours, style, reach)
    box = Box(around: corners.map { toDevice?.apply($0) ?? $0 })
    guard box.isFinite else { return nil }
    guard !style.dashes.isEmpty else {
      (dashes, distances) = (nil, [])
      return
    }
    let (distances, total) = Self.distances(along: contours)
    let scale = style.pathLength.map { $0 > 0 ? total / $0 : 1 } ?? 1
    dashes = DashPattern(style.dashes.map { $0 * scale }, offset: style.dashOffset * scale)
    self.distances = dashes == nil ? [] : distances
  }

  /// The corners of what is painted at most: of one straight line without round ends just this.
  private static func corners(
    along contours: Contours,
    _ style: StrokeStyle,
    _ reach: Double
  ) -> [Point] {
    let points = contours.points
    guard style.cap != .round, contours.count == 1, points.count == 2, !contours[0].isClosed else {
      return contours.box.expanded(by: reach).corners
    }
    let (way, half) = (points[1] - points[0], style.width / 2)
    let along = way * (style.cap == .square ? half / way.length : 0)
    let across = way.turned * (half / way.length)
    return [-1.0, 1].flatMap { side in
      [points[0] - along + across * side, points[1] + along + across * side]
    }
  }

  private static func distances(along contours: Contours) -> ([Double], total: Double) {
    var distances: [Double] = []
    distances.reserveCapacity(contours.points.count)
    var total = 0.0
    for index in 0..<contours.count {
      let subpath = contours[index]
      var sum = 0.0
      var last = contours.points[subpath.range.lowerBound]
      for point in contours.points[subpath.range] {
        sum += (point - last).length
        distances.append(sum)
        last = point
      }
      total += sum
      if subpath.isClosed { total += (contours.points[subpath.range.lowerBound] - last).length }
    }
    return (distances, total)
  }

  /// Whether it paints a point of the device.
  package func contains(_ point: Point) -> Bool {
    var steps = 0
    return contains(point, &steps)
  }

  /// The same, and how much was looked at to tell.
  func contains(_ point: Point, _ steps: inout Int) -> Bool {
    guard box.contains(point) else { return false }
    let point = toContours?.apply(point) ?? point
    guard !contours.tree.isEmpty else {
      steps += contours.points.count
      return paints(point, lines: contours.points.indices)
    }
    return contours.tree.contains(near: point, within: reach, &steps) { paints(point, lines: $0) }
  }

  /// Whether one of the lines that begin at some points paints a point.
  private func paints(_ point: Point, lines: Range<Int>) -> Bool {
    guard !lines.isEmpty else { return false }
    let first = contours.subpath(of: lines.lowerBound)
    for index in first...contours.subpath(of: lines.upperBound - 1) {
      let subpath = contours[index]
      if subpath.range.count == 1 {
        if paintsDot(point, contours.points[subpath.range.lowerBound]) { return true }
        continue
      }
      for line in subpath.range.clamped(to: lines) where paints(point, line, subpath) {
        return true
      }
    }
    return false
  }

  /// A line of no length is drawn by its caps alone, along the x-axis (SVG 2, section 13.5.4).
  ///
  /// Browsers draw no dash of one.
  private func paintsDot(_ point: Point, _ dot: Point) -> Bool {
    guard dashes == nil else { return false }
    let offset = point - dot
    switch style.cap {
    case .butt: return false
    case .round: return offset.dot(offset) <= half * half
    case .square: return abs(offset.x) <= half && abs(offset.y) <= half
    }
  }

  private func paints(_ point: Point, _ index: Int, _ subpath: Contours.Subpath) -> Bool {
    let (range, points) = (subpath.range, contours.points)
    let isLast = index + 1 == range.upperBound
    if isLast, !subpath.isClosed { return false }
    let next = isLast ? range.lowerBound : index + 1
    let (start, end) = (points[index], points[next])
    guard isNear(point, from: start, to: end) else { return false }
    let length = (end - start).length
    let direction = (end - start) * (1 / length)
    let bar = Bar(
      along: (point - start).dot(direction),
      across: abs(direction.cross(point - start)),
      length: length,
      half: half
    )
    // Nothing that belongs to this line reaches farther.
    guard bar.across <= reach, bar.along >= -reach, bar.along <= length + reach
    else { return false }
    let distance = distances.isEmpty ? 0 : distances[index]
    if isPainted(bar, from: distance) { return true }
    let isFinal = next == (subpath.isClosed ? range.lowerBound : range.upperBound - 1)
    if hasEnds(subpath) {
      if index == range.lowerBound, isCapped(bar.along, bar.across, at: 0) { return true }
      if isFinal, isCapped(length - bar.along, bar.across, at: distance + length) { return true }
      if isFinal { return false }
    }
    // At its end the line is joined to the one after it.
    let after = points[next + 1 < range.upperBound ? next + 1 : range.lowerBound] - end
    guard isDash(at: distance + length) else { return false }
    let join = StrokeCorner(from: direction, to: after * (1 / after.length), half: half)
    return join.contains(point - end, style)
  }

  /// Whether a point may be painted for a line: quicker to tell than where it lies beside it.
  private func isNear(_ point: Point, from start: Point, to end: Point) -> Bool {
    isNear(Box(left: point.x, top: point.y, right: point.x, bottom: point.y), from: start, to: end)
  }

  private func isNear(_ box: Box, from start: Point, to end: Point) -> Bool {
    // The corners of the bar, its caps and joins lie no farther than the diagonal of two reaches.
    let margin = 1.5 * reach
    return
      !(box.right < min(start.x, end.x) - margin || box.left > max(start.x, end.x) + margin
      || box.bottom < min(start.y, end.y) - margin || box.top > max(start.y, end.y) + margin)
  }

  /// Whether it may paint anything within a box of the device; not told of many lines.
  func mayPaint(within box: Box) -> Bool {
    guard toContours == nil, contours.tree.isEmpty else { return true }
    let points = contours.points
    for index in 0..<contours.count {
      let subpath = contours[index]
      if subpath.range.count == 1 { return true }
      for at in subpath.range {
        let next = at + 1 < subpath.range.upperBound ? at + 1 : subpath.range.lowerBound
        if isNear(box, from: points[at], to: points[next]) { return true }
      }
    }
    return false
  }

  /// Whether the line has two ends; a closed one only where a dash does not go on.
  private func hasEnds(_ subpath: Contours.Subpath) -> Bool {
    guard subpath.isClosed, dashes != nil else { return !subpath.isClosed }
    let last = subpath.range.upperBound - 1
    let gap = (contours.points[subpath.range.lowerBound] - contours.points[last]).length
    return !isDash(at: 0) || !isDash(at: distances[last] + gap)
  }

  private func isDash(at distance: Double) -> Bool { dashes?.isDash(at: distance) ?? true }

  /// Whether a point lies in the bar itself, or in the cap of a dash in it.
  private func isPainted(_ bar: Bar, from distance: Double) -> Bool {
    guard bar.across <= half else { return false }
    guard let dashes else { return bar.along >= 0 && bar.along <= bar.length }
    let place = distance + bar.along
    guard let gap = dashes.gap(at: place) else { return bar.along >= 0 && bar.along <= bar.length }
    guard style.cap != .butt else { return false }
    for end in [gap.lowerBound, gap.upperBound]
    where end >= distance && end <= distance + bar.length {
      if isInCap(abs(place - end), bar.across) { return true }
    }
    return false
  }

  /// Whether a point lies in the cap at an end of the line; `along` is above 0 within the line.
  private func isCapped(_ along: Double, _ across: Double, at distance: Double) -> Bool {
    along <= 0 && isDash(at: distance) && isInCap(-along, across)
  }

  private func isInCap(_ along: Double, _ across: Double) -> Bool {
    switch style.cap {
    case .butt: false
    case .round: along * along + across * across <= half * half
    case .square: along <= half && across <= half
    }
  }

  /// Where a point lies beside one line.
  private struct Bar {
    var along: Double
    var across: Double
    var length: Double
    var half: Double
  }
}
