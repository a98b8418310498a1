internal import A11yModel
internal import Listening
internal import Looking
internal import RuleCatalogue

extension Check {
  /// A colour means one thing, and a thing has one colour.
  static let colorMeaningUnique = CheckSignature(
    "color-meaning-unique",
    formerly: "color-meaning",
    parameters: CueThresholds.parameters + ["same", "neutral"],
    cases: ["color", "elsewhere", "key"],
    evidence: ["colors", "difference", "threshold"],
    terms: [
      "alike", "first", "hue", "learnt", "name", "new", "old", "pattern", "place", "second",
    ] + Verdict.termsOfLike
  ).deciding { context, verdicts in
    let table = context.facts[LookTable.self]
    table.reportUnknownColors(context, &verdicts)
    let meaning = ColorMeaning(context, table)
    LookPairs(table, in: context.facts).judge(&verdicts) { first, second, add in
      guard context.component.meansOther(table, first, second) else { return }
      for variant in table.judgedVariants(of: first, second) {
        let pair = LookPair(table: table, first: first, second: second, variant: variant)
        if let finding = meaning.finding(on: pair) { add(variant, finding) }
      }
    }
    compareWithEarlier(table, context, &verdicts)
  }

  /// What an earlier component has the same name or meaning for keeps its colour.
  private static func compareWithEarlier(
    _ table: LookTable,
    _ context: CheckContext,
    _ verdicts: inout Verdicts
  ) {
    var earlier = EarlierColors(context.document, before: context.component)
    guard !earlier.isEmpty else { return }
    let (same, neutral) = (context.number("same"), context.number("neutral"))
    for look in table.ownLooks {
      let own = table.looks[look]
      guard let match = earlier.first(like: own, of: context.component) else { continue }
      for variant in table.judgedVariants(of: look) {
        guard let (one, other) = match.colors(like: look, of: table, in: variant),
          // A grey, black or white is no colour to learn.
          min(one.chroma, other.chroma) >= neutral
        else { continue }
        let difference = one.difference(from: other)
        let numbers = ColorMeaning.numbers(one, other, difference, same)
        let learnt = match.table.looks[match.look].name
        var verdict = Verdict(difference >= same ? .failed : .passed, Target(own.source))
        verdict.variant = table.variants[variant]
        verdict.note(one.coat, other.coat)
        if verdict.result == .failed {
          verdict.remedy = "elsewhere"
          verdict.state = own.name
          verdict.cause = context.cause(own)
          let named: Particulars = [
            "learnt": learnt, "old": one.hex, "new": other.hex, "place": match.place,
            "name": learnt == own.name ? nil : own.name,
          ]
          verdict.evidence = (numbers + named).all
        } else if verdicts.describesPasses {
          verdict.evidence = numbers.all
        } else {
          verdict.basis = difference.hashValue
        }
        verdicts.append(verdict)
      }
    }
  }
}

/// Whether looks of one colour are taken for one another.
private struct ColorMeaning {
  let context: CheckContext
  let table: LookTable
  private let order: StateOrder
  private let thresholds: CueThresholds
  private let colors: [[SeenColor?]]

  /// The difference (CIEDE2000) below which two colours are one, and the chroma below which one is a
  /// grey.
  private let same: Double
  private let neutral: Double

  init(_ context: CheckContext, _ table: LookTable) {
    (self.context, self.table) = (context, table)
    order = StateOrder(context.facts, table)
    colors = table.seenColors
    thresholds = CueThresholds(context.parameters)
    (same, neutral) = (context.number("same"), context.number("neutral"))
  }

  static func numbers(
    _ one: SeenColor,
    _ other: SeenColor,
    _ difference: Double,
    _ same: Double
  ) -> Particulars {
    ["difference": difference, "threshold": same, "colors": "\(one.hex) and \(other.hex)"]
  }

  /// Nil where another rule finds it, where the place in the row tells, or where a colour is not known.
  func finding(on pair: LookPair) -> Finding? {
    guard let one = colors[pair.variant][pair.first],
      let other = colors[pair.variant][pair.second]
    else { return nil }
    var finding = Finding(
      pair: pair,
      one: one,
      other: other,
      closeness: one.difference(from: other),
      same: same,
      context: context
    )
    guard finding.closeness < same else { return finding }
    let difference = pair.difference(thresholds)
    if difference.isNone {
      finding.isWhole = true
      // Elsewhere they differ, or a rule on colour alone finds it.
      guard context.component.showsValue(in: table.variants[pair.variant], thresholds),
        table.variants.indices.allSatisfy({
          table.difference(pair.first, pair.second, in: $0, thresholds).isNone
        })
      else { return nil }
    }
    let (first, second) = pair.looks
    let isHued = max(one.chroma, other.chroma) >= neutral
    if isHued, table.usesColor, first.hue != second.hue {
      finding.result = .failed
    } else if difference.cue != nil || difference.faint != nil || difference.isOpen {
      // A sign that is too faint is for the rules on contrast.
      if difference.cue == nil, let doubt = difference.keyDoubt {
        (finding.pattern, finding.result) = (doubt.cue, .failed(unless: doubt.fact))
      }
    } else {
      // Where the place alone tells them apart, nobody goes by colour.
      let isOneLook = first.source == second.source
      if isOneLook || order.mayTell(pair.first, from: pair.second, in: pair.variant, thresholds) {
        return nil
      }
      // Where nothing else tells them apart, nobody can.
      (finding.result, finding.impact) = (.failed, .serious)
      finding.pattern = difference.keyless
    }
    return finding
  }

  /// What becomes of two looks that mean different things.
  struct Finding: PairFinding {
    let pair: LookPair
    let one: SeenColor
    let other: SeenColor
    let closeness: Double
    let same: Double
    let context: CheckContext
    var result = Verdict.Result.passed
    var impact: Impact?

    /// Whether they are the same in all that is seen but the value of a progress.
    var isWhole = false

    /// A pattern of one of them, which tells the two apart, and not which is which.
    var pattern: Cue?

    func note(in verdict: inout Verdict) { verdict.note(one.coat, other.coat) }

    func describe(_ verdict: inout Verdict) {
      let named: Particulars = [
        "first": pair.names.0, "second": pair.names.1, "alike": isWhole ? "the same" : nil,
        "hue": one.hex == other.hex ? one.hex : nil, "pattern": pattern?.phrase,
      ]
      verdict.evidence = (ColorMeaning.numbers(one, other, closeness, same) + named).all
      if pattern != nil { verdict.remedy = "key" } else { verdict.impact = impact }
      if result == .failed {
        verdict.cause = context.cause(pair.looks.0, pair.looks.1)
      } else {
        verdict.state = nil
      }
    }
  }
}
