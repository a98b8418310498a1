internal import A11yConfiguration
internal import A11yModel
internal import Files

/// What configurations and `.gitignore` say of folders, each asked once.
struct FolderRules {
  private let system: System
  var configurations: Configurations

  /// The patterns of `.gitignore` for the files of each folder, those that win last; nil where it is
  /// in no repository.
  private var ignores: [String: [PathPatterns]?] = [:]

  /// What lies where `.gitignore` would be and is not opened.
  private(set) var unopened: [UnopenedFile] = []

  init(_ configurations: Configurations, _ system: System) {
    self.configurations = configurations
    self.system = system
  }

  /// What is audited of a folder's contents.
  mutating func kept(_ contents: FolderContents, in folder: String) -> [FolderEntry] {
    guard !contents.entries.isEmpty else { return [] }
    let names = contents.hiddenNames
    let configuration = configurations.configuration(in: folder, hiddenNames: names)
    let ignores = ignores(configuration, in: folder, names)
    guard !ignores.isEmpty || configuration != nil else { return contents.entries }
    return contents.entries.filter { entry in
      let place = PathSyntax.joined(folder, entry.name)
      return Self.exclusion(of: place, entry.kind == .folder, configuration, ignores) == nil
    }
  }

  /// By what a path that was named is excluded, itself or for a folder that it is in.
  mutating func exclusion(of place: String, isFolder: Bool) -> PathPattern? {
    let folder = PathSyntax.folder(of: place)
    let configuration = configurations.configuration(in: folder)
    let ignores = ignores(configuration, in: folder, nil)
    guard !ignores.isEmpty || configuration != nil else { return nil }
    return PathSyntax.ancestors(of: place).reversed().lazy.compactMap { path in
      Self.exclusion(of: path, path != place || isFolder, configuration, ignores)
    }.first
  }

  private static func exclusion(
    of place: String,
    _ isFolder: Bool,
    _ configuration: Configuration?,
    _ ignores: [PathPatterns]
  ) -> PathPattern? {
    if let pattern = configuration?.excluding(place, isFolder: isFolder) { return pattern }
    let deciding = ignores.lazy.reversed().compactMap {
      $0.deciding(on: place, isFolder: isFolder)
    }.first
    return deciding.flatMap { $0.isNegated ? nil : $0 }
  }

  /// Which patterns were not matched with every path that was asked about.
  var shortfalls: [InputError] {
    let lists = ignores.sorted { $0.key < $1.key }.compactMap { folder, lists in
      lists?.last.flatMap { $0.folder == folder ? $0 : nil }
    }
    return configurations.all.flatMap(\.shortfalls) + lists.compactMap(\.shortfall)
  }

  // MARK: .gitignore

  private mutating func ignores(
    _ configuration: Configuration?,
    in folder: String,
    _ hiddenNames: Set<String>?
  ) -> [PathPatterns] {
    guard configuration?.gitignore.value ?? true else { return [] }
    return ignores(in: folder, hiddenNames) ?? []
  }

  private mutating func ignores(
    in folder: String,
    _ hiddenNames: Set<String>?
  ) -> [PathPatterns]? {
    if let known = ignores[folder] { return known }
    let isRoot =
      hiddenNames?.contains(".git") ?? (system.kind(PathSyntax.joined(folder, ".git")) != nil)
    var patterns: [PathPatterns]?
    if isRoot {
      patterns = []
    } else if folder != "/" {
      patterns = ignores(in: PathSyntax.folder(of: folder), nil)
    }
    if patterns != nil, hiddenNames?.contains(".gitignore") ?? true {
      let file = PathSyntax.joined(folder, ".gitignore")
      let name = PathSyntax.relative(file, to: system.currentFolder)
      do throws(SystemError) {
        let bytes = try system.read(file, .found, .configuration)
        patterns?.append(PathPatterns(gitignore: bytes, file: name, in: folder))
      } catch {
        if system.kind(file) != nil { unopened.append(UnopenedFile(path: name, error)) }
      }
    }
    ignores[folder] = .some(patterns)
    return patterns
  }
}
