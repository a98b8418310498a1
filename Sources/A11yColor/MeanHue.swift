internal import Support

/// The direction between two hues, as a cosine and a sine.
struct MeanHue {
  private let cosine: Double
  private let sine: Double

  /// How far two hues are from being opposite, in radians at most; 0 where there is no telling.
  private let room: Double

  init(_ a1: Double, _ b1: Double, _ c1: Double, _ a2: Double, _ b2: Double, _ c2: Double) {
    let (x, y) = (a1 * c2 + a2 * c1, b1 * c2 + b2 * c1)
    let length = Mathematics.hypotenuse(x, y)
    // Between opposite hues there are two, and grey has none.
    room = length > 1e-6 * c1 * c2 && c1 * c2 > 1e-12 ? length / (c1 * c2) : 0
    (cosine, sine) = (x / length, y / length)
  }

  /// The greatest T of CIEDE2000 where the hue is turned no more than some radians.
  func weight(turned turn: Double = 0) -> Double {
    // Past the opposite hue the mean leaps; T changes by 2.41 a radian.
    guard room > 2 * turn else { return DifferenceBound.mostHueWeight }
    return min(DifferenceBound.mostHueWeight, weight + 2.41 * turn)
  }

  private var weight: Double {
    let (cosine2, sine2) = (2 * cosine * cosine - 1, 2 * cosine * sine)
    let (cosine3, sine3) = (cosine2 * cosine - sine2 * sine, sine2 * cosine + cosine2 * sine)
    let (cosine4, sine4) = (2 * cosine2 * cosine2 - 1, 2 * cosine2 * sine2)
    return 1 - 0.17 * (cosine * Self.at30.cosine + sine * Self.at30.sine)
      + 0.24 * cosine2
      + 0.32 * (cosine3 * Self.at6.cosine - sine3 * Self.at6.sine)
      - 0.20 * (cosine4 * Self.at63.cosine + sine4 * Self.at63.sine) + 1e-9
  }

  /// The greatest |sin 2Δθ|, where the hue is turned no more than some radians: blue alone counts.
  func rotation(turned turn: Double = 0) -> Double {
    guard room > 2 * turn else { return Self.most }
    let toBlue = cosine * Self.blue.cosine + sine * Self.blue.sine + turn
    return Self.rotations.first { toBlue < $0.cosine }?.rotation ?? Self.most
  }

  /// What no |sin 2Δθ| exceeds from some angles to blue on, the widest first.
  private static let rotations = [60.0, 45, 36, 28, 20, 12].map { angle in
    let turn = 60 * Mathematics.exponential(-(angle / 25) * (angle / 25))
    return (
      cosine: Mathematics.cosine(degrees: angle), rotation: Mathematics.sine(degrees: turn) + 1e-6
    )
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
