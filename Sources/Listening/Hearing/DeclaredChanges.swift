package import A11yModel

extension Change.Announcement {
  /// What is heard of a step on arriving in a snapshot.
  ///
  /// Of a step, an announcement tells its own facts and its state: it says the same wherever the
  /// step is in that state.
  package func heard(of step: Int?, in snapshot: Int, _ component: Component) -> Change.Wording? {
    if let exact = heard.first(where: { $0.snapshot == snapshot && $0.step == step }) {
      return exact
    }
    if let step {
      let state = component.snapshots[snapshot].stepStates[step]
      let same = heard.first {
        $0.step == step && component.snapshots[$0.snapshot].stepStates[step] == state
      }
      if let same { return same }
    }
    return heard.first { $0.snapshot == snapshot && $0.step == nil }
  }
}

extension Component {
  /// The first snapshot in which each step is current.
  package var arrivals: [Int: Int] {
    var arrivals: [Int: Int] = [:]
    for (index, snapshot) in snapshots.enumerated() {
      guard let current = snapshot.current, arrivals[current] == nil else { continue }
      arrivals[current] = index
    }
    return arrivals
  }

  /// The changes that are declared for an event: of steps, an update is any change of state.
  package func changes(on event: Change.Event) -> [Change] {
    let isUpdate = !steps.isEmpty && (event == .advance || event == .error)
    return changes.filter { $0.event == event || (isUpdate && $0.event == .update) }
  }

  /// Whether it is known what comes of an event there: something is declared that the document
  /// gives the words of, or that needs none.
  package func declares(_ event: Change.Event, of step: Int?, in snapshot: Int) -> Bool {
    changes(on: event).contains { change in
      guard case .announcement(let announcement) = change.response else { return true }
      return announcement.heard(of: step, in: snapshot, self) != nil
    }
  }
}
