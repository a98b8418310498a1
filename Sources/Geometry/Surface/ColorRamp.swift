package import A11yColor

/// A gradient as it lies on the device (SVG 2, section 14.2).
package struct ColorRamp: Hashable, Sendable {
  let geometry: Geometry

  /// At least one; offsets never fall.
  package let stops: [Stop]

  let spread: Spread

  /// From the device to the gradient's own space.
  let toGradient: Transform

  /// What changes colour along the gradient.
  package enum Geometry: Hashable, Sendable {
    /// From one point to another.
    case linear(Point, Point)

    /// From the focal circle to the outer one.
    case radial(focus: Point, focalRadius: Double, center: Point, radius: Double)
  }

  package struct Stop: Hashable, Sendable {
    /// 0 to 1.
    package var offset: Double
    package var color: Color

    package init(offset: Double, color: Color) {
      (self.offset, self.color) = (offset, color)
    }
  }

  /// What is painted beyond the ends.
  package enum Spread: String, Hashable, Sendable {
    case pad
    case reflect
    case `repeat`
  }

  /// What the numbers of a gradient count in.
  package enum Units: String, Hashable, Sendable {
    /// Shares of the box around the shape.
    case objectBoundingBox
    case userSpaceOnUse
  }

  /// Nil where it paints nothing: without stops, or where its space has no area.
  ///
  /// - Parameters:
  ///   - geometry: in the gradient's own space.
  ///   - stops: as given; an offset below the one before it counts as that one, and all are brought
  ///     between 0 and 1 (SVG 2, section 14.2.4).
  ///   - spread: what lies beyond the ends.
  ///   - units: what the geometry counts in.
  ///   - box: the box around the shape, in its user space.
  ///   - gradientTransform: of the gradient itself.
  ///   - transform: from the shape's user space to the device.
  package init?(
    _ geometry: Geometry,
    stops: [Stop],
    spread: Spread = .pad,
    units: Units = .objectBoundingBox,
    box: Box?,
    gradientTransform: Transform = .identity,
    transform: Transform
  ) {
    var toDevice = transform
    if units == .objectBoundingBox {
      guard let box else { return nil }
      toDevice = toDevice.after(Transform(unitsOf: box))
    }
    guard let inverse = toDevice.after(gradientTransform).inverse, !stops.isEmpty else {
      return nil
    }
    (self.geometry, self.spread, toGradient) = (geometry, spread, inverse)
    self.stops = stops.inOrder
  }

  /// Its stops are those of others that share the gradient, and tell little.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(geometry)
    hasher.combine(toGradient)
    hasher.combine(spread)
    hasher.combine(stops.count)
  }

  /// Whether it hides what lies behind it everywhere.
  var isOpaque: Bool {
    if case .radial(let focus, let focalRadius, let center, let radius) = geometry,
      (focus - center).length + focalRadius > radius
    {
      // Beside its cone nothing is painted.
      return false
    }
    return stops.allSatisfy { $0.color.alpha >= 1 }
  }

  /// The colour at a point of the device.
  func color(at point: Point) -> Color {
    guard let place = place(of: toGradient.apply(point)) else { return .clear }
    return color(along: spread(place))
  }

  /// Where along the gradient a point of its space lies: 0 at its beginning, 1 at its end.
  private func place(of point: Point) -> Double? {
    switch geometry {
    case .linear(let start, let end):
      let axis = end - start
      let length = axis.dot(axis)
      // Where both are one point, all is the last colour (section 14.2.2).
      return length > 0 ? (point - start).dot(axis) / length : .infinity
    case .radial(let focus, let focalRadius, let center, let radius):
      guard radius > 0 else { return .infinity }
      // The largest circle, of those between both, that runs through the point.
      let (axis, offset) = (center - focus, point - focus)
      let growth = radius - focalRadius
      let a = axis.dot(axis) - growth * growth
      let b = offset.dot(axis) + focalRadius * growth
      let c = offset.dot(offset) - focalRadius * focalRadius
      if abs(a) < 1e-12 * radius * radius {
        guard b != 0 else { return nil }
        let t = c / (2 * b)
        return focalRadius + t * growth >= 0 ? t : nil
      }
      let discriminant = b * b - a * c
      guard discriminant >= 0 else { return nil }
      let root = discriminant.squareRoot()
      let places = [(b + root) / a, (b - root) / a].sorted(by: >)
      return places.first { focalRadius + $0 * growth >= 0 }
    }
  }

  private func spread(_ place: Double) -> Double {
    guard place.isFinite else { return place > 0 ? 1 : 0 }
    switch spread {
    case .pad: return min(max(place, 0), 1)
    case .repeat: return place - place.rounded(.down)
    case .reflect:
      let rest = abs(place).truncatingRemainder(dividingBy: 2)
      return rest > 1 ? 2 - rest : rest
    }
  }

  /// The colour between two stops, each component by itself without premultiplication, as SVG and
  /// browsers mix them (SVG 2, section 14.2.4).
  private func color(along place: Double) -> Color {
    var (low, high) = (0, stops.count)
    while low < high {
      let middle = (low + high) / 2
      if stops[middle].offset <= place { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return stops[0].color }
    guard low < stops.count else { return stops[stops.count - 1].color }
    let (before, after) = (stops[low - 1], stops[low])
    let amount = (place - before.offset) / (after.offset - before.offset)
    var color = before.color.mixed(with: after.color, amount: amount)
    color.alpha = before.color.alpha + (after.color.alpha - before.color.alpha) * amount
    return color
  }
}

extension [ColorRamp.Stop] {
  /// The stops with offsets from 0 to 1 that never fall; the array itself where they are so.
  fileprivate var inOrder: [ColorRamp.Stop] {
    let isInOrder = zip(self, dropFirst()).allSatisfy { $0.offset <= $1.offset }
    if isInOrder, first?.offset ?? 0 >= 0, last?.offset ?? 1 <= 1 { return self }
    var least = 0.0
    return map { stop in
      least = Swift.max(least, Swift.min(stop.offset, 1))
      return ColorRamp.Stop(offset: least, color: stop.color)
    }
  }
}
