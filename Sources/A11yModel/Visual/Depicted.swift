/// What of a component's picture somebody speaks of, where the element of the source does not say.
package enum Depicted: Hashable, Sendable {
  /// A part that is painted; an index into the component's parts.
  case part(Int)
  /// What is in a state; an index into the component's states.
  case state(Int)
  /// A step while it is in a state; indices into the component's.
  case step(Int, state: Int)
  /// What shows a series; an index into the chart's series.
  case series(Int)
}
