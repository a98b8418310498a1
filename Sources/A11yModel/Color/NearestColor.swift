extension Color {
  /// The colour that looks most like this opaque one and reaches a contrast ratio against another.
  ///
  /// Of all sRGB colours of 8 bits a channel, the one with the smallest CIEDE2000 difference whose
  /// unrounded ratio is at least `minimum`; nil where none reaches it.
  public func nearest(reaching minimum: ContrastRatio, against other: Color) -> Color? {
    nearest(reaching: minimum, against: [other])
  }

  /// The colour that looks most like this opaque one and reaches a contrast ratio against each of
  /// some others; nil where none does.
  public func nearest(reaching minimum: ContrastRatio, against others: [Color]) -> Color? {
    var search = NearestColorSearch(
      near: self,
      passing: PassingLuminances(
        reaching: minimum,
        against: others.map(\.relativeLuminance)
      )
    )
    return search.run()
  }
}

/// A best-first search through the cube of 8-bit colours, which it halves along each channel.
///
/// A box's bound never exceeds the difference of a passing colour in it, so the first box whose
/// bound reaches the best colour found ends the search with the true minimum.
private struct NearestColorSearch {
  private let color: Color
  private let reference: LabColor
  private let passing: PassingLuminances
  /// The lightness of what passes, darkest first.
  private let lightness: [ClosedRange<Double>]
  private let estimate: DifferenceBound
  private let near: NearDifference

  private var best: (hex: UInt32, difference: Double)?
  private var queue = BoxQueue()

  init(near color: Color, passing: PassingLuminances) {
    self.color = color
    reference = LabColor(color)
    self.passing = passing
    lightness = passing.ranges.map { range in
      let least = Self.lightness(ofLuminance: range.lowerBound) - Self.slack
      return least...Self.lightness(ofLuminance: range.upperBound) + Self.slack
    }
    estimate = DifferenceBound(reference: reference)
    near = NearDifference(reference: reference)
  }

  mutating func run() -> Color? {
    seed(color)
    enqueue(ColorBox.all)
    while let (bound, box) = queue.popFirst() {
      if let best, bound >= best.difference { break }
      if box.isSmall {
        box.forEachColor { consider($0) }
      } else {
        box.forEachPart { enqueue($0) }
      }
    }
    return best.map { Color(hex: $0.hex) }
  }

  /// The colours on the way to black and to white give a first bound that is close.
  private mutating func seed(_ color: Color) {
    for end in [Color.black, .white] {
      for step in 0...64 {
        let point = color.mixed(with: end, amount: Double(step) / 64)
        let bytes = [point.red, point.green, point.blue].map {
          UInt32((min(max($0, 0), 1) * 255).rounded())
        }
        consider(bytes[0] << 16 | bytes[1] << 8 | bytes[2])
      }
    }
  }

  /// The difference of the best colour so far.
  private var least: Double { best?.difference ?? .infinity }

  private mutating func consider(_ hex: UInt32) {
    let color = LinearColor(hex: hex)
    guard passing.contains(color.relativeLuminance) else { return }
    let lightness = LabColor.lightness(of: color)
    // Each step costs more than the one before it, and seldom is there more to gain.
    guard estimate.bound(lightness: lightness...lightness) < least else { return }
    let lab = LabColor(color)
    guard near.bound(of: lab) < least else { return }
    let difference = lab.difference(from: reference)
    if difference < least { best = (hex, difference) }
  }

  private mutating func enqueue(_ box: ColorBox) {
    guard let bound = bound(of: box), bound < least else { return }
    queue.insert(box, bound: bound)
  }

  /// A difference that no passing colour of the box falls below; nil where none passes.
  private func bound(of box: ColorBox) -> Double? {
    let darkest = box.corner(0, 0, 0).relativeLuminance - PassingLuminances.error
    let brightest = box.corner(1, 1, 1).relativeLuminance + PassingLuminances.error
    func mayPass(_ range: ClosedRange<Double>) -> Bool {
      range.lowerBound <= brightest && range.upperBound >= darkest
    }
    let whole = box.lightness
    // What lightness adds at least decides most boxes, and hue and chroma take long.
    var step = Double.infinity
    for index in passing.ranges.indices where mayPass(passing.ranges[index]) {
      step = min(step, estimate.bound(lightness: lightness[index].clamped(to: whole)))
    }
    guard step < least else { return nil }
    let plane = estimate.planeBound(a: box.a, b: box.b)
    return (step * step + plane).squareRoot()
  }

  /// WCAG's weights of the primaries are coarser than CIE's; in L* they differ by less.
  private static let slack = 0.05

  private static func lightness(ofLuminance luminance: Double) -> Double {
    LabColor(LinearColor(red: luminance, green: luminance, blue: luminance)).lightness
  }
}
