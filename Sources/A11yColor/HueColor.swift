// Colours by a hue in degrees and two parts of 1 (CSS Color 4, sections 7 and 8).
extension Color {
  init(hue: Double, saturation: Double, lightness: Double) {
    func component(_ offset: Double) -> Double {
      let k = (offset + hue / 30).truncatingRemainder(dividingBy: 12)
      let amplitude = saturation * min(lightness, 1 - lightness)
      return lightness - amplitude * max(-1, min(k - 3, 9 - k, 1))
    }
    self.init(red: component(0), green: component(8), blue: component(4))
  }

  init(hue: Double, whiteness: Double, blackness: Double) {
    guard whiteness + blackness < 1 else {
      let gray = whiteness / (whiteness + blackness)
      self.init(red: gray, green: gray, blue: gray)
      return
    }
    // Between both rather than a sum of three, so that pure hues come out exactly.
    func component(_ pure: Double) -> Double { pure * (1 - blackness) + (1 - pure) * whiteness }
    let pure = Color(hue: hue, saturation: 1, lightness: 0.5)
    self.init(
      red: component(pure.red),
      green: component(pure.green),
      blue: component(pure.blue)
    )
  }

  /// The hue in degrees from 0 up to 360, which a grey does not have, with the largest and the
  /// smallest component.
  var hueAndRange: (hue: Double?, most: Double, least: Double) {
    let most = max(red, green, blue)
    let least = min(red, green, blue)
    let range = most - least
    guard range > 1e-5 else { return (nil, most, least) }
    let sixths =
      if most == red {
        (green - blue) / range + (green < blue ? 6 : 0)
      } else if most == green {
        (blue - red) / range + 2
      } else {
        (red - green) / range + 4
      }
    return (sixths * 60, most, least)
  }
}
