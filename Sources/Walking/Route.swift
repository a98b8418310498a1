internal import A11yModel

/// Where a transition leads, and what is known of it.
struct Route: Hashable, Sendable {
  var transition: Walk.Transition
  var event: Change.Event

  /// Snapshots; the same one where the document shows but one of the two.
  var before: Int
  var after: Int

  /// The step it is about, from 0; nil where it is about none.
  var step: Int?

  /// What the snapshots show.
  var showing = Showing.both

  enum Showing: Hashable, Sendable {
    case both
    /// What there is before the change, not after it.
    case before
    /// What there is after the change, not before it.
    case after
  }

  /// The snapshot by which announcements of the change are listed: the one that it leads to, but
  /// what completes the last step is listed where that is current.
  package var told: Int { event == .complete ? before : after }
}
