internal import Claims
internal import RuleCatalogue

extension Check {
  /// What is hidden and says something is said elsewhere.
  static let hiddenWithoutAlternative = CheckSignature(
    "hidden-without-alternative",
    restingOn: [.axes],
    cases: ["whole"],
    evidence: ["lost"],
    terms: ["first", "more"]
  ).each(of: \.hiddenLosses) { loss, ask in
    guard loss.count > 0 else { return ask.holds() }
    return ask.fails(
      as: loss.isWhole ? "whole" : nil,
      [
        "lost": loss.texts, "first": loss.texts.first,
        "more": loss.count > 1 ? loss.count - 1 : nil,
      ],
      unless: loss.missing
    ) {
      $0.impact = loss.isWhole || !ask.facts.isAnythingMet ? .critical : .serious
      if loss.holdsItems { $0.sites = [] }
    }
  }
}
