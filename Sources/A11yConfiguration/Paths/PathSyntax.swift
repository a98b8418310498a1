/// Paths as texts: their parts are parted by `/`, and nothing is looked up.
///
/// To the system a `/` is a byte: one with a combining mark behind it parts as well, though Swift takes
/// both for one character.
package enum PathSyntax {
  private static let slash = UInt8(ascii: "/")

  /// The parts of a path, without empty ones.
  package static func parts(of path: String) -> [Substring] {
    path.utf8.split(separator: slash).map { Substring($0) }
  }

  /// Whether a path leads from the root of the file system.
  package static func isAbsolute(_ path: String) -> Bool { path.utf8.first == slash }

  /// A path within a folder; one that begins with `/` is itself.
  package static func joined(_ folder: String, _ path: String) -> String {
    if isAbsolute(path) || folder.isEmpty { return path }
    return folder.utf8.last == slash ? folder + path : "\(folder)/\(path)"
  }

  /// What stands before the last part: the folder that a file is in, as written; `.` where nothing
  /// does.
  package static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: slash) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last part.
  package static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: slash) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// An absolute path without `.`, `..` and empty parts.
  package static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in Self.parts(of: path) where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// The way to an absolute path from an absolute folder, by `..` where it is not within it.
  package static func relative(_ path: String, to folder: String) -> String {
    if let inner = within(folder, path) { return inner }
    let target = parts(of: path)
    let origin = parts(of: folder)
    let common = zip(target, origin).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    let way = repeatElement("..", count: origin.count - common) + target[common...].map(String.init)
    return way.isEmpty ? "." : way.joined(separator: "/")
  }

  /// The way to an absolute path from an absolute folder that it is in; nil where it is not.
  package static func within(_ folder: String, _ path: String) -> String? {
    let inner = folder == "/" ? folder.utf8.dropLast() : folder.utf8[...]
    guard path.utf8.starts(with: inner) else { return nil }
    let rest = path.utf8.dropFirst(inner.count)
    guard rest.first == slash, rest.count > 1 else { return nil }
    return String(Substring(rest.dropFirst()))
  }

  /// Whether an absolute path is that of a folder or of something in it.
  package static func holds(_ folder: String, _ path: String) -> Bool {
    folder == path || within(folder, path) != nil
  }

  /// An absolute folder and those it is in, the innermost first.
  package static func ancestors(of folder: String) -> [String] {
    var folders = [folder]
    while let last = folders.last, last != "/" { folders.append(Self.folder(of: last)) }
    return folders
  }
}

extension PathSyntax {
  /// What people at a folder call a path that is written in another folder.
  package static func shown(_ path: String, in folder: String, from current: String) -> String {
    if isAbsolute(path) { return path }
    return relative(normalized(joined(folder, path)), to: current)
  }
}
