internal import Support

/// Bounds of the CIEDE2000 difference between one colour and a box of colours.
///
/// CIEDE2000 is no metric, so its parts are bounded one by one: with unit weights
/// ΔE² = l² + c² + h² + R·c·h ≥ l² + (1 − |R|/2)(c² + h²), and S_H is greatest where T is.
struct DifferenceBound {
  private let reference: LabColor
  private let chroma: Double
  /// The largest |sin 2Δθ| of the rotation term: a mean hue lies within 90° of either hue.
  private let rotation: Double

  init(reference: LabColor) {
    self.reference = reference
    chroma = Mathematics.hypotenuse(reference.a, reference.b)
    // The stretch of a* turns the hue; both of its ends count. A grey has no hue to tell.
    let hues = [1, 1.5].map { Mathematics.angle(reference.b, $0 * reference.a) }
    let distances = hues.map { 180 - abs(180 - abs($0 - 275)) }
    let nearest = chroma < 1e-6 ? 0 : max(0, (distances.min() ?? 0) - 90)
    rotation = Mathematics.sine(
      degrees: 60 * Mathematics.exponential(-(nearest / 25) * (nearest / 25))
    )
  }

  /// What hue and chroma add at least, squared, over a range of a* and b*.
  ///
  /// Of the distance D in the plane, what chroma does not account for is hue: c² + h² is
  /// (D² − ΔC²) / S_H² + ΔC² / S_C², which falls as ΔC grows.
  func planeBound(a: ClosedRange<Double>, b: ClosedRange<Double>) -> Double {
    let (nearestA, farthestA) = (Self.distance(from: 0, to: a), Self.magnitude(a))
    let (nearestB, farthestB) = (Self.distance(from: 0, to: b), Self.magnitude(b))
    let farthest = Mathematics.hypotenuse(farthestA, farthestB)
    let nearest = Mathematics.hypotenuse(nearestA, nearestB)
    let least = 1 + LabColor.greyStretch((chroma + farthest) / 2)
    let most = 1 + LabColor.greyStretch((chroma + nearest) / 2)
    // Chroma once a* is stretched, of the reference and within the range.
    let own =
      Mathematics.hypotenuse(
        least * reference.a,
        reference.b
      )...Mathematics.hypotenuse(most * reference.a, reference.b)
    let other =
      Mathematics.hypotenuse(
        least * nearestA,
        nearestB
      )...Mathematics.hypotenuse(most * farthestA, farthestB)
    let meanChroma = (own.upperBound + other.upperBound) / 2
    let distance = Mathematics.hypotenuse(
      least * Self.distance(from: reference.a, to: a),
      Self.distance(from: reference.b, to: b)
    )
    let step = min(
      distance,
      max(own.upperBound - other.lowerBound, other.upperBound - own.lowerBound)
    )
    let hue = hue(a: a, b: b, stretch: least...most)
    // Blue is turned, so that one side of its hue alone is nearer: where both steps lead up or down.
    let side = side(a: a, b: b)
    let isApart =
      side > 0 && other.upperBound < own.lowerBound
      || side < 0 && other.lowerBound > own.upperBound
    let weight = isApart ? 1 : 1 - hue.rotation * LabColor.seventhPowerRatio(meanChroma)
    let chromaScale = 1 + 0.045 * meanChroma
    let hueScale = 1 + 0.015 * meanChroma * hue.weight
    return weight
      * ((distance * distance - step * step) / (hueScale * hueScale)
        + step * step / (chromaScale * chromaScale))
  }

  /// The sign of the step in hue from the reference to a range; 0 where it has both.
  private func side(a: ClosedRange<Double>, b: ClosedRange<Double>) -> Double {
    let twice =
      reference.a * (b.lowerBound + b.upperBound) - reference.b * (a.lowerBound + a.upperBound)
    let margin =
      abs(reference.a) * (b.upperBound - b.lowerBound)
      + abs(reference.b) * (a.upperBound - a.lowerBound)
    return abs(twice) > margin + 1e-9 ? twice : 0
  }

  /// The greatest T of CIEDE2000 between the reference's hue and those of a range, stretched.
  private func hue(
    a: ClosedRange<Double>,
    b: ClosedRange<Double>,
    stretch: ClosedRange<Double>
  ) -> (weight: Double, rotation: Double) {
    let middle = stretch.lowerBound
    let x = middle * (a.lowerBound + a.upperBound) / 2
    let y = (b.lowerBound + b.upperBound) / 2
    let chroma = Mathematics.hypotenuse(x, y)
    let radius = Mathematics.hypotenuse(
      stretch.upperBound * (a.upperBound - a.lowerBound) / 2,
      (b.upperBound - b.lowerBound) / 2
    )
    guard radius < 0.4 * chroma else { return (Self.mostHueWeight, rotation) }
    let own = Mathematics.hypotenuse(middle * reference.a, reference.b)
    let hue = MeanHue(middle * reference.a, reference.b, own, x, y, chroma)
    // Half the angle of the range, and what the stretch may turn both; T changes by 2.41 a radian.
    let turn = 0.55 * radius / chroma + (stretch.upperBound / stretch.lowerBound - 1)
    return (hue.weight(turned: turn), min(rotation, hue.rotation(turned: turn)))
  }

  /// The greatest T of CIEDE2000 at any hue, and a little more.
  static let mostHueWeight = 1.58

  /// What lightness adds at least to the difference where it lies in a range.
  func bound(lightness: ClosedRange<Double>) -> Double {
    let nearest = min(max(reference.lightness, lightness.lowerBound), lightness.upperBound)
    return abs(nearest - reference.lightness)
      / LabColor.lightnessScale((reference.lightness + nearest) / 2)
  }

  /// The least difference from one colour: quicker to find than the difference itself.
  func bound(of color: LabColor) -> Double {
    let step = bound(lightness: color.lightness...color.lightness)
    let plane = planeBound(a: color.a...color.a, b: color.b...color.b)
    return (step * step + plane).squareRoot()
  }

  private static func magnitude(_ range: ClosedRange<Double>) -> Double {
    max(abs(range.lowerBound), abs(range.upperBound))
  }

  private static func distance(from value: Double, to range: ClosedRange<Double>) -> Double {
    max(range.lowerBound - value, value - range.upperBound, 0)
  }
}
