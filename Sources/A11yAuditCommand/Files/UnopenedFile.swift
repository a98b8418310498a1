internal import A11yModel
internal import Files

/// What lies where a file would be, and is left alone for what it is.
struct UnopenedFile: Hashable, Sendable {
  /// As it is called where it was found.
  var path: String
  var reason: String

  init(path: String, reason: String) { (self.path, self.reason) = (path, reason) }

  init(path: String, _ error: SystemError) { self.init(path: path, reason: error.message) }

  /// What a report says of it.
  var note: Note { Note("\(reason), and is left alone", on: .file(path)) }
}
