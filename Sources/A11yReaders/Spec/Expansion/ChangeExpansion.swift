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
        let heard = destinations(of: change.event, in: snapshots).map { index in
          self.heard(template, on: change.event, in: index, snapshots[index])
        }
        response = .announcement(
          Change.Announcement(
            heard: heard,
            priority: priority,
            interval: interval,
            everyPercent: everyPercent
          )
        )
      }
      return Change(event: change.event, response: response, source: change.source)
    }
  }

  /// On an error, placeholders mean the step that went wrong; else the current one.
  private func heard(
    _ template: Template,
    on event: Change.Event,
    in index: Int,
    _ snapshot: Snapshot
  ) -> Change.Heard {
    let failed = event == .error ? errors(in: snapshot).first : nil
    let values = PlaceholderValues(
      node: node,
      current: failed ?? snapshot.current,
      stepStates: snapshot.stepStates
    )
    let filled = template.text(values.ofComponent)
    return Change.Heard(
      snapshot: index,
      text: filled.text,
      missing: filled.missing.map { "the \($0.rawValue) in what is announced" }
    )
  }

  /// The snapshots that an event can lead to; where none is known to be reached by it, the first.
  private func destinations(of event: Change.Event, in snapshots: [Snapshot]) -> [Int] {
    let last = node.steps.count - 1
    let indexes = snapshots.indices.filter { index in
      let snapshot = snapshots[index]
      // A state that the walk does not reach is not reached by moving on.
      let isWalked = index == 0 || snapshot.stepStates == node.walkedStates(of: snapshot)
      switch (event, snapshot.current) {
      // Of steps, an update is that another one becomes current.
      case (.advance, let current?), (.update, let current?): return isWalked && current > 0
      case (.back, let current?): return isWalked && current < last
      case (.complete, let current?): return isWalked && current == last
      case (.error, _): return errors(in: snapshot).contains { $0 == snapshot.current }
      default: return false
      }
    }
    guard indexes.isEmpty else { return indexes }
    let first = event == .error ? snapshots.firstIndex { !errors(in: $0).isEmpty } : nil
    return snapshots.isEmpty ? [] : [first ?? 0]
  }

  private func errors(in snapshot: Snapshot) -> [Int] {
    snapshot.stepStates.indices.filter { meaning(snapshot.stepStates[$0]) == .error }
  }
}

extension ComponentNode {
  /// The states of the steps where only the walk changes them.
  fileprivate func walkedStates(of snapshot: Snapshot) -> [Int?] {
    stepStates(current: snapshot.current.map { $0 + 1 })
  }
}
