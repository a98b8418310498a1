#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

extension Disk {
  /// What a path leads to, links followed; nil where nothing is there.
  static func kind(of path: String) -> FileKind? {
    var status = stat()
    return stat(path, &status) == 0 ? kind(status) : nil
  }

  private static func kind(_ status: stat) -> FileKind {
    switch status.st_mode & S_IFMT {
    case S_IFDIR: .folder
    case S_IFREG: .file
    default: .other
    }
  }

  /// What is in one folder; nil where the path is no folder.
  static func contents(of path: String) throws(SystemError) -> FolderContents? {
    guard path != "-" else { return nil }
    var status = stat()
    guard stat(path, &status) == 0 else { throw SystemError(reason) }
    guard kind(status) == .folder else { return nil }
    guard let names = names(in: path) else { throw SystemError(reason) }
    var contents = FolderContents()
    for name in names where name != "." && name != ".." {
      if name.hasPrefix(".") {
        contents.hiddenNames.insert(name)
      } else {
        let child = path.hasSuffix("/") ? path + name : "\(path)/\(name)"
        contents.entries.append(FolderEntry(name: name, kind: kindOfEntry(child)))
      }
    }
    return contents
  }

  /// What an entry of a folder is: a link to a folder is none, so that no circle is walked.
  private static func kindOfEntry(_ path: String) -> FileKind {
    var status = stat()
    // A name that is no UTF-8: whoever reads it is told that nothing is there.
    guard lstat(path, &status) == 0 else { return .file }
    guard status.st_mode & S_IFMT == S_IFLNK else { return kind(status) }
    // A link that leads nowhere is left in, to be said to be unreadable.
    guard stat(path, &status) == 0 else { return .file }
    return kind(status) == .file ? .file : .other
  }

  private static func names(in folder: String) -> [String]? {
    guard let stream = opendir(folder) else { return nil }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(
          to: CChar.self,
          capacity: MemoryLayout.size(ofValue: entry.pointee.d_name)
        ) { String(cString: $0) }
      }
      names.append(name)
    }
    return names
  }
}
