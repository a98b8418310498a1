internal import A11yConfiguration

/// The files and folders that a command line names.
struct NamedPaths: Sendable {
  /// In its order, `-` for standard input.
  let operands: [String]

  /// What standard input is called: `-` where it has no name.
  let inputName: String

  /// Whether reports call files by absolute paths.
  let areAbsolute: Bool

  /// All, standard input by its name.
  var all: [String] { operands.map { $0 == AuditedPath.standardInput ? inputName : $0 } }

  /// Those of some operands; of the current folder where there is none.
  init(_ arguments: Arguments, _ system: System) throws(UsageError) {
    let areAbsolute = arguments.contains("absolute-paths")
    let shown = { (path: String) in
      areAbsolute && path != AuditedPath.standardInput
        ? PathSyntax.normalized(PathSyntax.joined(system.currentFolder, path)) : path
    }
    self.areAbsolute = areAbsolute
    operands = (arguments.operands.isEmpty ? ["."] : arguments.operands).map(shown)
    guard let name = arguments["stdin-filename"] else {
      inputName = AuditedPath.standardInput
      return
    }
    guard operands.contains(AuditedPath.standardInput) else {
      throw UsageError("--stdin-filename \(name): standard input is not audited; name it: -")
    }
    guard name != AuditedPath.standardInput, system.kind(name) != .folder else {
      throw UsageError("--stdin-filename \(name): the name of a file is expected")
    }
    inputName = shown(name)
  }
}
