internal import A11yModel
internal import Support

extension Check {
  /// What can be touched or clicked is as large as the platform's own controls.
  static let targetSizeRecommended = Check(
    "target-size-recommended",
    parameters: [
      "ios-default", "ios-minimum", "macos-default", "macos-minimum", "wcag",
      "estimate-tolerance",
    ]
  ) { context, verdicts in
    let standard = RecommendedSize(context, condition: verdicts.condition)
    var worst = WorstVerdicts<Target>()
    let isAlone = context.facts.trees.count == 1
    for tree in context.facts.trees {
      let targets = PointerTargets(tree, size: standard.size)
      for place in targets.elements.indices {
        let target = context.facts.target(of: targets.elements[place], in: tree)
        let verdict = standard.verdict(on: place, of: targets, target)
        if isAlone { verdicts.append(verdict) } else { worst.add(verdict) }
      }
    }
    worst.append(to: &verdicts)
  }
}

/// How large targets are to be, by whom.
private struct RecommendedSize {
  /// The side that is asked for, and the one below which it is worse.
  private let side: Double
  private let minimum: Double
  private let tolerance: Double

  /// Who asks for it: the platform, WCAG, or both.
  private let isOfPlatform: Bool
  private let isOfBoth: Bool

  static let platform = "platform"
  static let wcag = "wcag"

  init(_ context: CheckContext, condition: String?) {
    let name = context.document.platform.rawValue
    let own = context.number("\(name)-default")
    let wcag = context.number("wcag")
    isOfPlatform = condition != Self.wcag
    isOfBoth = own == wcag
    side = isOfPlatform ? own : wcag
    minimum = context.number("\(name)-minimum")
    tolerance = context.number("estimate-tolerance")
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

  func verdict(on place: Int, of targets: PointerTargets, _ target: Target) -> Verdict {
    var verdict = Verdict(.passed, target)
    let area = targets.area(place)
    // Of the platform's guidelines no target is exempt.
    let isExempt = area.isInline || targets.hasEquivalent(place)
    verdict.isAssumed = area.isEstimated
    verdict.conditions = isOfPlatform ? [Self.platform] : [Self.wcag]
    if isOfBoth, !isExempt { verdict.conditions = [Self.platform, Self.wcag] }
    verdict.basis = Int(side) * 4 + (isOfPlatform ? 1 : 0) + (isOfBoth && !isExempt ? 2 : 0)
    verdict.evidence = area.evidence(side)
    verdict.terms = area.terms(side)
    let needed = "\(DecimalText.short(side)) by \(DecimalText.short(side))"
    let name = targets.name(place) ?? "it"
    switch targets.sizes[place] {
    case .enough: return verdict
    case _ where isExempt && !isOfPlatform: return verdict
    case .small:
      let extent = area.extent.map { "it is \($0)" } ?? "it is smaller"
      if targets.isMark(place) { return mark(verdict, place, targets, "\(extent), \(needed)") }
      verdict.result = .failed
      let least = min(area.width.upperBound, area.height.upperBound)
      if least < minimum { verdict.impact = .moderate }
      verdict.message =
        "people with large or unsteady fingers miss \(name): \(extent), \(needed) is recommended"
    case .unknown:
      let fact = area.missingSize
      verdict.result = .cantTell([fact], likely: .none)
      // A fact that lacks for many is asked for once.
      verdict.cause = fact
      verdict.message =
        "whether people with large or unsteady fingers miss \(name) depends on \(fact): \(needed) "
        + "is recommended"
    }
    return verdict
  }

  /// The data decide how large marks are: where the whole plot responds, they need not be larger.
  private func mark(
    _ verdict: Verdict,
    _ place: Int,
    _ targets: PointerTargets,
    _ extent: String
  ) -> Verdict {
    var verdict = verdict
    if let outer = targets.outer(place), let area = targets.tree.elements[outer].hitArea,
      size(area) == .enough
    {
      return verdict
    }
    let fact = "whether anything else chooses the same data"
    verdict.result = .cantTell([fact], likely: .fail)
    verdict.remedy = "mark"
    let name = targets.name(place) ?? "it"
    verdict.message =
      "whether people with large or unsteady fingers can choose \(name) depends on \(fact): "
      + "\(extent) is recommended"
    return verdict
  }
}
