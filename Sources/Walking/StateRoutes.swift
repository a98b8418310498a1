internal import A11yModel
internal import Support

/// Where an error or an update of a step leads: to a snapshot in which the same step is current and
/// another is in another state, or else nowhere, where the document shows but what comes of it.
struct StateRoutes: Sendable {
  let component: Component
  let transition: Walk.Transition
  let here: Int

  func route() throws(Obstacle) -> Route {
    let aim = try aim()
    let found = destinations(for: aim).filter { aim.fits($0) }
    if found.count > 1 { throw ambiguous(found) }
    if let destination = found.first { return route(to: destination) }
    let results = results.filter { aim.fits($0) }
    if results.count > 1 { throw ambiguous(results) }
    if let result = results.first {
      return route(to: result, showing: .after)
    }
    let current = component.snapshots[here].current
    let isTold =
      transition.subject == nil && !isWalkedUpdate && wrongStep == nil
      && component.declares(event, of: current, in: here)
    if isTold {
      return Route(
        transition: transition,
        event: event,
        before: here,
        after: here,
        step: current,
        showing: .before
      )
    }
    throw obstacle
  }

  private var event: Change.Event { transition.kind == .error ? .error : .update }

  private func route(to destination: Destination, showing: Route.Showing = .both) -> Route {
    Route(
      transition: transition,
      event: isWrong(destination) ? .error : event,
      before: here,
      after: destination.snapshot,
      step: destination.step,
      showing: showing
    )
  }

  // MARK: what a transition is about

  /// A step that changes, and the state it comes to.
  private struct Destination: Hashable {
    var snapshot: Int
    var step: Int
    var state: Int?
  }

  private struct Aim {
    var step: Int?
    var states: Set<Int>?

    func fits(_ destination: Destination) -> Bool {
      (step.map { $0 == destination.step } ?? true)
        && (states.map { states in destination.state.map(states.contains) ?? false } ?? true)
    }
  }

  private func aim() throws(Obstacle) -> Aim {
    guard let name = transition.subject else { return Aim() }
    if let step = component.step(identifiedBy: name) { return Aim(step: step) }
    let states = component.states(named: name)
    if !states.isEmpty { return Aim(states: states) }
    if let step = component.step(called: name) { return Aim(step: step) }
    throw component.noSuch("step or state", name, component.stepWords + component.states.map(\.id))
  }

  // MARK: where it leads

  /// The other snapshots at the same step, each with the step that is in another state there.
  private func destinations(for aim: Aim) -> [Destination] {
    component.snapshots.indices.compactMap { index in
      guard index != here, component.snapshots[index].current == component.snapshots[here].current
      else { return nil }
      let changed = changes(in: index)
      let wrong = changed.first(where: isWrong)
      if transition.kind == .error { return wrong }
      // To go wrong is an error, unless someone asks for this very state.
      return aim.states == nil && wrong != nil ? nil : wrong ?? changed.last
    }
  }

  private func changes(in index: Int) -> [Destination] {
    let before = component.snapshots[here].stepStates
    let after = component.snapshots[index].stepStates
    guard before.count == after.count else { return [] }
    return after.indices.filter { before[$0] != after[$0] }.map {
      Destination(snapshot: index, step: $0, state: after[$0])
    }
  }

  private func isWrong(_ destination: Destination) -> Bool {
    destination.state.map { component.states[$0].meaning == .error } ?? false
  }

  /// The first step that is wrong here.
  private var wrongStep: Int? {
    component.snapshots[here].stepStates.firstIndex { state in
      state.map { component.states[$0].meaning == .error } ?? false
    }
  }

  /// What the snapshot may be the result of: a step that is wrong in it, or whose state is told on
  /// an update.
  private var results: [Destination] {
    let states = component.snapshots[here].stepStates
    let all = states.indices.map { Destination(snapshot: here, step: $0, state: states[$0]) }
    if transition.kind == .error {
      // What went wrong on the walk does not go wrong again.
      let initial = component.snapshots[0].stepStates
      return all.filter { isWrong($0) && initial[$0.step] == $0.state }
    }
    guard !isWalkedUpdate else { return [] }
    return all.filter { result in
      result.state != nil
        && (!component.isOrdered || component.declares(.update, of: result.step, in: here))
    }
  }

  /// Where each step can be current, moving on and back says what an update would.
  private var isWalkedUpdate: Bool {
    transition.kind == .update && component.isOrdered && component.current != nil
  }

  // MARK: obstacles

  private func ambiguous(_ destinations: [Destination]) -> Obstacle {
    let states = destinations.map(\.state)
    let isByState = Set(states).count == states.count && destinations[0].snapshot != here
    let names = destinations.map { destination in
      let state = destination.state.map { component.states[$0].id }
      return "\(transition.kind.rawValue):"
        + (isByState ? state ?? "" : component.shortName(ofStep: destination.step))
    }
    let rest = names.count > 6 ? " …" : ""
    return Obstacle(
      "there is more than one; say which: \(names.prefix(6).joined(separator: ", "))\(rest)"
    )
  }

  private var obstacle: Obstacle {
    let situation = component.situation(in: here)
    if let subject = transition.subject {
      return Obstacle("while \(situation), no step is shown to change so: ‘\(Excerpt.of(subject))’")
    }
    guard transition.kind == .error else {
      return Obstacle("while \(situation), no other state is shown")
    }
    guard component.states.contains(where: { $0.meaning == .error }) else {
      return Obstacle("none of its states is an error")
    }
    if let wrongStep { return Obstacle("step \(wrongStep + 1) has gone wrong already") }
    let places = component.snapshots.filter { snapshot in
      snapshot.stepStates.contains { state in
        state.map { component.states[$0].meaning == .error } ?? false
      }
    }.compactMap(\.current)
    let elsewhere = places.isEmpty ? "" : ", only while step \(NumberRuns.text(Set(places))) is"
    return Obstacle("no step is shown going wrong while \(situation)\(elsewhere)")
  }
}
