internal import A11yConfiguration
internal import A11yModel
internal import Files
internal import SwiftReader

/// The files that a command line means, each once.
struct FileDiscovery {
  private let system: System

  /// Whether files that were named are taken for ones that were found: what is excluded is left
  /// out, and what shows no component is skipped.
  private let forcesExclusion: Bool

  /// What standard input is called.
  private let inputName: String
  private var places: Places
  private(set) var files: [AuditedPath] = []

  /// The places of the folders that were named.
  private(set) var folders: [String] = []

  /// What could not be looked into.
  private(set) var errors: [InputError] = []

  /// What could be looked into in part.
  private(set) var notes: [Note] = []

  /// Folders that hold nothing to audit.
  private(set) var emptyFolders: [EmptyFolder] = []

  /// Whether Swift source in folders is looked into, whatever configurations say.
  private let looksIntoSources: Bool

  private var known: [String: Int] = [:]

  /// - Parameters:
  ///   - paths: what was named.
  ///   - rules: what is left out of folders.
  ///   - forcesExclusion: whether that holds for what was named, too.
  ///   - looksIntoSources: whether Swift source in folders is looked into, whatever configurations say.
  ///   - system: looks into folders.
  init(
    _ paths: NamedPaths,
    _ rules: inout FolderRules,
    forcesExclusion: Bool = false,
    looksIntoSources: Bool = false,
    _ system: System
  ) {
    self.system = system
    self.looksIntoSources = looksIntoSources
    self.forcesExclusion = forcesExclusion
    inputName = paths.inputName
    places = Places(system)
    for path in paths.operands { add(path, &rules) }
  }

  private mutating func add(_ path: String, _ rules: inout FolderRules) {
    let isInput = path == AuditedPath.standardInput
    let kind = isInput ? nil : system.kind(path)
    let place =
      kind == .folder ? system.place(path) : places.place(of: isInput ? inputName : path)
    if forcesExclusion, place != AuditedPath.standardInput,
      rules.exclusion(of: place, isFolder: kind == .folder) != nil
    {
      return
    }
    if isInput { return addInput(at: place) }
    guard kind == .folder else {
      let isFound = forcesExclusion && kind != nil
      return add(path, at: place, isNamed: !isFound)
    }
    folders.append(place)
    var isExcluded = false
    var inner: [String: String] = [:]
    do throws(SystemError) {
      let listing = try system.listing(path) { folder, contents in
        let place = Self.place(of: folder, in: path, at: place)
        inner[folder] = place
        let kept = rules.kept(contents, in: place)
        isExcluded = isExcluded || kept.count < contents.entries.count
        return kept
      }
      for (folder, place) in inner { places.learn(folder, at: place) }
      let found = listing?.files.filter { mayBeAudited($0, &rules) } ?? []
      let links = listing?.links ?? []
      for file in found where !links.contains(file) {
        add(file, at: places.place(of: file), isNamed: false)
      }
      // A link to what is audited anyway would count all of it twice.
      for link in found where links.contains(link) && known[system.place(link)] == nil {
        add(link, at: places.place(of: link), isNamed: false)
      }
      let garbled = listing?.garbledPaths.filter { mayBeAudited($0, &rules) } ?? []
      errors += garbled.map(InputError.garbled)
      if found.isEmpty {
        let looksIntoSources = looksIntoSources(in: place, &rules)
        emptyFolders.append(EmptyFolder(path, isExcluded, looksIntoSources))
      }
      errors += listing?.unreadableFolders.map { .unreadable($0.path, $0.error) } ?? []
      notes +=
        listing?.closedFolders.map {
          Note("\($0.error.message); not all is audited", on: .file($0.path))
        } ?? []
    } catch {
      errors.append(.unreadable(path, error))
    }
  }

  /// Where a folder is that was found in another one.
  private static func place(of folder: String, in root: String, at place: String) -> String {
    var rest = folder.utf8.dropFirst(root.utf8.count)
    if rest.first == UInt8(ascii: "/") { rest = rest.dropFirst() }
    return rest.isEmpty ? place : PathSyntax.joined(place, String(Substring(rest)))
  }

  /// Standard input goes before the file of its name, of which it is a later state.
  private mutating func addInput(at place: String) {
    add(inputName, at: place, isNamed: true)
    if let index = known[place] {
      files[index].path = inputName
      files[index].isStandardInput = true
    }
  }

  private mutating func add(_ path: String, at place: String, isNamed: Bool) {
    if let index = known[place] {
      if isNamed { files[index].isNamed = true }
      return
    }
    known[place] = files.count
    files.append(AuditedPath(path: path, isNamed: isNamed, place: place))
  }

  /// Whether a file in a folder is one to look into; what it holds decides the rest.
  private mutating func mayBeAudited(_ path: String, _ rules: inout FolderRules) -> Bool {
    let name = path.lowercased()
    if [".xml", ".svg", ".svgz"].contains(where: name.hasSuffix) { return true }
    return SwiftReader.isSource(path)
      && looksIntoSources(in: PathSyntax.folder(of: places.place(of: path)), &rules)
  }

  private func looksIntoSources(in place: String, _ rules: inout FolderRules) -> Bool {
    looksIntoSources || rules.configurations.configuration(in: place)?.swift.value == true
  }

  /// A folder that holds nothing to audit.
  struct EmptyFolder {
    private let path: String

    /// Whether that is because all of it is left out.
    private let isExcluded: Bool
    private let looksIntoSources: Bool

    init(_ path: String, _ isExcluded: Bool, _ looksIntoSources: Bool) {
      (self.path, self.isExcluded) = (path, isExcluded)
      self.looksIntoSources = looksIntoSources
    }

    var note: Note {
      let kinds = looksIntoSources ? "*.xml, *.svg, *.svgz or *.swift" : "*.xml, *.svg or *.svgz"
      return Note(
        "holds no \(kinds)\(isExcluded ? " that is not left out" : "")",
        on: .file(path)
      )
    }
  }
}

extension InputError {
  /// What has a name by which it cannot be read.
  static func garbled(_ path: String) -> InputError {
    InputError(
      "the name is no UTF-8, so that it cannot be read; give it another, or exclude its folder",
      at: Location(file: path, line: 1, column: 1)
    )
  }

  /// What could not be read, and why.
  static func unreadable(_ path: String, _ error: SystemError) -> InputError {
    // Quoted patterns come as they are, and look like names.
    let isPattern = path.utf8.contains { "*?".utf8.contains($0) }
    let hint =
      isPattern ? "; shells alone expand patterns: do not quote them, or name a folder" : ""
    return InputError(
      "cannot be read: \(error.message)\(hint)",
      at: Location(file: path, line: 1, column: 1)
    )
  }
}
