internal import A11yConfiguration
internal import Files

/// What is in one folder.
struct FolderContents: Sendable {
  /// What is not hidden, in no order.
  var entries: [FolderEntry] = []

  /// The names that begin with a dot.
  var hiddenNames: Set<String> = []

  /// The names that are no UTF-8, by which nothing can be read; the bytes that are none are spelt
  /// out.
  var garbledNames: [String] = []

  /// Why nobody can tell what some of it is; nil where that is known.
  var obstacle: SystemError?
}

/// Something in a folder.
struct FolderEntry: Hashable, Sendable {
  var name: String

  /// That of what a link leads to, which is no folder.
  var kind: FileKind
  var isLink = false
}

/// What a path leads to.
enum FileKind: Sendable {
  case file
  case folder
  /// A device, a pipe.
  case other
}

/// What is in a folder at any depth.
struct FolderListing: Sendable {
  /// What is no folder, in the order of the paths.
  var files: [String] = []

  /// Those of them that are links.
  var links: Set<String> = []

  /// What has a name by which it cannot be read.
  var garbledPaths: [String] = []

  /// What could not be looked into, and why.
  var unreadableFolders: [(path: String, error: SystemError)] = []

  /// What holds more than can be found out, and why.
  var closedFolders: [(path: String, error: SystemError)] = []
}

extension System {
  /// What is in a folder at any depth, without what is hidden.
  ///
  /// - Parameters:
  ///   - path: the folder.
  ///   - keep: what is meant of a folder's contents; other folders are not looked into.
  /// - Returns: the files; nil where the path is no folder.
  /// - Throws: why the folder itself cannot be looked into.
  func listing(
    _ path: String,
    keeping keep: (_ folder: String, FolderContents) -> [FolderEntry] = { $1.entries }
  ) throws(SystemError) -> FolderListing? {
    guard var contents = try contents(path) else { return nil }
    var listing = FolderListing()
    var folder = path
    var open: [String] = []
    while true {
      for entry in keep(folder, contents) {
        let child = PathSyntax.joined(folder, entry.name)
        switch entry.kind {
        case .file, .other:
          listing.files.append(child)
          if entry.isLink { listing.links.insert(child) }
        case .folder: open.append(child)
        }
      }
      if let obstacle = contents.obstacle { listing.closedFolders.append((folder, obstacle)) }
      listing.garbledPaths += contents.garbledNames.map { PathSyntax.joined(folder, $0) }
      contents = FolderContents()
      guard let next = open.popLast() else { break }
      folder = next
      do throws(SystemError) {
        if let inner = try self.contents(next) { contents = inner }
      } catch {
        listing.unreadableFolders.append((next, error))
      }
    }
    listing.files.sort()
    listing.garbledPaths.sort()
    listing.unreadableFolders.sort { $0.path < $1.path }
    listing.closedFolders.sort { $0.path < $1.path }
    return listing
  }
}
