internal import A11yModel
internal import Claims
internal import Language
internal import RuleCatalogue

extension Check {
  /// The numbers that are heard have their unit, there or in what is heard of the whole.
  static let valueHasUnit = CheckSignature(
    "value-has-unit",
    formerly: "value-unit",
    restingOn: [.marks, .axes],
    cases: ["other", "undeclared", "word"],
    evidence: ["announcement", "declared"]
  ).deciding { context, verdicts in
    switch context.facts.valueUnit {
    case .known where context.facts[ValueUnit.self]?.isNone ?? false: return
    case .known(let unit):
      let needed = NeededUnit(unit, context.facts)
      context.facts.forEachNumber { speech in
        let ask = Ask(context, verdicts, about: speech)
        verdicts.add(answer(on: speech, needed, ask), to: ask)
      }
    case .absent, .unknown, .partial:
      // A number with a unit beside it has one; whether a bare one needs it cannot be told.
      var bare: NumberSpeech?
      context.facts.forEachNumber { speech in
        if speech.hasOwnUnit { verdicts.pass(speech.target) } else { bare = bare ?? speech }
      }
      guard let bare else { return }
      let ask = Ask(context, describing: true, of: context.facts.root)
      let noun = ask.component.progress == nil ? "values" : "progress"
      let fact = ask.facts.valueUnit.missing ?? "the unit of the \(noun)"
      let heard: Particulars = ["announcement": bare.text]
      verdicts.add(ask.unknown(fact, as: "undeclared", heard, likely: .fail), to: ask)
    }
  }

  private static func answer(
    on speech: NumberSpeech,
    _ needed: NeededUnit,
    _ ask: Ask
  ) -> CheckAnswer {
    let telling = needed.telling(in: speech)
    if telling == .said { return ask.holds() }
    let particulars: Particulars = ["announcement": speech.text, "declared": needed.unit]
    switch telling {
    case .said: return ask.holds()
    case .other: return ask.fails(as: "other", particulars, unless: speech.missing)
    case .unknown(let fact): return ask.unknown(fact, as: "word", particulars)
    case .unsaid:
      let missing = speech.missing + [ask.facts.doubtOfWhole].compactMap(\.self)
      return ask.fails(particulars, unless: missing)
    }
  }
}
