internal import Support

/// The CIEDE2000 difference from one colour, as close from below as arithmetic without angles comes.
///
/// Angles take most of the time that a difference takes, and most colours are far from the nearest.
struct NearDifference {
  private let reference: LabColor
  private let chroma: Double

  init(reference: LabColor) {
    self.reference = reference
    chroma = Mathematics.hypotenuse(reference.a, reference.b)
  }

  /// A difference that the real one never falls below, and hardly exceeds.
  func bound(of color: LabColor) -> Double {
    let otherChroma = Mathematics.hypotenuse(color.a, color.b)
    let stretch = 1 + LabColor.greyStretch((chroma + otherChroma) / 2)
    let (a1, a2) = (stretch * reference.a, stretch * color.a)
    let (b1, b2) = (reference.b, color.b)
    let (c1, c2) = (Mathematics.hypotenuse(a1, b1), Mathematics.hypotenuse(a2, b2))
    let meanChroma = (c1 + c2) / 2
    let l =
      (color.lightness - reference.lightness)
      / LabColor.lightnessScale((color.lightness + reference.lightness) / 2)
    let c = (c2 - c1) / (1 + 0.045 * meanChroma)
    // 4 c₁ c₂ sin²(Δh / 2) is 2 (c₁ c₂ - c₁ c₂ cos Δh).
    let hueDistance = max(0, 2 * (c1 * c2 - a1 * a2 - b1 * b2)).squareRoot()
    let hue = MeanHue(a1, b1, c1, a2, b2, c2)
    let h = hueDistance / (1 + 0.015 * meanChroma * hue.weight())
    let turn = 2 * LabColor.seventhPowerRatio(meanChroma) * hue.rotation()
    // What leads up in one and down in the other is not nearer for the turn.
    let isApart = (a1 * b2 - b1 * a2) * c < -1e-9
    let square = l * l + c * c + h * h - (isApart ? 0 : turn * abs(c * h))
    return max(0, square).squareRoot() * (1 - 1e-9) - 1e-9
  }
}
