internal import Drawing
internal import Files

/// A folder that a command writes files into, over none that it did not write itself.
struct OutputFolder {
  private let path: String

  /// The command that writes.
  private let writer: String

  /// What is in the head of each file that it wrote.
  private let mark: String
  private let system: System

  /// - Parameters:
  ///   - path: the folder, which may be missing yet.
  ///   - writer: the command that writes.
  ///   - mark: what is in the head of each file that it wrote.
  ///   - system: tells what is there.
  /// - Throws: that it is no folder.
  init(
    _ path: String,
    of writer: String,
    marking mark: String,
    _ system: System
  ) throws(UsageError) {
    guard !path.isEmpty, system.kind(path) != .file else {
      throw UsageError("--output \(path): is a file; a folder is expected")
    }
    (self.path, self.writer, self.mark, self.system) = (path, writer, mark, system)
  }

  /// A file to write in the folder.
  ///
  /// - Throws: that it is there, and somebody else's.
  func file(_ name: String, _ text: String) throws(UsageError) -> CommandResult.OutputFile {
    let file = path.hasSuffix("/") ? path + name : path + "/" + name
    try expectReplaceable(file)
    return CommandResult.OutputFile(path: file, text: text, makesFolders: true)
  }

  /// A file that somebody else wrote stays as it is.
  private func expectReplaceable(_ file: String) throws(UsageError) {
    guard let kind = system.kind(file) else { return }
    do throws(SystemError) {
      guard kind == .file,
        DrawingFile.isMarked(try system.read(file, .named, .standard), by: mark)
      else { throw SystemError("\(writer) did not write it, and writes over nothing else") }
    } catch {
      throw UsageError("\(file): is there already: \(error.message)")
    }
  }
}
