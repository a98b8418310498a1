internal import A11yModel
internal import Claims
internal import Language
internal import Listening
internal import RuleCatalogue

extension Check {
  /// Each kind of change reaches a user who does not see it.
  static let changeAnnounced = CheckSignature(
    "change-announced",
    cases: [
      "advance", "back", "complete", "error", "insufficient", "moves", "unknown", "update", "words",
    ],
    evidence: ["announcement", "missing"],
    terms: ["arrival", "change"]
  ).deciding { context, verdicts in
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
    var ask = Ask(context, describing: verdicts.comparesPasses, of: context.facts.root)
    for (means, answer) in means {
      ask.state = means.kind.event.rawValue
      // Where nothing is heard whichever way a user moves, that is one lack.
      let isOfMoves =
        silentMoves.count > 1 && silentMoves.contains { $0.0.kind == means.kind }
      verdicts.add(judged(means, answer, isOfMoves: isOfMoves, ask), to: ask)
    }
  }

  private static func judged(
    _ means: ChangeMeans,
    _ answer: ChangeMeans.Answer,
    isOfMoves: Bool,
    _ ask: Ask
  ) -> CheckAnswer {
    let event = means.kind.event
    let change = means.phrase
    func fails(
      as saying: String? = nil,
      at place: Int? = nil,
      _ particulars: Particulars = [:],
      unless missing: [String?],
      likely: Outcome.Likelihood = .fail,
      areWords: Bool = false
    ) -> CheckAnswer {
      ask.fails(
        as: event.rawValue,
        at: place,
        particulars + ["change": change],
        unless: missing,
        likely: likely
      ) { verdict in
        let path = ask.document.path(of: ask.component.source)
        verdict.saying = saying
        verdict.sites = sites(event, ask, verdict.target.place)
        // What is announced and tells too little is announced otherwise.
        if event != .update, ask.component.changes.contains(where: { $0.source == place }) {
          verdict.replaced = place
        }
        if areWords { verdict.askForWords(of: means.meaning) }
        verdict.cause = "\(path) \(event.rawValue)"
        if means.isUnderFocus { verdict.impact = .moderate }
        if isOfMoves { (verdict.remedy, verdict.cause) = ("moves", "\(path) moves") }
      }
    }
    switch answer {
    case .told: return ask.holds()
    case .unknown(let facts, let areWords):
      return fails(as: "unknown", unless: facts, likely: .none, areWords: areWords)
    case .silent(let place):
      let fact = ask.facts.doubt("what is announced when \(change)", in: .announcements)
      return fails(at: place, unless: [fact])
    case .insufficient(let text, let place, let step):
      let fact = ask.facts.doubt("what else is announced when \(change)", in: .announcements)
      let arrived = step.map(means.arrival)
      let lack = arrived.map { "that \($0)" } ?? means.lack
      return fails(
        as: "insufficient",
        at: place,
        ["announcement": text, "missing": lack, "arrival": arrived],
        unless: [fact]
      )
    }
  }

  /// Where the change can be announced without words that people have to find: of a progress, what
  /// is complete and what has a value that is asked for.
  private static func sites(
    _ event: Change.Event,
    _ ask: Ask,
    _ place: Int
  ) -> [Int] {
    switch event {
    case .advance, .back, .error: [place]
    case .complete: ask.component.steps.isEmpty ? [] : [place]
    case .update:
      ask.facts.trees.first?.isExposed(0) ?? false
        && !ask.facts[AnnouncedProgress.self].isEmpty ? [ask.component.source] : []
    }
  }
}
