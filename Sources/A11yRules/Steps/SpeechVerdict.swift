internal import A11yModel

extension Verdict {
  /// What nobody can say of a step whose state the source does not give; nil where the source says all
  /// there is to say, or where what is around the steps says where the user is.
  static func unstated(_ speech: StepSpeech, _ step: Int, _ facts: ComponentFacts) -> Verdict? {
    let component = facts.component
    guard let fact = component.missingState,
      !(speech.isPlacedByWhole == .known(true) && component.isOrdered)
    else {
      return nil
    }
    let name = component.steps[step].name.value.map { "‘\($0)’" } ?? "step \(step + 1)"
    var verdict = Verdict(
      .cantTell([fact], likely: .none),
      speech.target,
      "whether people who use a screen reader are told in which state \(name) is depends on \(fact)"
    )
    verdict.cause = facts.path + " states"
    return verdict
  }
}

extension Verdicts {
  /// What an announcement must hold: it does, or else this is said of it.
  mutating func judge(
    _ speech: StepSpeech,
    holds: Bool,
    otherwise verdict: @autoclosure () -> Verdict
  ) {
    if holds, !describesPasses {
      pass(speech.target, state: speech.state, basis: speech.basis)
    } else {
      append(verdict())
    }
  }
}

extension Verdict {
  /// What an announcement tells of a state.
  static func about(
    _ speech: StepSpeech,
    _ telling: StateVocabulary.Telling,
    _ state: @autoclosure () -> State,
    missing: @autoclosure () -> [String] = [],
    failure: @autoclosure () -> String,
    whereSymbol mayStandForIt: (String) -> Bool = { _ in true }
  ) -> Verdict {
    guard telling == .unknownWords else {
      let isSaid = telling == .said
      return .about(
        speech,
        holds: isSaid,
        missing: missing(),
        failure: failure(),
        whereSymbol: mayStandForIt
      )
    }
    let missing = [state().missingWords]
    var verdict = Verdict(.cantTell(missing, likely: .none), speech.target, failure())
    verdict.askForWords(of: state().meaning)
    verdict.state = speech.state
    verdict.evidence = [Evidence("announcement", .text(speech.text))]
    return verdict
  }

  /// What an announcement must hold: it does, it does not, or nobody knows all of it.
  static func about(
    _ speech: StepSpeech,
    holds: Bool,
    missing: @autoclosure () -> [String] = [],
    failure: @autoclosure () -> String,
    whereSymbol mayStandForIt: (String) -> Bool = { _ in true }
  ) -> Verdict {
    var verdict = Verdict(.passed, speech.target)
    verdict.state = speech.state
    if holds {
      verdict.basis = speech.basis
    } else {
      let missing = speech.announcement.missing(whereSymbol: mayStandForIt) + missing()
      verdict.result = missing.isEmpty ? .failed : .cantTell(missing, likely: .fail)
      verdict.message = failure()
      verdict.sites = speech.sites
    }
    verdict.evidence = [Evidence("announcement", .text(speech.text))]
    return verdict
  }
}
