internal import A11yModel
internal import Claims
internal import Listening
internal import RuleCatalogue

extension Check {
  /// What a stop holds is said by it, or can be asked for there.
  static let childrenNotSwallowed = CheckSignature(
    "children-not-swallowed",
    restingOn: [.axes],
    cases: ["ignore"],
    evidence: ["announcement", "swallowed"],
    terms: ["deed", "first", "more"]
  ).deciding { context, verdicts in
    // A stop may lose more in one state than in another.
    var worst = WorstVerdicts<Target> { one, other in
      let (rank, otherRank) = (one.result.rank, other.result.rank)
      return rank == otherRank
        ? one.impact ?? .serious > other.impact ?? .serious : rank > otherRank
    }
    guard var stops = SwallowingStops(context.facts) else { return }
    let versions = context.facts[StepVersions.self]
    for (snapshot, tree) in context.facts.trees.enumerated() {
      stops.enter(snapshot)
      for index in versions.news(in: snapshot, tree).joined() {
        guard let loss = stops.loss(at: index) else { continue }
        let ask = Ask(
          context,
          describing: true,
          of: context.facts.target(of: index, in: tree)
        )
        if let verdict = answer(on: loss, tree, ask).verdict(on: ask) { worst.add(verdict) }
      }
    }
    worst.append(to: &verdicts)
  }

  private static func answer(
    on loss: SwallowingStops.Loss,
    _ tree: AccessibilityTree,
    _ ask: Ask
  ) -> CheckAnswer {
    guard let first = loss.first else { return ask.holds() }
    return ask.fails(
      as: loss.isOfSilenced ? "ignore" : nil,
      [
        "announcement": loss.announcement.text,
        "swallowed": loss.lost.map { tree.subjectName(of: $0, ask.component) },
        "deed": loss.isOperable ? "operate" : "hear",
        "first": tree.quotedName(of: first, ask.component),
        "more": loss.lost.count > 1 ? loss.lost.count - 1 : nil,
      ],
      unless: loss.announcement.missing
    ) {
      let impact: Impact? = loss.areCaptions ? .moderate : nil
      $0.impact = loss.isStuck ? .critical : loss.isOperable ? nil : impact
    }
  }
}
