/// What a command may ask of the world.
struct System: Sendable {
  /// The bytes of a file; `-` is standard input.
  var read: @Sendable (String) throws(SystemError) -> [UInt8]

  /// What is in a folder at any depth; nil where the path is no folder.
  var listing: @Sendable (String) throws(SystemError) -> FolderListing?

  /// The one name of what a path means, whichever way it is written.
  var place: @Sendable (String) -> String = { $0 }

  /// The value of an environment variable.
  var variable: @Sendable (String) -> String?

  /// Whether standard output is a terminal.
  var isTerminal: Bool

  /// Seconds since 1970-01-01, UTC.
  var now: @Sendable () -> Double

  /// How many things can be done at once.
  var cores: Int
}

/// What is in a folder.
struct FolderListing: Sendable {
  /// The files, in the order of their paths.
  var files: [String] = []

  /// What could not be looked into, and why.
  var unreadableFolders: [(path: String, error: SystemError)] = []
}

/// What the operating system said no to.
struct SystemError: Error, Hashable, Sendable {
  var message: String

  init(_ message: String) { self.message = message }
}
