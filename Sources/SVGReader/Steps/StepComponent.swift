internal import A11yModel

extension Component {
  /// Makes a component that steps lie in their indicator.
  ///
  /// - Parameters:
  ///   - steps: what is stated of them.
  ///   - first: the place at which the component's elements begin among those the steps are counted in.
  mutating func hold(_ steps: StatedSteps, from first: Int) {
    kind = steps.kind
    isAssumed = steps.isAssumed
    let meanings = steps.meanings
    states = meanings.map { State(id: $0.rawValue, meaning: $0) }
    self.steps = steps.items.map { Step(id: $0.id, name: $0.name, source: $0.source) }
    missingState = steps.missingState
    let position = steps.items.firstIndex(where: \.isCurrent)
    current = position.map { $0 + 1 }
    var elements = snapshots[0].elements
    for (step, item) in steps.items.enumerated() {
      if !item.members.isEmpty {
        for index in elements.indices where item.members.contains(elements[index].source) {
          elements[index].subject = .step(step)
        }
      }
      elements.setStep(step, at: item.element - first, item.place)
    }
    snapshots = [
      Snapshot(
        name: "initial",
        current: position,
        stepStates: steps.items.map { item in item.state.flatMap(meanings.firstIndex) },
        elements: elements
      )
    ]
  }
}

extension [Element] {
  /// Makes an element and what it holds a step.
  fileprivate mutating func setStep(
    _ step: Int,
    at index: Int,
    _ place: Element.ListPosition?
  ) {
    // What a link or a tab holds is one stop with it.
    if self[index].kind == .control, self[index].grouping == nil {
      self[index].grouping = .combine
    }
    self[index].kind = .step
    self[index].listPosition = place
    let end = Swift.max(self[index].end, index + 1)
    for inner in index..<end { self[inner].subject = .step(step) }
    // An item of which all content is hidden is met by its name.
    if self[index].grouping == .contain, isAllHidden(within: index) {
      self[index].grouping = .ignore
    }
  }

  private func isAllHidden(within index: Int) -> Bool {
    var inner = index + 1
    while inner < self[index].end {
      guard self[inner].isHidden else { return false }
      inner = Swift.max(self[inner].end, inner + 1)
    }
    return true
  }
}
