internal import Support

extension LabColor {
  /// How different two colours look; about 1 is just noticeable side by side.
  ///
  /// CIEDE2000 with unit weights (CIE 142-2001; Sharma, Wu and Dalal 2005).
  public func difference(from other: LabColor) -> Double {
    let chroma = Mathematics.hypotenuse(a, b)
    let otherChroma = Mathematics.hypotenuse(other.a, other.b)
    let stretch = 1 + Self.greyStretch((chroma + otherChroma) / 2)

    let a1 = stretch * a
    let a2 = stretch * other.a
    let c1 = Mathematics.hypotenuse(a1, b)
    let c2 = Mathematics.hypotenuse(a2, other.b)
    let h1 = c1 == 0 ? 0 : Mathematics.angle(b, a1)
    let h2 = c2 == 0 ? 0 : Mathematics.angle(other.b, a2)

    let lightnessStep = other.lightness - lightness
    let chromaStep = c2 - c1
    var hueStep = h2 - h1
    if c1 * c2 == 0 {
      hueStep = 0
    } else if hueStep > 180 {
      hueStep -= 360
    } else if hueStep < -180 {
      hueStep += 360
    }
    let hueDistance = 2 * (c1 * c2).squareRoot() * Mathematics.sine(degrees: hueStep / 2)

    let meanLightness = (lightness + other.lightness) / 2
    let meanChroma = (c1 + c2) / 2
    var meanHue = h1 + h2
    if c1 * c2 != 0 {
      if abs(h1 - h2) <= 180 {
        meanHue /= 2
      } else {
        meanHue = meanHue < 360 ? (meanHue + 360) / 2 : (meanHue - 360) / 2
      }
    }

    let t =
      1 - 0.17 * Mathematics.cosine(degrees: meanHue - 30)
      + 0.24 * Mathematics.cosine(degrees: 2 * meanHue)
      + 0.32 * Mathematics.cosine(degrees: 3 * meanHue + 6)
      - 0.20 * Mathematics.cosine(degrees: 4 * meanHue - 63)
    let hueOffset = (meanHue - 275) / 25
    let rotation = 30 * Mathematics.exponential(-hueOffset * hueOffset)
    let lightnessScale = Self.lightnessScale(meanLightness)
    let chromaScale = 1 + 0.045 * meanChroma
    let hueScale = 1 + 0.015 * meanChroma * t
    let seventh = Self.seventhPowerRatio(meanChroma)
    let turn = -Mathematics.sine(degrees: 2 * rotation) * 2 * seventh

    let l = lightnessStep / lightnessScale
    let c = chromaStep / chromaScale
    let h = hueDistance / hueScale
    return max(0, l * l + c * c + h * h + turn * c * h).squareRoot()
  }

  /// The weight of a difference in lightness around a lightness.
  static func lightnessScale(_ meanLightness: Double) -> Double {
    let offset = (meanLightness - 50) * (meanLightness - 50)
    return 1 + 0.015 * offset / (20 + offset).squareRoot()
  }

  static func greyStretch(_ meanChroma: Double) -> Double {
    0.5 * (1 - seventhPowerRatio(meanChroma))
  }

  static func seventhPowerRatio(_ chroma: Double) -> Double {
    let squared = chroma * chroma
    let seventh = squared * squared * squared * chroma
    return (seventh / (seventh + 6_103_515_625)).squareRoot()
  }
}
