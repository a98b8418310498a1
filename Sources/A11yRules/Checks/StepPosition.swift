internal import A11yModel

extension Check {
  /// The position of the step a user is on, or of each step, is heard as the model has it.
  static let stepPosition = Check("step-position") { context, verdicts in
    guard context.component.isOrdered, context.component.steps.count > 1 else { return }
    let count = context.component.steps.count
    for speech in context.facts.stepSpeeches {
      guard let step = speech.step else { continue }
      var said = speech.numbers(context.facts)
      // In “2 of 3” the total is not the position of the third step.
      if said.count > 1, let total = said.lastIndex(of: count) { said.remove(at: total) }
      let subject = speech.isCollapsed ? "which step they are on" : "which step this is"
      var failure =
        "people who use a screen reader are not told \(subject): no \(step + 1) is heard"
      if let other = said.first {
        failure = "people who use a screen reader hear \(other) for step \(step + 1)"
      }
      verdicts.append(.about(speech, holds: said.contains(step + 1), failure: failure))
    }
  }
}
