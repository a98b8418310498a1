/// Where a region ends: contours, and how far beside them.
package struct RegionEdge: Hashable, Sendable {
  private let contours: Contours

  /// Units of the contours, to either side.
  private let reach: Double

  /// From the contours to the device; nil where they are on it.
  private let toDevice: Transform?

  /// The length of all contours, in their units.
  let length: Double

  /// A place on the contours.
  package struct Step: Hashable, Sendable {
    /// On the device.
    package var point: Point
    fileprivate var own: Point
    fileprivate var direction: Point
  }

  init(_ contours: Contours, reach: Double = 0, toDevice: Transform? = nil) {
    (self.contours, self.reach, self.toDevice) = (contours, reach, toDevice)
    var length = 0.0
    for index in 0..<contours.count { length += Self.length(contours, contours[index]) }
    self.length = length
  }

  private static func length(_ contours: Contours, _ subpath: Contours.Subpath) -> Double {
    var sum = 0.0
    for at in subpath.range {
      sum += (Self.next(contours, subpath, at) - contours.points[at]).length
    }
    return sum
  }

  /// Where the line from a point leads; the point itself at the end of an open subpath.
  private static func next(
    _ contours: Contours,
    _ subpath: Contours.Subpath,
    _ at: Int
  ) -> Point {
    if at + 1 < subpath.range.upperBound { return contours.points[at + 1] }
    return contours.points[subpath.isClosed ? subpath.range.lowerBound : at]
  }

  /// As many places as wanted, evenly along all contours.
  package func steps(_ count: Int) -> [Step] {
    guard length > 0, length.isFinite else { return [] }
    let distance = length / Double(count)
    var steps: [Step] = []
    // How far the next place lies behind the beginning of a line.
    var ahead = distance / 2
    for index in 0..<contours.count {
      let subpath = contours[index]
      for at in subpath.range {
        let from = contours.points[at]
        let line = Self.next(contours, subpath, at) - from
        let length = line.length
        while ahead < length, steps.count < count {
          let own = from + line * (ahead / length)
          let point = toDevice?.apply(own) ?? own
          steps.append(Step(point: point, own: own, direction: line * (1 / length)))
          ahead += distance
        }
        ahead -= length
      }
    }
    return steps
  }

  /// The point beside a place that lies a distance beyond the edge, in pixels of the device; the
  /// sign of the distance says on which side.
  func point(beside step: Step, at distance: Double) -> Point {
    let scale = toDevice?.meanScale ?? 1
    let offset = (distance < 0 ? -reach : reach) + distance / scale
    let point = step.own + step.direction.turned * offset
    return toDevice?.apply(point) ?? point
  }
}

extension Region {
  /// Where it ends.
  package var edge: RegionEdge {
    switch self {
    case .rectangle(let box):
      var contours = Contours()
      for (index, corner) in box.corners.enumerated() {
        if index == 0 { contours.begin(at: corner) } else { contours.add(corner) }
      }
      contours.close()
      return RegionEdge(contours)
    case .ellipse(let disc): return disc.edge(radius: 1)
    case .ring(let disc, _, let outer): return disc.edge(radius: outer)
    case .fill(let contours, _):
      // An open subpath is filled as if it were closed.
      return RegionEdge(contours.closed)
    case .stroke(let stroke): return stroke.edge
    }
  }
}

extension Stroke {
  /// The line, and half its width to either side.
  var edge: RegionEdge {
    RegionEdge(contours, reach: style.width / 2, toDevice: toContours?.inverse)
  }
}

extension Region.Disc {
  fileprivate func edge(radius: Double) -> RegionEdge {
    guard let toDevice = toCircle.inverse else { return RegionEdge(Contours()) }
    var flattening = Flattening(toDevice)
    let circle = Shape.circle(center: .zero, radius: radius)
    circle?.trace { flattening.add($0) }
    return RegionEdge(flattening.finish())
  }
}
