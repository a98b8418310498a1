internal import A11yModel

extension Check {
  /// One step is the current one, and a listener can tell which.
  static let singleCurrentStep = Check("single-current-step") { context, verdicts in
    let isPlaced = context.facts.isCurrentPlacedByWhole
    for snapshot in context.component.snapshots.indices {
      for verdict in CurrentStep(snapshot, isPlaced, context).verdicts {
        verdicts.append(verdict)
      }
    }
  }
}

/// The current step in one snapshot: how many there are, and what marks it.
private struct CurrentStep {
  let context: CheckContext
  let index: Int
  let snapshot: Snapshot
  let meanings: [State.Meaning?]

  /// Whether what is around the steps says which one is current.
  let isPlaced: Bool

  init(_ index: Int, _ isPlaced: Bool, _ context: CheckContext) {
    self.context = context
    self.index = index
    self.isPlaced = isPlaced
    let component = context.component
    snapshot = component.snapshots[index]
    meanings = snapshot.stepStates.map { state in state.map { component.states[$0].meaning } }
  }

  var verdicts: [Verdict] {
    let current = meanings.indices.filter { meanings[$0] == .current }
    guard let first = current.first else { return lack.map { [$0] } ?? [] }
    guard current.count == 1 else {
      let kept = snapshot.current.map { current.contains($0) ? $0 : first } ?? first
      return current.filter { $0 != kept }.map { surplus($0, besides: kept) }
    }
    return markings(of: first)
  }

  // MARK: how many there are

  private func surplus(_ step: Int, besides kept: Int) -> Verdict {
    var verdict = verdict(
      .failed,
      Target(context.component.steps[step].source),
      "people cannot tell where they are: \(name(step)) is current, and so is \(name(kept))"
    )
    verdict.remedy = "surplus"
    return verdict
  }

  /// None need be current before the first is begun, once all are done, or where the process stands
  /// at one that went wrong.
  private var lack: Verdict? {
    let known = meanings.compactMap(\.self)
    let stands = [State.Meaning.error, .unavailable]
    guard !known.isEmpty else { return nil }
    if snapshot.current.map({ meanings[$0].map(stands.contains) ?? false }) ?? false { return nil }
    if snapshot.current == nil {
      if known.contains(.error) { return nil }
      let isBegun = known.contains(.completed)
      let isDone = !known.contains(.upcoming) && meanings.allSatisfy { $0 != nil }
      if !isBegun || isDone { return verdict(.passed, context.facts.root) }
    }
    let place = snapshot.current.map { ", though they are on \(name($0))" } ?? ""
    var verdict = verdict(
      .failed,
      context.facts.root,
      "people cannot tell where they are: no step is current\(place)"
    )
    verdict.remedy = "none"
    return verdict
  }

  // MARK: what marks it

  private func markings(of current: Int) -> [Verdict] {
    let facts = context.facts
    let tree = facts.trees[index]
    switch facts.presentation(in: index) {
    case .silent: return []
    case .collapsed(let stops):
      let said = Announcement.joined(stops.map { tree.announcement(of: $0) })
      let target = facts.target(of: tree.elements[stops[0]])
      let holds = facts.tells(current, in: said.authoredText, facts.languages(of: stops, in: tree))
      return [marking(of: current, target, said, holds: holds)]
    case .perItem(let items):
      return items.compactMap { item in
        let said = facts.announcement(of: item, in: index)
        let source = context.component.steps[item.step].source
        let stop = item.stops.first.map { tree.elements[$0].source } ?? source
        let isWithin = facts.document.lies(stop, within: source)
        let target = Target(source, at: isWithin ? source : stop)
        let telling = telling(of: item, said, tree)
        guard item.step != current else {
          if telling == .unknownWords, !isPlaced { return unknown(current, target, said) }
          return marking(of: current, target, said, holds: telling == .said || isPlaced)
        }
        return telling == .said ? impostor(item.step, current, target, said) : nil
      }
    }
  }

  private func telling(
    of item: Presentation.Item,
    _ said: Announcement,
    _ tree: AccessibilityTree
  ) -> StateVocabulary.Telling {
    let states = context.component.states.filter { $0.meaning == .current }
    let tellings = states.map { state in
      StateVocabulary.telling(
        of: state,
        in: said,
        besides: context.component.steps[item.step].name.value,
        traits: item.stops.map { tree.elements[$0].traits },
        context.facts.languages(of: item.stops, in: tree)
      )
    }
    return tellings.contains(.said) ? .said : tellings.first ?? .unsaid
  }

  private func marking(
    of step: Int,
    _ target: Target,
    _ said: Announcement,
    holds: Bool
  ) -> Verdict {
    let result: Verdict.Result =
      holds ? .passed : said.missing.isEmpty ? .failed : .cantTell(said.missing, likely: .fail)
    var verdict = verdict(
      result,
      target,
      "people who use a screen reader are not told that \(name(step)) is the current one"
    )
    verdict.evidence = [Evidence("announcement", .text(said.text))]
    return verdict
  }

  private func unknown(_ step: Int, _ target: Target, _ said: Announcement) -> Verdict {
    let fact = "which words stand for the current step in the language"
    var verdict = marking(of: step, target, said, holds: false)
    verdict.result = .cantTell([fact], likely: .none)
    verdict.remedy = Verdict.words
    return verdict
  }

  private func impostor(
    _ step: Int,
    _ current: Int,
    _ target: Target,
    _ said: Announcement
  ) -> Verdict {
    var verdict = verdict(
      .failed,
      target,
      "people who use a screen reader hear that \(name(step)) is current while they are on "
        + name(current)
    )
    verdict.evidence = [Evidence("announcement", .text(said.text))]
    verdict.remedy = "fixed"
    verdict.cause = context.document.path(of: target.place) + " fixed"
    return verdict
  }

  // MARK: words

  private func verdict(
    _ result: Verdict.Result,
    _ target: Target,
    _ message: String = ""
  ) -> Verdict {
    var verdict = Verdict(result, target, message)
    verdict.state = context.component.snapshots.count > 1 ? snapshot.name : nil
    if areStepsOperable { verdict.conditions = ["operable"] }
    return verdict
  }

  private var areStepsOperable: Bool {
    context.facts.trees[index].elements.contains { element in
      if case .step = element.subject { element.action != nil } else { false }
    }
  }

  private func name(_ step: Int) -> String {
    context.component.steps[step].name.value.map { "‘\($0)’" } ?? "step \(step + 1)"
  }
}
