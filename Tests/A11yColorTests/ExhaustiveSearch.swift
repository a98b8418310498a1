import Support

@testable import A11yColor

/// Looks at every colour of 8 bits a channel; lightness alone tells of most that they are too far.
struct ExhaustiveSearch {
  private let reference: LabColor
  private let luminance: Double
  private let ratio: Double

  init(near color: Color, against other: Color, ratio: Double) {
    reference = LabColor(color)
    luminance = other.relativeLuminance
    self.ratio = ratio
  }

  /// A colour that reaches the ratio and differs by less than a bound; nil where there is none.
  func color(closerThan bound: Double) -> String? {
    // A difference is no less than that in lightness over its weight, which is at most 1.75.
    let range =
      Self.luminance(
        ofLightness: reference.lightness - 1.75 * bound
      )...Self.luminance(
        ofLightness: reference.lightness + 1.75 * bound
      )
    // What each channel adds to the luminance of CIE, and to that of WCAG.
    let linear = (0..<256).map { LinearColor.decode(Double($0) / 255) }
    let cie = [0.212_639_005_871_510_27, 0.715_168_678_767_756, 0.072_192_315_360_733_71]
      .map { weight in linear.map { weight * $0 } }
    let wcag = [0.2126, 0.7152, 0.0722].map { weight in linear.map { weight * $0 } }
    var found: UInt32?
    cie[2].withUnsafeBufferPointer { cieBlue in
      wcag[2].withUnsafeBufferPointer { wcagBlue in
        for red in 0..<256 {
          for green in 0..<256 {
            let cieRest = cie[0][red] + cie[1][green]
            let wcagRest = wcag[0][red] + wcag[1][green]
            guard cieRest <= range.upperBound, cieRest + cieBlue[255] >= range.lowerBound else {
              continue
            }
            var blue = 0
            while blue < 256 {
              let value = cieRest + cieBlue[blue]
              if value > range.upperBound { break }
              if value >= range.lowerBound, passes(wcagRest + wcagBlue[blue]),
                lightnessDifference(value) < bound
              {
                let hex = UInt32(red << 16 | green << 8 | blue)
                if LabColor(Color(hex: hex)).difference(from: reference) < bound { found = hex }
              }
              blue += 1
            }
          }
        }
      }
    }
    return found.map { Color(hex: $0).hex }
  }

  private func passes(_ other: Double) -> Bool {
    other > luminance
      ? (other + 0.05) / (luminance + 0.05) >= ratio
      : (luminance + 0.05) / (other + 0.05) >= ratio
  }

  /// What lightness adds to a difference, which is no more than the whole.
  private func lightnessDifference(_ luminance: Double) -> Double {
    let lightness =
      luminance > 216.0 / 24389
      ? 116 * Mathematics.cubeRoot(luminance) - 16 : 24389.0 / 27 * luminance
    let mean = (lightness + reference.lightness) / 2 - 50
    let weight = 1 + 0.015 * mean * mean / (20 + mean * mean).squareRoot()
    return abs(lightness - reference.lightness) / weight - 1e-9
  }

  private static func luminance(ofLightness lightness: Double) -> Double {
    let root = (lightness + 16) / 116
    return lightness > 8 ? root * root * root : lightness * 27 / 24389
  }
}
