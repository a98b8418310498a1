internal import A11yModel

/// Shows a component as assistive technology gets it, in each state it can reach.
struct Expander {
  let node: ComponentNode
  let completeness: Document.Completeness

  /// Steps that are walked one by one; of longer rows, the first and the last half as many.
  static let maximumWalkedSteps = 100

  /// What the component can be like: first as its source describes it.
  var snapshots: [Snapshot] {
    let initial = node.stepStates(current: node.component.current)
    var snapshots = [snapshot(name(of: currentIndex), currentIndex, initial)]
    if node.component.isDynamic, node.component.current != nil {
      for position in walkedPositions where position != currentIndex {
        snapshots.append(
          snapshot(name(of: position), position, node.stepStates(current: position + 1))
        )
      }
    }
    snapshots += missingStates(in: snapshots, initial)
    if let empty = node.root.children.first(where: { $0.kind == .empty }) {
      var root = node.root
      root.children = [empty]
      let elements = ElementBuilder(self, current: nil, stepStates: []).elements(of: root)
      snapshots.append(Snapshot(name: "empty", current: nil, stepStates: [], elements: elements))
    }
    return snapshots
  }

  private var currentIndex: Int? {
    guard let current = node.component.current else { return nil }
    return node.steps.indices.contains(current - 1) ? current - 1 : nil
  }

  private var walkedPositions: [Int] {
    let all = Array(node.steps.indices)
    guard all.count > Self.maximumWalkedSteps else { return all }
    return all.prefix(Self.maximumWalkedSteps / 2) + all.suffix(Self.maximumWalkedSteps / 2)
  }

  /// A state that is declared and that no step is in yet is shown on the step that is current, or
  /// else on the first.
  private func missingStates(in snapshots: [Snapshot], _ initial: [Int?]) -> [Snapshot] {
    guard !node.steps.isEmpty, node.component.isDynamic else { return [] }
    let shown = Set(snapshots.flatMap(\.stepStates))
    return node.component.states.indices.filter { !shown.contains($0) && isReachable($0) }.map {
      state in
      var states = initial
      states[currentIndex ?? 0] = state
      return snapshot(node.component.states[state].id, currentIndex, states)
    }
  }

  /// Whether the source speaks of the state: declares it, or has a look for it.
  private func isReachable(_ state: Int) -> Bool {
    node.component.states[state].source != nil || node.looks.contains { $0.state == state }
  }

  private func snapshot(_ name: String, _ current: Int?, _ states: [Int?]) -> Snapshot {
    var root = node.root
    root.children.removeAll { $0.kind == .empty }
    let builder = ElementBuilder(self, current: current, stepStates: states)
    return Snapshot(
      name: name,
      current: current,
      stepStates: states,
      elements: builder.elements(of: root)
    )
  }

  private func name(of position: Int?) -> String {
    guard let position else { return "initial" }
    return node.component.steps[position].id ?? "step \(position + 1)"
  }

  /// What a user is told on each change, with what is heard in each snapshot it leads to.
  func changes(leadingTo snapshots: [Snapshot]) -> [Change] {
    node.changes.map { change in
      let response: Change.Response
      switch change.response {
      case .focus(let target): response = .focus(target)
      case .newScreen: response = .newScreen
      case .announcement(let template, let priority, let interval, let everyPercent):
        let heard = destinations(of: change.event, in: snapshots).map { index in
          let values = PlaceholderValues(
            node: node,
            current: snapshots[index].current,
            stepStates: snapshots[index].stepStates
          )
          return Change.Heard(snapshot: index, text: template.text(values.ofComponent).text)
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

  /// The snapshots that an event can lead to.
  private func destinations(of event: Change.Event, in snapshots: [Snapshot]) -> [Int] {
    let last = node.steps.count - 1
    return snapshots.indices.filter { index in
      let snapshot = snapshots[index]
      guard let current = snapshot.current else {
        return snapshot.name != "empty" && event != .advance && event != .back
      }
      switch event {
      case .advance: return current > 0 && !hasError(snapshot)
      case .back: return current < last && !hasError(snapshot)
      case .complete: return current == last
      case .error: return hasError(snapshot)
      case .update: return index == 0
      }
    }
  }

  private func hasError(_ snapshot: Snapshot) -> Bool {
    snapshot.stepStates.contains { state in
      state.map { node.component.states[$0].meaning == .error } ?? false
    }
  }
}
