internal import A11yModel
internal import ChartSpeech
internal import Language
internal import Listening
internal import RuleCatalogue

extension Check {
  /// A chart has a title that people see and hear, and that says what the chart shows.
  static let chartHasTitle = CheckSignature(
    "chart-has-title",
    formerly: "chart-title",
    words: GenericTitle.lists,
    restingOn: [.title],
    cases: ["generic", "unheard", "unwritten", "which"],
    evidence: ["name", "text", "title"]
  ).whole { ask throws(Unknown) in
    guard ask.component.chart != nil, ask.facts.trees.first?.elements.first != nil,
      !ask.facts.isDecorative
    else { return .outOfScope }
    let generic = GenericTitle(ask.words)
    let speech = TitleSpeech(ask.facts, generic)
    switch SeenTitle(ask.facts) {
    case .perhaps(let text, let source):
      return ask.unknown(
        "whether ‘\(text)’ is the title",
        as: "which",
        at: source,
        ["text": text],
        likely: generic.isOne(text) ? .fail : .pass
      )
    case .unwritten(let fact, let source):
      return ask.unknown(fact, as: "unwritten", at: source, likely: .pass)
    case .title(let title):
      guard let text = title.text.value else {
        let fact = title.text.missing ?? "what the title says"
        return ask.unknown(fact, as: "unwritten", at: title.source, likely: .pass)
      }
      let named: Particulars = ["title": text]
      if generic.isOne(text) { return ask.fails(as: "generic", at: title.source, named) }
      // That nothing of the chart is heard is for another rule.
      if ask.facts.isHiddenAsWhole { return .outOfScope }
      if speech.isHeard(text) { return ask.holds(named) { $0.target.place = title.source } }
      return ask.fails(as: "unheard", at: title.source, named, unless: speech.missing)
    case .none:
      if let name = speech.genericNameOfPicture { return ask.fails(as: "generic", ["title": name]) }
      let fact = ask.facts.doubt(
        "the title of the chart",
        ofHost: "the title that its host gives the chart",
        ofPage: .title
      )
      return ask.fails(["name": speech.name], unless: [fact])
    }
  }
}
