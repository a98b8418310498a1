/// A form that a view fills, strokes or is cut to.
package struct ShownShape: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case rectangle
    case roundedRectangle(radius: Fact<Double>)
    case circle
    case ellipse
    case capsule
    /// A part of a circle's edge, as `Path.addArc` draws it.
    case arc(start: Fact<Double>, end: Fact<Double>)
    /// A form that the source draws, or that is not modelled; the name of its type.
    case path(String)
  }

  package var kind: Kind
  /// The part of the edge that is drawn, 0 to 1; absent where it is all of it.
  package var trim: Fact<Trim> = .absent
  package var inset: Fact<Double> = .absent
  /// Degrees by which it is turned clockwise.
  package var rotation: Fact<Double> = .absent

  package struct Trim: Hashable, Sendable {
    package var from: Double
    package var to: Double
  }

  package init(_ kind: Kind) { self.kind = kind }
}
