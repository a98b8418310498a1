internal import ChartSpeech
internal import RuleCatalogue

extension Check {
  /// Categories without a label on the axis are said by their marks.
  static let labelThinningSafe = CheckSignature(
    "label-thinning-safe",
    formerly: "label-thinning",
    restingOn: [.marks, .axes],
    evidence: ["every", "lost"],
    terms: ["category", "count", "mark", "more"]
  ).each(of: \.thinnedAxes) { axis, ask in
    let heard = HeardCategories(every: axis.every, ask.facts)
    // Where no mark is met by itself, nothing is heard of any category.
    guard heard.isAnyMarkMet else { return .outOfScope }
    let every: Particulars = ["every": axis.every]
    guard let first = heard.lost.first else { return ask.holds(every) }
    let lost = heard.lost.compactMap { heard.names[$0] }
    let count = heard.lost.count
    return ask.fails(
      every + [
        "lost": lost.isEmpty ? nil : Array(lost.prefix(20)), "category": heard.names[first],
        "count": count, "mark": first + 1, "more": count > 1 ? count - 1 : nil,
      ],
      unless: heard.missing,
      likely: heard.isOpen ? .none : .fail
    ) { $0.sites = heard.sites }
  }
}
