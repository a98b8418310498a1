internal import A11yConfiguration
internal import Files

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
    guard let names = names(in: path) else {
      if errno == ENOTDIR { return nil }
      throw SystemError(reason)
    }
    var contents = FolderContents()
    for bytes in names {
      let name = String(decoding: bytes, as: UTF8.self)
      guard name.utf8.elementsEqual(bytes) else {
        if bytes.first != UInt8(ascii: ".") { contents.garbledNames.append(spelled(bytes)) }
        continue
      }
      if name == "." || name == ".." { continue }
      if name.hasPrefix(".") {
        contents.hiddenNames.insert(name)
      } else {
        let child = PathSyntax.joined(path, name)
        if let entry = entry(name, at: child, &contents.obstacle) { contents.entries.append(entry) }
      }
    }
    return contents
  }

  /// What an entry of a folder is; nil for a link to a folder, so that no circle is walked, and where
  /// something keeps that from being found out.
  private static func entry(
    _ name: String,
    at path: String,
    _ obstacle: inout SystemError?
  ) -> FolderEntry? {
    var status = stat()
    // What has gone since is left in, to be said to be unreadable, as is a link that leads nowhere.
    guard lstat(path, &status) == 0 else {
      switch errno {
      case ENOENT: return FolderEntry(name: name, kind: .file)
      case EACCES: obstacle = SystemError("may be listed and not entered")
      case ENAMETOOLONG: obstacle = SystemError("holds what lies deeper than a path may lead")
      default: obstacle = SystemError(reason)
      }
      return nil
    }
    guard status.st_mode & S_IFMT == S_IFLNK else {
      return FolderEntry(name: name, kind: kind(status))
    }
    guard stat(path, &status) == 0 else {
      return FolderEntry(name: name, kind: .file, isLink: true)
    }
    let target = kind(status)
    return target == .folder ? nil : FolderEntry(name: name, kind: target, isLink: true)
  }

  /// A name of which the bytes that are no ASCII are spelt out, as in `b\xE4r.xml`.
  private static func spelled(_ name: [UInt8]) -> String {
    name.map { byte in
      byte < 0x80
        ? String(Unicode.Scalar(byte)) : "\\x" + String(byte, radix: 16, uppercase: true)
    }.joined()
  }

  /// The names of what is in a folder, as bytes; nil where it cannot be looked into.
  private static func names(in folder: String) -> [[UInt8]]? {
    guard let stream = opendir(folder) else { return nil }
    defer { closedir(stream) }
    var names: [[UInt8]] = []
    while let entry = readdir(stream) {
      let capacity = MemoryLayout.size(ofValue: entry.pointee.d_name)
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(
          to: UInt8.self,
          capacity: capacity
        ) { bytes in Array(UnsafeBufferPointer(start: bytes, count: capacity).prefix { $0 != 0 }) }
      }
      names.append(name)
    }
    return names
  }
}
