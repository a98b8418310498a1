internal import Claims
internal import RuleCatalogue

extension Check {
  /// Visible text is not a stop of its own where what it labels says it, too.
  static let noDuplicateAnnouncement = CheckSignature(
    "no-duplicate-announcement",
    formerly: "repeated-text",
    parameters: ["many"],
    restingOn: [.marks, .series, .axes],
    evidence: ["announcement"],
    terms: ["name"]
  ).deciding { context, verdicts in
    var labels = TextLabels(context.facts)
    var repeated: [(ask: Ask, name: String, other: String)] = []
    for occurrence in context.facts.occurrences {
      guard let label = labels.label(at: occurrence) else { continue }
      let ask = Ask(context, verdicts, about: occurrence)
      if let other = label.repeating {
        repeated.append((ask, label.name, other))
      } else {
        verdicts.add(ask.holds(), to: ask)
      }
    }
    let isTedious = Double(repeated.count) > context.number("many")
    for (ask, name, other) in repeated {
      let answer = ask.fails(["announcement": other, "name": name]) { verdict in
        guard isTedious else { return }
        verdict.impact = .moderate
        verdict.cause = context.facts.causeOfDrawing("many texts heard twice")
      }
      verdicts.add(answer, to: ask)
    }
  }
}
