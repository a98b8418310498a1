internal import A11yModel

extension Check {
  /// The position of the step a user is on, or of each step, is heard as the model has it.
  static let stepPosition = Check("step-position") { context, verdicts in
    let facts = context.facts
    guard context.component.isOrdered, context.component.steps.count > 1 else { return }
    for speech in facts.stepSpeeches {
      guard let step = speech.step else { continue }
      let said = facts.positions(in: speech.announcement.words, besidesNameOf: step)
      let subject = speech.isCollapsed ? "which step they are on" : "which step this is"
      var failure =
        "people who use a screen reader are not told \(subject): no \(step + 1) is heard"
      // “4 steps” is no wrong position.
      if let other = said.first, said != [context.component.steps.count] {
        failure = "people who use a screen reader hear \(other) for step \(step + 1)"
      }
      let areWordsUnknown = said.isEmpty && !SpokenPosition.isEnglish(facts.language)
      verdicts.append(
        .about(
          speech,
          holds: said.contains(step + 1) || (said.isEmpty && speech.isPlacedByWhole),
          missing: areWordsUnknown ? ["which words of the language are numbers"] : [],
          failure: failure,
          whereSymbol: { symbol in
            facts.positions(in: Words.ofSymbol(symbol), besidesNameOf: nil).contains(step + 1)
          }
        )
      )
    }
  }
}
