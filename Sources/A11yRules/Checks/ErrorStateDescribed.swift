internal import A11yModel
internal import Language

extension Check {
  /// A step in error says that something failed and what, and shows it by more than colour.
  static let errorStateDescribed = Check(
    "error-state-described",
    parameters: ["size"]
  ) { context, verdicts in
    let component = context.component
    guard component.states.contains(where: { $0.meaning == .error }) else { return }
    lazy var sights = context.facts.areStatesSeen ? context.facts.stepSights : []
    for speech in context.facts.stepSpeeches {
      let states = component.snapshots[speech.snapshot].stepStates
      let steps = speech.isCollapsed ? states.indices : speech.step.map { $0..<($0 + 1) } ?? 0..<0
      for step in steps {
        guard let state = states[step], component.states[state].meaning == .error else { continue }
        let error = ErrorStep(step: step, state: state, speech: speech, context: context)
        verdicts.append(error.verdict(sights, describesPass: verdicts.describesPasses))
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

  func verdict(_ sights: Set<StepSight>, describesPass: Bool) -> Verdict {
    let sight = sights.first { $0.step == step && $0.state == state }
    let seen = sight.flatMap { sights.likeness(of: $0, size: context.number("size")) }.map(message)
    let heard = heard
    var verdict = Verdict(.passed, Target(source, at: speech.target.place))
    switch (heard, seen) {
    case (.lacking(let message), _):
      verdict.result = .failed
      // What is seen is mended by nothing that is said, and where one stop stands for all, the step
      // that its words are about is the current one.
      verdict.sites = seen == nil && !speech.isCollapsed ? speech.sites : []
      if seen == nil { verdict.matter = .state(step: step, state: state) }
      verdict.message = [message, seen].compactMap(\.self).joined(separator: "; ")
    case (_, let seen?):
      verdict.result = .failed
      verdict.message = seen
      verdict.remedy = "seen"
    case (.unknown(let facts, let likely, let message), _):
      verdict.result = .cantTell(facts, likely: likely)
      verdict.message = message
      if facts == [missingWords] { verdict.askForWords(of: .error) }
    case (.described, nil): break
    }
    verdict.state = speech.state
    if verdict.result == .passed, !describesPass {
      verdict.basis = speech.basis
    } else {
      verdict.evidence = [Evidence("announcement", .text(speech.text))]
    }
    return verdict
  }

  private var missingWords: String { context.component.states[state].missingWords }

  private var source: Int { context.component.steps[step].source }

  private var name: String? { context.component.steps[step].name.value }

  // MARK: what is heard

  private enum Heard {
    case described
    case lacking(String)
    case unknown([String], likely: Outcome.Likelihood, String)
  }

  private var heard: Heard {
    if let fact = context.component.steps[step].name.missing {
      let message = "whether people who use a screen reader hear what failed depends on \(fact)"
      return .unknown([fact], likely: .none, message)
    }
    let facts = context.facts
    let telling = StateVocabulary.telling(
      facts[StateTerms.self][state],
      in: [speech.words.list(without: facts[StepNames.self].words[step] ?? Words(""))],
      speech.languages
    )
    let isNamed = isNamed
    let isTold = telling == .said && isOfIt
    if isTold, isNamed { return .described }
    let message = message(isTold: telling == .said && (isOfIt || !isNamed), isNamed: isNamed)
    // What a symbol is called may be the word for the error, and seldom what failed.
    let unheard =
      isTold ? speech.announcement.missing(whereSymbol: mayName) : speech.announcement.missing
    // Beside one stop for all steps, another may tell it.
    let missing = unheard + [speech.isCollapsed ? facts.doubtOfWhole : nil].compactMap(\.self)
    if !missing.isEmpty { return .unknown(missing, likely: .fail, message) }
    guard telling == .unknownWords, isNamed else { return .lacking(message) }
    return .unknown([missingWords], likely: .none, message)
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
    return !words.list.contains(where: StateVocabulary.symbols.contains)
  }

  private func message(isTold: Bool, isNamed: Bool) -> String {
    let called = name.map { "‘\($0)’" } ?? "step \(step + 1)"
    let heard = "people who use a screen reader hear ‘\(speech.announcement.text)’ and are"
    return switch (isTold, isNamed) {
    case (true, _): "\(heard) not told what failed: \(called) is not heard"
    case (false, true):
      "people who use a screen reader are not told that \(called) is in error"
    case (false, false): "\(heard) told neither that something failed nor what: \(called)"
    }
  }

  // MARK: what is seen

  private func message(_ likeness: StepSight) -> String {
    let called = name.map { "‘\($0)’" } ?? "step \(step + 1)"
    let other = likeness.state.map {
      StateVocabulary.phrase(for: context.component.states[$0].meaning)
    }
    return "people who cannot tell colours apart do not see that \(called) is in error: but for "
      + "colour it looks like a step that is \(other ?? "in no state")"
  }
}
