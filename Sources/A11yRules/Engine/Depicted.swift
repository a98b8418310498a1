internal import Looking

/// What of a component's picture an outcome is about, where its target does not say.
package enum Depicted: Hashable, Sendable {
  /// A part that is painted; an index into the component's parts.
  case part(Int)
  /// What is in a state; an index into the component's states.
  case state(Int)
  /// A step while it is in a state; indices into the component's.
  case step(Int, state: Int)
  /// What shows a series; an index into the chart's series.
  case series(Int)

  init(_ look: Look) {
    switch look.subject {
    case .state(let state): self = .state(state)
    case .series(let series): self = .series(series)
    }
  }
}
