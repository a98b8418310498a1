internal import A11yModel

extension Check {
  /// The place and the name of a step that an announcement tells on arriving there are its own.
  ///
  /// What tells neither is left to the rule on changes, which fails it.
  static func judgePlaces(_ context: CheckContext, _ verdicts: inout Verdicts) {
    let facts = context.facts
    guard context.component.steps.count > 1, context.component.isOrdered else { return }
    var places = StatedPlaces(
      facts,
      fillers: context.set("state-words"),
      nouns: context.set("step-words")
    )
    for change in context.component.changes where isArrival(change.event) {
      guard case .announcement(let announcement) = change.response else { continue }
      var isAnyRight = false
      var wrong: (what: StatedPlaces.Untruth, text: String)?
      for heard in announcement.heard {
        let step = heard.step ?? context.component.snapshots[heard.snapshot].current
        guard let step else { continue }
        switch places.answer(to: heard.text, at: step) {
        case .nothing: continue
        case .right: isAnyRight = isAnyRight || heard.missing == nil
        case .wrong(let untruth): wrong = wrong ?? (untruth, heard.text)
        }
      }
      let target = Target(change.source)
      if var wrong {
        if isFixed(wrong.what, announcement.heard, context, &places) { wrong.what.unknown = nil }
        if !isInsufficient(change.event, context) {
          verdicts.append(untrue(target, wrong.what, in: wrong.text))
        }
      } else if isAnyRight {
        verdicts.pass(target, basis: change.source)
      }
    }
  }

  /// How many steps there are is what each of them says, whatever a list around them counts, and what
  /// the container around them does.
  static func judgeTotals(_ context: CheckContext, _ verdicts: inout Verdicts) {
    let facts = context.facts
    guard context.component.steps.count > 1, context.component.isOrdered else { return }
    let total = SpokenTotal(facts)
    var places = StatedPlaces(
      facts,
      fillers: context.set("state-words"),
      nouns: context.set("step-words")
    )
    for speech in facts.stepSpeeches {
      guard let step = speech.step, total.isOther(in: speech),
        // A list that counts right does not make it so.
        let wrong = places.wrongTotal(in: speech.announcement.authoredText, at: step)
      else { continue }
      var verdict = untrue(speech.target, wrong, in: speech.text)
      (verdict.state, verdict.matter) = (speech.state, .total(in: speech.text))
      verdicts.append(verdict)
    }
    judgeContainers(facts, &places, &verdicts)
  }

  /// The name of the container around all steps: how many it says there are, and which is current.
  private static func judgeContainers(
    _ facts: ComponentFacts,
    _ places: inout StatedPlaces,
    _ verdicts: inout Verdicts
  ) {
    let spoken = facts[SpokenSteps.self]
    var judged: Set<String> = []
    var wrong: Set<String> = []
    for (snapshot, presentation) in spoken.presentations.enumerated() {
      guard case .perItem(let items) = presentation,
        let container = facts.trees[snapshot].container(around: items),
        let text = facts.trees[snapshot].name(of: container).value
      else { continue }
      let current = facts.component.snapshots[snapshot].current
      let target = facts.target(of: facts.trees[snapshot].elements[container])
      if judged.insert(text).inserted,
        case let steps = spoken.heard[snapshot].map({ spoken.speeches[$0] }),
        let total = places.wrongTotal(ofWhole: text, at: current, beside: steps)
      {
        var verdict = untrue(target, total, in: text)
        verdict.matter = .total(in: text)
        verdicts.append(verdict)
        wrong.insert(text)
      }
      // What is wrong of one step is so of others.
      if let current, !wrong.contains(text),
        let place = places.wrongPlace(ofWhole: text, at: current)
      {
        verdicts.append(untrue(target, place, in: text))
        wrong.insert(text)
      }
    }
  }

  /// Whether a place is told on arriving at several steps: then what stands before it does not
  /// matter, for the step before and the one behind are other ones each time, too.
  private static func isFixed(
    _ untruth: StatedPlaces.Untruth,
    _ all: [Change.Heard],
    _ context: CheckContext,
    _ places: inout StatedPlaces
  ) -> Bool {
    guard let number = untruth.headedNumber else { return false }
    var steps: Set<Int> = []
    for heard in all where places.tells(number, in: heard.text) {
      let step = heard.step ?? context.component.snapshots[heard.snapshot].current
      if let step { steps.insert(step) }
    }
    return steps.count > 1
  }

  private static func isArrival(_ event: Change.Event) -> Bool {
    switch event {
    case .advance, .back, .update: true
    case .complete, .error: false
    }
  }

  /// Whether the rule on changes fails what is heard, as it does not tell where the user is.
  private static func isInsufficient(_ event: Change.Event, _ context: CheckContext) -> Bool {
    if context.facts.doubt("what is announced", in: .announcements) != nil { return false }
    let index = SourceIndex(context.facts)
    return context.facts.changeKinds.contains { kind in
      guard kind.event == event || event == .update else { return false }
      let means = ChangeMeans(facts: context.facts, kind: kind, index: index)
      if case .insufficient = means.answer { return true }
      return false
    }
  }

  private static func untrue(
    _ target: Target,
    _ untruth: StatedPlaces.Untruth,
    in text: String
  ) -> Verdict {
    var verdict = untrue(target, untruth.said, untruth.data, in: text)
    verdict.remedy = "place"
    if let word = untruth.unknown {
      let fact = "what ‘\(word)’ stands for there"
      verdict.result = .cantTell([fact], likely: .fail)
      verdict.message =
        "whether ‘\(untruth.said)’ is true, as \(people) hear it, depends on \(fact): "
        + untruth.data
    }
    return verdict
  }
}
