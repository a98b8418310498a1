internal import A11yModel
internal import Language
package import Listening

/// A step in error, as it is heard in one snapshot.
package struct ErrorSpeech {
  package let step: Int

  /// Its state; an index into those of the component.
  package let errorState: Int
  package let speech: StepSpeech
  fileprivate let facts: ComponentFacts

  package var target: Target {
    Target(facts.component.steps[step].source, at: speech.target.place)
  }

  package var missingWords: String { facts.component.states[errorState].missingWords }

  private var name: String? { facts.component.steps[step].name.value }

  // MARK: what is heard

  package enum Heard {
    case described
    case lacking(Lack)
    /// Facts are missing, of what is heard besides or of words for the error.
    case unknown([String], isSilent: Bool, Lack)
    /// Nobody knows what the step is called.
    case unnamed(String)
  }

  /// What is not heard.
  package enum Lack: String {
    case what
    case error
    case both
  }

  package var heard: Heard {
    if let fact = facts.component.steps[step].name.missing { return .unnamed(fact) }
    let telling = StateVocabulary.telling(
      facts[StateTerms.self][errorState],
      in: [facts[StepNames.self].list(speech.words, without: step)],
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
    if !missing.isEmpty { return .unknown(missing, isSilent: true, lack) }
    guard telling == .unknownWords, isNamed else { return .lacking(lack) }
    return .unknown([missingWords], isSilent: false, lack)
  }

  /// Whether the word for the error is about this step: of one stop for all, another may have it.
  private var isOfIt: Bool {
    guard speech.isCollapsed, name != nil else { return true }
    return hasMention
  }

  private var hasMention: Bool {
    StepMentions(speech.authored, facts)
      .steps(saidToBe: facts[StateTerms.self][errorState]).contains(step)
  }

  /// Whether it is heard which step failed: by its name, or where it has none by its number, or,
  /// where it is met by itself, by anything else than states.
  private var isNamed: Bool {
    if let name, speech.step == step { return speech.holds(name, facts) }
    if let name { return speech.announcement.holds(name: name) }
    if speech.isCollapsed { return hasMention }
    let words = Words(speech.announcement.authoredText).list
    return words.contains { !stateWords.contains($0) && !Words.functionWords.contains($0) }
  }

  private var stateWords: Set<Word> {
    Set(facts[StateTerms.self].flatMap { $0.all(speech.languages) }.flatMap(\.words))
  }

  /// Whether a symbol may be called what the step is about: a tick or a cross never is.
  private func mayName(_ symbol: String) -> Bool {
    let words = Words.ofSymbol(symbol)
    if let name { return !Words(name).isEmpty && words.contains(Words(name)) }
    return !words.list.contains(where: StateTerms.symbols.contains)
  }
}

extension ComponentFacts {
  /// The steps in error, at each stop that says something of them.
  package var errorSpeeches: [ErrorSpeech] {
    guard component.states.contains(where: { $0.meaning == .error }) else { return [] }
    return stepSpeeches.flatMap { speech -> [ErrorSpeech] in
      let states = component.snapshots[speech.snapshot].stepStates
      let steps = speech.isCollapsed ? states.indices : speech.step.map { $0..<($0 + 1) } ?? 0..<0
      return steps.compactMap { step -> ErrorSpeech? in
        guard let state = states[step], component.states[state].meaning == .error else {
          return nil
        }
        return ErrorSpeech(step: step, errorState: state, speech: speech, facts: self)
      }
    }
  }
}
