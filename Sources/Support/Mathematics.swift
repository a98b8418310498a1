// The one place that asks the platform for arithmetic beyond the standard library.
#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

/// Arithmetic beyond the standard library; angles are in degrees.
public enum Mathematics {
  package static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }

  /// The cube root of a positive number, to 14 digits.
  ///
  /// A third of the exponent comes within 4 % of it, and each step of Halley's iteration cubes what
  /// is left. It is asked for millions of times, and the platform's takes far longer.
  @inlinable public static func cubeRoot(_ value: Double) -> Double {
    var root = Double(bitPattern: value.bitPattern / 3 + 0x2A9F_7893_0000_0000)
    for _ in 0..<2 {
      let cube = root * root * root
      root *= (cube + 2 * value) / (2 * cube + value)
    }
    return root
  }

  package static func logarithm10(_ value: Double) -> Double { log10(value) }
  package static func exponential(_ value: Double) -> Double { exp(value) }
  @inlinable public static func hypotenuse(_ x: Double, _ y: Double) -> Double {
    (x * x + y * y).squareRoot()
  }
  package static func cosine(degrees: Double) -> Double { cos(degrees * .pi / 180) }
  package static func sine(degrees: Double) -> Double { sin(degrees * .pi / 180) }
  package static func tangent(degrees: Double) -> Double { tan(degrees * .pi / 180) }

  /// The angle of a point, from 0 up to 360.
  package static func angle(_ y: Double, _ x: Double) -> Double {
    let degrees = atan2(y, x) * 180 / .pi
    return degrees < 0 ? degrees + 360 : degrees
  }
}
