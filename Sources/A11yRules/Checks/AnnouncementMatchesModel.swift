internal import Claims
internal import Listening
internal import RuleCatalogue

extension Check {
  /// The values, statistics and states that are announced are those of the model.
  ///
  /// What other rules decide is left to them: the place of a step where it stands, the value of a
  /// progress, and that of a mark.
  static let announcementMatchesModel = CheckSignature(
    "announcement-matches-model",
    formerly: "announcement-truth",
    words: ["state-words", "step-words"],
    restingOn: [.marks, .series],
    cases: ["kind", "place", "state"],
    evidence: ["announcement", "statement", "expected"],
    terms: ["data"]
  ).each(among: \.announcedClaims) { claim, ask in
    guard let said = claim.said else {
      return ask.holds(claim.isOfChart ? ["announcement": claim.text] : [:])
    }
    let isInDoubt = claim.isOfChart && claim.missing != nil
    return ask.fails(
      as: claim.finding,
      [
        "announcement": isInDoubt ? nil : claim.text, "statement": said,
        "expected": isInDoubt ? nil : claim.data, "data": claim.data,
      ],
      unless: [claim.missing],
      likely: claim.likely
    ) { $0.matter = claim.matter }
  }
}

extension Ask {
  /// What texts that are heard claim of the model, and whether it is so.
  fileprivate var announcedClaims: [AnnouncedClaim] {
    var steps = StepClaims(facts, fillers: words("state-words"), nouns: words("step-words"))
    return announcedStates(&steps) + announcedSteps(&steps) + announcedShares + announcedExtents
      + announcedData
  }
}
