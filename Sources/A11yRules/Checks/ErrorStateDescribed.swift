internal import A11yModel
internal import Claims
internal import Language
internal import Listening
internal import RuleCatalogue

extension Check {
  /// A step in error says that something failed and what, and shows it by more than colour.
  static let errorStateDescribed = CheckSignature(
    "error-state-described",
    parameters: ["size"],
    cases: ["name", "seen", "words"],
    evidence: ["announcement"],
    terms: ["alike", "lack", "name", "step"]
  ).deciding { context, verdicts in
    let component = context.component
    guard component.states.contains(where: { $0.meaning == .error }) else { return }
    lazy var sights = context.facts.areStatesSeen ? context.facts.stepSights : []
    for speech in context.facts.stepSpeeches {
      let states = component.snapshots[speech.snapshot].stepStates
      let steps = speech.isCollapsed ? states.indices : speech.step.map { $0..<($0 + 1) } ?? 0..<0
      for step in steps {
        guard let state = states[step], component.states[state].meaning == .error else { continue }
        var ask = Ask(context, verdicts, about: speech)
        ask.target = Target(component.steps[step].source, at: speech.target.place)
        let error = ErrorStep(step: step, state: state, speech: speech, context: context)
        verdicts.add(error.answer(ask, sights), to: ask)
      }
    }
  }
}

/// A step in error, as it is met in one snapshot.
private struct ErrorStep {
  let step: Int
  let state: Int
  let speech: StepSpeech
  let context: CheckContext

  func answer(_ ask: Ask, _ sights: Set<StepSight>) -> CheckAnswer {
    let sight = sights.first { $0.step == step && $0.state == state }
    let alike = sight.flatMap { sights.likeness(of: $0, size: context.number("size")) }.map(
      phrase(for:)
    )
    let particulars = ["announcement": speech.text, "alike": alike] + ask.named(step)
    switch (heard, alike) {
    case (.lacking(let lack), _):
      return ask.fails(particulars + ["lack": lack.rawValue]) { verdict in
        // What is seen is mended by nothing that is said, and where one stop stands for all, the step
        // that its words are about is the current one.
        verdict.sites = alike == nil && !speech.isCollapsed ? speech.sites : []
        if alike == nil { verdict.matter = .state(step: step, state: state) }
      }
    case (_, _?): return ask.fails(as: "seen", particulars)
    case (.unnamed(let fact), nil): return ask.unknown(fact, as: "name", particulars)
    case (.unknown(let facts, let likely, let lack), nil):
      return ask.fails(particulars + ["lack": lack.rawValue], unless: facts, likely: likely) {
        if facts == [missingWords] { $0.askForWords(of: .error) }
      }
    case (.described, nil): return ask.holds(["announcement": speech.text])
    }
  }

  private var missingWords: String { context.component.states[state].missingWords }

  private var name: String? { context.component.steps[step].name.value }

  // MARK: what is heard

  private enum Heard {
    case described
    case lacking(Lack)
    case unknown([String], likely: Outcome.Likelihood, Lack)
    /// Nobody knows what the step is called.
    case unnamed(String)
  }

  /// What is not heard.
  private enum Lack: String {
    case what
    case error
    case both
  }

  private var heard: Heard {
    if let fact = context.component.steps[step].name.missing { return .unnamed(fact) }
    let facts = context.facts
    let telling = StateVocabulary.telling(
      facts[StateTerms.self][state],
      in: [speech.words.list(without: facts[StepNames.self].words[step] ?? Words(""))],
      speech.languages
    )
    let isNamed = isNamed
    let isTold = telling == .said && isOfIt
    if isTold, isNamed { return .described }
    let lack: Lack =
      telling == .said && (isOfIt || !isNamed) ? .what : isNamed ? .error : .both
    // What a symbol is called may be the word for the error, and seldom what failed.
    let unheard =
      isTold ? speech.announcement.missing(whereSymbol: mayName) : speech.announcement.missing
    // Beside one stop for all steps, another may tell it.
    let missing = unheard + [speech.isCollapsed ? facts.doubtOfWhole : nil].compactMap(\.self)
    if !missing.isEmpty { return .unknown(missing, likely: .fail, lack) }
    guard telling == .unknownWords, isNamed else { return .lacking(lack) }
    return .unknown([missingWords], likely: .none, lack)
  }

  /// Whether the word for the error is about this step: of one stop for all, another may have it.
  private var isOfIt: Bool {
    guard speech.isCollapsed, name != nil else { return true }
    return hasMention
  }

  private var hasMention: Bool {
    StepMentions(speech.announcement.authoredText, context.facts, speech.languages)
      .steps(saidToBe: context.facts[StateTerms.self][state]).contains(step)
  }

  /// Whether it is heard which step failed: by its name, or where it has none by its number, or,
  /// where it is met by itself, by anything else than states.
  private var isNamed: Bool {
    if let name, speech.step == step { return speech.holds(name, context.facts) }
    if let name { return speech.announcement.holds(name: name) }
    if speech.isCollapsed { return hasMention }
    let words = Words(speech.announcement.authoredText).list
    return words.contains { !stateWords.contains($0) && !Words.functionWords.contains($0) }
  }

  private var stateWords: Set<Word> {
    Set(context.facts[StateTerms.self].flatMap { $0.all(speech.languages) }.flatMap(\.words))
  }

  /// Whether a symbol may be called what the step is about: a tick or a cross never is.
  private func mayName(_ symbol: String) -> Bool {
    let words = Words.ofSymbol(symbol)
    if let name { return !Words(name).isEmpty && words.contains(Words(name)) }
    return !words.list.contains(where: StateTerms.symbols.contains)
  }

  // MARK: what is seen

  /// The state of a step that looks the same but for colour.
  private func phrase(for likeness: StepSight) -> String {
    likeness.state.map { StateVocabulary.phrase(for: context.component.states[$0].meaning) }
      ?? "in no state"
  }
}
