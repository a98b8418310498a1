/// Paths as texts: their parts are parted by `/`, and nothing is looked up.
package enum PathSyntax {
  /// A path within a folder; one that begins with `/` is itself.
  package static func joined(_ folder: String, _ path: String) -> String {
    if path.hasPrefix("/") || folder.isEmpty { return path }
    return folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
  }

  /// What stands before the last part: the folder that a file is in, as written; `.` where nothing
  /// does.
  package static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last part.
  package static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// An absolute path without `.`, `..` and empty parts.
  package static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// The way to an absolute path from an absolute folder, by `..` where it is not within it.
  package static func relative(_ path: String, to folder: String) -> String {
    if let inner = within(folder, path) { return inner }
    let target = path.split(separator: "/")
    let origin = folder.split(separator: "/")
    let common = zip(target, origin).prefix { $0 == $1 }.count
    let way = repeatElement("..", count: origin.count - common) + target[common...].map(String.init)
    return way.isEmpty ? "." : way.joined(separator: "/")
  }

  /// The way to an absolute path from an absolute folder that it is in; nil where it is not.
  package static func within(_ folder: String, _ path: String) -> String? {
    let slash = UInt8(ascii: "/")
    let inner = folder == "/" ? folder.utf8.dropLast() : folder.utf8[...]
    guard path.utf8.starts(with: inner) else { return nil }
    let rest = path.utf8.dropFirst(inner.count)
    guard rest.first == slash, rest.count > 1 else { return nil }
    return String(Substring(rest.dropFirst()))
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
    if path.hasPrefix("/") { return path }
    return relative(normalized(joined(folder, path)), to: current)
  }
}
