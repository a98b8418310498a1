internal import ChartSpeech
internal import Listening
internal import RuleCatalogue

extension Check {
  /// A chart has no more stops than people can go through, or offers a way to hear it and to pass it.
  static let navigationNotTedious = CheckSignature(
    "navigation-not-tedious",
    formerly: "chart-stops",
    parameters: ["few", "many"],
    words: ["skip"],
    restingOn: [.marks],
    cases: ["help", "many"],
    evidence: ["stops", "threshold"],
    terms: ["lacking"]
  ).whole { ask in
    let counts = ask.facts.trees.map { tree in tree.exposures.count { $0 == .exposed } }
    guard let most = counts.max(), most > 0, let snapshot = counts.firstIndex(of: most) else {
      return .outOfScope
    }
    let stops: Particulars = ["stops": most]
    let (few, many) = (ask.number("few"), ask.number("many"))
    guard Double(most) > few else { return ask.holds(stops) }
    guard Double(most) <= many else {
      return ask.fails(as: "many", stops + ["threshold": many])
    }
    let helps = StopHelp.all(
      in: ask.facts.trees[snapshot],
      ask.facts,
      few: few,
      skipping: ask.words("skip")
    )
    let lacking = helps.filter { $0.isThere == .no }.map { "no \($0.name)" }
    let missing = helps.compactMap(\.isThere.missing)
    let particulars = stops + ["threshold": few, "lacking": lacking]
    if !lacking.isEmpty {
      let doubt = ask.facts.doubt(
        "what else the chart offers",
        ofHost: "what the host of the chart adds to it"
      )
      return ask.fails(particulars, unless: [doubt])
    }
    guard !missing.isEmpty else { return ask.holds(particulars) }
    return ask.fails(as: "help", particulars, unless: missing, likely: .none)
  }
}
