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
  ).everySnapshot(of: spacedTargets) { target, ask in
    switch target.fault {
    case nil: ask.holds(particulars(of: target), target.describe)
    case .crowded(let reason):
      ask.fails(particulars(of: target) + ["reason": reason], target.describe)
    case .unknownRoom(let fact, let likely):
      ask.unknown(fact, particulars(of: target), likely: likely, target.describe)
    case .unknownSize(let fact, let likely):
      ask.unknown(fact, as: "size", particulars(of: target), likely: likely) { verdict in
        target.describe(&verdict)
        // A fact that lacks for many is asked for once.
        verdict.cause = fact
      }
    case .ofMark:
      ask.unknown(
        "whether anything else chooses the same data",
        as: "mark",
        particulars(of: target),
        likely: .fail,
        target.describe
      )
    }
  }

  @Sendable
  private static func spacedTargets(in tree: AccessibilityTree, _ ask: Ask) -> [SpacedTarget] {
    SpacedTarget.all(
      in: tree,
      minimum: ask.number("minimum"),
      tolerance: ask.number("estimate-tolerance"),
      scope: ask.facts.scope
    )
  }

  private static func particulars(of target: SpacedTarget) -> Particulars {
    target.area.particulars(target.minimum) + ["name": target.name, "square": target.square]
  }
}

extension SpacedTarget {
  fileprivate func describe(_ verdict: inout Verdict) { verdict.isAssumed = area.isEstimated }
}
