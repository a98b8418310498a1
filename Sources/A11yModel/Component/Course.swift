/// The direction in which the eye goes from one step or mark to the next.
@usableFromInline package enum Course: String, Hashable, Sendable, CaseIterable {
  /// Side by side.
  case across
  /// From top to bottom.
  case down
  /// Around a centre.
  case around
}
