internal import A11yModel
internal import Listening
internal import Looking
internal import RuleCatalogue

extension Check {
  /// What can be touched or clicked is as large as the platform's own controls.
  static let targetSizeRecommended = CheckSignature(
    "target-size-recommended",
    parameters: [
      "ios-default", "ios-minimum", "macos-default", "macos-minimum", "wcag",
      "estimate-tolerance",
    ],
    when: ["platform", "wcag"],
    cases: ["mark"],
    evidence: PointerTargets.evidence,
    terms: PointerTargets.terms
  ).everySnapshot(of: recommendedTargets) { target, ask in
    let area = target.area
    switch target.size {
    case .enough: return ask.holds(particulars(of: target), target.describe)
    case _ where target.isExempt && !target.standard.isOfPlatform:
      return ask.holds(particulars(of: target), target.describe)
    case .small where target.isMark:
      // The data decide how large marks are: where the whole plot responds, they need not be larger.
      if target.isInLargerTarget { return ask.holds(particulars(of: target), target.describe) }
      let fact = "whether anything else chooses the same data"
      return ask.unknown(fact, as: "mark", particulars(of: target), likely: .fail, target.describe)
    case .small:
      return ask.fails(particulars(of: target)) { verdict in
        target.describe(&verdict)
        let least = min(area.width.upperBound, area.height.upperBound)
        if least < target.standard.minimum { verdict.impact = .moderate }
      }
    case .unknown:
      return ask.unknown(area.missingSize, particulars(of: target)) { verdict in
        target.describe(&verdict)
        // A fact that lacks for many is asked for once.
        verdict.cause = area.missingSize
      }
    }
  }

  @Sendable
  private static func recommendedTargets(
    in tree: AccessibilityTree,
    _ ask: Ask
  ) -> [RecommendedTarget] {
    let name = ask.document.platform.rawValue
    let size = RecommendedSize(
      ofPlatform: ask.number("\(name)-default"),
      minimum: ask.number("\(name)-minimum"),
      ofWCAG: ask.number("wcag"),
      isOfPlatform: ask.profile.condition != "wcag",
      tolerance: ask.number("estimate-tolerance")
    )
    return RecommendedTarget.all(in: tree, size)
  }

  private static func particulars(of target: RecommendedTarget) -> Particulars {
    target.area.particulars(target.standard.side) + ["name": target.name]
  }
}

extension RecommendedTarget {
  fileprivate func describe(_ verdict: inout Verdict) {
    verdict.isAssumed = area.isEstimated
    verdict.conditions = standard.isOfPlatform ? ["platform"] : ["wcag"]
    if standard.isOfBoth, !isExempt { verdict.conditions = ["platform", "wcag"] }
  }
}
