internal import A11yModel
internal import Claims
internal import Listening
internal import Looking
internal import RuleCatalogue

extension Check {
  /// What is there for the eye alone is met nowhere.
  static let decorativeNotExposed = CheckSignature(
    "decorative-not-exposed",
    formerly: "decoration-exposed",
    words: ["decoration", "looks"],
    restingOn: [.axes],
    when: ["none"],
    cases: ["language", "looks", "repeated", "role", "silent", "unnamed"],
    evidence: ["announcement"],
    terms: ["noun"]
  ).deciding { context, verdicts in
    let (facts, decoration) = (context.facts, context.facts.decoration)
    let (words, looks) = (context.set("decoration"), context.set("looks"))
    var worst = WorstVerdicts<Target>()
    var met: Set<Int> = []
    for (snapshot, tree) in facts.trees.enumerated() {
      var stops = DecorationStops(snapshot, facts, decoration, words: words, looks: looks)
      for index in tree.elements.indices {
        guard let judgement = stops.judge(index) else { continue }
        let source = tree.elements[index].source
        met.insert(source)
        guard case .flaw(let flaw) = judgement else { continue }
        // One connector stands between several steps, and one finding for it.
        let ask = Ask(context, describing: true, of: Target(source))
        let answer = ask.fails(
          as: flaw.kind.rawValue,
          ["announcement": flaw.heard, "noun": flaw.noun],
          unless: flaw.missing
        ) { if flaw.kind == .role { $0.conditions = ["none"] } }
        if let verdict = answer.verdict(on: ask) { worst.add(verdict) }
      }
    }
    worst.append(to: &verdicts)
    for source in decoration.sources where !met.contains(source) { verdicts.pass(Target(source)) }
  }
}
