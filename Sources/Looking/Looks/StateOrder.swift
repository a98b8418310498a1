internal import A11yModel
package import Listening

/// The states that follow from a step's place in the row: completed, then current, then upcoming.
package struct StateOrder {
  private let facts: ComponentFacts
  private let table: LookTable

  package init(_ facts: ComponentFacts, _ table: LookTable) {
    self.facts = facts
    self.table = table
  }

  /// Whether the place may tell two looks apart: a third state is told by more than colour from
  /// both and is there whenever they are.
  ///
  /// That what stands before the current step is completed, or that the first without a tick is
  /// current, people have to conclude.
  package func mayTell(
    _ first: Int,
    from second: Int,
    in variant: Int,
    _ thresholds: CueThresholds
  ) -> Bool {
    let row: [State.Meaning] = [.completed, .current, .upcoming]
    guard facts.component.isOrdered, let one = state(first), let other = state(second),
      let third = table.looks.indices.first(where: { look in
        look != first && look != second && state(look).map { row.contains(meaning($0)) } ?? false
      }), let marked = state(third)
    else { return false }
    let meanings = [one, other, marked].map(meaning)
    guard row.allSatisfy(meanings.contains) else { return false }
    let isTold = [first, second].allSatisfy { look in
      table.difference(look, third, in: variant, thresholds).cue != nil
    }
    let isThere = facts.component.snapshots.allSatisfy { snapshot in
      let states = snapshot.stepStates
      return !states.contains(one) || !states.contains(other) || states.contains(marked)
    }
    return isTold && isThere
  }

  private func state(_ look: Int) -> Int? {
    if case .state(let index) = table.looks[look].subject { index } else { nil }
  }

  private func meaning(_ state: Int) -> State.Meaning { facts.component.states[state].meaning }
}
