internal import A11yConfiguration
internal import A11yModel
internal import Files
internal import RuleCatalogue

/// The configurations of folders, each looked for and read once.
struct Configurations {
  /// Which configuration holds.
  enum Choice: Hashable, Sendable {
    /// For each file the nearest one upward.
    case nearest
    /// This one for all files.
    case file(String)
    case none
  }

  /// What holds for a folder.
  enum Found {
    case none
    /// A place among all that were read.
    case configuration(Int)
    /// One in which something is wrong; what is in the folder is not audited.
    case wrong
  }

  /// Whether files are called by absolute paths.
  private let isAbsolute: Bool
  private let system: System
  private let choice: Choice
  private let folders: RuleFolders
  private var byFolder: [String: Found] = [:]

  /// Those that were read.
  private(set) var all: [Configuration] = []

  /// What is wrong with any of them.
  private(set) var errors: [InputError] = []

  /// What lies where a configuration would be and is not opened.
  private(set) var unopened: [UnopenedFile] = []

  /// - Parameters:
  ///   - choice: which configuration holds.
  ///   - folders: the folders of rules that the command line adds.
  ///   - isAbsolute: whether files are called by absolute paths.
  ///   - system: reads files.
  init(
    _ choice: Choice,
    _ folders: RuleFolders,
    isAbsolute: Bool = false,
    _ system: System
  ) {
    self.isAbsolute = isAbsolute
    self.choice = choice
    self.folders = folders
    self.system = system
  }

  /// What holds for the files of a folder, of which the hidden names may be known already.
  mutating func found(in folder: String, hiddenNames: Set<String>? = nil) -> Found {
    let key = choice == .nearest ? folder : "/"
    if let known = byFolder[key] { return known }
    let found: Found
    switch choice {
    case .none: found = .none
    case .file(let file):
      var places = Places(system)
      let place = places.place(of: file)
      found = read(isAbsolute ? place : file, at: place) ?? .wrong
    case .nearest:
      let place = PathSyntax.joined(folder, Configuration.standardName)
      if has(folder, Configuration.standardName, hiddenNames),
        let own = read(
          isAbsolute ? place : PathSyntax.relative(place, to: system.currentFolder),
          at: place
        )
      {
        found = own
      } else if folder == "/" || has(folder, ".git", hiddenNames) {
        found = .none
      } else {
        found = self.found(in: PathSyntax.folder(of: folder))
      }
    }
    byFolder[key] = found
    return found
  }

  /// The configuration for the files of a folder; nil where there is none or something is wrong.
  mutating func configuration(in folder: String, hiddenNames: Set<String>? = nil) -> Configuration?
  {
    guard case .configuration(let index) = found(in: folder, hiddenNames: hiddenNames) else {
      return nil
    }
    return all[index]
  }

  private func has(_ folder: String, _ name: String, _ hiddenNames: Set<String>?) -> Bool {
    hiddenNames?.contains(name) ?? (system.kind(PathSyntax.joined(folder, name)) != nil)
  }

  /// Reads a configuration; nil where what is there is no file that could be one.
  private mutating func read(_ file: String, at place: String) -> Found? {
    let isNamed = choice != .nearest
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try system.read(file, isNamed ? .named : .found, .configuration)
    } catch {
      if !isNamed, error.isUnfit {
        unopened.append(UnopenedFile(path: file, error))
        return nil
      }
      errors.append(.unreadable(file, error))
      return .wrong
    }
    if !isNamed,
      let objection = Root(of: file, for: file, system).objection(to: .reading, file, system)
    {
      let start = Location(file: file, line: 1, column: 1)
      errors.append(InputError("\(objection); --config FILE names any place", at: start))
      return .wrong
    }
    do throws(InputErrors) {
      var configuration = try ConfigurationReader.configuration(
        bytes,
        file,
        at: place,
        folders.catalogue,
        ConfigurationReader.Access(of: file, isNamed: isNamed, system)
      )
      // The command line wins over the configuration.
      configuration.catalogue = configuration.catalogue.replacing(from: folders.catalogue)
      all.append(configuration)
      return .configuration(all.count - 1)
    } catch {
      errors += error.errors
      return .wrong
    }
  }
}

extension Configurations {
  /// The built-in rules with those of the current folder's configuration and of `--rules`.
  ///
  /// Where something is wrong with the configuration, its rules are left out: whoever mends it wants
  /// to know which there are.
  static func knownRules(
    _ arguments: Arguments,
    _ system: System
  ) throws(UsageError) -> Catalogue {
    let folders = try RuleFolders(arguments.all("rules"), system)
    var configurations = Configurations(try AuditOptions.choice(arguments), folders, system)
    let configuration = configurations.configuration(in: system.currentFolder)
    return configuration?.catalogue ?? folders.catalogue
  }
}
