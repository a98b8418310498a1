internal import A11yConfiguration

/// Names of files that are the same wherever they are audited from: paths from the root of the
/// repository that the current folder is in, or else all that is named.
struct StableNames: Sendable {
  /// The nearest folder upward that holds `.git`, else one that holds a configuration, else the
  /// current one.
  let root: String

  /// - Parameters:
  ///   - paths: what was named.
  ///   - system: tells where it is.
  init(_ paths: [String], _ system: System) {
    root =
      Self.repository(of: system.currentFolder, system)
      ?? Self.repository(ofAll: paths, system)
      ?? PathSyntax.ancestors(of: system.currentFolder).first { folder in
        system.kind(PathSyntax.joined(folder, Configuration.standardName)) != nil
      } ?? system.currentFolder
  }

  /// The nearest folder upward that holds `.git`, which is a file in a linked working tree.
  static func repository(of folder: String, _ system: System) -> String? {
    PathSyntax.ancestors(of: folder).first {
      system.kind(PathSyntax.joined($0, ".git")) != nil
    }
  }

  /// The one repository that some paths are in.
  private static func repository(ofAll paths: [String], _ system: System) -> String? {
    let files = paths.filter { $0 != AuditedPath.standardInput }
    let roots = Set(
      files.map { path in
        let place = PathSyntax.joined(system.currentFolder, system.place(path))
        return repository(of: PathSyntax.normalized(place), system)
      }
    )
    return roots.count == 1 ? roots.first ?? nil : nil
  }

  /// The name of what is at a place.
  func name(ofPlace place: String) -> String {
    place == AuditedPath.standardInput ? place : PathSyntax.relative(place, to: root)
  }
}

/// Where files are, asked of the system once a folder.
struct Places {
  private let system: System
  private var folders: [String: String] = [:]

  init(_ system: System) { self.system = system }

  /// Where a file is: a link to a file stays one, and those of its folder are followed.
  mutating func place(of path: String) -> String {
    guard path != AuditedPath.standardInput else { return path }
    let name = PathSyntax.name(of: path)
    guard !["", ".", ".."].contains(name) else { return system.place(path) }
    return PathSyntax.joined(place(ofFolder: PathSyntax.folder(of: path)), name)
  }

  /// Takes over where a folder is.
  mutating func learn(_ folder: String, at place: String) { folders[folder] = place }

  private mutating func place(ofFolder folder: String) -> String {
    if let known = folders[folder] { return known }
    let place = system.place(folder)
    folders[folder] = place
    return place
  }
}
