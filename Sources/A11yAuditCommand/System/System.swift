internal import Files

/// What a command may ask of the world.
struct System: Sendable {
  /// The bytes of a file; `-` is standard input where it is named.
  var read: @Sendable (String, FileBytes.Reading, FileSize) throws(SystemError) -> [UInt8]

  /// What is in one folder; nil where the path is no folder.
  var contents: @Sendable (String) throws(SystemError) -> FolderContents?

  /// What a path leads to, links followed; nil where nothing is there.
  var kind: @Sendable (String) -> FileKind?

  /// The folder that paths begin in, absolute and without links.
  var currentFolder: String

  /// The one name of what a path means, whichever way it is written.
  var place: @Sendable (String) -> String = { $0 }

  /// What git answers to some arguments in a folder.
  var git: @Sendable (_ arguments: [String], _ folder: String) throws(SystemError) -> String

  /// The value of an environment variable.
  var variable: @Sendable (String) -> String?

  /// Whether standard output is a terminal.
  var isTerminal: Bool

  /// Whether standard error is a terminal.
  var isErrorTerminal = false

  /// Writes to standard error while a command runs.
  var progress: @Sendable (String) -> Void = { _ in }

  /// Where a text goes bit by bit: a file, for which folders may be made, or standard output for nil.
  var outlet: @Sendable (_ path: String?, _ makesFolders: Bool) -> Outlet

  /// Seconds since 1970-01-01, UTC.
  var now: @Sendable () -> Double

  /// How many things can be done at once.
  var cores: Int
}
