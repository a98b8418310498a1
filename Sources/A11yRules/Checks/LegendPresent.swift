internal import A11yModel
internal import ChartSpeech
internal import RuleCatalogue

extension Check {
  /// Series that colour or pattern encodes are explained by a legend, or by labels.
  static let legendPresent = CheckSignature(
    "legend-present",
    restingOn: [.marks, .series, .legend],
    cases: ["color", "names", "slices", "unknown-slices", "unseen", "unwritten"],
    evidence: ["series", "slices"],
    terms: ["legend", "named", "unnamed"]
  ).whole { ask in
    switch MarkKey(ask.facts) {
    case .unneeded: return .outOfScope
    case .given: return ask.holds()
    case .unwritten(let fact): return ask.unknown(fact, as: "unwritten", likely: .pass)
    case .unseen(let entries):
      let names: Particulars = ["series": entries.map(\.name)]
      return ask.fails(as: "unseen", at: ask.component.chart?.legend?.source, names) {
        $0.paints = entries.flatMap { $0.texts.flatMap(\.colors) }
      }
    case .unknownSlices(let count, let areTextsLeft):
      return ask.unknown(
        "what \(count == 1 ? "a slice stands" : "\(count) slices stand") for",
        as: "unknown-slices",
        ["slices": count],
        likely: areTextsLeft ? .none : .fail
      )
    case .lacking(let lack):
      let hasLegend = ask.component.chart?.legend != nil
      return ask.fails(
        as: lack.areSlices ? "slices" : lack.entries == nil ? nil : "names",
        [
          "series": lack.names, "legend": hasLegend ? "nameless" : "none", "unnamed": lack.unnamed,
          "named": lack.entries != nil && ask.facts.areEntriesHeard ? "true" : nil,
        ],
        unless: [lack.missing],
        likely: lack.likely
      ) {
        $0.sites = lack.entries
        if lack.isOfColors { $0.saying = "color" }
      }
    }
  }
}
