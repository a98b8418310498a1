internal import Support

extension Color {
  /// A grey of the gamma 2.2, which is mirrored for negative values (Apple, `genericGrayGamma2_2`).
  package init(grayOfGamma22 white: Double, alpha: Double) {
    let light = Mathematics.power(abs(white), 2.2)
    // Black and white are these in every space, which arithmetic misses by a hair.
    let encoded =
      white == 0 || white == 1 ? white : LinearColor.encode(white < 0 ? -light : light)
    self.init(red: encoded, green: encoded, blue: encoded, alpha: alpha)
  }
}
