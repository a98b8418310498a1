/// A colour by its CIE tristimulus values, for the white point D65 with a luminance of 1.
struct XYZColor: Hashable, Sendable {
  var x: Double
  var y: Double
  var z: Double

  init(x: Double, y: Double, z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }

  /// A colour given for the white point D50, adapted by Bradford's method (CSS Color 4, section 10).
  init(d50 x: Double, _ y: Double, _ z: Double) {
    self.x =
      0.955_473_421_488_075 * x - 0.023_098_454_948_764_71 * y + 0.063_259_243_200_570_72 * z
    self.y =
      -0.028_369_709_333_863_7 * x + 1.009_995_398_081_304_1 * y + 0.021_041_441_191_917_323 * z
    self.z =
      0.012_314_014_864_481_998 * x - 0.020_507_649_298_898_964 * y + 1.330_365_926_242_124 * z
  }

  var linear: LinearColor {
    LinearColor(
      red: 3.240_969_941_904_521_3 * x - 1.537_383_177_570_093_5 * y - 0.498_610_760_293_003_3 * z,
      green: -0.969_243_636_280_879_8 * x + 1.875_967_501_507_720_6 * y
        + 0.041_555_057_407_175_61 * z,
      blue: 0.055_630_079_696_993_61 * x - 0.203_976_958_888_976_57 * y
        + 1.056_971_514_242_878_6 * z
    )
  }
}

extension XYZColor {
  /// A colour in CIE Lab with the white point D50, as `lab()` gives it (CSS Color 4, section 9).
  init(lightness: Double, a: Double, b: Double) {
    let middle = (lightness + 16) / 116
    self.init(
      d50: Self.expanded(middle + a / 500) * 0.3457 / 0.3585,
      Self.expanded(middle),
      Self.expanded(middle - b / 200) * (1 - 0.3457 - 0.3585) / 0.3585
    )
  }

  private static func expanded(_ value: Double) -> Double {
    let cube = value * value * value
    return cube > 216.0 / 24389 ? cube : (116 * value - 16) * 27 / 24389
  }

  /// A colour in Oklab, its lightness from 0 to 1 (CSS Color 4, section 9).
  init(okLightness lightness: Double, a: Double, b: Double) {
    let long = lightness + 0.396_337_777_376_174_9 * a + 0.215_803_757_309_913_6 * b
    let middle = lightness - 0.105_561_345_815_658_6 * a - 0.063_854_172_825_813_3 * b
    let short = lightness - 0.089_484_177_529_811_9 * a - 1.291_485_548_019_409_2 * b
    let l = long * long * long
    let m = middle * middle * middle
    let s = short * short * short
    x = 1.226_879_875_845_924_3 * l - 0.557_814_994_460_217_1 * m + 0.281_391_045_665_964_7 * s
    y = -0.040_575_745_214_800_8 * l + 1.112_286_803_280_317 * m - 0.071_711_058_065_516_4 * s
    z = -0.076_372_936_674_660_1 * l - 0.421_493_332_402_243_2 * m + 1.586_924_019_836_781_6 * s
  }
}
