internal import A11yModel
internal import Claims
internal import Language
internal import RuleCatalogue

extension Check {
  /// How many steps there are is heard with the step, or on entering what holds the steps.
  static let stepTotalAnnounced = CheckSignature(
    "step-total-announced",
    formerly: "step-total",
    cases: ["other"],
    evidence: ["announcement"],
    terms: ["count", "other"]
  ).deciding { context, verdicts in
    guard context.component.isOrdered, context.component.steps.count > 1 else { return }
    let total = SpokenTotal(context.facts)
    let speeches = context.facts.stepSpeeches
    let isSaid = speeches.map { total.isSaid(in: $0) }
    // What says it elsewhere, as “4 steps” does, says it at the last step, too.
    let isSaidElsewhere = speeches.indices.contains { index in
      speeches[index].isCollapsed && speeches[index].step != total.count - 1 && isSaid[index]
    }
    // Each of the steps that are met one by one must say it.
    var whole = WorstVerdicts<Int>()
    for (index, speech) in speeches.enumerated() {
      let ask = Ask(context, verdicts, about: speech)
      guard speech.isCollapsed else {
        let verdict = total.answer(isSaid[index], in: speech, ask).verdict(on: ask)
        if let verdict { whole.add(verdict, of: 0) }
        continue
      }
      let holds = isSaid[index] || (isSaidElsewhere && total.isOnlyNumber(in: speech))
      verdicts.add(total.answer(holds, in: speech, ask), to: ask)
    }
    guard var decisive = whole.all.first else { return }
    (decisive.target, decisive.state) = (context.facts.root, nil)
    let sites = speeches.filter { !$0.isCollapsed }.map(\.sites)
    decisive.sites = sites.contains([]) ? [] : sites.flatMap(\.self)
    verdicts.append(decisive)
  }
}

extension SpokenTotal {
  /// What is heard of it: that many, another number, or none.
  fileprivate func answer(_ holds: Bool, in speech: StepSpeech, _ ask: Ask) -> CheckAnswer {
    if holds { return ask.hears(true, in: speech) }
    // Another number than there are is no silence.
    if let other = otherTotal(in: speech) {
      return ask.hears(
        false,
        in: speech,
        hearing: other.text,
        as: "other",
        ["count": count, "other": other.number]
      ) { $0.matter = .total(in: other.text) }
    }
    let numbers = numbers(speech)
    func mayBeCount(_ symbol: String) -> Bool {
      StepText(ofSymbol: symbol, speech.languages).numbers.contains { $0.number == count }
    }
    let unread =
      speech.mayBeEither(numbers, of: count)
      ? ["which of the numbers heard says how many steps there are"]
      : numbers.isEmpty ? speech.unreadNumbers(facts) : []
    return ask.hears(
      false,
      in: speech,
      ["count": count],
      unless: unread + speech.surroundings.flatMap { $0.missing(whereSymbol: mayBeCount) }
        + [facts.doubtOfWhole].compactMap(\.self),
      whereSymbol: mayBeCount
    )
  }
}
