/// How a line is drawn along a shape (SVG 2, section 13.5).
package struct StrokeStyle: Hashable, Sendable {
  /// User units, above 0.
  package var width = 1.0

  package var cap = StrokeCap.butt
  package var join = StrokeJoin.miter

  /// How long a mitre may be, in widths, before it is cut off; at least 1.
  package var miterLimit = 4.0

  /// Lengths of dashes and gaps in turn, in user units; none for a line without gaps.
  package var dashes: [Double] = []

  /// Where in the dashes the line begins, in user units.
  package var dashOffset = 0.0

  /// What the author takes the length of the whole path for, above 0; nil for what it is.
  package var pathLength: Double?

  /// Whether widths are those of the device, whatever transforms the shape (SVG 2, section 8.12).
  package var isNonScaling = false

  package init(
    width: Double = 1.0,
    cap: StrokeCap = StrokeCap.butt,
    join: StrokeJoin = StrokeJoin.miter,
    miterLimit: Double = 4.0,
    dashes: [Double] = [],
    dashOffset: Double = 0.0,
    pathLength: Double? = nil,
    isNonScaling: Bool = false
  ) {
    (self.width, self.cap, self.join, self.miterLimit) = (width, cap, join, miterLimit)
    (self.dashes, self.dashOffset, self.pathLength) = (dashes, dashOffset, pathLength)
    self.isNonScaling = isNonScaling
  }

  /// The lengths of its dashes and gaps in words; nil for a line that no gap is seen in.
  package var dashNames: String? {
    let all = dashes.count.isMultiple(of: 2) ? dashes : dashes + dashes
    let hasGap = all.indices.contains { !$0.isMultiple(of: 2) && all[$0] >= 0.5 }
    guard hasGap else { return nil }
    return all.map { "\(($0 * 2).rounded() / 2)" }.joined(separator: " ")
  }

  /// The same line where a user unit has another length.
  package func scaled(by factor: Double) -> StrokeStyle {
    var style = self
    style.width *= factor
    style.dashes = dashes.map { $0 * factor }
    style.dashOffset *= factor
    style.pathLength = pathLength.map { $0 * factor }
    return style
  }
}

/// What ends an open line (SVG 2, section 13.5.4).
@usableFromInline package enum StrokeCap: String, Hashable, Sendable {
  case butt
  case round
  case square
}

/// What fills the outer side of a corner (SVG 2, section 13.5.5).
@usableFromInline package enum StrokeJoin: String, Hashable, Sendable {
  case miter
  case miterClip = "miter-clip"
  case round
  case bevel
  case arcs

  /// Whether the sides of the line go on until they meet; browsers draw what they do not know so.
  package var isPointed: Bool { self != .round && self != .bevel }
}
