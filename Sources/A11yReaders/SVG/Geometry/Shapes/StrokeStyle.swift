/// How a line is drawn along a shape (SVG 2, section 13.5).
struct StrokeStyle: Hashable, Sendable {
  /// User units, above 0.
  var width = 1.0

  var cap = StrokeCap.butt
  var join = StrokeJoin.miter

  /// How long a mitre may be, in widths, before it is cut off; at least 1.
  var miterLimit = 4.0

  /// Lengths of dashes and gaps in turn, in user units; none for a line without gaps.
  var dashes: [Double] = []

  /// Where in the dashes the line begins, in user units.
  var dashOffset = 0.0

  /// What the author takes the length of the whole path for, above 0; nil for what it is.
  var pathLength: Double?

  /// Whether widths are those of the device, whatever transforms the shape (SVG 2, section 8.12).
  var isNonScaling = false

  /// The lengths of its dashes and gaps in words; nil for a line that no gap is seen in.
  var dashNames: String? {
    let all = dashes.count.isMultiple(of: 2) ? dashes : dashes + dashes
    let hasGap = all.indices.contains { !$0.isMultiple(of: 2) && all[$0] >= 0.5 }
    guard hasGap else { return nil }
    return all.map { "\(($0 * 2).rounded() / 2)" }.joined(separator: " ")
  }

  /// The same line where a user unit has another length.
  func scaled(by factor: Double) -> StrokeStyle {
    var style = self
    style.width *= factor
    style.dashes = dashes.map { $0 * factor }
    style.dashOffset *= factor
    style.pathLength = pathLength.map { $0 * factor }
    return style
  }
}
