internal import A11yModel
internal import Listening
internal import Looking
internal import Support

/// Whether two looks that differ are told apart by more than colour.
struct ColorOnlyFinding: PairFinding {
  static let cases = ["alike", "alike-unknown", "faint", "key", "undrawn"]
  static let evidence = [
    "pair", "ratio", "cue", "note", "faint", "threshold", "colors", "undrawn",
  ]
  static let terms =
    [
      "alike", "by", "declared", "declaring", "first", "keyless", "looks", "lost", "measured",
      "needed", "second", "sign", "whom",
    ] + Verdict.termsOfLike

  let pair: LookPair
  let difference: LookDifference
  let telling: LookDifference.Telling
  let thresholds: CueThresholds
  let context: CheckContext

  /// Where a finding is mended; nil for where it stands.
  var sites: [Int]?

  var result: Verdict.Result {
    switch telling {
    case .nothingDiffers, .lost, .cue, .lightness: .passed
    case .colorAlone, .uncertainAlone: .failed
    case .unknown(let facts, let likely): .cantTell(facts, likely: likely)
    }
  }

  var closeness: Double { ratio ?? .infinity }

  /// The contrast between their colours, where they are known.
  private var ratio: Double? { difference.colors?.ratios?.lowerBound }

  func note(in verdict: inout Verdict) {
    verdict.note(difference.colors?.one, difference.colors?.other)
    for coat in difference.faint?.coats ?? [] { verdict.note(coat) }
  }

  func describe(_ verdict: inout Verdict) {
    let (names, isColorAlone) = (pair.names, telling == .colorAlone)
    let undrawn = isColorAlone ? self.undrawn : nil
    let keyless = isColorAlone ? difference.keyless : nil
    verdict.evidence =
      (evidence + named + [
        "pair": "‘\(names.0)’ and ‘\(names.1)’",
        "undrawn": undrawn.map { "\($0.cue.phrase) of ‘\($0.name)’" },
        "declared": undrawn?.cue.phrase, "declaring": undrawn?.name, "keyless": keyless?.phrase,
      ]).all
    verdict.sites = sites
    if difference.faint != nil { verdict.remedy = "faint" }
    if undrawn != nil { verdict.remedy = "undrawn" }
    if keyless != nil { verdict.remedy = "key" }
    if result != .passed {
      let looks = pair.looks
      verdict.cause =
        isColorAlone ? context.causeOfColorAlone : context.cause(looks.0, looks.1)
    }
  }

  private var evidence: Particulars {
    let cue = if case .cue(let cue) = telling { cue.phrase } else { nil as String? }
    return [
      "cue": cue, "note": telling == .lightness ? "lightness-only" : nil,
      "faint": difference.faint.map { "\($0.cue.phrase), \($0.ratio)" }, "ratio": ratio,
      "threshold": ratio == nil || pair.hasHue ? nil : thresholds.lightness,
      "colors": difference.colors?.hexes.joined(separator: " and "),
    ]
  }

  private var named: Particulars {
    let colors = difference.colors
    let areAlike = telling == .colorAlone && colors?.areAlike ?? false
    return [
      "first": pair.names.0, "second": pair.names.1,
      "whom": telling == .uncertainAlone ? "faint" : "color", "alike": areAlike ? "all but" : nil,
      "sign": difference.faint?.cue.phrase, "measured": difference.faint?.ratio.description,
      "needed": thresholds.contrast, "by": pair.hasHue ? nil : ratio.map { "\(ContrastRatio($0))" },
    ]
  }

  /// What would tell them apart, and one of them declares and nothing draws.
  private var undrawn: (cue: Cue, name: String)? {
    func cue(of one: Look, besides other: Look) -> (cue: Cue, name: String)? {
      one.undrawn.first { !other.undrawn.contains($0) }.map { ($0, one.name) }
    }
    let (first, second) = pair.looks
    return cue(of: second, besides: first) ?? cue(of: first, besides: second)
  }
}
