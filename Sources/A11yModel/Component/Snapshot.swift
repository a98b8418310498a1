/// A component in one of the states it can reach.
public struct Snapshot: Hashable, Sendable {
  /// What tells it apart: the step that is current, the state that a step is in, “empty”,
  /// “loading”, “failure”.
  public var name: String

  /// The current step, from 0.
  package var current: Int?

  /// The state of each step; indexes into the component's states, nil where a step has none.
  package var stepStates: [Int?]

  /// The component and all it holds, in pre-order.
  package var elements: [Element]

  package init(name: String, current: Int?, stepStates: [Int?], elements: [Element]) {
    self.name = name
    self.current = current
    self.stepStates = stepStates
    self.elements = elements
  }
}
