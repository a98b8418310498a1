/// Why something is not done with a file or a folder.
package struct SystemError: Error, Hashable, Sendable {
  package var message: String
  package var cause = Cause.system

  /// What it is for.
  package enum Cause: Sendable {
    /// The operating system says no.
    case system
    /// It is no regular file.
    case kind
    /// It is larger than what is read.
    case size
  }

  package init(_ message: String, _ cause: Cause = .system) {
    self.message = message
    self.cause = cause
  }

  /// Whether it is for what the file is, which nobody opens who did not name it.
  package var isUnfit: Bool { cause != .system }
}
