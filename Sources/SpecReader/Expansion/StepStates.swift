internal import A11yModel

extension ComponentNode {
  /// The state of each step: its author's, else what the current step makes it.
  ///
  /// The number of the current step counts from 1.
  func stepStates(current: Int?) -> [Int?] {
    steps.indices.map { state(ofStep: $0, current: current) }
  }

  /// The state of one step, which is counted from 0.
  func state(ofStep index: Int, current: Int?) -> Int? {
    let meaning = current.map { Self.meaning(of: index + 1, current: $0) }
    if let state = steps[index].state, isOwnState(state, current, meaning) { return state }
    return component.states.firstIndex { $0.meaning == meaning }
  }

  /// What a step is to the current one, both counted from 1.
  private static func meaning(of step: Int, current: Int) -> State.Meaning {
    step < current ? .completed : step == current ? .current : .upcoming
  }

  /// A state its author gave a step holds as long as the component is as described; on the walk,
  /// what the walk does not change holds: an error, what cannot be reached until a user is there,
  /// and another way of being what the step is anyway.
  private func isOwnState(_ state: Int, _ current: Int?, _ meaning: State.Meaning?) -> Bool {
    guard current != component.current else { return true }
    let own = component.states[state].meaning
    return own == meaning || own == .error || (own == .unavailable && meaning != .current)
  }

  /// The state of each step as the source describes the component.
  var initialStepStates: [Int?] { stepStates(current: component.current) }
}
