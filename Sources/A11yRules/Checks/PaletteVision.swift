internal import A11yModel

extension Check {
  /// Colours that stand for states or series stay apart for people with a colour-vision
  /// deficiency.
  static let paletteVision = Check(
    "palette-vision",
    parameters: CueThresholds.parameters + VisionThresholds.parameters
  ) { context, verdicts in
    let table = LookTable(context.component)
    let cues = CueThresholds(context)
    let thresholds = VisionThresholds(context)
    let swatches = context.component.swatchExtents
    table.reportUnknownColors(context, &verdicts)
    let colors = table.seenColors
    LookPairs(table, in: context.component).judge(&verdicts) { first, second in
      table.judgedVariants(of: [first, second]).compactMap { variant -> Verdict? in
        guard let one = colors[variant][first], let other = colors[variant][second] else {
          return nil
        }
        let extents = [first, second].flatMap { look in
          [table.extent(of: look, in: variant), swatches[table.looks[look].subject]]
            .compactMap(\.self)
        }
        guard
          let judgement = VisionJudgement(one, other, extent: extents.min(), thresholds)
        else { return nil }
        let names = (table.looks[first].name, table.looks[second].name)
        var verdict = Verdict(
          judgement.result,
          Target(table.looks[second].source),
          judgement.message(names)
        )
        verdict.variant = table.variants[variant]
        verdict.evidence = judgement.evidence
        verdict.note([one.coat, other.coat])
        if verdict.result != .passed {
          verdict.state = "\(names.0), \(names.1)"
          verdict.cause = context.cause(table.looks[first], table.looks[second])
          let difference = table.difference(first, second, in: variant, cues)
          switch difference.telling(hasHue: table.hasHue(first, second), cues) {
          case .cue, .lightness: verdict.impact = .minor
          case .nothingDiffers, .faintAlone, .colorAlone, .unknown: break
          }
        }
        return verdict
      }
    }
  }
}

extension Component {
  /// Points across the swatches in the legend, where the source says so.
  fileprivate var swatchExtents: [Look.Subject: Double] {
    var extents: [Look.Subject: Double] = [:]
    for part in parts where part.role == .swatch && part.kind == .shape {
      guard let series = part.series,
        let extent = [part.width, part.height].compactMap(\.self).min()
      else { continue }
      extents[.series(series)] = min(extents[.series(series)] ?? extent, extent)
    }
    return extents
  }
}
