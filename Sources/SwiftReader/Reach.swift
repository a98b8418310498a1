internal import Support
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
    if paths.count != 1 { log.missesNames = true }
    return paths.compactMap { path in
      log.add(path)
      do throws(SourceFiles.Problem) { return try files.source(path) } catch {
        log.add(error, in: path)
        return nil
      }
    }
  }
}

/// What was read for one file.
final class ReadLog: @unchecked Sendable {
  private var read: Set<String> = []
  private var failed: [String: SourceFiles.Problem] = [:]
  private var hasMissed = false
  private let lock = Lock()

  /// Whether a name was looked for that no file declares, or more than one.
  var missesNames: Bool {
    get { lock.whileHeld { hasMissed } }
    set { lock.whileHeld { hasMissed = newValue } }
  }

  func add(_ path: String) { lock.whileHeld { _ = read.insert(path) } }

  func add(_ problem: SourceFiles.Problem, in path: String) {
    lock.whileHeld { failed[path] = problem }
  }

  /// The files, in the order of their paths.
  var paths: [String] { lock.whileHeld { read.sorted() } }

  /// Why some of them could not be read, in the same order.
  var problems: [(path: String, problem: SourceFiles.Problem)] {
    lock.whileHeld { failed.sorted { $0.key < $1.key }.map { ($0.key, $0.value) } }
  }
}
