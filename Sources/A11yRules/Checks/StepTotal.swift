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
    for speech in speeches where speech.isCollapsed {
      verdicts.append(.about(speech, holds: says(speech), failure: failure))
    }
    let items = speeches.filter { !$0.isCollapsed }
    guard let first = items.first(where: { !says($0) }) ?? items.first else { return }
    var verdict = Verdict.about(first, holds: says(first), failure: failure)
    verdict.target = context.facts.root
    verdict.state = nil
    verdicts.append(verdict)
  }
}
