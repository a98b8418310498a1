/// A range of 8-bit colours: an interval of each channel.
struct ColorBox {
  var red: ClosedRange<UInt8>
  var green: ClosedRange<UInt8>
  var blue: ClosedRange<UInt8>

  static let all = ColorBox(red: 0...255, green: 0...255, blue: 0...255)

  /// Whether looking at each colour is cheaper than dividing.
  var isSmall: Bool { red.count * green.count * blue.count <= 16 }

  /// Gives each colour as `0xRRGGBB`.
  func forEachColor(_ body: (UInt32) -> Void) {
    for r in red {
      for g in green {
        for b in blue { body(UInt32(r) << 16 | UInt32(g) << 8 | UInt32(b)) }
      }
    }
  }

  /// Its halves along its longest side.
  var halves: (ColorBox, ColorBox) {
    var (one, other) = (self, self)
    if green.count >= red.count, green.count >= blue.count {
      (one.green, other.green) = Self.halves(green)
    } else if red.count >= blue.count {
      (one.red, other.red) = Self.halves(red)
    } else {
      (one.blue, other.blue) = Self.halves(blue)
    }
    return (one, other)
  }

  private static func halves(
    _ range: ClosedRange<UInt8>
  ) -> (ClosedRange<UInt8>, ClosedRange<UInt8>) {
    let middle = range.lowerBound + (range.upperBound - range.lowerBound) / 2
    return (range.lowerBound...middle, (middle + 1)...range.upperBound)
  }
}
