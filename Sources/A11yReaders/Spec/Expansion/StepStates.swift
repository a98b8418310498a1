internal import A11yModel

extension ComponentNode {
  /// The state of each step: its author's, else what the current step makes it.
  ///
  /// The number of the current step counts from 1.
  func stepStates(current: Int?) -> [Int?] {
    steps.enumerated().map { index, step in
      if let state = step.state, isOwnState(state, of: index, current: current) { return state }
      guard let current else { return nil }
      let meaning: State.Meaning =
        index + 1 < current ? .completed : index + 1 == current ? .current : .upcoming
      return component.states.firstIndex { $0.meaning == meaning }
    }
  }

  /// A state its author gave a step holds as long as the component is as described; on the walk,
  /// only what the walk does not change holds.
  private func isOwnState(_ state: Int, of index: Int, current: Int?) -> Bool {
    guard current != component.current else { return true }
    let meaning = component.states[state].meaning
    return meaning == .error || meaning == .unavailable
  }

  /// The state of each step as the source describes the component.
  var initialStepStates: [Int?] { stepStates(current: component.current) }
}
