internal import Support

/// What was read for one file.
final class ReadLog: @unchecked Sendable {
  private var read: Set<String> = []
  private var failed: [String: SourceFiles.Problem] = [:]
  private var sought: Set<String> = []
  private let lock = Lock()

  /// The names that were looked for.
  var names: Set<String> { lock.whileHeld { sought } }

  func add(name: String) { lock.whileHeld { _ = sought.insert(name) } }

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
