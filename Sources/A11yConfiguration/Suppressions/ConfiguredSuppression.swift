package import A11yModel

/// A suppression that a configuration states, for files into which nobody can write a comment.
package struct ConfiguredSuppression: Hashable, Sendable {
  /// Globs of the files it is for, relative to the folder of the configuration, as they are written.
  package var files: [String]

  /// The ids of the rules it is for.
  package var rules: [String]

  /// Which targets it is for; every one of the files where it is empty.
  package var targets: [TargetPattern]

  /// Why.
  package var reason: String

  /// The last day on which it holds; nil where it holds on.
  package var until: CalendarDay?

  /// Where the configuration states it.
  package var location: Location

  package init(
    files: [String],
    rules: [String],
    targets: [TargetPattern] = [],
    reason: String,
    until: CalendarDay? = nil,
    at location: Location
  ) {
    self.files = files
    self.rules = rules
    self.targets = targets
    self.reason = reason
    self.until = until
    self.location = location
  }
}
