internal import SwiftSource

/// What is looked into for the names of a file: its module, and what options name.
final class Reach: Sendable {
  let modules: [ModuleFiles]
  let resources: ModuleResources
  private let files: SourceFiles

  init(_ modules: [ModuleFiles], _ resources: ModuleResources, _ files: SourceFiles) {
    self.modules = modules
    self.resources = resources
    self.files = files
  }

  /// The files that may declare a name, but those that are read anyhow; what cannot be read is kept.
  func files(declaring name: String, except known: Set<String>, _ log: ReadLog) -> [SourceFile] {
    var paths: [String] = []
    for path in modules.flatMap({ $0.declaring(name) })
    where !known.contains(path) && !paths.contains(path) {
      paths.append(path)
    }
    log.add(name: name)
    return paths.compactMap { path in
      log.add(path)
      do throws(SourceFiles.Problem) { return try files.source(path) } catch {
        log.add(error, in: path)
        return nil
      }
    }
  }
}
