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
    let meaning = ColorMeaning(
      context.facts,
      CueThresholds(context.parameters),
      same: context.number("same"),
      neutral: context.number("neutral")
    )
    LookPairs(table, in: context.facts).judge(&verdicts) { first, second, add in
      guard context.component.meansOther(table, first, second) else { return }
      for variant in table.judgedVariants(of: first, second) {
        let pair = LookPair(table: table, first: first, second: second, variant: variant)
        guard let confusion = meaning.confusion(of: pair) else { continue }
        add(variant, ColorMeaningFinding(confusion: confusion, pair: pair, context: context))
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
        let numbers = ColorMeaningFinding.numbers(one, other, difference, same)
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
