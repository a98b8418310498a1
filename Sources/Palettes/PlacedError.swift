package import A11yModel

extension InputError {
  /// Whether it is about all of a file.
  var isOfWholeFile: Bool { location.line == 1 && location.column == 1 }

  /// What is wrong, behind the file it is in, and the place there where it is not all of the file.
  package var placed: String {
    guard isOfWholeFile else { return "\(location): \(message)" }
    return message.contains(location.file) ? message : "\(location.file): \(message)"
  }
}
