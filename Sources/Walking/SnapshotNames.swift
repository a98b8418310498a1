package import A11yModel
internal import Support

/// The snapshots of a component by what users call them.
package struct SnapshotNames: Sendable {
  private let component: Component
  private let arrivals: [Int: Int]

  package init(_ component: Component) {
    self.component = component
    arrivals = component.arrivals
  }

  /// What a name stands for.
  package enum Meaning: Hashable, Sendable {
    /// An index into the component's snapshots.
    case snapshot(Int)
    /// A step or state that no snapshot shows, and why.
    case unshown(String)
    case nothing
  }

  /// What a name stands for: a step by its id or number, which is current then; a state by its id,
  /// which a step is in then; `initial` or `empty`; a state by its meaning; a step by its name.
  package func meaning(of name: String) -> Meaning {
    if let step = component.step(identifiedBy: name) { return current(step) }
    if let state = component.states.firstIndex(where: { $0.id == name }) { return shown([state]) }
    if name == "initial", !component.snapshots.isEmpty { return .snapshot(0) }
    if let other = component.snapshots.firstIndex(where: { $0.name == name }) {
      return .snapshot(other)
    }
    let states = component.states(named: name)
    if !states.isEmpty { return shown(states) }
    return component.step(called: name).map(current) ?? .nothing
  }

  private func current(_ step: Int) -> Meaning {
    arrivals[step].map { .snapshot($0) } ?? .unshown(component.unwalked(step, arrivals).reason)
  }

  /// The snapshot that was made to show a state, else the first in which a step is in it.
  private func shown(_ states: Set<Int>) -> Meaning {
    let showing = component.snapshots.indices.filter { index in
      component.snapshots[index].stepStates.contains { $0.map(states.contains) ?? false }
    }
    let ids = states.map { component.states[$0].id }
    let made = showing.first { ids.contains(component.snapshots[$0].name) }
    return (made ?? showing.first).map { .snapshot($0) } ?? .unshown("no step is shown in it")
  }

  /// Every name in words; numbers are no slips of the keyboard.
  package var words: [String] {
    component.snapshots.map(\.name).filter { !$0.hasPrefix("step ") } + component.stepWords
      + component.states.map(\.id) + ["initial"]
  }

  /// The names of all snapshots as a sentence has them; of steps, the numbers.
  package var choice: String {
    let steps = arrivals.isEmpty ? [] : ["a step (\(NumberRuns.text(arrivals.keys)))"]
    let others = component.snapshots.filter { snapshot in
      snapshot.current.map { step in
        snapshot.name != component.steps[step].id && snapshot.name != "step \(step + 1)"
      } ?? (snapshot.name != "initial")
    }
    return NearestName.choice(["initial"] + steps + others.map(\.name))
  }
}
