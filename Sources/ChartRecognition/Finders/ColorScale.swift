internal import A11yModel
internal import Geometry
internal import Support

/// Tells colours that a scale orders, as those of values are, from colours that tell kinds apart.
///
/// A scale goes from light to dark in hues that change gradually, or from a middle to darker or lighter
/// ends in two hues; the colours of kinds leap.
enum ColorScale {
  /// Between the lightest and the darkest colour of a scale, and between the middle and the ends of one
  /// with two hues, in L* of CIELAB at least.
  private static let (leastRange, leastArm) = (30.0, 15.0)

  /// The ratio of von Neumann of a and b of CIELAB along a scale at most; with two hues, whose colours
  /// are put in order by these, it is less.
  private static let (gradual, gradualArms) = (1.0, 0.5)

  /// What is greyer or darker has no hue that anybody sees.
  private static let (leastChroma, leastLightness) = (12.0, 10.0)

  /// Degrees within which the hues of one colour lie, and how much its chroma may fall on the way up.
  private static let (hueRange, chromaSlack) = (75.0, 10.0)

  /// Fewer colours of one hue are no scale.
  private static let leastShades = 3

  /// Whether different colours are those of a scale.
  static func orders(_ colors: Set<Color>) -> Bool {
    let sorted = colors.map(LabColor.init).sorted {
      ($0.lightness, $0.a, $0.b) < ($1.lightness, $1.a, $1.b)
    }
    guard let darkest = sorted.first, let lightest = sorted.last else { return false }
    let isRamp =
      lightest.lightness - darkest.lightness >= leastRange
      && (roughness(of: sorted, \.hues) < gradual || areShades(sorted))
    return isRamp || [lightest, darkest].contains { areArms(of: $0, sorted) }
  }

  /// Whether colours change as numbers grow that stand with them.
  static func follows(_ cells: [(color: Color, number: Double)]) -> Bool {
    let sorted = cells.sorted { $0.number < $1.number }.map { LabColor($0.color) }
    return Set(sorted).count > 1 && roughness(of: sorted, \.all) < gradual
  }

  /// How far colours that follow one another are from each other: the mean square of successive
  /// differences over the variance (von Neumann, “Distribution of the Ratio of the Mean Square
  /// Successive Difference to the Variance”, 1941), 2 for those in no order and near 0 for gradual ones.
  private static func roughness(
    of colors: [LabColor],
    _ coordinates: (LabColor) -> [Double]
  ) -> Double {
    let points = colors.map(coordinates)
    guard let count = points.first?.count, points.count > 1 else { return .infinity }
    var (steps, spread) = (0.0, 0.0)
    for axis in 0..<count {
      let values = points.map { $0[axis] }
      let mean = values.reduce(0, +) / Double(values.count)
      spread += values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(values.count)
      steps +=
        zip(values, values.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }
        / Double(values.count - 1)
    }
    // Greys have no hue that could leap.
    return spread < 1 ? 0 : steps / spread
  }

  /// Whether colours from dark to light are shades of one hue, that are most colourful in between or at
  /// an end.
  private static func areShades(_ colors: [LabColor]) -> Bool {
    let hues = colors.filter { $0.chroma >= leastChroma && $0.lightness >= leastLightness }
      .map(\.hue).sorted()
    guard hues.count >= leastShades, let first = hues.first else { return false }
    let gaps = zip(hues, hues.dropFirst() + [first + 360]).map { $1 - $0 }
    guard 360 - (gaps.max() ?? 0) <= hueRange else { return false }
    let chromas = colors.map(\.chroma)
    guard let peak = chromas.indices.max(by: { chromas[$0] < chromas[$1] }) else { return false }
    return zip(chromas[...peak], chromas[...peak].dropFirst()).allSatisfy { $1 >= $0 - chromaSlack }
      && zip(chromas[peak...], chromas[peak...].dropFirst()).allSatisfy { $1 <= $0 + chromaSlack }
  }

  /// Whether colours go from a middle to two ends, each in a hue of its own.
  private static func areArms(of middle: LabColor, _ colors: [LabColor]) -> Bool {
    let others = colors.filter { $0 != middle }
    guard let one = others.max(by: { $0.hueDistance(to: middle) < $1.hueDistance(to: middle) }),
      let other = others.max(by: { $0.hueDistance(to: one) < $1.hueDistance(to: one) })
    else { return false }
    func arm(_ isMember: (LabColor) -> Bool) -> [LabColor] {
      others.filter(isMember).sorted {
        abs($0.lightness - middle.lightness) < abs($1.lightness - middle.lightness)
      }
    }
    let first = arm { $0.hueDistance(to: one) < $0.hueDistance(to: other) }
    let second = arm { $0.hueDistance(to: one) >= $0.hueDistance(to: other) }
    return [first, second].allSatisfy { arm in
      arm.count > 1 && abs((arm.last?.lightness ?? 0) - middle.lightness) >= leastArm
    } && roughness(of: first.reversed() + [middle] + second, \.hues) < gradualArms
  }
}

extension LabColor {
  fileprivate var hues: [Double] { [a, b] }
  fileprivate var all: [Double] { [lightness, a, b] }
  fileprivate var chroma: Double { Point(a, b).length }
  fileprivate var hue: Double { Mathematics.angle(b, a) }

  fileprivate func hueDistance(to other: LabColor) -> Double {
    Point(a - other.a, b - other.b).length
  }
}
