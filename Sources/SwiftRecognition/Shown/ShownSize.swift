package import SwiftSource

/// How large a view is, as far as fixed numbers say it.
package struct ShownSize: Hashable, Sendable {
  package enum Length: Hashable, Sendable {
    case points(Double)
    /// A part of the width or height that a `GeometryReader` has, by the place where that stands.
    case part(Double, of: Place)
    /// All the room that there is.
    case infinite
  }

  /// The width of a shape as it is drawn, by its frame or by the room that it fills; of others by their frame.
  ///
  /// Absent where only layout decides.
  package var width: Fact<Length> = .absent
  package var height: Fact<Length> = .absent
  package var maximumWidth: Fact<Length> = .absent
  package var maximumHeight: Fact<Length> = .absent
  package var minimumWidth: Fact<Length> = .absent
  package var minimumHeight: Fact<Length> = .absent
  /// Points that `padding` adds outside of it on each side, in the order top, leading, bottom, trailing.
  package var padding: Fact<[Double]> = .absent
  package var offset: Fact<[Double]> = .absent
  package var scale: Fact<Double> = .absent
  /// Degrees by which it is turned clockwise, where it is no shape.
  package var rotation: Fact<Double> = .absent

  package init() {}
}
