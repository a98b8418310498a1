internal import A11yModel

/// The files that a command line means, each once.
struct FileDiscovery {
  private let system: System
  private var places: Places
  private(set) var files: [AuditedPath] = []

  /// What could not be looked into.
  private(set) var errors: [InputError] = []

  /// Folders that hold nothing to audit.
  private(set) var emptyFolders: [String] = []
  private var known: [String: Int] = [:]

  init(_ paths: [String], _ system: System) {
    self.system = system
    places = Places(system)
    for path in paths { add(path) }
  }

  private mutating func add(_ path: String) {
    do throws(SystemError) {
      guard let listing = try system.listing(path) else { return add(path, isNamed: true) }
      let found = listing.files.filter(Self.mayBeAudited)
      for file in found { add(file, isNamed: false) }
      if found.isEmpty { emptyFolders.append(path) }
      errors += listing.unreadableFolders.map { .unreadable($0.path, $0.error) }
    } catch {
      errors.append(.unreadable(path, error))
    }
  }

  private mutating func add(_ path: String, isNamed: Bool) {
    let place = places.place(of: path)
    if let index = known[place] {
      if isNamed { files[index].isNamed = true }
      return
    }
    known[place] = files.count
    files.append(AuditedPath(path: path, isNamed: isNamed, place: place))
  }

  /// Whether a file in a folder is one to look into; what it holds decides the rest.
  private static func mayBeAudited(_ path: String) -> Bool {
    let path = path.lowercased()
    return path.hasSuffix(".xml") || path.hasSuffix(".svg")
  }
}

extension InputError {
  /// What could not be read, and why.
  static func unreadable(_ path: String, _ error: SystemError) -> InputError {
    InputError("cannot be read: \(error.message)", at: Location(file: path, line: 1, column: 1))
  }
}
