internal import A11yModel
internal import Listening
internal import RuleCatalogue

extension Check {
  /// The component as a whole has a name: its own, or that of one container or stop that holds
  /// all its stops.
  static let componentHasName = CheckSignature(
    "component-has-name",
    formerly: "component-name",
    when: ["graphic", "operable"],
    cases: ["part", "silent", "title", "unknown"],
    evidence: ["title"],
    terms: ["name"]
  ).whole { ask in
    let (facts, noun) = (ask.facts, ask.component.kind.noun)
    guard facts.isAnythingMet else {
      guard facts.isShownAndNothingMet else { return .outOfScope }
      let missing = facts.trees[0].elements.lazy.compactMap(\.label.missing).first
      let host = facts.doubt(
        missing ?? "which of it are accessibility elements",
        ofHost: "what its host makes of the \(noun)"
      )
      return ask.fails(as: "silent", unless: [host ?? missing]) {
        $0.impact = .critical
      }
    }
    let names = facts.namesOfWhole
    guard let tree = facts.trees.first, !names.isEmpty else { return .outOfScope }
    func note(_ verdict: inout Verdict) {
      if tree.elements[0].isOperable { verdict.conditions = ["operable"] }
      if tree.elements[0].isStatedGraphic, verdict.result.agrees(withName: tree.name(of: 0)) {
        verdict.conditions.insert("graphic")
      }
    }
    if let lack = names.first(where: \.isLacking) {
      let title = tree.visibleTitle
      let isPart = ask.component.source > 0 && tree.elements[0].role != nil
      let host = facts.doubt(
        "the name of the \(noun)",
        ofHost: "the name that its host gives the \(noun)"
      )
      return ask.fails(
        as: isPart ? "part" : title == nil ? nil : "title",
        ["title": title, "name": lack.given],
        unless: [host]
      ) { verdict in
        if host == nil { verdict.matter = .nameOfWhole }
        note(&verdict)
      }
    }
    guard case .unknown(let fact)? = names.first(where: { $0 != .named }) else {
      return ask.holds([:], note)
    }
    return ask.unknown(fact, as: "unknown", [:], note)
  }
}
