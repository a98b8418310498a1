internal import A11yModel
internal import Claims
internal import Language
internal import Listening
internal import RuleCatalogue

extension Check {
  /// Names and values are human text; symbols have a name at all.
  static let nameNotIdentifier = CheckSignature(
    "name-not-identifier",
    formerly: "human-name",
    words: [
      "file-endings", "name-endings", "symbol-words", "symbol-shapes", "numbered-ids", "code-words",
      "placeholders", "numbered", "captions", "commands", "state-symbols",
    ],
    when: ["image"],
    cases: ["sign", "symbol"],
    evidence: ["announcement", "symbol"],
    terms: ["form", "told", "word"]
  ).each(among: \.namedTexts, joining: .states) { text, ask in
    switch text.finding {
    case .human: return ask.holds()
    case .sign(let name): return ask.fails(as: "sign", ["announcement": name])
    case .offence(let found, let isOfPicture):
      return ask.fails(
        ["announcement": found.text, "word": found.word, "form": found.form.noun]
      ) { if isOfPicture { $0.conditions = ["image"] } }
    case .symbol(let symbol, let fact, let told):
      return ask.fails(
        as: "symbol",
        ["symbol": symbol, "told": told],
        unless: told == nil ? [fact] : []
      ) {
        // One look may show a symbol for each state; each wants a label of its own.
        $0.cause = "\(symbol) in \(ask.document.path(of: text.target.place))"
        if told != nil { $0.impact = .serious }
      }
    }
  }
}

extension Ask {
  /// What is heard wherever something has a name.
  fileprivate var namedTexts: NamedTexts {
    NamedTexts(
      facts,
      MachineName(words),
      commands: words("commands"),
      stateSymbols: Set(list("state-symbols"))
    )
  }
}
