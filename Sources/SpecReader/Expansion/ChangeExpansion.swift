internal import A11yModel

// What is heard on each change.
extension Expander {
  /// What a user is told on each change, with what is heard in each snapshot it leads to.
  func changes(leadingTo snapshots: [Snapshot]) -> [Change] {
    node.changes.map { change in
      let response: Change.Response
      switch change.response {
      case .focus(let target): response = .focus(target)
      case .newScreen: response = .newScreen
      case .announcement(let template, let priority, let interval, let everyPercent):
        response = .announcement(
          Change.Announcement(
            heard: destinations(of: change.event, in: snapshots).map { destination in
              heard(template, at: destination, isComplete: change.event == .complete)
            },
            priority: priority,
            interval: interval,
            everyPercent: everyPercent,
            isFixed: template.isFixed
          )
        )
      }
      return Change(event: change.event, response: response, source: change.source)
    }
  }

  /// Where a change can lead to, and which step it is about.
  private struct Destination {
    var snapshot: Int
    var step: Int?

    /// The state of that step.
    var state: Int?

    init(_ index: Int, _ snapshots: [Snapshot], step: Int?) {
      (snapshot, self.step) = (index, step)
      let states = snapshots[index].stepStates
      state = step.flatMap { states.indices.contains($0) ? states[$0] : nil }
    }
  }

  /// - Parameters:
  ///   - template: what is announced.
  ///   - destination: where the change leads to.
  ///   - isComplete: whether the last step is done by then, or the progress full.
  /// - Returns: what is heard.
  private func heard(
    _ template: Template,
    at destination: Destination,
    isComplete: Bool
  ) -> Change.Wording {
    let done = node.component.states.firstIndex { $0.meaning == .completed }
    let values = PlaceholderValues(
      node: node,
      current: destination.step,
      stepStates: [],
      currentState: isComplete ? done ?? destination.state : destination.state,
      isFull: isComplete
    )
    let filled = template.text { values.fact($0, of: .component) }
    return Change.Wording(
      snapshot: destination.snapshot,
      text: filled.isTooLong ? "" : filled.text,
      step: destination.step,
      missing: filled.missing(in: "what is announced")
    )
  }

  /// What an event can lead to; where nothing is known to be reached by it, what is there at first.
  private func destinations(of event: Change.Event, in snapshots: [Snapshot]) -> [Destination] {
    guard !snapshots.isEmpty else { return [] }
    var found = event == .error ? [] : moves(of: event, in: snapshots)
    // Of steps, an update is any change of state.
    if event == .error || event == .update { found += errors(in: snapshots, besides: found) }
    return found.isEmpty ? [Destination(0, snapshots, step: snapshots[0].current)] : found
  }

  // MARK: moving on and back

  private func moves(of event: Change.Event, in snapshots: [Snapshot]) -> [Destination] {
    guard node.component.isOrdered else {
      // No step leads to another: each may be the one whose state changes.
      return event == .update ? changedItems(in: snapshots) : []
    }
    let walked = snapshots.indices.filter { index in
      // A state that the walk does not reach is not reached by moving on.
      index == 0 || snapshots[index].stepStates == node.walkedStates(of: snapshots[index])
    }
    let arrivals = walked.compactMap { index -> Destination? in
      guard let current = snapshots[index].current, isReached(current, by: event) else {
        return nil
      }
      return Destination(index, snapshots, step: current)
    }
    guard arrivals.isEmpty, snapshots.allSatisfy({ $0.current == nil }) else { return arrivals }
    // Where no step is said to be current, each is reached that the event can make it.
    return node.steps.indices.filter { isReached($0, by: event) }.map { step in
      var destination = Destination(0, snapshots, step: step)
      destination.state = node.state(ofStep: step, current: step + 1)
      return destination
    }
  }

  /// Each item once in each state it is shown in.
  private func changedItems(in snapshots: [Snapshot]) -> [Destination] {
    var told = Set<[Int]>()
    return snapshots.indices.flatMap { index in
      snapshots[index].stepStates.enumerated().compactMap { step, state in
        guard let state, told.insert([step, state]).inserted else { return nil }
        return Destination(index, snapshots, step: step)
      }
    }
  }

  private func isReached(_ step: Int, by event: Change.Event) -> Bool {
    let last = node.steps.count - 1
    return switch event {
    // Who begins before the first step moves on to it, who begins behind the last one back to that.
    case .advance, .update: step > 0 || node.component.current == 0
    case .back: step < last || node.component.current == last + 2
    case .complete: step == last
    case .error: false
    }
  }

  // MARK: going wrong

  /// The steps that are or may go wrong: the current one, or else those of the first snapshot that
  /// shows any.
  private func errors(in snapshots: [Snapshot], besides found: [Destination]) -> [Destination] {
    let current = snapshots.indices.compactMap { index -> Destination? in
      guard let current = snapshots[index].current,
        meaning(snapshots[index].stepStates[current]) == .error
      else { return nil }
      return Destination(index, snapshots, step: current)
    }
    let all = snapshots.indices.lazy.map { index in
      snapshots[index].stepStates.indices
        .filter { meaning(snapshots[index].stepStates[$0]) == .error }
        .map { Destination(index, snapshots, step: $0) }
    }
    let errors = current.isEmpty ? all.first { !$0.isEmpty } ?? [] : current
    return errors.filter { error in
      !found.contains { $0.snapshot == error.snapshot && $0.step == error.step }
    }
  }
}

extension ComponentNode {
  /// The states of the steps where only the walk changes them.
  fileprivate func walkedStates(of snapshot: Snapshot) -> [Int?] {
    stepStates(current: snapshot.current.map { $0 + 1 })
  }
}
