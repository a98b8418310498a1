internal import A11yModel

extension Check {
  /// How many steps there are is heard with the step, or on entering what holds the steps.
  static let stepTotal = Check("step-total") { context, verdicts in
    guard context.component.isOrdered, context.component.steps.count > 1 else { return }
    let total = SpokenTotal(facts: context.facts)
    let speeches = context.facts.stepSpeeches
    // What says it elsewhere, as “4 steps” does, says it at the last step, too.
    let isSaidElsewhere = speeches.contains { speech in
      speech.isCollapsed && speech.step != total.count - 1 && total.isSaid(in: speech)
    }
    for speech in speeches where speech.isCollapsed {
      verdicts.append(total.verdict(on: speech, isSaidElsewhere))
    }
    // Each must say it: one that surely does not decides before one that may.
    let answers = speeches.filter { !$0.isCollapsed }.map { total.verdict(on: $0, false) }
    let failed = answers.first { $0.result == .failed }
    guard var decisive = failed ?? answers.first(where: { $0.result != .passed }) ?? answers.first
    else { return }
    decisive.target = context.facts.root
    decisive.state = nil
    verdicts.append(decisive)
  }
}

/// The number of steps, as it is said.
private struct SpokenTotal {
  let facts: ComponentFacts

  var count: Int { facts.component.steps.count }

  func verdict(on speech: StepSpeech, _ isSaidElsewhere: Bool) -> Verdict {
    let numbers = numbers(speech)
    let isUnread =
      numbers.isEmpty
      && SpokenPosition.mayBeUnread(
        in: speech.announcement.authoredText,
        besides: [speech.step.flatMap { facts.component.steps[$0].name.value }].compactMap(\.self),
        speech.languages
      )
    return .about(
      speech,
      holds: isSaid(in: speech)
        || (isSaidElsewhere && speech.isCollapsed && numbers.map(\.number) == [count]),
      missing: isUnread ? ["which words of the language are numbers"] : [],
      failure: "people who use a screen reader are not told how many steps there are: \(count)",
      whereSymbol: { symbol in
        SpokenPosition.said(in: Words.ofSymbol(symbol).list, speech.languages)
          .contains { $0.number == count }
      }
    )
  }

  func isSaid(in speech: StepSpeech) -> Bool {
    let numbers = numbers(speech)
    if numbers.contains(where: { $0.role == .total && $0.number == count }) { return true }
    var open = numbers.filter { $0.role == .open }.map(\.number)
    // The number of the last step is its position before it is the total.
    let isPlaced = numbers.contains { $0.role == .position && $0.number == count }
    if speech.step == count - 1, !isPlaced, let own = open.firstIndex(of: count) {
      open.remove(at: own)
    }
    if open.contains(count) { return true }
    // Who hears every number up to the last has heard how many there are.
    if speech.isCollapsed, Set(numbers.map(\.number)).isSuperset(of: 1...count) { return true }
    return speech.containers.contains { text in
      SpokenPosition.said(in: text, facts.languages).contains {
        $0.number == count && ($0.role == .total || $0.role == .open)
      }
    }
  }

  private func numbers(_ speech: StepSpeech) -> [SpokenPosition] {
    let words = SpokenPosition.words(of: speech.announcement.text)
    let named =
      speech.isCollapsed
      ? facts.names(in: words, speech.languages).flatMap(\.steps) : [speech.step].compactMap(\.self)
    let heard = named.filter { step in
      facts.component.steps[step].name.value.map(speech.announcement.holds(name:)) ?? false
    }
    return facts.numbers(in: words, besidesNamesOf: heard, speech.languages)
  }
}
