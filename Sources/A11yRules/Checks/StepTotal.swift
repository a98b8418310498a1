internal import A11yModel

extension Check {
  /// How many steps there are is heard with the step, or on entering what holds the steps.
  static let stepTotal = Check("step-total") { context, verdicts in
    let count = context.component.steps.count
    guard context.component.isOrdered, count > 1 else { return }
    let language = context.facts.language
    let speeches = context.facts.stepSpeeches
    let failure = "people who use a screen reader are not told how many steps there are: \(count)"
    func says(_ speech: StepSpeech) -> Bool {
      var said = speech.numbers(context.facts)
      // The number of the last step is its position before it is the total.
      if let step = speech.step, let own = said.firstIndex(of: step + 1) { said.remove(at: own) }
      return said.contains(count)
        || speech.containers.contains {
          SpokenPosition.said(in: Words($0), language: language).contains(count)
        }
    }
    // What says it elsewhere, as “4 steps” does, says it at the last step, too.
    let isSaidElsewhere = speeches.contains { $0.isCollapsed && $0.step != count - 1 && says($0) }
    func verdict(_ speech: StepSpeech) -> Verdict {
      let areWordsUnknown =
        speech.numbers(context.facts).isEmpty && !SpokenPosition.isEnglish(language)
      return .about(
        speech,
        holds: says(speech)
          || (isSaidElsewhere && speech.isCollapsed && speech.numbers(context.facts) == [count]),
        missing: areWordsUnknown ? ["which words of the language are numbers"] : [],
        failure: failure,
        whereSymbol: { symbol in
          SpokenPosition.said(in: Words.ofSymbol(symbol), language: language).contains(count)
        }
      )
    }
    for speech in speeches where speech.isCollapsed { verdicts.append(verdict(speech)) }
    let items = speeches.filter { !$0.isCollapsed }
    // Each must say it: one that surely does not decides before one that may.
    let answers = items.map(verdict)
    let failed = answers.first { $0.result == .failed }
    guard var decisive = failed ?? answers.first(where: { $0.result != .passed }) ?? answers.first
    else { return }
    decisive.target = context.facts.root
    decisive.state = nil
    verdicts.append(decisive)
  }
}
