internal import A11yModel
internal import Listening
internal import Looking
internal import RuleCatalogue

extension Check {
  /// Colours that stand for states or series stay apart for people with a colour-vision
  /// deficiency.
  static let paletteCvdDistinct = CheckSignature(
    "palette-cvd-distinct",
    formerly: "palette-vision",
    parameters: CueThresholds.parameters + VisionThresholds.parameters,
    cases: ["told"],
    evidence: ["vision", "difference", "normal", "threshold", "colors", "simulated"]
  ).deciding { context, verdicts in
    let table = context.facts[LookTable.self]
    let cues = CueThresholds(context.parameters)
    let thresholds = VisionThresholds(context.parameters)
    let swatches = context.component.swatchExtents
    table.reportUnknownColors(context, &verdicts)
    let colors = table.seenColors
    LookPairs(table, in: context.facts).judge(&verdicts) { first, second, detail, verdicts in
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
        guard let judgement = VisionJudgement(one, other, extent: extent, thresholds) else {
          continue
        }
        var verdict = Verdict(judgement.result, Target(table.looks[second].source))
        verdict.variant = table.variants[variant]
        verdict.note(one.coat, other.coat)
        var cue: Cue?
        if judgement.result != .passed, detail != .standing {
          let difference = table.difference(first, second, in: variant, cues)
          switch difference.telling(hasHue: table.hasHue(first, second), cues) {
          case .cue(let seen): (cue, verdict.impact) = (seen, .minor)
          case .lightness: verdict.impact = .minor
          case .nothingDiffers, .lost, .uncertainAlone, .colorAlone, .unknown: break
          }
        }
        if detail == .standing {
          verdict.evidence = [Evidence("difference", .number(judgement.difference))]
        } else if detail.describes(judgement.result) {
          let names = (table.looks[first].name, table.looks[second].name)
          verdict.message = judgement.message(names, besides: cue)
          if cue != nil { verdict.remedy = "told" }
          verdict.evidence = judgement.evidence
        } else {
          verdict.basis = judgement.difference.hashValue
        }
        if judgement.result != .passed, detail != .standing {
          verdict.state = "\(table.looks[first].name), \(table.looks[second].name)"
          // Two states of one colour are as close to a third as each other.
          verdict.cause =
            cue == nil && judgement.result == .failed
            ? context.causeOfColorAlone : context.cause(one.coat.origin, other.coat.origin)
        }
        verdicts.append(verdict)
      }
    }
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
