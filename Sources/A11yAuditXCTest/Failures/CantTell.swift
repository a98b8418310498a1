/// What an assertion makes of what could not be told.
public enum CantTell: Hashable, Sendable {
  /// It does not fail, as in a run without options.
  case passes

  /// Each fact that is missing fails once, where it is missing.
  case fails
}
