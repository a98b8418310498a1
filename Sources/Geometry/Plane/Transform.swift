internal import Support

/// An affine transformation, as `matrix(a b c d e f)` has it (CSS Transforms 1, section 12.1).
///
/// A point (x, y) becomes (a·x + c·y + e, b·x + d·y + f).
public struct Transform: Hashable, Sendable {
  public var a = 1.0
  public var b = 0.0
  public var c = 0.0
  public var d = 1.0
  public var e = 0.0
  public var f = 0.0

  package static let identity = Transform()

  @inlinable public init(
    a: Double = 1,
    b: Double = 0,
    c: Double = 0,
    d: Double = 1,
    e: Double = 0,
    f: Double = 0
  ) {
    (self.a, self.b, self.c) = (a, b, c)
    (self.d, self.e, self.f) = (d, e, f)
  }

  /// From the units of a box, of which it is one wide and high (SVG 2, objectBoundingBox).
  package init(unitsOf box: Box) {
    self.init(a: box.width, d: box.height, e: box.left, f: box.top)
  }

  /// - Parameter numbers: six of them, as `matrix()` has them.
  package init(numbers: [Double]) {
    self.init(
      a: numbers[0],
      b: numbers[1],
      c: numbers[2],
      d: numbers[3],
      e: numbers[4],
      f: numbers[5]
    )
  }

  @inlinable public static func translation(_ x: Double, _ y: Double) -> Transform {
    Transform(e: x, f: y)
  }

  @inlinable public static func scaling(_ x: Double, _ y: Double) -> Transform {
    Transform(a: x, d: y)
  }

  /// A turn from the x-axis towards the y-axis, which is clockwise on the screen.
  package static func rotation(degrees: Double) -> Transform {
    let cosine = Mathematics.cosine(degrees: degrees)
    let sine = Mathematics.sine(degrees: degrees)
    return Transform(a: cosine, b: sine, c: -sine, d: cosine)
  }

  package static func skew(x: Double, y: Double) -> Transform {
    Transform(b: Mathematics.tangent(degrees: y), c: Mathematics.tangent(degrees: x))
  }

  /// The transformation that does the other one first, then this one.
  @inlinable public func after(_ inner: Transform) -> Transform {
    Transform(
      a: a * inner.a + c * inner.b,
      b: b * inner.a + d * inner.b,
      c: a * inner.c + c * inner.d,
      d: b * inner.c + d * inner.d,
      e: a * inner.e + c * inner.f + e,
      f: b * inner.e + d * inner.f + f
    )
  }

  @inlinable public func apply(_ point: Point) -> Point {
    Point(a * point.x + c * point.y + e, b * point.x + d * point.y + f)
  }

  /// The same of a vector, which is not translated.
  func applyLinear(_ vector: Point) -> Point {
    Point(a * vector.x + c * vector.y, b * vector.x + d * vector.y)
  }

  /// The least box around a box once it is transformed.
  package func apply(_ box: Box) -> Box { Box(around: box.corners.map(apply)) }

  var determinant: Double { a * d - b * c }

  /// Whether every number of it is one that can be computed with.
  package var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && e.isFinite && f.isFinite
  }

  /// What undoes it; nil where it leaves no area of anything, which is then not painted
  /// (CSS Transforms 1, section 5), or where its numbers are too large or small to tell.
  package var inverse: Transform? {
    let determinant = determinant
    guard isFinite, determinant.isNormal else { return nil }
    let inverse = Transform(
      a: d / determinant,
      b: -b / determinant,
      c: -c / determinant,
      d: a / determinant,
      e: (c * f - d * e) / determinant,
      f: (b * e - a * f) / determinant
    )
    return inverse.isFinite ? inverse : nil
  }

  /// How much it enlarges areas, as a factor of lengths.
  package var meanScale: Double { abs(determinant).squareRoot() }

  /// How much it enlarges the length that it enlarges most: its larger singular value.
  var largestScale: Double {
    let sum = (a * a + b * b + c * c + d * d) / 2
    let difference = max(0, sum * sum - determinant * determinant).squareRoot()
    return (sum + difference).squareRoot()
  }

  /// Whether circles stay circles, so that a stroke is as wide in every direction.
  var isSimilarity: Bool {
    let tolerance = 1e-9 * (a * a + b * b + c * c + d * d)
    return abs(a * c + b * d) <= tolerance && abs(a * a + b * b - c * c - d * d) <= tolerance
  }

  /// Whether sides along the axes stay along them.
  package var keepsAxes: Bool { b == 0 && c == 0 || a == 0 && d == 0 }
}
