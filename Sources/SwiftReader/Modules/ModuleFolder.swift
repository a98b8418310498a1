internal import A11yConfiguration
internal import Files

/// The folder whose files make a module together.
struct ModuleFolder: Hashable, Sendable {
  let path: String

  /// The folder that nothing is read out of: that of the package or project.
  let root: String

  /// Folders that belong to others, and are looked into all the same because the file lies in them.
  private let opened: [String]

  /// Whether the folders of a package's targets are no part of it.
  private let isOutsideOfTargets: Bool

  /// The module of a file: the target's folder in a package, else the folder of the nearest package, project or
  /// repository; nil where the file is in none.
  ///
  /// - Parameters:
  ///   - file: its path, absolute and without links to folders.
  ///   - access: tells what is where.
  init?(of file: String, _ access: SourceAccess) {
    let ancestors = PathSyntax.ancestors(of: PathSyntax.folder(of: file))
    guard let root = ancestors.first(where: { Self.isRoot($0, access) }) else { return nil }
    self.root = root
    let inner = PathSyntax.parts(of: PathSyntax.relative(file, to: root))
    let isPackage = access.isFolder(PathSyntax.joined(root, "Package.swift")) == false
    let isInTarget =
      isPackage && inner.count > 2 && Self.targetFolders.contains(String(inner[0]))
    isOutsideOfTargets = isPackage && !isInTarget
    path = isInTarget ? "\(root)/\(inner[0])/\(inner[1])" : root
    opened = ancestors.filter { PathSyntax.within(root, $0) != nil && Self.isForOthers($0) }
  }

  /// A folder that an option names.
  init(named path: String) {
    self.path = path
    root = path
    opened = []
    isOutsideOfTargets = false
  }

  /// The folders of a package that hold those of its targets.
  private static let targetFolders: Set<String> = ["Sources", "Tests"]

  /// Whether a folder is that of a package, project or repository, or of a package that others keep.
  private static func isRoot(_ folder: String, _ access: SourceAccess) -> Bool {
    if access.isFolder(PathSyntax.joined(folder, "Package.swift")) == false { return true }
    if access.isFolder(PathSyntax.joined(folder, ".git")) != nil { return true }
    if keepers.contains(PathSyntax.name(of: PathSyntax.folder(of: folder))) { return true }
    do throws(SystemError) {
      return try access.entries(folder)?.contains { $0.name.hasSuffix(".xcodeproj") } ?? false
    } catch {
      return false
    }
  }

  /// Folders in which tools keep the code of others.
  private static let keepers: Set<String> = ["Pods", "Carthage", "Checkouts", "DerivedData"]

  /// Whether a folder is left out of a module for its name: it holds tests, or the code of others.
  private static func isForOthers(_ folder: String) -> Bool {
    let name = PathSyntax.name(of: folder)
    return name.hasSuffix("Tests") || keepers.contains(name)
  }

  /// Whether the module's files may lie in a folder of the root.
  func mayLook(into folder: String, _ access: SourceAccess) -> Bool {
    if opened.contains(folder) { return true }
    if Self.isForOthers(folder) { return false }
    let holder = PathSyntax.folder(of: folder)
    if isOutsideOfTargets, PathSyntax.folder(of: holder) == root,
      Self.targetFolders.contains(PathSyntax.name(of: holder))
    {
      return false
    }
    return access.isFolder(PathSyntax.joined(folder, "Package.swift")) != false
  }
}
