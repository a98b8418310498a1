internal import A11yModel
internal import Claims

extension Ask {
  /// What nobody can say of a step whose state the source does not give; out of scope where the source
  /// says all there is to say, or where what is around the steps says where the user is.
  func unstated(_ speech: StepSpeech, _ step: Int) -> CheckAnswer {
    guard let fact = component.missingState,
      !(speech.isPlacedByWhole == .known(true) && component.isOrdered)
    else { return .outOfScope }
    var ask = self
    ask.state = nil
    return ask.unknown(fact, as: "unstated", named(step)) { $0.cause = facts.path + " states" }
  }

  /// A step as messages call it: by its name, or where nobody knows that by its number.
  func named(_ step: Int) -> Particulars {
    ["name": component.steps[step].name.value, "step": step + 1]
  }

  /// What an announcement tells of a state.
  func hears(
    _ telling: StateVocabulary.Telling,
    of state: State,
    in speech: StepSpeech,
    as finding: String? = nil,
    _ particulars: @autoclosure () -> Particulars = [:],
    unless missing: @autoclosure () -> [String?] = [],
    _ change: (inout Verdict) -> Void = { _ in },
    whereSymbol mayStandForIt: (String) -> Bool = { _ in true }
  ) -> CheckAnswer {
    let phrase = { ["state": StateVocabulary.phrase(for: state.meaning)] as Particulars }
    guard telling == .unknownWords else {
      return hears(
        telling == .said,
        in: speech,
        as: finding,
        phrase() + particulars(),
        unless: missing(),
        change,
        whereSymbol: mayStandForIt
      )
    }
    let heard: Particulars = ["announcement": speech.text]
    return unknown(state.missingWords, heard + phrase() + particulars()) {
      $0.saying = finding
      $0.askForWords(of: state.meaning)
      change(&$0)
    }
  }

  /// What a step's announcement must hold: it does, it does not, or nobody knows all of it.
  ///
  /// - Parameters:
  ///   - holds: whether it does.
  ///   - speech: the announcement.
  ///   - heard: what of it matters, where that is not all.
  ///   - finding: the case of what is said where it does not.
  ///   - particulars: what that names besides the announcement.
  ///   - missing: the facts without which nobody can tell, besides those of the announcement.
  ///   - change: what else is said of the finding.
  ///   - mayStandForIt: whether what a symbol is called may say it.
  /// - Returns: the answer.
  func hears(
    _ holds: Bool,
    in speech: StepSpeech,
    hearing heard: String? = nil,
    as finding: String? = nil,
    _ particulars: @autoclosure () -> Particulars = [:],
    unless missing: @autoclosure () -> [String?] = [],
    _ change: (inout Verdict) -> Void = { _ in },
    whereSymbol mayStandForIt: (String) -> Bool = { _ in true }
  ) -> CheckAnswer {
    if holds { return self.holds(["announcement": speech.text], change) }
    let unheard: [String?] = speech.announcement.missing(whereSymbol: mayStandForIt)
    return fails(
      as: finding,
      ["announcement": heard ?? speech.text] + particulars(),
      unless: unheard + missing()
    ) {
      $0.sites = speech.sites
      change(&$0)
    }
  }
}
