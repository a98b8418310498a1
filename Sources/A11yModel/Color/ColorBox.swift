/// A range of 8-bit colours: an interval of each channel.
struct ColorBox {
  var red: ClosedRange<UInt8>
  var green: ClosedRange<UInt8>
  var blue: ClosedRange<UInt8>

  static let all = ColorBox(red: 0...255, green: 0...255, blue: 0...255)

  /// Its colour, as `0xRRGGBB`, where it is but one.
  var only: UInt32? {
    guard red.count == 1, green.count == 1, blue.count == 1 else { return nil }
    return UInt32(red.lowerBound) << 16 | UInt32(green.lowerBound) << 8 | UInt32(blue.lowerBound)
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
