internal import SwiftReader

/// The options that say what is read beside a file of Swift source.
enum SourceOptions {
  static let options = [
    Option(
      name: "context",
      value: "PATH",
      isRepeatable: true,
      help: "a folder or file in which names of Swift source are looked for, beside its module"
    ),
    Option(name: "no-context", help: "read of a Swift module nothing but the file"),
    Option(
      name: "sample",
      value: "FILE.swift",
      isRepeatable: true,
      help: "a file whose previews and values give Swift source its data"
    ),
  ]

  /// What help says of them.
  static let details = """
    A Swift file is read with its module: the folder of its target in a package, else that of the nearest
    *.xcodeproj, Package.swift or .git. Its data comes from its previews, else from those of --sample, else
    it is assumed. Nothing of it is executed.
    """

  static func scope(_ arguments: Arguments) throws(UsageError) -> ReadingScope {
    var scope = ReadingScope()
    scope.readsModules = !arguments.contains("no-context")
    scope.contexts = arguments.all("context")
    scope.samples = arguments.all("sample")
    if let context = scope.contexts.first, !scope.readsModules {
      throw UsageError("--context \(context) and --no-context exclude each other; keep one")
    }
    return scope
  }
}
