/// What a fill or a stroke paints on the device.
package enum Region: Hashable, Sendable {
  case rectangle(Box)

  /// A disc or an ellipse.
  case ellipse(Disc)

  /// What a line along a circle paints.
  case ring(Disc, inner: Double, outer: Double)

  indirect case fill(Contours, FillRule)

  indirect case stroke(Stroke)

  /// A circle in a space of its own, around the origin.
  package struct Disc: Hashable, Sendable {
    /// From the device to that space.
    let toCircle: Transform

    /// Nil where nothing is painted.
    ///
    /// - Parameter toDevice: from the space of the circle to the device.
    init?(_ toDevice: Transform) {
      guard let inverse = toDevice.inverse, inverse.inverse != nil else { return nil }
      toCircle = inverse
    }

    /// The square of a point's distance from the middle, in units of the circle.
    func squaredDistance(_ point: Point) -> Double {
      let point = toCircle.apply(point)
      return point.dot(point)
    }

    /// The box around a circle on the device.
    package func box(radius: Double) -> Box {
      guard let toDevice = toCircle.inverse else { return .empty }
      let across = Point(toDevice.a, toDevice.c).length * radius
      let along = Point(toDevice.b, toDevice.d).length * radius
      return Box(
        left: toDevice.e - across,
        top: toDevice.f - along,
        right: toDevice.e + across,
        bottom: toDevice.f + along
      )
    }
  }

  var isRectangle: Bool { if case .rectangle = self { true } else { false } }

  /// How many lines it is made of; one where it needs none.
  var lineCount: Int {
    switch self {
    case .rectangle, .ellipse, .ring: 1
    case .fill(let contours, _): contours.points.count
    case .stroke(let stroke): stroke.contours.points.count
    }
  }

  /// The box around it.
  package var box: Box {
    switch self {
    case .rectangle(let box): box
    case .ellipse(let disc): disc.box(radius: 1)
    case .ring(let disc, _, let outer): disc.box(radius: outer)
    case .fill(let contours, _): contours.box
    case .stroke(let stroke): stroke.box
    }
  }

  /// Whether a point of the device is painted.
  package func contains(_ point: Point) -> Bool {
    var steps = 0
    return contains(point, &steps)
  }

  /// The same, and how much was looked at to tell.
  func contains(_ point: Point, _ steps: inout Int) -> Bool {
    steps += 1
    switch self {
    case .rectangle(let box): return box.contains(point)
    case .ellipse(let disc): return disc.squaredDistance(point) <= 1
    case .ring(let disc, let inner, let outer):
      let distance = disc.squaredDistance(point)
      return distance >= inner * inner && distance <= outer * outer
    case .fill(let contours, let rule):
      let winding = contours.winding(at: point, &steps)
      return rule == .nonzero ? winding != 0 : !winding.isMultiple(of: 2)
    case .stroke(let stroke): return stroke.contains(point, &steps)
    }
  }

  /// Tells of points of the device whether they are painted: for where many are asked about.
  package var paints: (Point) -> Bool { { contains($0) } }
}

/// What counts as inside where subpaths cross (SVG 2, section 13.4.2).
@usableFromInline package enum FillRule: String, Hashable, Sendable {
  case nonzero
  case evenodd
}

extension Region {
  /// Whether it is one stroke that ends where it begins.
  package var goesAround: Bool {
    switch self {
    case .ring: return true
    case .stroke(let stroke):
      let contours = stroke.contours
      guard contours.count == 1 else { return false }
      let points = contours.points[contours[0].range]
      return contours[0].isClosed || points.count > 2 && points.first == points.last
    case .rectangle, .ellipse, .fill: return false
    }
  }
}
