internal import Files
internal import Foundation

extension CallSite {
  /// A spec's file: one that is relative is looked for in the current folder, then beside the file
  /// that the assertion is in.
  ///
  /// - Parameter path: as the assertion gives it.
  /// - Returns: what is audited.
  /// - Throws: where it was looked for in vain, or that it cannot be read.
  func spec(at path: String) throws(Undecided) -> AuditedSpec {
    let folders = [
      URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true),
      URL(fileURLWithPath: self.path).deletingLastPathComponent(),
    ]
    let paths = folders.map { URL(fileURLWithPath: path, relativeTo: $0).path }
    guard let found = paths.firstIndex(where: FileManager.default.fileExists) else {
      let places =
        path.utf8.first == UInt8(ascii: "/") ? "" : "; looked for \(paths[0]) and \(paths[1])"
      throw Undecided("\(path): no such file\(places)")
    }
    do throws(SystemError) {
      let bytes = try FileBytes.of(paths[found], .named)
      // What is in the current folder is called as the test calls it.
      return .file(bytes, name: found == 0 ? path : paths[found])
    } catch {
      throw Undecided("\(paths[found]): cannot be read: \(error.message)")
    }
  }
}
