internal import A11yModel
internal import ChartSpeech
internal import RuleCatalogue

extension Check {
  /// Each entry of a legend that is met names its series, and says whether it is shown where it
  /// can be switched.
  static let legendEntryHasName = CheckSignature(
    "legend-entry-has-name",
    formerly: "legend-entry-name",
    restingOn: [.series, .legend],
    when: ["operable"],
    cases: ["repeated", "silent", "toggle", "unreached"],
    evidence: ["announcement"],
    terms: ["series"]
  ).each(of: LegendLine.all) { line, ask in
    let particulars: Particulars = ["announcement": line.announcement.text, "series": line.name]
    func describe(_ verdict: inout Verdict) {
      guard line.isOperable else { return }
      verdict.impact = .serious
      verdict.conditions = ["operable"]
    }
    guard let flaw = line.flaw else { return ask.holds(particulars, describe) }
    let missing = flaw == .unnamed ? line.announcement.missing : []
    return ask.fails(as: flaw.finding, particulars, unless: missing, likely: .none) { verdict in
      if flaw == .repeated { (verdict.remedy, verdict.saying) = ("silent", "repeated") }
      describe(&verdict)
    }
  }
}
