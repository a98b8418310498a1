/// A range of 8-bit colours: an interval of each channel.
struct ColorBox {
  var red: ClosedRange<Int>
  var green: ClosedRange<Int>
  var blue: ClosedRange<Int>

  static let all = ColorBox(red: 0...255, green: 0...255, blue: 0...255)

  /// Whether looking at each colour is cheaper than dividing.
  var isSmall: Bool { red.count <= 2 && green.count <= 2 && blue.count <= 2 }

  /// Each colour as `0xRRGGBB`.
  var colors: [UInt32] {
    red.flatMap { red in
      green.flatMap { green in blue.map { UInt32(red << 16 | green << 8 | $0) } }
    }
  }

  /// The halves of each channel, combined.
  var parts: [ColorBox] {
    Self.halves(red).flatMap { red in
      Self.halves(green).flatMap { green in
        Self.halves(blue).map { ColorBox(red: red, green: green, blue: $0) }
      }
    }
  }

  private static func halves(_ range: ClosedRange<Int>) -> [ClosedRange<Int>] {
    guard range.count > 1 else { return [range] }
    let middle = (range.lowerBound + range.upperBound) / 2
    return [range.lowerBound...middle, (middle + 1)...range.upperBound]
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
