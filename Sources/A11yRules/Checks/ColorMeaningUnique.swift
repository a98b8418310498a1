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
    cases: ["elsewhere", "key"],
    evidence: ["colors", "difference", "threshold"]
  ).deciding { context, verdicts in
    let table = context.facts[LookTable.self]
    table.reportUnknownColors(context, &verdicts)
    let order = StateOrder(context.facts, table)
    let colors = table.seenColors
    let (same, neutral) = (context.number("same"), context.number("neutral"))
    let thresholds = CueThresholds(context.parameters)
    LookPairs(table, in: context.facts).judge(&verdicts) { first, second, detail, verdicts in
      guard context.meansOther(table, first, second) else { return }
      for variant in table.judgedVariants(of: first, second) {
        guard let one = colors[variant][first], let other = colors[variant][second] else {
          continue
        }
        var verdict = Verdict(.passed, Target(table.looks[second].source))
        let difference = one.difference(from: other)
        var pattern: Cue?
        var missing: String?
        if difference < same {
          let likeness = context.likeness(table, first, second, in: variant)
          if likeness == .foundElsewhere { continue }
          let isHued = max(one.chroma, other.chroma) >= neutral
          if isHued, table.usesColor, table.looks[first].hue != table.looks[second].hue {
            verdict.result = .failed
          } else if let isConfused = context.confuses(table, first, second, in: variant, order) {
            verdict.result = isConfused ? .failed : .passed
            // Where nothing else tells them apart, nobody can.
            verdict.impact = isConfused ? .serious : nil
            let difference = table.difference(first, second, in: variant, thresholds)
            if isConfused {
              pattern = difference.keyless
            } else if difference.cue == nil, let doubt = difference.keyDoubt {
              (pattern, missing) = (doubt.cue, doubt.fact)
              verdict.result = .failed(unless: missing)
            }
          } else {
            continue
          }
          if detail.describes(verdict.result) {
            verdict.message =
              likeness == .whole
              ? Self.message(onAlike: table.looks[first], table.looks[second])
              : Self.message(table.looks[first], table.looks[second], one, other)
          }
          if let pattern {
            // It tells the two apart, and not which is which.
            verdict.impact = nil
            let which =
              "which of ‘\(table.looks[first].name)’ and ‘\(table.looks[second].name)’ has "
              + pattern.phrase
            verdict.message =
              missing.map { "whether anything shows \(which) depends on \($0)" }
              ?? "nothing shows \(which)"
            verdict.remedy = "key"
          }
        }
        verdict.variant = table.variants[variant]
        verdict.note(one.coat, other.coat)
        if detail == .standing {
          verdict.evidence = [Evidence("difference", .number(difference))]
        } else if detail.describes(verdict.result) {
          verdict.evidence = Self.evidence(one, other, difference, context)
        } else {
          verdict.basis = difference.hashValue
        }
        if verdict.result == .failed, detail != .standing {
          verdict.state = "\(table.looks[first].name), \(table.looks[second].name)"
          verdict.cause = context.cause(table.looks[first], table.looks[second])
        }
        verdicts.append(verdict)
      }
    }
    compareWithEarlier(table, context, &verdicts)
  }

  private static func message(onAlike first: Look, _ second: Look) -> String {
    "nobody can tell ‘\(first.name)’ from ‘\(second.name)’: they look the same"
  }

  private static func message(
    _ first: Look,
    _ second: Look,
    _ one: SeenColor,
    _ other: SeenColor
  ) -> String {
    let colors =
      one.hex == other.hex ? "both are \(one.hex)" : "they are \(one.hex) and \(other.hex)"
    return "people who go by colour take ‘\(second.name)’ for ‘\(first.name)’: \(colors)"
  }

  private static func evidence(
    _ one: SeenColor,
    _ other: SeenColor,
    _ difference: Double,
    _ context: CheckContext
  ) -> [Evidence] {
    [
      Evidence("difference", .number(difference)),
      Evidence("threshold", .number(context.number("same"))),
      Evidence("colors", .text("\(one.hex) and \(other.hex)")),
    ]
  }

  /// What an earlier component has the same name or meaning for keeps its colour.
  private static func compareWithEarlier(
    _ table: LookTable,
    _ context: CheckContext,
    _ verdicts: inout Verdicts
  ) {
    var earlier = EarlierColors(context.document, before: context.component)
    guard !earlier.isEmpty else { return }
    for look in table.ownLooks {
      guard let match = earlier.first(like: table.looks[look], of: context.component) else {
        continue
      }
      for variant in table.judgedVariants(of: look) {
        guard
          let there = match.table.variants.firstIndex(of: table.variants[variant]),
          let one = match.table.color(of: match.look, in: there).flatMap(SeenColor.init),
          let other = table.colors(of: look, in: variant).compactMap(SeenColor.init)
            .min(by: { one.difference(from: $0) < one.difference(from: $1) })
        else { continue }
        let neutral = context.number("neutral")
        // A grey, black or white is no colour to learn.
        guard min(one.chroma, other.chroma) >= neutral else { continue }
        let difference = one.difference(from: other)
        var verdict = Verdict(.passed, Target(table.looks[look].source))
        if difference >= context.number("same") {
          verdict.result = .failed
          let (learnt, name) = (match.table.looks[match.look].name, table.looks[look].name)
          verdict.message =
            "people who have learnt that ‘\(learnt)’ is \(one.hex) in "
            + "\(match.place) meet it as \(other.hex) here"
            + (learnt == name ? "" : ", where it is called ‘\(name)’")
          verdict.remedy = "elsewhere"
          verdict.state = table.looks[look].name
          verdict.cause = context.cause(table.looks[look])
        }
        verdict.variant = table.variants[variant]
        if verdict.result != .passed || verdicts.describesPasses {
          verdict.evidence = evidence(one, other, difference, context)
        } else {
          verdict.basis = difference.hashValue
        }
        verdict.note(one.coat, other.coat)
        verdicts.append(verdict)
      }
    }
  }
}

extension CheckContext {
  /// How far two looks of one colour are the same.
  enum Likeness: Hashable {
    case ofColor
    /// In all that is seen but the value of a progress.
    case whole
    /// In all that is seen: a rule on colour alone finds it, or the place in the row tells.
    case foundElsewhere
  }

  fileprivate func likeness(
    _ table: LookTable,
    _ first: Int,
    _ second: Int,
    in variant: Int
  ) -> Likeness {
    let thresholds = CueThresholds(parameters)
    func isWhole(_ variant: Int) -> Bool {
      table.difference(first, second, in: variant, thresholds).isNone
    }
    guard isWhole(variant) else { return .ofColor }
    let isTold =
      table.variants.indices.allSatisfy(isWhole)
      && showsValue(in: table.variants[variant], thresholds)
    return isTold ? .whole : .foundElsewhere
  }

  /// Whether nothing but one colour shows two looks; nil where the place alone tells them apart, and
  /// nobody goes by colour.
  fileprivate func confuses(
    _ table: LookTable,
    _ first: Int,
    _ second: Int,
    in variant: Int,
    _ order: StateOrder
  ) -> Bool? {
    let thresholds = CueThresholds(parameters)
    let difference = table.difference(first, second, in: variant, thresholds)
    // A sign that is too faint is for the rules on contrast.
    if difference.cue != nil || difference.faint != nil || difference.isOpen { return false }
    let isOneLook = table.looks[first].source == table.looks[second].source
    let isTold = order.mayTell(first, from: second, in: variant, thresholds)
    return isOneLook || isTold ? nil : true
  }
}
