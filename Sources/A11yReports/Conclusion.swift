internal import A11yModel

extension Report {
  /// What a run comes to; the exit code of the command, which reports that have a place for it
  /// repeat.
  package enum Conclusion: Int {
    case success
    /// Something counts against it.
    case findings
    /// An input could not be read.
    case error
    /// Nothing was audited.
    case nothing
  }

  package var conclusion: Conclusion {
    guard errors.isEmpty else { return .error }
    guard isDecided || isAllLeftOut else { return .nothing }
    return isFailing ? .findings : .success
  }

  /// Entries of a baseline that no longer occur.
  package struct StaleEntries: Hashable, Sendable {
    /// The file that they are in.
    package var file: String
    package var count: Int

    package init(file: String, count: Int) { (self.file, self.count) = (file, count) }

    var words: String {
      count == 1
        ? "1 entry of the baseline no longer occurs"
        : "\(count) entries of the baseline no longer occur"
    }

    /// What reports of many tools call it.
    static let name = "stale-baseline"

    var location: Location { Location(file: file, line: 1, column: 1) }
  }
}
