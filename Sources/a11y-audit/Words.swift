#if canImport(Glibc)
internal import CLibrary

/// The words of the command line, the first of which is the program's name.
enum Words {
  /// The standard library reads them from `/proc`, which an image from scratch lacks: there they are
  /// where the system laid them.
  static var all: [String] {
    let known = CommandLine.arguments
    guard known.isEmpty, var place = a11y_audit_words() else { return known }
    var words: [String] = []
    while let word = place.pointee {
      words.append(String(cString: word))
      place += 1
    }
    return words
  }
}
#endif
