/// A range of 8-bit colours: an interval of each channel.
struct ColorBox {
  var red: ClosedRange<Int>
  var green: ClosedRange<Int>
  var blue: ClosedRange<Int>

  static let all = ColorBox(red: 0...255, green: 0...255, blue: 0...255)

  /// Whether looking at each colour is cheaper than dividing.
  var isSmall: Bool { red.count <= 2 && green.count <= 2 && blue.count <= 2 }

  /// Gives each colour as `0xRRGGBB`; without an array, for it is asked for millions of times.
  func forEachColor(_ body: (UInt32) -> Void) {
    for r in red {
      for g in green {
        for b in blue { body(UInt32(r << 16 | g << 8 | b)) }
      }
    }
  }

  /// Gives the halves of each channel, combined.
  func forEachPart(_ body: (ColorBox) -> Void) {
    Self.forEachHalf(red) { red in
      Self.forEachHalf(green) { green in
        Self.forEachHalf(blue) { body(ColorBox(red: red, green: green, blue: $0)) }
      }
    }
  }

  private static func forEachHalf(_ range: ClosedRange<Int>, _ body: (ClosedRange<Int>) -> Void) {
    guard range.count > 1 else { return body(range) }
    let middle = (range.lowerBound + range.upperBound) / 2
    body(range.lowerBound...middle)
    body((middle + 1)...range.upperBound)
  }

  /// A corner: 0 takes a channel's lower bound, 1 its upper.
  func corner(_ r: Int, _ g: Int, _ b: Int) -> LinearColor {
    let pick = { (range: ClosedRange<Int>, end: Int) in
      UInt32(end == 0 ? range.lowerBound : range.upperBound)
    }
    return LinearColor(hex: pick(red, r) << 16 | pick(green, g) << 8 | pick(blue, b))
  }

  /// The box's extent in CIELAB, from its corners: L* rises with every channel.
  var lightness: ClosedRange<Double> {
    LabColor.lightness(of: corner(0, 0, 0))...LabColor.lightness(of: corner(1, 1, 1))
  }

  /// a* rises with red and blue and falls with green: the slopes of X and Y never cross within
  /// sRGB.
  var a: ClosedRange<Double> {
    LabColor.a(of: corner(0, 1, 0))...LabColor.a(of: corner(1, 0, 1))
  }

  /// b* rises with red and green and falls with blue, likewise.
  var b: ClosedRange<Double> {
    LabColor.b(of: corner(0, 0, 1))...LabColor.b(of: corner(1, 1, 0))
  }
}
