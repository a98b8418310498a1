internal import A11yModel
internal import Listening
internal import RuleCatalogue

extension Check {
  /// What stands in for data is text, and who does not see it is told when it comes.
  static let emptyStateDescribed = CheckSignature(
    "empty-state-described",
    formerly: "empty-state",
    when: ["dynamic", "text"],
    cases: ["dynamic", "failure", "heard", "loading", "none", "seen"],
    evidence: ["text"],
    terms: ["kind", "moment"]
  ).each(of: \.standIns) { standIn, ask in
    guard standIn.tree != nil else {
      let fact = ask.facts.doubt(
        "what is shown without data",
        ofHost: "what its host shows in its place"
      )
      return ask.fails(as: "none", unless: [fact]) { $0.conditions = ["text"] }
    }
    let kind = standIn.kind
    func fails(
      _ saying: String,
      _ particulars: Particulars = [:],
      unless missing: String?
    ) -> CheckAnswer {
      ask.fails(
        as: kind == .empty ? nil : kind.rawValue,
        particulars + ["moment": standIn.moment],
        unless: [missing]
      ) { ($0.saying, $0.conditions) = (saying, ["text"]) }
    }
    if !standIn.isHeard {
      return fails("heard", ["text": standIn.text], unless: standIn.missingSpeech)
    }
    if kind != .loading, !standIn.isSeen { return fails("seen", unless: standIn.missingText) }
    guard ask.component.isDynamic, !standIn.isAnnounced else { return ask.holds() }
    let missing = ask.facts.doubt(
      "what is announced",
      ofHost: "what its host announces",
      in: .announcements
    )
    return ask.fails(
      as: "dynamic",
      ["kind": standIn.noun],
      unless: [missing]
    ) { $0.conditions = ["dynamic"] }
  }
}
