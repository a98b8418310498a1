internal import A11yModel
internal import ChartSpeech
internal import Listening
internal import Looking
internal import RuleCatalogue

extension Check {
  /// The colour that a legend shows for a series is that of its marks.
  static let legendColorMatchesMarks = CheckSignature(
    "legend-color-matches-marks",
    formerly: "legend-color",
    parameters: ["same", "different"],
    cases: ["swatch"],
    evidence: ["swatch", "mark", "deviation", "threshold"],
    terms: ["name"]
  ).deciding { context, verdicts in
    guard let key = context.facts[LegendKey.self] else { return }
    let swatches = context.facts.swatches(key)
    let (same, different) = (context.number("same"), context.number("different"))
    let looks = context.facts[LookTable.self].looks
    for look in looks {
      guard case .series(let series) = look.subject, let swatch = swatches[series]?.keyParts,
        let first = swatch.first
      else { continue }
      let marks = look.alternatives.map(\.keyParts)
      for variant in context.component.judgedVariants(of: swatch + marks.joined()) {
        var match = ColorMatch(swatch, marks, same: same, in: variant, context.component)
        let others = looks.lazy.filter { $0.subject != look.subject }
          .flatMap { $0.alternatives.lazy.flatMap(\.keyParts) }
        match.seeThrough(others, margin: different, in: variant, context.component)
        let result = result(of: match, same: same, different: different)
        var verdict = Verdict(result, Target(look.source, at: first.source))
        verdict.variant = variant
        for coat in match.coats { verdict.note(coat) }
        if result != .passed {
          let shown = [first, marks.first?.first].compactMap(\.self)
          let parts = shown.compactMap(context.component.parts.firstIndex(of:))
          verdict.depicted = parts.map(Depicted.part)
        }
        if result == .failed,
          let places = context.component.places(of: swatch, marks, in: variant)
        {
          verdict.remedy = "swatch"
          verdict.paints = places
        }
        if result != .passed || verdicts.describesPasses {
          let hexes = match.coats.compactMap { $0.knownTones?.first?.notation }
          let isKnown = match.difference != nil
          let particulars: Particulars = [
            "swatch": isKnown ? hexes.first : nil, "mark": isKnown ? hexes.last : nil,
            "deviation": match.difference, "threshold": isKnown ? same : nil, "name": look.name,
          ]
          verdict.evidence = particulars.all
        } else {
          verdict.basis = match.difference.hashValue
        }
        verdicts.append(verdict)
      }
    }
  }

  private static func result(
    of match: ColorMatch,
    same: Double,
    different: Double
  ) -> Verdict.Result {
    guard let difference = match.difference else {
      return .cantTell([match.missing], likely: .none)
    }
    if difference <= same { return .passed }
    if difference > different, !match.isFainter { return .failed }
    let fact = "whether people take the two for one colour"
    return .cantTell([fact], likely: match.isFainter ? .pass : .none)
  }
}
