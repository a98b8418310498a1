internal import A11yModel
internal import Language

extension Check {
  /// The position of the step a user is on, or of each step, is heard as the model has it.
  static let stepPosition = Check("step-position") { context, verdicts in
    let facts = context.facts
    guard context.component.isOrdered, context.component.steps.count > 1 else { return }
    for speech in facts.stepSpeeches {
      guard let step = speech.step else { continue }
      let heard = facts.positions(
        in: speech.counted,
        besidesNameOf: speech.isNamed ? step : nil,
        speech.languages
      )
      let count = facts.component.steps.count
      let plausible = heard.filter { number in
        // A single number may as well say how many there are.
        let isTotal = number.number == count && number.number != step + 1 && heard.count == 1
        return number.role == .position || ((0...count).contains(number.number) && !isTotal)
      }
      let isOpen = speech.mayBeEither(heard, of: count)
      let other = otherPlace(than: step, speech, facts)
      // A list of all steps says no wrong one.
      let isUntold =
        plausible.isEmpty
        || (speech.isCollapsed && other == nil && plausible.contains { $0.number == step + 1 }
          && plausible.allSatisfy { $0.role != .position || $0.number == step + 1 })
      let holds =
        other == nil
        && ((!isOpen && isHeard(step, heard, speech, context))
          || (plausible.isEmpty && speech.isPlacedByWhole == .known(true)))
      verdicts.judge(
        speech,
        holds: holds,
        otherwise: .about(
          speech,
          holds: holds,
          missing: isOpen
            ? ["which of the numbers heard is that of the step"]
            : isUntold
              ? speech.unreadNumbers(facts)
                + [speech.isPlacedByWhole.missing, facts.doubtOfWhole].compactMap(\.self)
              : [],
          failure: failure(of: step, other.map { [$0] } ?? plausible.map(\.number), speech),
          whereSymbol: { symbol in
            facts.positions(
              in: CountedWords(
                Words.ofSymbol(symbol).strings.joined(separator: " "),
                speech.languages
              ),
              besidesNameOf: nil,
              speech.languages
            ).contains { $0.number == step + 1 }
          }
        )
      )
    }
  }

  /// Whether the number of a step is heard; where one stop stands for all, as that of the step a
  /// user is on.
  private static func isHeard(
    _ step: Int,
    _ heard: [SpokenPosition],
    _ speech: StepSpeech,
    _ context: CheckContext
  ) -> Bool {
    guard heard.contains(where: { $0.number == step + 1 }) else { return false }
    guard speech.isCollapsed, Set(heard.map(\.number)).count > 1 else { return true }
    let state = context.component.snapshots[speech.snapshot].stepStates[step]
      .map { context.component.states[$0].meaning }
    let mentions = StepMentions(
      speech.announcement.authoredText,
      context.facts,
      speech.languages
    )
    // “Details, 2, 1 file”: the name tells which of two bare numbers is meant.
    let isMarked = heard[0].role == .position || heard[0].total == context.component.steps.count
    return mentions.saysByNumber(step, in: state)
      || (!isMarked && mentions.saysByName(step, in: state))
  }

  /// The number that a step gives itself, as “Step 0 of 4” does, where a list counts it as another; nil
  /// where there is no contradiction.
  private static func otherPlace(
    than step: Int,
    _ speech: StepSpeech,
    _ facts: ComponentFacts
  ) -> Int? {
    let announcement = speech.announcement
    guard !speech.isCollapsed, !announcement.authored.isEmpty,
      announcement.pieces.count > announcement.authored.count
    else { return nil }
    let places = facts.positions(
      in: CountedWords(announcement.authoredText, speech.languages),
      besidesNameOf: speech.isNamed ? step : nil,
      speech.languages
    ).filter { $0.role == .position }
    guard !places.contains(where: { $0.number == step + 1 }) else { return nil }
    let count = facts.component.steps.count
    // Further on, another step may be spoken of.
    return places.first { $0.total == count || $0.word <= 1 }?.number
  }

  private static func failure(of step: Int, _ heard: [Int], _ speech: StepSpeech) -> String {
    let people = "people who use a screen reader"
    let others = heard.filter { $0 != step + 1 }
    guard let other = others.first else {
      let subject = speech.isCollapsed ? "which step they are on" : "which step this is"
      return "\(people) are not told \(subject): no \(step + 1) is heard"
    }
    return others.count < heard.count
      ? "\(people) hear \(NameList.plain(heard.map(String.init))), and not which step they are on"
      : "\(people) hear \(other) for step \(step + 1)"
  }
}
