/// The direction between two hues, as a cosine and a sine.
struct MeanHue {
  private let cosine: Double
  private let sine: Double
  private let isKnown: Bool

  init(_ a1: Double, _ b1: Double, _ c1: Double, _ a2: Double, _ b2: Double, _ c2: Double) {
    let (x, y) = (a1 * c2 + a2 * c1, b1 * c2 + b2 * c1)
    let length = Mathematics.hypotenuse(x, y)
    // Between opposite hues there are two, and grey has none.
    isKnown = length > 1e-6 * c1 * c2 && c1 * c2 > 1e-12
    (cosine, sine) = (x / length, y / length)
  }

  /// The T of CIEDE2000; where it is not known, the greatest.
  var weight: Double {
    guard isKnown else { return DifferenceBound.mostHueWeight }
    let (cosine2, sine2) = (2 * cosine * cosine - 1, 2 * cosine * sine)
    let (cosine3, sine3) = (cosine2 * cosine - sine2 * sine, sine2 * cosine + cosine2 * sine)
    let (cosine4, sine4) = (2 * cosine2 * cosine2 - 1, 2 * cosine2 * sine2)
    return 1 - 0.17 * (cosine * Self.at30.cosine + sine * Self.at30.sine)
      + 0.24 * cosine2
      + 0.32 * (cosine3 * Self.at6.cosine - sine3 * Self.at6.sine)
      - 0.20 * (cosine4 * Self.at63.cosine + sine4 * Self.at63.sine) + 1e-9
  }

  /// The greatest |sin 2Δθ|: blue alone is turned.
  var rotation: Double {
    guard isKnown else { return Self.most }
    let toBlue = cosine * Self.blue.cosine + sine * Self.blue.sine
    // 60° from blue and farther, 2Δθ is below 0.2°.
    return toBlue < 0.5 ? 0.0035 : Self.most
  }

  private static let at6 = angle(6)
  private static let at30 = angle(30)
  private static let at63 = angle(63)
  private static let blue = angle(275)
  private static let most = Mathematics.sine(degrees: 60)

  private static func angle(_ degrees: Double) -> (cosine: Double, sine: Double) {
    (Mathematics.cosine(degrees: degrees), Mathematics.sine(degrees: degrees))
  }
}
