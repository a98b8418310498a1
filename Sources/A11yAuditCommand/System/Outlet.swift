internal import Files

/// Where a text goes that is written bit by bit: standard output, or a file.
struct Outlet: Sendable {
  /// Takes more of it.
  var write: @Sendable (String) -> Void

  /// Ends it: a file is there now, and whole.
  ///
  /// - Throws: why it is not.
  var close: @Sendable () throws(SystemError) -> Void
}
