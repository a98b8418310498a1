internal import A11yModel
internal import Claims
internal import Language
internal import Listening
internal import RuleCatalogue

extension Check {
  /// The position of the step a user is on, or of each step, is heard as the model has it.
  static let stepPositionAnnounced = CheckSignature(
    "step-position-announced",
    formerly: "step-position",
    cases: ["collapsed", "list", "other"],
    evidence: ["announcement"],
    terms: ["numbers", "other", "step"]
  ).each(of: \.stepSpeeches) { speech, ask in
    let facts = ask.facts
    let count = ask.component.steps.count
    guard ask.component.isOrdered, count > 1, let step = speech.step else { return .outOfScope }
    let heard = facts.positions(
      in: speech.said,
      besidesNameOf: speech.isNamed ? step : nil
    )
    let plausible = heard.filter { number in
      // A single number may as well say how many there are.
      let isTotal = number.number == count && number.number != step + 1 && heard.count == 1
      return number.role == .position || ((0...count).contains(number.number) && !isTotal)
    }
    let isOpen = speech.mayBeEither(heard, of: count)
    let other = otherPlace(than: step, speech, facts)
    let holds =
      other == nil
      && ((!isOpen && isHeard(step, heard, speech, facts))
        || (plausible.isEmpty && speech.isPlacedByWhole == .known(true)))
    if holds { return ask.hears(true, in: speech) }
    // A list of all steps says no wrong one.
    let isUntold =
      plausible.isEmpty
      || (speech.isCollapsed && other == nil && plausible.contains { $0.number == step + 1 }
        && plausible.allSatisfy { $0.role != .position || $0.number == step + 1 })
    let numbers = other.map { [$0] } ?? plausible.map(\.number)
    let others = numbers.filter { $0 != step + 1 }
    return ask.hears(
      false,
      in: speech,
      as: others.isEmpty
        ? speech.isCollapsed ? "collapsed" : nil : others.count < numbers.count ? "list" : "other",
      ["numbers": numbers.map(String.init), "other": others.first, "step": step + 1],
      unless: isOpen
        ? ["which of the numbers heard is that of the step"]
        : isUntold
          ? speech.unreadNumbers(facts)
            + [speech.isPlacedByWhole.missing, facts.doubtOfWhole].compactMap(\.self) : [],
      whereSymbol: { symbol in
        facts.positions(in: StepText(ofSymbol: symbol, speech.languages), besidesNameOf: nil)
          .contains { $0.number == step + 1 }
      }
    )
  }

  /// Whether the number of a step is heard; where one stop stands for all, as that of the step a
  /// user is on.
  private static func isHeard(
    _ step: Int,
    _ heard: [StepNumber],
    _ speech: StepSpeech,
    _ facts: ComponentFacts
  ) -> Bool {
    guard heard.contains(where: { $0.number == step + 1 }) else { return false }
    guard speech.isCollapsed, Set(heard.map(\.number)).count > 1 else { return true }
    let state = facts.component.snapshots[speech.snapshot].stepStates[step]
      .map { facts.component.states[$0].meaning }
    let mentions = StepMentions(speech.authored, facts)
    // “Details, 2, 1 file”: the name tells which of two bare numbers is meant.
    let isMarked = heard[0].role == .position || heard[0].total == facts.component.steps.count
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
      in: speech.authored,
      besidesNameOf: speech.isNamed ? step : nil
    ).filter { $0.role == .position }
    guard !places.contains(where: { $0.number == step + 1 }) else { return nil }
    let count = facts.component.steps.count
    // Further on, another step may be spoken of.
    return places.first { $0.total == count || $0.word <= 1 }?.number
  }
}
