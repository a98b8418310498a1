internal import A11yConfiguration

/// Which places a run has looked at, to tell whether a suppression that nothing needed was needed
/// elsewhere.
struct AuditedPlaces {
  private let system: System

  /// The folders of which all was audited.
  private let folders: [String]
  private let files: Set<String>

  /// - Parameters:
  ///   - folders: the places of the folders that were named.
  ///   - files: what was audited.
  ///   - isPartial: whether some of it was left out that suppressions may be for.
  ///   - system: tells where things are.
  init(_ folders: [String], _ files: [AuditedPath], isPartial: Bool, _ system: System) {
    self.system = system
    self.folders = isPartial ? [] : folders
    self.files = Set(files.map(\.place))
  }

  /// Whether every file was audited that a suppression is for.
  func holdAll(of suppression: ConfiguredSuppression) -> Bool {
    let folder = system.place(PathSyntax.folder(of: suppression.location.file))
    if folders.contains(where: { PathSyntax.holds($0, folder) }) {
      return true
    }
    return suppression.files.allSatisfy { file in
      !file.utf8.contains { "*?[{!".utf8.contains($0) }
        && files.contains(system.place(PathSyntax.joined(folder, file)))
    }
  }
}
