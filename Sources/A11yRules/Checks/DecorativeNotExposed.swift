internal import A11yModel
internal import Listening
internal import RuleCatalogue

extension Check {
  /// What is there for the eye alone is met nowhere.
  static let decorativeNotExposed = CheckSignature(
    "decorative-not-exposed",
    formerly: "decoration-exposed",
    words: ["decoration", "looks"],
    restingOn: [.axes],
    when: ["none"],
    cases: ["role"],
    evidence: ["announcement"]
  ).deciding { context, verdicts in
    let decoration = context.facts.decoration
    var worst = WorstVerdicts<Int>()
    var met: Set<Int> = []
    for (snapshot, tree) in context.facts.trees.enumerated() {
      var stops = DecorationStops(snapshot, context, decoration)
      for index in tree.elements.indices {
        let source = tree.elements[index].source
        switch stops.judge(index) {
        case nil: continue
        case .informative: break
        case .flaw(let flaw):
          worst.add(verdict(flaw, context.facts.target(of: index, in: tree)), of: source)
        }
        met.insert(source)
      }
    }
    worst.append(to: &verdicts)
    for source in decoration.sources where !met.contains(source) {
      verdicts.pass(Target(source))
    }
  }

  private static func verdict(_ flaw: DecorationStops.Flaw, _ target: Target) -> Verdict {
    // One connector stands between several steps, and one finding for it.
    var verdict = Verdict(
      flaw.missing.isEmpty ? .failed : .cantTell(flaw.missing, likely: .fail),
      Target(target.place),
      flaw.message
    )
    verdict.remedy = flaw.remedy
    if flaw.isOfRole { verdict.conditions = ["none"] }
    verdict.evidence = [Evidence("announcement", .text(flaw.heard))]
    return verdict
  }
}
