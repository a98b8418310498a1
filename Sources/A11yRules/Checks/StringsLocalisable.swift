internal import A11yModel
internal import Language
internal import Listening
internal import RuleCatalogue

extension Check {
  /// The language of the strings is known and theirs, and they can be localised.
  static let stringsLocalisable = CheckSignature(
    "strings-localisable",
    formerly: "string-language",
    cases: ["language", "mismatch", "nameless", "tag", "whole"],
    evidence: ["language", "string"],
    terms: ["script", "tag"]
  ).deciding { context, verdicts in
    guard !context.facts.occurrences.isEmpty || !context.facts.containers.isEmpty else { return }
    var ask = Ask(context, describing: verdicts.comparesPasses, of: context.facts.root)
    verdicts.add(answer(onWhole: ask), to: ask)
    for flaw in context.facts.stringFlaws {
      ask.target = flaw.target
      verdicts.add(answer(on: flaw, ask), to: ask)
    }
  }

  private static func answer(onWhole ask: Ask) -> CheckAnswer {
    let language = ask.component.language
    if !ask.component.isLocalized { return ask.fails(as: "whole") }
    if let tag = language.value {
      guard !LanguageTag.mayNameLanguage(tag) else { return ask.holds() }
      return ask.fails(as: "language", ["tag": tag]) { $0.saying = "tag" }
    }
    guard ask.facts.isAnyUntagged else { return ask.holds() }
    let fact = language.missing ?? FileFact.stringLanguage.rawValue
    let isKnown = language == .absent && ask.facts.doubt(fact) == nil
    return ask.fails(as: "language", unless: isKnown ? [] : [fact], likely: .none)
  }

  private static func answer(on flaw: StringFlaw, _ ask: Ask) -> CheckAnswer {
    switch flaw.kind {
    case .unlocalised(let text): ask.fails(["string": text])
    case .nameless(let text, let tag):
      ask.fails(as: "mismatch", ["string": text, "language": tag]) { $0.saying = "nameless" }
    case .mismatch(let text, let script, let tag):
      ask.fails(
        as: "mismatch",
        ["string": text, "language": tag, "script": script.name]
      ) { $0.impact = .moderate }
    }
  }
}
