internal import A11yModel
internal import Claims
internal import Listening
internal import RuleCatalogue
internal import Support

extension Check {
  /// What is heard of each mark holds its value.
  static let markValueHasNumber = CheckSignature(
    "mark-value-has-number",
    formerly: "mark-value",
    restingOn: [.marks],
    cases: ["groups"],
    evidence: ["announcement", "model"]
  ).deciding { context, verdicts in
    let facts = context.facts
    for (speech, telling) in zip(facts[MarkSpeeches.self].all, facts[SpokenValue.Telling.self]) {
      switch telling {
      case .none: continue
      case .said, .saidInFull: verdicts.pass(facts.target(of: speech))
      default: verdicts.append(verdict(on: speech, telling, facts))
      }
    }
  }

  private static func verdict(
    on speech: MarkSpeech,
    _ telling: SpokenValue.Telling,
    _ facts: ComponentFacts
  ) -> Verdict {
    let model = facts.component.chart?.marks[speech.mark].value ?? .absent
    let number = model.value.map(DecimalText.short) ?? ""
    let announcement = facts[MarkSpeeches.self].announcement(of: speech)
    let text = announcement.text
    let heard = text.isEmpty ? "nothing" : "‘\(text)’"
    let missing = announcement.missing { $0.contains(where: \.isNumber) }
    var verdict = Verdict(
      missing.isEmpty ? .failed : .cantTell(missing, likely: .fail),
      facts.target(of: speech),
      "people who use a screen reader hear \(heard) and not the value, \(number)"
    )
    if text.isEmpty { verdict.cause = facts.causeOfSilentMarks }
    switch telling {
    case .said, .saidInFull, .otherNumbers, .unsaid, .none: break
    case .shared:
      verdict.result = .cantTell(["whether the number is the category or the value"], likely: .fail)
      verdict.message =
        "people who use a screen reader may not hear the value: the \(number) in \(heard) may be "
        + "the category’s alone"
    case .unknownWords:
      verdict.result = .cantTell(["the words for numbers in the language"], likely: .none)
      verdict.message =
        "whether \(heard) tells people who use a screen reader the value, \(number), depends on "
        + "the words for numbers in the language"
    case .unknownSign:
      verdict.result = .cantTell(["the words for minus in the language"], likely: .none)
      verdict.message =
        "whether \(heard) tells people who use a screen reader the value, \(number), depends on "
        + "the words for minus in the language"
    case .openGroups:
      let fact = "whether the voice reads the groups of digits as one number"
      verdict.result = .cantTell([fact], likely: .none)
      verdict.message =
        "whether \(heard) tells people who use a screen reader the value, \(number), depends on "
        + fact
      verdict.remedy = "groups"
    case .unknown(isNumberHeard: true):
      verdict.result = .cantTell([model.missing ?? "the value of the mark"], likely: .none)
      verdict.message =
        "whether \(heard) tells people who use a screen reader the value depends on "
        + (model.missing ?? "the value of the mark")
    case .unknown(isNumberHeard: false):
      verdict.message = "people who use a screen reader hear \(heard) and no value"
    }
    verdict.evidence = [Evidence("announcement", .text(text))]
    if !number.isEmpty { verdict.evidence.append(Evidence("model", .text(number))) }
    return verdict
  }
}
