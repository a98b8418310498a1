internal import A11yModel
internal import Looking
internal import Support

/// Whether two colours stay apart for people with a colour-vision deficiency.
struct VisionJudgement: Sendable {
  let result: Verdict.Result
  private let vision: ColorVision
  let difference: Double
  private let normal: Double
  private let threshold: Double
  private let one: SeenColor
  private let other: SeenColor

  /// Nil where the two are one colour to everybody: that is for another rule.
  init?(
    _ one: SeenColor,
    _ other: SeenColor,
    extent: Double?,
    _ thresholds: VisionThresholds
  ) {
    normal = one.difference(from: other)
    guard normal >= thresholds.least else { return nil }
    let factor = (extent ?? .infinity) < thresholds.small ? thresholds.factor : 1
    let protan = one.difference(from: other, to: .protan)
    let deutan = one.difference(from: other, to: .deutan)
    let worst = protan <= deutan ? (ColorVision.protan, protan) : (ColorVision.deutan, deutan)
    let tritan = one.difference(from: other, to: .tritan)
    let hasCollapsed =
      normal >= thresholds.plain * factor && worst.1 < thresholds.plain * factor
      && normal / worst.1 > thresholds.collapse
    threshold = factor * thresholds.safe
    if worst.1 < thresholds.least * factor || hasCollapsed {
      (result, vision, difference) = (.failed, worst.0, worst.1)
    } else if worst.1 < threshold {
      (result, vision, difference) = (.cantTell([Self.doubt], likely: .none), worst.0, worst.1)
    } else if tritan < thresholds.least * factor {
      // The simulation is weak for this deficiency; it warns and no more.
      (result, vision, difference) = (.cantTell([Self.doubt], likely: .none), .tritan, tritan)
    } else {
      (result, vision, difference) = (.passed, worst.0, worst.1)
    }
    (self.one, self.other) = (one, other)
  }

  private static let doubt = "how well people tell colours as close as these"

  /// What people get, who know one colour from the other by nothing or by a cue.
  func message(_ names: (String, String), besides cue: Cue?) -> String {
    let people =
      isCloseToAll
      ? "people who see all colours, too,"
      : vision == .tritan
        ? "people who cannot tell blue from yellow (tritan)"
        : "people who cannot tell red from green (\(vision.rawValue))"
    let may = result == .failed ? "" : "may "
    let what =
      cue.map {
        "see the colours of ‘\(names.0)’ and ‘\(names.1)’ as one and tell them by \($0.phrase)"
      } ?? "take ‘\(names.0)’ for ‘\(names.1)’"
    let numbers =
      isCloseToAll
      ? "their colours differ by \(Self.text(difference))"
      : "a colour difference of \(Self.text(normal)) is \(Self.text(difference)) to them"
    return "\(people) \(may)\(what): \(numbers), \(Self.text(threshold)) is safe"
  }

  /// Whether the two are as close to people who see all colours, as two greys are.
  private var isCloseToAll: Bool { difference >= Self.share * normal && normal < threshold }

  /// How much of a difference is left where a deficiency takes next to nothing of it.
  private static let share = 0.9

  private static func text(_ value: Double) -> String {
    value == value.rounded() ? DecimalText.short(value) : DecimalText.truncated(value, places: 1)
  }

  var evidence: [Evidence] {
    [
      Evidence("vision", .text(vision.rawValue)), Evidence("difference", .number(difference)),
      Evidence("normal", .number(normal)), Evidence("threshold", .number(threshold)),
      Evidence("colors", .text("\(one.hex) and \(other.hex)")),
      Evidence("simulated", .text("\(one.hex(to: vision)) and \(other.hex(to: vision))")),
    ]
  }
}
