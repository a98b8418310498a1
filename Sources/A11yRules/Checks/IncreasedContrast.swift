internal import A11yModel
internal import Support

extension Check {
  /// What has enough contrast keeps it, and loses none, where a user asks for more.
  static let increasedContrast = Check(
    "increased-contrast",
    parameters: ContrastThresholds.shapeParameters + ["least-share", "plenty"]
  ) { context, verdicts in
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
          verdicts.append(Verdict(.passed, index, base.coat, in: variant, context.facts, ""))
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
    let whom = "people who turn on Increase Contrast"
    switch verdict.result {
    case .cantTell: break
    case .failed:
      verdict.message =
        "\(whom) cannot \(increased.deed) the \(increased.what(context.facts)): \(ratio), where it has \(before) "
        + "without, \(DecimalText.short(increased.most)):1 is needed"
    case .passed where isReduced:
      verdict.result = .failed
      verdict.remedy = "reduced"
      verdict.message =
        "\(whom) get less contrast for the \(increased.what(context.facts)): \(ratio) instead of \(before)"
    case .passed: break
    }
    if verdict.result == .passed, !verdicts.describesPasses { return verdict }
    verdict.evidence.append(Evidence("ratioWithout", .number(before.value)))
    return verdict
  }
}
