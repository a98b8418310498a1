/// A shape as it lies on the device: what its fill and its strokes paint there.
package struct Tracing: Hashable, Sendable {
  let shape: Shape

  /// From the shape's user space to the device.
  package let transform: Transform

  /// How far a flattened curve may be off, in pixels of the device.
  let tolerance: Double

  /// Its lines on the device; empty for what is known without.
  private var contours = Contours()

  /// Where the first error of its path data or points is, in bytes; all before it is painted.
  private(set) var error: Int?

  /// Why less is known of it than is painted; what it paints is then not known anywhere.
  package private(set) var shortfall: Flattening.Shortfall?

  /// - Parameters:
  ///   - shape: in its user space.
  ///   - transform: from there to the device; what leaves no area paints nothing.
  ///   - tolerance: pixels of the device.
  package init(_ shape: Shape, _ transform: Transform, tolerance: Double = Flattening.fine) {
    (self.shape, self.transform, self.tolerance) = (shape, transform, tolerance)
    guard transform.isFinite else {
      shortfall = .notFinite
      return
    }
    guard transform.inverse != nil, disc == nil, rectangle == nil else { return }
    (contours, error, shortfall) = Self.flatten(shape, transform, tolerance)
  }

  private static func flatten(
    _ shape: Shape,
    _ transform: Transform,
    _ tolerance: Double
  ) -> (Contours, error: Int?, shortfall: Flattening.Shortfall?) {
    var flattening = Flattening(transform, tolerance: tolerance)
    let error = shape.trace { flattening.add($0) }
    return (flattening.finish(), error, flattening.shortfall)
  }

  /// The lines of the shape on the device, whatever it is.
  var outline: Contours {
    contours.count > 0 || transform.inverse == nil
      ? contours : Self.flatten(shape, transform, tolerance).0
  }

  /// The box around its outline on the device, without strokes.
  package var box: Box {
    if let rectangle { return rectangle }
    return disc.map { $0.box(radius: 1) } ?? contours.box
  }

  private var rectangle: Box? {
    guard case .rectangle(let rectangle) = shape, rectangle.hasCorners, transform.keepsAxes else {
      return nil
    }
    return transform.apply(rectangle.box)
  }

  private var disc: Region.Disc? {
    guard case .oval(let center, let radiusX, let radiusY) = shape else { return nil }
    return Region.Disc(
      transform.after(.translation(center.x, center.y)).after(.scaling(radiusX, radiusY))
    )
  }

  /// What its fill paints; nil for nothing.
  package func fill(_ rule: FillRule) -> Region? {
    if transform.inverse == nil { return nil }
    if let rectangle { return .rectangle(rectangle) }
    if let disc { return .ellipse(disc) }
    if contours.count == 0 { return nil }
    return contours.rectangle.map { .rectangle($0) } ?? .fill(contours, rule)
  }

  /// What a line along it paints; nil for nothing.
  package func stroke(_ style: StrokeStyle) -> Region? {
    guard transform.inverse != nil, style.width > 0 else { return nil }
    if let ring = ring(style) { return ring }
    let isDashed = !style.dashes.isEmpty
    if style.isNonScaling || transform.isSimilarity {
      let line = isDashed ? finer(transform, tolerance) : nil
      let style = style.isNonScaling ? style : style.scaled(by: transform.meanScale)
      return Stroke(line ?? outline, style).map { .stroke($0) }
    }
    // The line is as wide as its style says where it is drawn, which is before the transformation.
    let own = tolerance / transform.largestScale
    let line = (isDashed ? finer(.identity, own) : nil) ?? Self.flatten(shape, .identity, own).0
    return Stroke(line, style, toDevice: transform).map { .stroke($0) }
  }

  /// Lines nearer to the curves, for dashes: what lines lose of a curve's length moves all dashes
  /// behind it.
  ///
  /// Nil where there would be too many.
  private func finer(_ transform: Transform, _ tolerance: Double) -> Contours? {
    let (line, _, shortfall) = Self.flatten(shape, transform, tolerance / 16)
    return shortfall == nil ? line : nil
  }

  /// The line along a circle, where nothing but its width tells it.
  private func ring(_ style: StrokeStyle) -> Region? {
    guard case .oval(let center, let radiusX, let radiusY) = shape, radiusX == radiusY,
      style.dashes.isEmpty, !style.isNonScaling || transform.isSimilarity
    else { return nil }
    let half = style.width / 2 / (style.isNonScaling ? transform.meanScale : 1)
    let disc = Region.Disc(transform.after(.translation(center.x, center.y)))
    return disc.map { .ring($0, inner: max(0, radiusX - half), outer: radiusX + half) }
  }
}
