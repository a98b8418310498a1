internal import A11yModel
internal import Listening
internal import Looking
internal import RuleCatalogue
internal import Support

extension Check {
  /// Colours that stand for states or series stay apart for people with a colour-vision
  /// deficiency.
  static let paletteCvdDistinct = CheckSignature(
    "palette-cvd-distinct",
    formerly: "palette-vision",
    parameters: CueThresholds.parameters + VisionThresholds.parameters,
    cases: ["color", "told"],
    evidence: ["vision", "difference", "normal", "threshold", "colors", "simulated"],
    terms: ["cue", "first", "name", "plain", "safe", "second", "seen", "whom"] + Verdict.termsOfLike
  ).deciding { context, verdicts in
    let table = context.facts[LookTable.self]
    let thresholds = VisionThresholds(context.parameters)
    let swatches = context.component.swatchExtents
    table.reportUnknownColors(context, &verdicts)
    let colors = table.seenColors
    LookPairs(table, in: context.facts).judge(&verdicts) { first, second, add in
      for variant in table.judgedVariants(of: first, second) {
        guard let one = colors[variant][first], let other = colors[variant][second] else {
          continue
        }
        var extent: Double?
        for look in [first, second] {
          for points in [table.extent(of: look, in: variant), swatches[table.looks[look].subject]] {
            if let points { extent = min(extent ?? points, points) }
          }
        }
        guard let difference = VisionDifference(one, other, extent: extent, thresholds) else {
          continue
        }
        let pair = LookPair(table: table, first: first, second: second, variant: variant)
        add(variant, VisionFinding(difference: difference, pair: pair, context: context))
      }
    }
  }
}

/// What becomes of two colours for people with a colour-vision deficiency.
private struct VisionFinding: PairFinding {
  let difference: VisionDifference
  let pair: LookPair
  let context: CheckContext

  var closeness: Double { difference.difference }

  var result: Verdict.Result {
    switch difference.standing {
    case .apart: .passed
    case .close: .cantTell(["how well people tell colours as close as these"], likely: .none)
    case .one: .failed
    }
  }

  func note(in verdict: inout Verdict) { verdict.note(difference.coats.0, difference.coats.1) }

  func describe(_ verdict: inout Verdict) {
    let (one, other) = difference.coats
    var cue: Cue?
    if result != .passed {
      let cues = CueThresholds(context.parameters)
      switch pair.difference(cues).telling(hasHue: pair.hasHue, cues) {
      case .cue(let seen): (cue, verdict.impact) = (seen, .minor)
      case .lightness: verdict.impact = .minor
      case .nothingDiffers, .lost, .uncertainAlone, .colorAlone, .unknown: break
      }
      if cue != nil { verdict.remedy = "told" }
      // Two states of one colour are as close to a third as each other.
      verdict.cause =
        cue == nil && result == .failed
        ? context.causeOfColorAlone : context.cause(one.origin, other.origin)
    }
    let whom = difference.isCloseToAll ? "all" : difference.vision == .tritan ? "tritan" : "red"
    let numbers: Particulars = [
      "vision": difference.vision.rawValue, "difference": difference.difference,
      "normal": difference.normal, "threshold": difference.threshold, "colors": difference.colors,
      "simulated": difference.simulated,
    ]
    let named: Particulars = [
      "first": pair.names.0, "second": pair.names.1, "cue": cue?.phrase, "whom": whom,
      "plain": Self.text(difference.normal), "seen": Self.text(difference.difference),
      "safe": Self.text(difference.threshold),
    ]
    verdict.evidence = (numbers + named).all
  }

  private static func text(_ value: Double) -> String {
    value == value.rounded() ? DecimalText.short(value) : DecimalText.truncated(value, places: 1)
  }
}

extension Component {
  /// Points across the swatches in the legend, where the source says so.
  fileprivate var swatchExtents: [Look.Subject: Double] {
    var extents: [Look.Subject: Double] = [:]
    for index in parts.indices where parts[index].role == .swatch && parts[index].kind == .shape {
      guard let series = parts[index].series,
        let extent = [parts[index].width, parts[index].height].compactMap(\.self).min()
      else { continue }
      extents[.series(series)] = min(extents[.series(series)] ?? extent, extent)
    }
    return extents
  }
}
