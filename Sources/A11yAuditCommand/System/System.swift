/// What a command may ask of the world.
struct System: Sendable {
  /// The bytes of a file; `-` is standard input.
  var read: @Sendable (String) throws(SystemError) -> [UInt8]

  /// The files within a folder at any depth, in the order of their paths; nil where the path is
  /// no folder.
  var files: @Sendable (String) throws(SystemError) -> [String]?

  /// The value of an environment variable.
  var variable: @Sendable (String) -> String?

  /// Whether standard output is a terminal.
  var isTerminal: Bool

  /// Seconds since 1970-01-01, UTC.
  var now: @Sendable () -> Double

  /// How many things can be done at once.
  var cores: Int
}

/// What the operating system said no to.
struct SystemError: Error, Hashable, Sendable {
  var message: String

  init(_ message: String) { self.message = message }
}
