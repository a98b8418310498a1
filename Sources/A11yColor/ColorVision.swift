/// A kind of colour-vision deficiency, at full severity.
public enum ColorVision: String, Hashable, Sendable, CaseIterable {
  /// No sensation of red light's own.
  case protan
  /// No sensation of green light's own; with protan the common red-green deficiency.
  case deutan
  /// No sensation of blue light's own; rare, and this simulation of it is weak.
  case tritan

  /// The matrix of Machado, Oliveira and Fernandes (2009) for severity 1.0, on linear light.
  private var matrix: [Double] {
    switch self {
    case .protan:
      [
        0.152286, 1.052583, -0.204868,
        0.114503, 0.786281, 0.099216,
        -0.003882, -0.048116, 1.051998,
      ]
    case .deutan:
      [
        0.367322, 0.860646, -0.227968,
        0.280085, 0.672501, 0.047413,
        -0.011820, 0.042940, 0.968881,
      ]
    case .tritan:
      [
        1.255528, -0.076749, -0.178779,
        -0.078411, 0.930809, 0.147602,
        0.004733, 0.691367, 0.303900,
      ]
    }
  }

  /// What a person with this deficiency sees instead of an opaque colour, clipped to sRGB.
  public func simulated(_ color: Color) -> Color {
    let linear = LinearColor(color)
    let m = matrix
    func row(_ first: Int) -> Double {
      m[first] * linear.red + m[first + 1] * linear.green + m[first + 2] * linear.blue
    }
    return LinearColor(red: row(0), green: row(3), blue: row(6)).clipped.encoded
  }
}
