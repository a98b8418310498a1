/// Where an element that can be operated responds to a touch or a click.
///
/// Each measure is at least and at most so many points; one that is known is a range of one number.
@usableFromInline package struct HitArea: Hashable, Sendable {
  /// The width and height of the box around it.
  package var width: ClosedRange<Double>
  package var height: ClosedRange<Double>

  /// The side of the largest upright square that fits into it.
  package var square: ClosedRange<Double>

  /// The left and top edge of the box, within the component; nil where the source does not say.
  package var x: Double?
  package var y: Double?

  /// Points to the hit area of the nearest other target; nil where the source does not say.
  package var spacing: Double?

  /// Whether it stands in a line of text that it is no higher than.
  package var isInline = false

  /// Whether its measures are estimates, as those of letters are.
  package var isEstimated = false

  /// What it measures at least, whatever is estimated of it.
  package var sure: Sure

  /// Whether the platform chose how it looks, and with that how large it is where nobody says.
  package var isPlatformDefault = false

  /// Why it may be larger or smaller where it is shown; nil where it is as it is measured.
  package var doubt: String?

  /// The area of a form.
  ///
  /// - Parameters:
  ///   - form: what it looks like.
  ///   - width: points; nil where not known.
  ///   - height: points; nil where not known.
  package init(_ form: Form, width: Double?, height: Double?) {
    self.width = width.map { $0...$0 } ?? Self.anything
    self.height = height.map { $0...$0 } ?? Self.anything
    square = form.square(width: width, height: height)
    sure = Sure(width: width ?? 0, height: height ?? 0, square: square.lowerBound)
  }

  /// What no estimate can take away.
  @usableFromInline package struct Sure: Hashable, Sendable {
    package var width: Double
    package var height: Double

    /// The side of a square that fits into it.
    package var square: Double

    package init(width: Double = 0, height: Double = 0, square: Double = 0) {
      (self.width, self.height, self.square) = (width, height, square)
    }
  }

  /// An area of which nothing is known.
  package static let unknown = HitArea(.other, width: nil, height: nil)

  private static let anything = 0...Double.infinity

  /// What a hit area looks like.
  @usableFromInline package enum Form: String, Hashable, Sendable, CaseIterable {
    case rectangle
    /// A circle or an ellipse that fills its box.
    case circle
    /// A rectangle with two half circles for its shorter sides.
    case capsule
    /// A rectangle whose corners are cut by arcs of a radius that is not known.
    case rounded
    /// Any other; only its box is known.
    case other
  }
}

extension HitArea {
  /// Takes in a piece of it, so that it is known to be at least as large.
  package mutating func include(_ piece: HitArea) {
    width = Self.atLeast(piece.width.lowerBound, width)
    height = Self.atLeast(piece.height.lowerBound, height)
    square = Self.atLeast(piece.square.lowerBound, square)
    sure.width = max(sure.width, piece.sure.width)
    sure.height = max(sure.height, piece.sure.height)
    sure.square = max(sure.square, piece.sure.square)
  }

  private static func atLeast(
    _ bound: Double,
    _ range: ClosedRange<Double>
  ) -> ClosedRange<Double> {
    bound <= range.lowerBound ? range : bound...max(bound, range.upperBound)
  }

  /// Whether the box around it is known.
  package var isSizeKnown: Bool {
    width.lowerBound == width.upperBound && height.lowerBound == height.upperBound
  }
}

extension HitArea.Form {
  /// What a shape that is touched or clicked itself looks like.
  package init(_ shape: Part.Shape?) {
    switch shape {
    case nil, .rectangle?: self = .rectangle
    case .circle?: self = .circle
    case .capsule?: self = .capsule
    case .roundedRectangle?: self = .rounded
    default: self = .other
    }
  }

  /// The side of the largest upright square that fits into such a form.
  fileprivate func square(width: Double?, height: Double?) -> ClosedRange<Double> {
    guard let width, let height, width > 0, height > 0 else {
      // What is known to be narrow holds no large square, however high it is.
      return 0...min(width ?? .infinity, height ?? .infinity)
    }
    let (long, short) = (max(width, height), min(width, height))
    let inCapsule = Self.squareInCapsule(long: long, short: short)
    switch self {
    case .rectangle: return short...short
    case .circle:
      // A corner (s, s)/2 of the square on the ellipse (2x/w)² + (2y/h)² = 1.
      let side = 1 / (1 / (width * width) + 1 / (height * height)).squareRoot()
      return side...side
    case .capsule: return inCapsule...inCapsule
    case .rounded: return inCapsule...short
    case .other: return 0...short
    }
  }

  /// Half the side u of a square whose corner (u, u) lies on the half circle around (l, 0) with the
  /// radius r: (u − l)² + u² = r²; the straight part holds the square where it is long enough.
  private static func squareInCapsule(long: Double, short: Double) -> Double {
    let radius = short / 2
    let middle = (long - short) / 2
    guard middle < radius else { return short }
    let half = (middle + (2 * radius * radius - middle * middle).squareRoot()) / 2
    return min(2 * half, short)
  }
}
