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
  ).everySnapshot(of: RecommendedTarget.all) { target, ask in
    let area = target.area
    switch target.size {
    case .enough: return ask.holds(target.particulars, target.describe)
    case _ where target.isExempt && !target.standard.isOfPlatform:
      return ask.holds(target.particulars, target.describe)
    case .small where target.isMark:
      // The data decide how large marks are: where the whole plot responds, they need not be larger.
      if target.isInLargerTarget { return ask.holds(target.particulars, target.describe) }
      let fact = "whether anything else chooses the same data"
      return ask.unknown(fact, as: "mark", target.particulars, likely: .fail, target.describe)
    case .small:
      return ask.fails(target.particulars) { verdict in
        target.describe(&verdict)
        let least = min(area.width.upperBound, area.height.upperBound)
        if least < target.standard.minimum { verdict.impact = .moderate }
      }
    case .unknown:
      return ask.unknown(area.missingSize, target.particulars) { verdict in
        target.describe(&verdict)
        // A fact that lacks for many is asked for once.
        verdict.cause = area.missingSize
      }
    }
  }
}

/// How large targets are to be, by whom.
private struct RecommendedSize {
  /// The side that is asked for, and the one below which it is worse.
  let side: Double
  let minimum: Double
  private let tolerance: Double

  /// Whether the platform asks for it, and whether WCAG asks for the same.
  let isOfPlatform: Bool
  let isOfBoth: Bool

  init(_ ask: Ask) {
    let name = ask.document.platform.rawValue
    let (own, wcag) = (ask.number("\(name)-default"), ask.number("wcag"))
    isOfPlatform = ask.profile.condition != "wcag"
    isOfBoth = own == wcag
    side = isOfPlatform ? own : wcag
    minimum = ask.number("\(name)-minimum")
    tolerance = ask.number("estimate-tolerance")
  }

  /// Frames are measured: a round button is as large as the square around it.
  func size(_ area: HitArea) -> PointerTargets.Size {
    let slack = area.isEstimated ? tolerance : 0
    if area.doubt != nil { return .unknown }
    let least = min(area.width.lowerBound, area.height.lowerBound)
    if min(area.sure.width, area.sure.height) >= side { return .enough }
    let most = min(area.width.upperBound, area.height.upperBound)
    if least >= side * (1 + slack) { return .enough }
    return most < side * (1 - slack) ? .small : .unknown
  }
}

/// Something that can be touched or clicked, beside the size that is recommended.
private struct RecommendedTarget: CheckSubject {
  let standard: RecommendedSize
  private let targets: PointerTargets
  private let place: Int

  @Sendable static func all(in tree: AccessibilityTree, _ ask: Ask) -> [RecommendedTarget] {
    let standard = RecommendedSize(ask)
    let targets = PointerTargets(tree, size: standard.size)
    return targets.elements.indices.map { place in
      RecommendedTarget(standard: standard, targets: targets, place: place)
    }
  }

  func target(in facts: ComponentFacts) -> Target {
    facts.target(of: targets.elements[place], in: targets.tree)
  }

  var area: HitArea { targets.area(place) }
  var size: PointerTargets.Size { targets.sizes[place] }
  var isMark: Bool { targets.isMark(place) }

  /// Of the platform's guidelines no target is exempt.
  var isExempt: Bool { area.isInline || targets.hasEquivalent(place) }

  var isInLargerTarget: Bool {
    let outer = targets.outer(place).flatMap { targets.tree.elements[$0].hitArea }
    return outer.map { standard.size($0) == .enough } ?? false
  }

  var particulars: Particulars {
    area.particulars(standard.side) + ["name": targets.name(place)]
  }

  func describe(_ verdict: inout Verdict) {
    verdict.isAssumed = area.isEstimated
    verdict.conditions = standard.isOfPlatform ? ["platform"] : ["wcag"]
    if standard.isOfBoth, !isExempt { verdict.conditions = ["platform", "wcag"] }
  }
}
