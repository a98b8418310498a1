package import A11yModel

/// A kind of change that a component can go through while a user is there.
package struct ChangeKind: Hashable, Sendable {
  package var event: Change.Event

  /// Snapshots before and after; none where the document shows but one.
  package var transitions: [Transition]

  package struct Transition: Hashable, Sendable {
    package var before: Int
    package var after: Int
  }
}

extension ComponentFacts {
  /// Every kind of change that a user must be told of: those that come with the kind of component,
  /// and those that the document speaks of.
  package var changeKinds: [ChangeKind] {
    let isDecorative = trees.first?.elements.first?.isDecorative ?? true
    guard component.isDynamic, !isDecorative else { return [] }
    let declared = Set(component.changes.map(\.event))
    var events: [Change.Event]
    switch component.kind {
    case .stepIndicator, .statusTracker: events = stepEvents
    case .progress:
      events = (component.progress?.isDeterminate ?? false) ? [.update] : []
    // A picture of a chart is not known to change.
    case .chart: events = component.isPicture ? [] : [.update]
    case .graphic: events = []
    }
    // Nothing tells of going back or of completing that they happen but what speaks of them.
    let actions = actions
    if declared.contains(.back) || (events.contains(.advance) && actions.contains(.back)) {
      events.append(.back)
    }
    if declared.contains(.complete) || actions.contains(.complete) { events.append(.complete) }
    return Change.Event.allCases.filter(events.contains).map {
      ChangeKind(event: $0, transitions: transitions(of: $0))
    }
  }

  private var stepEvents: [Change.Event] {
    let hasStates = component.snapshots.contains { $0.stepStates.contains { $0 != nil } }
    var events: [Change.Event] = []
    if component.steps.count > 1, hasStates {
      events.append(component.isOrdered ? .advance : .update)
    }
    if component.states.contains(where: { $0.meaning == .error }) { events.append(.error) }
    return events
  }

  /// What a user can do with what is met.
  private var actions: Set<Element.Action> {
    let versions = self[StepVersions.self]
    var actions: Set<Element.Action> = []
    for (snapshot, tree) in trees.enumerated() {
      for index in versions.news(in: snapshot, tree).joined() {
        if let action = tree.elements[index].action { actions.insert(action) }
      }
    }
    return actions
  }

  private func transitions(of event: Change.Event) -> [ChangeKind.Transition] {
    switch event {
    case .advance, .back:
      let positions = component.arrivals
      return positions.keys.sorted().compactMap { position in
        guard let here = positions[position], let next = positions[position + 1] else { return nil }
        return event == .advance
          ? ChangeKind.Transition(before: here, after: next)
          : ChangeKind.Transition(before: next, after: here)
      }
    case .error:
      let failed = component.snapshots.indices.map(failedSteps)
      return component.snapshots.indices.compactMap { after in
        guard !failed[after].isEmpty else { return nil }
        let before = component.snapshots.indices.first { before in
          component.snapshots[before].current == component.snapshots[after].current
            && failed[before].isDisjoint(with: failed[after])
        }
        return before.map { ChangeKind.Transition(before: $0, after: after) }
      }
    case .complete, .update: return []
    }
  }

  package func failedSteps(in snapshot: Int) -> Set<Int> {
    let states = component.snapshots[snapshot].stepStates
    return Set(
      states.indices.filter { step in
        states[step].map { component.states[$0].meaning == .error } ?? false
      }
    )
  }
}
