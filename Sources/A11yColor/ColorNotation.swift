internal import Support

extension Color {
  /// The colour as CSS writes it: as `#RRGGBB` where sRGB has it, else as `color(display-p3 …)`, of
  /// which hex digits would say another.
  public var notation: String {
    guard !isInSRGB else { return hex }
    let wide = LinearColor(self).displayP3.encoded
    let numbers = [wide.red, wide.green, wide.blue].map { component in
      DecimalText.short((component * 1000).rounded() / 1000)
    }
    let opacity = alpha < 1 ? " / \(DecimalText.short((alpha * 1000).rounded() / 1000))" : ""
    return "color(display-p3 \(numbers.joined(separator: " "))\(opacity))"
  }
}

extension LinearColor {
  /// The same light, of Display P3's primaries (CSS Color 4, section 10.4).
  fileprivate var displayP3: LinearColor {
    LinearColor(
      red: 0.822_461_968_714_362_3 * red + 0.177_538_031_285_637_6 * green,
      green: 0.033_194_198_850_961_6 * red + 0.966_805_801_149_038_3 * green,
      blue: 0.017_082_630_911_215_4 * red + 0.072_397_440_963_949_1 * green
        + 0.910_519_928_124_835_4 * blue
    )
  }
}
