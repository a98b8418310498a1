internal import A11yModel
internal import ChartSpeech
internal import Language
internal import RuleCatalogue

extension Check {
  /// The entries of the legend and the series in view are the same, one for one.
  static let legendEntriesMatchSeries = CheckSignature(
    "legend-entries-match-series",
    formerly: "legend-entries",
    restingOn: [.series, .legend],
    cases: ["drawn", "missing", "nothing", "other", "twice", "unknown", "unnamed", "unseen"],
    terms: ["name", "series", "title"]
  ).each(of: LegendMatch.all) { match, ask in
    switch match.fault {
    case nil: ask.holds()
    case .nothing: ask.fails(as: "nothing")
    case .unknown(let fact): ask.unknown(fact, as: "unknown")
    case .noSeries(let name):
      ask.fails(
        ["name": name],
        unless: [ask.facts.doubtOfData("whether a series is called ‘\(name)’")]
      )
    case .unnamed: ask.fails(as: "unnamed")
    case .other(let name, let title): ask.fails(as: "other", ["name": name, "title": title])
    case .twice(let name): ask.fails(as: "twice", ["name": name])
    case .unseen(let name, let isMarked):
      ask.fails(
        as: "unseen",
        ["name": name],
        unless: [isMarked ? nil : ask.facts.doubtOfData("whether ‘\(name)’ has marks")]
      )
    case .leftOut(let name, let id):
      ask.fails(
        // What has no look draws itself.
        as: ask.facts.isLegendDrawn ? "drawn" : "missing",
        ["name": name, "series": id],
        unless: [ask.facts.doubt("whether the legend lists ‘\(name)’")]
      ) { $0.saying = "missing" }
    }
  }
}
