internal import A11yModel
internal import Listening
internal import Looking
internal import RuleCatalogue

extension Check {
  /// What can be touched or clicked is large enough, or has room around it.
  static let targetSizeMinimum = CheckSignature(
    "target-size-minimum",
    formerly: "target-size",
    parameters: ["minimum", "estimate-tolerance"],
    cases: ["mark", "size"],
    evidence: PointerTargets.evidence,
    terms: PointerTargets.terms + ["reason", "square"]
  ).everySnapshot(of: SpacedTarget.all) { target, ask in
    switch target.fault {
    case nil: ask.holds(target.particulars, target.describe)
    case .crowded(let reason):
      ask.fails(target.particulars + ["reason": reason], target.describe)
    case .unknownRoom(let fact, let likely):
      ask.unknown(fact, target.particulars, likely: likely, target.describe)
    case .unknownSize(let fact, let likely):
      ask.unknown(fact, as: "size", target.particulars, likely: likely) { verdict in
        target.describe(&verdict)
        // A fact that lacks for many is asked for once.
        verdict.cause = fact
      }
    case .ofMark:
      ask.unknown(
        "whether anything else chooses the same data",
        as: "mark",
        target.particulars,
        likely: .fail,
        target.describe
      )
    }
  }
}

/// Something that can be touched or clicked, and what is around it.
private struct SpacedTarget: CheckSubject {
  private let targets: PointerTargets
  private let place: Int
  private let spacing: TargetSpacing
  private let minimum: Double

  @Sendable static func all(in tree: AccessibilityTree, _ ask: Ask) -> [SpacedTarget] {
    let (minimum, tolerance) = (ask.number("minimum"), ask.number("estimate-tolerance"))
    let targets = PointerTargets(tree) { area in
      let slack = area.isEstimated ? tolerance : 0
      if area.doubt != nil { return .unknown }
      if area.sure.square >= minimum || area.square.lowerBound >= minimum * (1 + slack) {
        return .enough
      }
      return area.square.upperBound < minimum * (1 - slack) ? .small : .unknown
    }
    let spacing = TargetSpacing(targets, diameter: minimum, scope: ask.document.scope)
    return targets.elements.indices.map { place in
      SpacedTarget(targets: targets, place: place, spacing: spacing, minimum: minimum)
    }
  }

  func target(in facts: ComponentFacts) -> Target {
    facts.target(of: targets.elements[place], in: targets.tree)
  }

  private var area: HitArea { targets.area(place) }

  func describe(_ verdict: inout Verdict) { verdict.isAssumed = area.isEstimated }

  var particulars: Particulars {
    let isSquare = area.square.upperBound == min(area.width.upperBound, area.height.upperBound)
    return area.particulars(minimum)
      + [
        "name": targets.name(place),
        "square": isSquare ? nil : HitArea.text(area.square.upperBound),
      ]
  }

  // MARK: what is wrong

  enum Fault {
    case crowded(String)
    case unknownRoom(String, Outcome.Likelihood)
    case unknownSize(String, Outcome.Likelihood)
    /// The data decide where it is.
    case ofMark
  }

  /// Nil where it is large enough, or has the room.
  var fault: Fault? {
    let size = targets.sizes[place]
    guard size != .enough, !area.isInline, !targets.hasEquivalent(place) else { return nil }
    if targets.isMark(place) {
      if isInLargerTarget { return nil }
      if size == .small {
        if case .free = spacing.room(around: place) { return nil }
        return .ofMark
      }
    }
    guard size == .small else { return faultOfUnknownSize }
    return switch spacing.room(around: place) {
    case .free: nil
    case .crowded(let reason): .crowded(reason)
    case .unknown(let fact, let likely): .unknownRoom(fact, likely)
    }
  }

  /// Whether it lies in a target that is large enough, as where the whole plot responds.
  private var isInLargerTarget: Bool {
    guard let outer = targets.outer(place) else { return false }
    let area = targets.tree.elements[outer].hitArea ?? .unknown
    return area.doubt == nil && area.square.lowerBound >= minimum
  }

  /// Nobody can tell of a size that is not known; room for a small target is enough for any.
  private var faultOfUnknownSize: Fault? {
    if area.doubt == nil {
      if let spacing = area.spacing, spacing >= minimum { return nil }
      if area.isSizeKnown, case .free = spacing.room(around: place) { return nil }
    }
    return .unknownSize(area.missingSize, likelihood)
  }

  /// Which way the natural size of an image leans, or the platform's controls.
  private var likelihood: Outcome.Likelihood {
    if area.doubt != nil, area.isSizeKnown {
      return area.square.lowerBound >= minimum
        ? .pass : area.square.upperBound < minimum ? .fail : .none
    }
    return area.isPlatformDefault ? .pass : .none
  }
}
