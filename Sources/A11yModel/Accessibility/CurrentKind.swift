/// Of what an element is the current one (WAI-ARIA 1.2, aria-current).
@usableFromInline package enum CurrentKind: String, Hashable, Sendable {
  case page, step, location, date, time

  /// Of a set of anything else.
  case item
}
