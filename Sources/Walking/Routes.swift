internal import A11yModel
internal import Listening

/// Where the transitions of a component lead, from each of its snapshots.
struct Routes: Sendable {
  let facts: ComponentFacts

  /// The first snapshot in which each step is current.
  private let arrivals: [Int: Int]

  var component: Component { facts.component }

  init(_ facts: ComponentFacts) {
    self.facts = facts
    arrivals = facts.component.arrivals
  }

  func route(_ transition: Walk.Transition, from here: Int) throws(Obstacle) -> Route {
    guard component.snapshots.indices.contains(here) else {
      throw Obstacle("nothing is known of the component")
    }
    guard component.isDynamic else {
      throw Obstacle("it does not change while someone is there; dynamic=\"true\" says it does")
    }
    return switch transition.kind {
    case .next: try move(transition, from: here, by: 1)
    case .back: try move(transition, from: here, by: -1)
    case .select: try selection(transition, from: here)
    case .complete: try completion(transition, from: here)
    case .error, .update:
      component.steps.isEmpty
        ? try dataChange(transition, from: here)
        : try StateRoutes(component: component, transition: transition, here: here).route()
    }
  }

  // MARK: moving

  private func move(
    _ transition: Walk.Transition,
    from here: Int,
    by distance: Int
  ) throws(Obstacle) -> Route {
    let count = component.steps.count
    guard count > 0 else { throw withoutSteps }
    guard component.isOrdered else {
      throw Obstacle("its steps do not follow one another (ordered=\"false\")")
    }
    let target: Int
    switch component.place(in: here) {
    case .unknown: throw Obstacle("which step is current is not known; current=\"…\" says so")
    case .before:
      guard distance > 0 else { throw Obstacle("no step is current yet") }
      target = 0
    case .behind:
      guard distance < 0 else { throw Obstacle("every step is done") }
      target = count - 1
    case .step(let current):
      target = current + distance
      guard target >= 0 else { throw Obstacle("step 1 is the first") }
      guard target < count else { throw Obstacle("step \(count) of \(count) is the last") }
    }
    let event: Change.Event = distance > 0 ? .advance : .back
    return try arrival(transition, event, at: target, from: here)
  }

  private func selection(
    _ transition: Walk.Transition,
    from here: Int
  ) throws(Obstacle) -> Route {
    guard !component.steps.isEmpty else { throw withoutSteps }
    let name = transition.subject ?? ""
    guard let step = component.step(identifiedBy: name) ?? component.step(called: name) else {
      throw component.noSuch("step", name, component.stepWords)
    }
    let current = component.snapshots[here].current
    guard step != current else { throw Obstacle("step \(step + 1) is current already") }
    guard isTappable(step, in: here) else {
      throw Obstacle(
        "step \(step + 1) cannot be tapped while \(component.situation(in: here)): no stop of it "
          + "has action=\"select\""
      )
    }
    let isForward = current.map { step > $0 } ?? (component.place(in: here) != .behind)
    let event: Change.Event = !component.isOrdered ? .update : isForward ? .advance : .back
    return try arrival(transition, event, at: step, from: here)
  }

  private func isTappable(_ step: Int, in here: Int) -> Bool {
    let tree = facts.trees[here]
    return tree.elements.indices.contains { index in
      tree.elements[index].action == .select && tree.elements[index].subject == .step(step)
        && tree.isExposed(index)
    }
  }

  private func arrival(
    _ transition: Walk.Transition,
    _ event: Change.Event,
    at step: Int,
    from here: Int
  ) throws(Obstacle) -> Route {
    guard let after = arrivals[step] else { throw component.unwalked(step, arrivals) }
    return Route(transition: transition, event: event, before: here, after: after, step: step)
  }

  // MARK: completing

  private func completion(
    _ transition: Walk.Transition,
    from here: Int
  ) throws(Obstacle) -> Route {
    let last = component.steps.count - 1
    var route = Route(
      transition: transition,
      event: .complete,
      before: here,
      after: here,
      showing: .before
    )
    guard component.isOrdered, last >= 0 else {
      route.step = component.snapshots[here].current
      let isDeclared = component.declares(.complete, of: route.step, in: here)
      guard component.kind == .progress || isDeclared else {
        throw Obstacle("nothing is announced on it, and it has no last step")
      }
      return route
    }
    route.step = last
    switch component.place(in: here) {
    case .before: throw Obstacle("no step is current yet")
    case .behind: throw Obstacle("every step is done")
    case .step(let current) where current < last:
      throw Obstacle("step \(current + 1) of \(last + 1) is not the last")
    case .unknown where !component.declares(.complete, of: last, in: here):
      throw Obstacle("which step is current is not known; current=\"…\" says so")
    case .step, .unknown: break
    }
    // A source that begins behind the last step shows what it is like to be done.
    if component.place(in: 0) == .behind { (route.after, route.showing) = (0, .both) }
    return route
  }

  // MARK: values and data

  /// Without steps, there is what the source describes, and of a chart what there is without data.
  private func dataChange(
    _ transition: Walk.Transition,
    from here: Int
  ) throws(Obstacle) -> Route {
    guard transition.kind == .update else {
      guard transition.subject == nil, component.declares(.error, of: nil, in: here) else {
        throw Obstacle("it has no steps, and nothing is announced on an error")
      }
      return Route(
        transition: transition,
        event: .error,
        before: here,
        after: here,
        showing: .before
      )
    }
    let names = component.snapshots.map(\.name)
    guard let after = transition.subject.map(names.firstIndex) ?? 0 else {
      throw component.noSuch("state", transition.subject ?? "", names)
    }
    let isStay = after == here
    guard !isStay || here == 0 else { throw Obstacle("it is in the state ‘\(names[here])’") }
    return Route(
      transition: transition,
      event: .update,
      before: here,
      after: after,
      showing: isStay ? .after : .both
    )
  }

  private var withoutSteps: Obstacle {
    Obstacle(
      component.kind == .chart || component.kind == .progress
        ? "a \(component.kind.noun) has no steps" : "it has no steps"
    )
  }
}
