internal import A11yModel
internal import Claims
internal import RuleCatalogue

extension Check {
  /// What is heard of each mark or step says which one it is, and touch can find it.
  static let markHasName = CheckSignature(
    "mark-has-name",
    formerly: "mark-name",
    parameters: ["minimum-frame"],
    restingOn: [.marks, .series],
    cases: ["frame", "known", "said", "series", "step", "value"],
    evidence: ["announcement"],
    terms: ["frame", "name", "noun", "series"]
  ).each(among: \.itemNamings, joining: .equal) { item, ask in
    guard let lack = item.lack else { return ask.holds(["announcement": item.text]) }
    let text = item.text
    let named: Particulars = ["announcement": text, "noun": item.noun]
    let remedy = item.step == nil ? nil : "step"
    // What mends one lack must not bring another: a label of its own says all that is to be heard.
    let isValueless = item.mark.map { ask.facts.marks[$0].value.value == nil } ?? false
    func note(_ verdict: inout Verdict) {
      verdict.matter = item.step.map { .name(step: $0) }
      if isValueless { verdict.sites = [] }
    }
    switch lack {
    case .name:
      return ask.fails(as: remedy, named) {
        note(&$0)
        if text.isEmpty { $0.cause = ask.facts.causeOfDrawing("silent marks in \(ask.facts.path)") }
      }
    case .knownName(let fact): return ask.unknown(fact, as: "known", named, note)
    case .saidName(let name, let missing, let likely):
      return ask.fails(as: remedy, named + ["name": name], unless: missing, likely: likely) {
        note(&$0)
        $0.saying = "said"
      }
    case .nameAsValue(let name):
      return ask.fails(as: "value", named + ["name": name]) {
        note(&$0)
        $0.sites = []
      }
    case .saidSeries(let series, let missing):
      return ask.fails(as: "series", named + ["series": series], unless: missing, note)
    case .frame(let frame):
      return ask.fails(as: "frame", named + ["frame": frame]) {
        note(&$0)
        $0.matter = nil
      }
    }
  }
}

extension Ask {
  /// The steps and marks that are met.
  fileprivate var itemNamings: ItemNamings {
    ItemNamings(facts, leastFrame: number("minimum-frame"))
  }
}
