/// What of a component's picture an outcome is about, where its target does not say.
package enum Depicted: Hashable, Sendable {
  /// A part that is painted; an index into the component's parts.
  case part(Int)
  /// What has the looks that an element gives; an index into the document's sources.
  case look(Int)
}
