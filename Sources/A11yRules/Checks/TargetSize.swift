internal import A11yModel
internal import Support

extension Check {
  /// What can be touched or clicked is large enough, or has room around it.
  static let targetSize = Check(
    "target-size",
    parameters: ["minimum", "estimate-tolerance"]
  ) { context, verdicts in
    var worst = WorstVerdicts<Target>()
    let isAlone = context.facts.trees.count == 1
    for tree in context.facts.trees {
      let question = TargetSizeQuestion(tree, context)
      for place in question.targets.elements.indices {
        let verdict = question.verdict(on: place)
        if isAlone { verdicts.append(verdict) } else { worst.add(verdict) }
      }
    }
    worst.append(to: &verdicts)
  }
}

/// Whether each target of one snapshot is large enough.
private struct TargetSizeQuestion {
  let targets: PointerTargets
  private let spacing: TargetSpacing
  private let context: CheckContext
  private let minimum: Double

  init(_ tree: AccessibilityTree, _ context: CheckContext) {
    self.context = context
    let minimum = context.number("minimum")
    let tolerance = context.number("estimate-tolerance")
    self.minimum = minimum
    targets = PointerTargets(tree) { area in
      let slack = area.isEstimated ? tolerance : 0
      if area.doubt != nil { return .unknown }
      if area.sure.square >= minimum || area.square.lowerBound >= minimum * (1 + slack) {
        return .enough
      }
      return area.square.upperBound < minimum * (1 - slack) ? .small : .unknown
    }
    spacing = TargetSpacing(targets, diameter: minimum, scope: context.document.scope)
  }

  func verdict(on place: Int) -> Verdict {
    let area = targets.area(place)
    let element = targets.elements[place]
    var verdict = Verdict(.passed, context.facts.target(of: element, in: targets.tree))
    verdict.isAssumed = area.isEstimated
    verdict.evidence = area.evidence(minimum)
    verdict.terms = area.terms(minimum)
    guard targets.sizes[place] != .enough, !area.isInline, !targets.hasEquivalent(place) else {
      return verdict
    }
    if targets.isMark(place), let answer = answer(forMark: place) {
      (verdict.result, verdict.message, verdict.remedy) = (answer.result, answer.message, "mark")
      return verdict
    }
    guard targets.sizes[place] == .small else { return doubtful(verdict, place, area) }
    switch spacing.room(around: place) {
    case .free: return verdict
    case .crowded(let reason):
      verdict.result = .failed
      verdict.message = people(at: place) + ": \(size(of: area)), and " + reason
    case .unknown(let fact, let likely):
      verdict.result = .cantTell([fact], likely: likely)
      verdict.message =
        "whether " + people(at: place) + " depends on \(fact): \(size(of: area))"
    }
    return verdict
  }

  private func people(at place: Int) -> String {
    let other = targets.name(place).map { " than \($0)" } ?? ""
    return "people whose hands are not steady hit another target" + other
  }

  /// Nobody can tell of a size that is not known; room for a small target is enough for any.
  private func doubtful(_ verdict: Verdict, _ place: Int, _ area: HitArea) -> Verdict {
    var verdict = verdict
    if area.doubt == nil {
      if let spacing = area.spacing, spacing >= minimum { return verdict }
      if area.isSizeKnown, case .free = spacing.room(around: place) { return verdict }
    }
    let fact = area.missingSize
    verdict.result = .cantTell([fact], likely: likelihood(area))
    // A fact that lacks for many is asked for once.
    verdict.cause = fact
    verdict.message = "whether " + people(at: place) + " depends on \(fact)"
    return verdict
  }

  /// Which way the natural size of an image leans, or the platform's controls.
  private func likelihood(_ area: HitArea) -> Outcome.Likelihood {
    if area.doubt != nil, area.isSizeKnown {
      return area.square.lowerBound >= minimum
        ? .pass : area.square.upperBound < minimum ? .fail : .none
    }
    return area.isPlatformDefault ? .pass : .none
  }

  private func size(of area: HitArea) -> String {
    let side = HitArea.text(area.square.upperBound)
    let needed = DecimalText.short(minimum)
    guard let extent = area.extent else { return "less than \(needed) by \(needed)" }
    let isSquare = area.square.upperBound == min(area.width.upperBound, area.height.upperBound)
    return isSquare
      ? "it is \(extent), \(needed) by \(needed) is needed"
      : "it is \(extent) and holds a square of \(side), \(needed) is needed"
  }

  // MARK: marks

  /// The data decide where marks are: where the whole plot responds, they need no room of their own.
  ///
  /// - Returns: nil for a mark that has the room.
  private func answer(forMark place: Int) -> (result: Verdict.Result, message: String)? {
    if let outer = targets.outer(place) {
      let area = targets.tree.elements[outer].hitArea ?? .unknown
      if area.doubt == nil, area.square.lowerBound >= minimum { return (.passed, "") }
    }
    if targets.sizes[place] == .small, case .free = spacing.room(around: place) { return nil }
    guard targets.sizes[place] == .small else { return nil }
    let fact = "whether anything else chooses the same data"
    return (
      .cantTell([fact], likely: .fail),
      "whether people whose hands are not steady can choose \(targets.name(place) ?? "it") "
        + "depends on \(fact): " + size(of: targets.area(place))
    )
  }
}
