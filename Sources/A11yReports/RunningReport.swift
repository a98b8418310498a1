/// A report that is written while a run goes on.
///
/// A file is added as soon as it is audited, in the order of the input, and can be forgotten then.
package protocol RunningReport {
  /// What is written next, of a file.
  ///
  /// - Parameters:
  ///   - file: what its audit came to.
  ///   - report: the run as far as it is known before any file: the version, the rules and what
  ///     servers call files.
  /// - Returns: the text; it may stand for earlier files, too.
  mutating func part(of file: Report.AuditedFile, in report: Report) -> String

  /// What is written last.
  ///
  /// - Parameter report: the whole run; not every file need be in it.
  /// - Returns: the rest of the text.
  mutating func end(of report: Report) -> String
}

/// A report of which nothing is written before the end.
struct WholeReport: RunningReport {
  let style: Reporter.Style
  let write: @Sendable (Report, Reporter.Style) -> String

  func part(of file: Report.AuditedFile, in report: Report) -> String { "" }

  func end(of report: Report) -> String { write(report, style) }
}
