internal import A11yModel
internal import Listening
internal import Looking
internal import Support

/// Whether two looks are told apart by more than colour, as a verdict with its numbers.
struct ColorOnlyReport {
  /// What is reported of looks that are told apart.
  static let evidence = ["pair", "ratio", "cue", "note", "faint", "threshold", "colors"]

  var names: (String, String)
  var difference: LookDifference
  var telling: LookDifference.Telling

  /// Whether colour has a meaning of its own for one of them.
  var hasHue: Bool
  var thresholds: CueThresholds

  /// Nil where the two look the same; see ``AlikeLooks``.
  func verdict(_ target: Target, _ detail: LookPairs.Detail) -> Verdict? {
    guard let result else { return nil }
    var verdict = Verdict(result, target)
    if detail.describes(result) {
      verdict.message = message
      verdict.evidence = evidence + [Evidence("pair", .text("‘\(names.0)’ and ‘\(names.1)’"))]
    } else if detail == .standing {
      verdict.evidence = ratio.map { [Evidence("ratio", .number($0))] } ?? []
    }
    verdict.note(difference.colors?.one, difference.colors?.other)
    for coat in difference.faint?.coats ?? [] { verdict.note(coat) }
    if difference.faint != nil { verdict.remedy = "faint" }
    return verdict
  }

  /// The contrast between their colours, where they are known.
  private var ratio: Double? { difference.colors?.ratios?.lowerBound }

  private var result: Verdict.Result? {
    switch telling {
    case .nothingDiffers, .lost: nil
    case .cue, .lightness: .passed
    case .colorAlone, .uncertainAlone: .failed
    case .unknown(let facts, let likely): .cantTell(facts, likely: likely)
    }
  }

  private var message: String {
    let people = "people who cannot tell colours apart"
    let pair = "‘\(names.0)’ from ‘\(names.1)’"
    if case .unknown(let facts, _) = telling {
      return "whether \(people) can tell \(pair) depends on \(facts[0])"
    }
    if telling == .colorAlone, let colors = difference.colors, colors.areAlike {
      return "hardly anybody can tell \(pair): only their colours differ, and these are all but "
        + "one, " + colors.hexes.joined(separator: " and ")
    }
    let whom = telling == .uncertainAlone ? "people with low vision" : people
    return "\(whom) cannot tell \(pair): \(reason)"
  }

  private var reason: String {
    if let faint = difference.faint {
      return "\(faint.cue.phrase) is too faint, at \(faint.ratio) against what is behind it where "
        + "\(DecimalText.short(thresholds.contrast)):1 is needed"
    }
    guard !hasHue, let least = difference.colors?.ratios?.lowerBound else {
      return "only their colours differ"
    }
    return "only their colours differ, by \(ContrastRatio(least)) where "
      + "\(DecimalText.short(thresholds.lightness)):1 would do"
  }

  private var evidence: [Evidence] {
    var evidence: [Evidence] = []
    switch telling {
    case .cue(let cue): evidence.append(Evidence("cue", .text(cue.phrase)))
    case .lightness: evidence.append(Evidence("note", .text("lightness-only")))
    default: break
    }
    if let faint = difference.faint {
      evidence.append(Evidence("faint", .text("\(faint.cue.phrase), \(faint.ratio)")))
    }
    guard let colors = difference.colors else { return evidence }
    if let ratios = colors.ratios {
      evidence.append(Evidence("ratio", .number(ratios.lowerBound)))
      if !hasHue { evidence.append(Evidence("threshold", .number(thresholds.lightness))) }
    }
    evidence.append(Evidence("colors", .text(colors.hexes.joined(separator: " and "))))
    return evidence
  }
}
