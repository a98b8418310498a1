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
    nearest(reaching: minimum, against: others, apart: 0, from: [])
  }

  /// The same with a CIEDE2000 difference of at least `difference` from each of yet others, which it
  /// is not to be mistaken for.
  package func nearest(
    reaching minimum: ContrastRatio,
    against others: [Color],
    apart difference: Double,
    from strangers: [Color]
  ) -> Color? {
    var search = NearestColorSearch(
      near: self,
      passing: PassingLuminances(
        reaching: minimum,
        against: others.map(\.relativeLuminance)
      ),
      apart: difference,
      from: strangers.map(LabColor.init)
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
  private let estimate: DifferenceBound
  private let near: NearDifference

  /// The linear light of each byte.
  private let light = LinearColor.ofByte

  private var best: (hex: UInt32, difference: Double)?
  private var queue = BoxQueue()

  /// What it is not to look like, and how far it keeps from that.
  private let strangers: [LabColor]
  private let distance: Double

  init(
    near color: Color,
    passing: PassingLuminances,
    apart distance: Double,
    from strangers: [LabColor]
  ) {
    (self.distance, self.strangers) = (distance, strangers)
    self.color = color
    reference = LabColor(color)
    self.passing = passing
    estimate = DifferenceBound(reference: reference)
    near = NearDifference(reference: reference)
  }

  mutating func run() -> Color? {
    seed(color)
    enqueue(ColorBox.all)
    while let (bound, box) = queue.popFirst() {
      if let best, bound >= best.difference { break }
      let (one, other) = box.halves
      enqueue(one)
      enqueue(other)
    }
    return best.map { Color(hex: $0.hex) }
  }

  /// The first colours that pass on the way to black and to white give a bound that is close.
  private mutating func seed(_ color: Color) {
    for end in [Color.black, .white] {
      for step in 0...64 {
        let point = color.mixed(with: end, amount: Double(step) / 64)
        let hex = Self.byte(point.red) << 16 | Self.byte(point.green) << 8 | Self.byte(point.blue)
        guard passing.contains(LinearColor(hex: hex).relativeLuminance) else { continue }
        consider(hex)
        break
      }
    }
  }

  private static func byte(_ component: Double) -> UInt32 {
    UInt32((min(max(component, 0), 1) * 255).rounded())
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
    guard difference < least, !strangers.contains(where: { lab.difference(from: $0) < distance })
    else { return }
    best = (hex, difference)
  }

  private mutating func enqueue(_ box: ColorBox) {
    if box.isSmall { return box.forEachColor { consider($0) } }
    guard let bound = bound(of: ColorExtent(box, light: light)), bound < least else { return }
    queue.insert(box, bound: bound)
  }

  /// A difference that no passing colour of the box falls below; nil where none passes.
  private func bound(of extent: ColorExtent) -> Double? {
    let (dark, bright) = (extent.dark, extent.bright)
    let darkest = dark.relativeLuminance - PassingLuminances.error
    let brightest = bright.relativeLuminance + PassingLuminances.error
    // WCAG's weights of the primaries are coarser than CIE's.
    let least = 0.000_039 * dark.red - 0.000_031_4 * bright.green - 0.000_007_8 * bright.blue
    let most = 0.000_039_1 * bright.red - 0.000_031_3 * dark.green - 0.000_007_6 * dark.blue
    var step = Double.infinity
    for range in passing.ranges where range.lowerBound <= brightest && range.upperBound >= darkest {
      let from = max(
        LabColor.luminance(of: dark),
        range.lowerBound + least - PassingLuminances.error
      )
      let to = min(
        LabColor.luminance(of: bright),
        range.upperBound + most + PassingLuminances.error
      )
      let low = LabColor.lightness(ofLuminance: from)
      step = min(
        step,
        estimate.bound(lightness: low...max(low, LabColor.lightness(ofLuminance: to)))
      )
    }
    // What lightness adds at least decides most boxes, and hue and chroma take long.
    guard step < self.least else { return nil }
    let plane = estimate.planeBound(a: extent.a, b: extent.b)
    return (step * step + plane).squareRoot()
  }
}
