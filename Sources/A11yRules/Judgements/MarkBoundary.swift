internal import A11yModel
internal import Listening
internal import Looking

extension MarkBoundary {
  /// What is reported of marks that touch, and what messages name besides.
  static let evidence = ContrastReport.evidence + ["separatorRatio"]
  static let terms = ["first", "looks", "open", "page", "parting", "ratios", "second", "unseen"]

  /// Nil where nothing is asked.
  func verdict(_ context: CheckContext, _ verdicts: inout Verdicts) -> Verdict? {
    let finding = finding(
      isGapEnough: context.profile.separationSuffices,
      areSeparatorsAsked: verdicts.describesPasses,
      areRatiosAsked: verdicts.comparesPasses
    )
    guard let finding else { return nil }
    let (coat, judgement) = (finding.coat, finding.judgement)
    guard finding.isLacking || verdicts.describesPasses else {
      return pass(coat, finding.separator, context, verdicts)
    }
    let result: Verdict.Result =
      !finding.isLacking
      ? .passed
      : finding.missing.isEmpty ? .failed : .cantTell(finding.missing, likely: .none)
    var verdict = Verdict(result, pair.second, coat, in: variant, context.facts)
    verdict.evidence = evidence(judgement, coat, finding.separator, &verdicts)
    guard finding.isLacking else { return verdict }
    verdict.depicted = [.part(pair.first), .part(pair.second)]
    let named: Particulars = [
      "ratios": judgement.worst?.ratio.description, "page": judgement.isOnAnyPage ? "any" : nil,
      "unseen": judgement.worst == nil ? judgement.missing ?? "their colours" : nil,
      "parting": finding.separator.map { "\(ContrastRatio($0))" },
      "open": marks.missing.map { _ in "not" },
    ]
    verdict.evidence += named.all
    if isAlike { (verdict.impact, verdict.saying) = (.serious, "alike") }
    if result == .failed, nearest(coat, &verdicts)?.fitsPalette ?? false {
      verdict.paints = context.facts.colors(of: finding.second, pair.second, in: variant)
    }
    return verdict
  }

  /// What messages call the marks.
  func named(_ parts: [Int]) -> Particulars {
    let names = names(of: parts)
    let isPair = names.count == 2
    return [
      "first": isPair ? names[0] : nil, "second": isPair ? names[1] : nil,
      "looks": names.count > 2 ? names : nil,
    ]
  }

  /// A pass that says no more than what tells it from others.
  private func pass(
    _ coat: Coat,
    _ separator: Double?,
    _ context: CheckContext,
    _ verdicts: Verdicts
  ) -> Verdict {
    var verdict = Verdict(.passed, pair.second, coat, in: variant, context.facts)
    guard verdicts.comparesPasses else { return verdict }
    var hasher = Hasher()
    hasher.combine(coat.worst)
    hasher.combine(coat.origin.foreground)
    hasher.combine(coat.origin.background)
    hasher.combine(separator)
    verdict.basis = hasher.finalize()
    return verdict
  }

  private func evidence(
    _ judgement: ContrastJudgement,
    _ coat: Coat,
    _ separator: Double?,
    _ verdicts: inout Verdicts
  ) -> [Evidence] {
    guard let worst = judgement.worst else { return [] }
    var evidence = [
      Evidence("foreground", .text(worst.foreground.notation)),
      Evidence("background", .text(worst.background.notation)),
      Evidence("ratio", .number(worst.ratio.value)),
      Evidence("threshold", .number(scene.thresholds.graphic)),
    ]
    evidence += coat.names(in: scene.facts.document)
    if let separator { evidence.append(Evidence("separatorRatio", .number(separator))) }
    guard judgement.answer == .falls,
      let nearest = nearest(coat, &verdicts)?.color
    else { return evidence }
    return evidence + [Evidence("nearestForeground", .text(nearest.hex))]
  }

  private func nearest(
    _ coat: Coat,
    _ verdicts: inout Verdicts
  ) -> (color: Color, fitsPalette: Bool)? {
    verdicts.colors.nearest(
      to: coat.tones,
      reaching: ContrastRatio(scene.thresholds.graphic),
      against: neighbours,
      in: variant,
      scene.facts
    )
  }
}
