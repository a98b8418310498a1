internal import A11yModel
internal import Language

extension Check {
  /// Each kind of change reaches a user who does not see it.
  static let changeAnnounced = Check("change-announced") { context, verdicts in
    let kinds = context.facts.changeKinds
    guard !kinds.isEmpty, !context.component.changes.isEmpty || context.facts.isAnythingMet else {
      return
    }
    let index = ChangingElements(context.facts)
    let means = kinds.map { ChangeMeans(facts: context.facts, kind: $0, index: index) }
      .filter { !$0.isNewScreen }.map { ($0, $0.answer) }
    let silentMoves = means.filter { means, answer in
      means.isOfMoving && answer == .silent(place: nil) && !means.isUnderFocus
    }
    for (means, answer) in means {
      var verdict = verdict(
        on: means,
        answer,
        context,
        describesPass: verdicts.describesPasses
      )
      if silentMoves.count > 1, silentMoves.contains(where: { $0.0.kind == means.kind }) {
        join(&verdict, context)
      }
      verdicts.append(verdict)
    }
  }

  /// Where nothing is heard whichever way a user moves, that is one lack.
  private static func join(_ verdict: inout Verdict, _ context: CheckContext) {
    verdict.message =
      "people who use a screen reader are not told when the next or the previous step becomes current"
    verdict.remedy = "moves"
    verdict.cause = context.document.path(of: context.component.source) + " moves"
  }

  private static func verdict(
    on means: ChangeMeans,
    _ answer: ChangeMeans.Answer,
    _ context: CheckContext,
    describesPass: Bool
  ) -> Verdict {
    let source = context.component.source
    let event = means.kind.event
    let change = phrase(for: event, context.component)
    var verdict = Verdict(.passed, context.facts.root)
    verdict.state = event.rawValue
    var areStateWordsMissing = false
    switch answer {
    case .told: if !describesPass { return verdict }
    case .unknown(let facts, let areWords):
      areStateWordsMissing = areWords
      verdict.result = .cantTell(facts, likely: .none)
      verdict.message =
        "whether people who use a screen reader are told when \(change) depends on "
        + NameList.plain(facts)
    case .silent(let place):
      verdict.target = Target(source, at: place)
      verdict.result = .failed(
        unless: context.facts.doubt("what is announced when \(change)", in: .announcements)
      )
      verdict.message = "people who use a screen reader are not told when \(change)"
    case .insufficient(let text, let place, let step):
      verdict.result = .failed(
        unless: context.facts.doubt("what else is announced when \(change)", in: .announcements)
      )
      verdict.target = Target(source, at: place)
      let arrived = step.map { arrival(at: $0, context.component) }
      let lack = arrived.map { "that \($0)" } ?? lack(of: event, context.component)
      let what = arrived ?? "\(change), \(lack)"
      verdict.message = "people who use a screen reader hear ‘\(text)’ when \(what)"
      verdict.evidence = [Evidence("announcement", .text(text)), Evidence("missing", .text(lack))]
    }
    verdict.remedy = event.rawValue
    let place = verdict.target.place
    verdict.sites = sites(event, context, place)
    // What is announced and tells too little is announced otherwise.
    if event != .update, context.component.changes.contains(where: { $0.source == place }) {
      verdict.replaced = place
    }
    if areStateWordsMissing { verdict.askForWords(of: State.Meaning(reachedOn: event)) }
    verdict.cause = context.document.path(of: source) + " " + event.rawValue
    if means.isUnderFocus { verdict.impact = .moderate }
    return verdict
  }

  /// Where the change can be announced without words that people have to find: of a progress, what
  /// is complete and what has a value that is asked for.
  private static func sites(
    _ event: Change.Event,
    _ context: CheckContext,
    _ place: Int
  ) -> [Int] {
    switch event {
    case .advance, .back, .error: [place]
    case .complete: context.component.steps.isEmpty ? [] : [place]
    case .update:
      context.facts.trees.first?.isExposed(0) ?? false
        && !context.facts[AnnouncedProgress.self].isEmpty ? [context.component.source] : []
    }
  }

  private static func phrase(for event: Change.Event, _ component: Component) -> String {
    let hasSteps = !component.steps.isEmpty
    return switch event {
    case .advance: "the next step becomes current"
    case .back: "the previous step becomes current"
    case .complete: hasSteps ? "the last step is done" : "it is complete"
    case .error: "a step goes wrong"
    case .update:
      hasSteps
        ? "a state changes" : component.kind == .chart ? "the data change" : "the value changes"
    }
  }

  private static func arrival(at step: Int, _ component: Component) -> String {
    let name = component.steps[step].name.value.map { ", ‘\($0)’," } ?? ""
    return "step \(step + 1)\(name) becomes current"
  }

  private static func lack(of event: Change.Event, _ component: Component) -> String {
    switch event {
    case .advance, .back: "without the step’s position or name"
    case .error: "without a word for the error"
    case .update where !component.steps.isEmpty: "without the step’s name and new state"
    case .update: "without the new value"
    case .complete: "which says nothing"
    }
  }
}

extension State.Meaning {
  /// The state that a step is in after a change; nil where it may be any.
  fileprivate init?(reachedOn event: Change.Event) {
    switch event {
    case .complete: self = .completed
    case .error: self = .error
    case .advance, .back, .update: return nil
    }
  }
}
