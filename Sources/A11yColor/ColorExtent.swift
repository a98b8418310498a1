/// The extent of a box of colours, by its darkest and its brightest corner.
struct ColorExtent {
  let dark: LinearColor
  let bright: LinearColor

  /// - Parameters:
  ///   - box: the colours.
  ///   - light: the linear light of each byte.
  init(_ box: ColorBox, light: [Double]) {
    dark = LinearColor(
      red: light[Int(box.red.lowerBound)],
      green: light[Int(box.green.lowerBound)],
      blue: light[Int(box.blue.lowerBound)]
    )
    bright = LinearColor(
      red: light[Int(box.red.upperBound)],
      green: light[Int(box.green.upperBound)],
      blue: light[Int(box.blue.upperBound)]
    )
  }

  /// a* rises with red and blue and falls with green: the slopes of X and Y never cross within
  /// sRGB.
  var a: ClosedRange<Double> {
    let least = LinearColor(red: dark.red, green: bright.green, blue: dark.blue)
    let most = LinearColor(red: bright.red, green: dark.green, blue: bright.blue)
    return LabColor.a(of: least)...LabColor.a(of: most)
  }

  /// b* rises with red and green and falls with blue, likewise.
  var b: ClosedRange<Double> {
    let least = LinearColor(red: dark.red, green: dark.green, blue: bright.blue)
    let most = LinearColor(red: bright.red, green: bright.green, blue: dark.blue)
    return LabColor.b(of: least)...LabColor.b(of: most)
  }
}
