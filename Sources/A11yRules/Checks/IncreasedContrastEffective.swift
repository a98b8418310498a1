internal import A11yModel
internal import Looking
internal import RuleCatalogue

extension Check {
  /// What has enough contrast keeps it, and loses none, where a user asks for more.
  static let increasedContrastEffective = CheckSignature(
    "increased-contrast-effective",
    formerly: "increased-contrast",
    parameters: ContrastThresholds.shapeParameters + ["least-share", "plenty"],
    cases: ContrastReport.cases + ["line", "reduced", "words"],
    evidence: ContrastReport.textEvidence + ["ratioWithout"],
    terms: ContrastReport.terms + ["before"]
  ).deciding { context, verdicts in
    let scene = ContrastScene(context)
    for index in scene.parts.indices {
      let rendering = context.facts.component.renderings[scene.parts[index].rendering]
      let judged = scene.layout.judged[index]
      for (place, variant) in scene.layout.variants.enumerated()
      where variant.appearance.isHighContrast {
        // What looks as it does without increased contrast is enough there, too.
        guard let without = scene.layout.variants.firstIndex(of: variant.withoutHighContrast),
          judged.contains(place) || judged.contains(without),
          let rendered = rendering[variant],
          let plain = rendering[variant.withoutHighContrast],
          let base = scene.report(on: index, plain)?.report, base.judgement.answer == .reaches
        else { continue }
        guard judged.contains(place) else {
          verdicts.append(Verdict(.passed, index, base.coat, in: variant, context.facts))
          continue
        }
        guard let increased = scene.report(on: index, rendered)?.report else { continue }
        verdicts.append(verdict(on: increased, base, context, &verdicts))
      }
    }
  }

  private static func verdict(
    on increased: ContrastReport,
    _ base: ContrastReport,
    _ context: CheckContext,
    _ verdicts: inout Verdicts
  ) -> Verdict {
    guard let ratio = increased.judgement.worst?.ratio, let before = base.judgement.worst?.ratio
    else { return increased.verdict(context.facts, &verdicts) }
    let enough = min(context.number("plenty"), context.number("least-share") * before.value)
    let isReduced = increased.judgement.answer == .reaches && ratio.value < enough
    var verdict = increased.verdict(context.facts, &verdicts, isDescribed: isReduced)
    if verdict.result == .passed, isReduced {
      verdict.result = .failed
      verdict.depicted = [.part(increased.part)]
      verdict.remedy = "reduced"
    }
    if verdict.result == .passed, !verdicts.describesPasses { return verdict }
    verdict.evidence += [
      Evidence("ratioWithout", .number(before.value)),
      Evidence("before", .text(before.description)),
    ]
    return verdict
  }
}
