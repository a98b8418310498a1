internal import A11yModel
internal import Language

extension Check {
  /// The name of the step a user is on, or of each step, is heard.
  static let stepName = Check("step-name") { context, verdicts in
    for speech in context.facts.stepSpeeches {
      guard let step = speech.step else { continue }
      switch context.component.steps[step].name {
      case .absent: continue
      case .unknown(let fact):
        var verdict = Verdict(
          .cantTell([fact], likely: .none),
          speech.target,
          "whether people who use a screen reader hear which step it is depends on \(fact)"
        )
        verdict.state = speech.state
        verdicts.append(verdict)
      case .known(let name) where name.allSatisfy(\.isWhitespace): continue
      case .known(let name):
        let holds = speech.holds(name, context.facts)
        func verdict() -> Verdict {
          var verdict = Verdict.about(
            speech,
            holds: holds,
            // Beside one stop for all steps, another may name the step.
            missing: speech.isCollapsed ? [context.facts.doubtOfWhole].compactMap(\.self) : [],
            failure: "people who use a screen reader are not told what step \(step + 1) is: "
              + "‘\(name)’ is not heard",
            whereSymbol: { !Words(name).isEmpty && Words.ofSymbol($0).contains(Words(name)) }
          )
          verdict.matter = .name(step: step)
          return verdict
        }
        verdicts.judge(speech, holds: holds, otherwise: verdict())
      }
    }
  }
}
