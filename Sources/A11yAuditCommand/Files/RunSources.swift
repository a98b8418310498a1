internal import A11yAudit
internal import A11yModel
internal import Files
internal import Support
internal import SwiftReader

/// What reads Swift source in a run, begun where the first such file is found.
final class RunSources: Sendable {
  private let scope: ReadingScope
  private let system: System
  private let made = Once<Result<SwiftReader, UsageError>>()

  init(_ arguments: Arguments, _ system: System) throws(UsageError) {
    scope = try SourceOptions.scope(arguments)
    self.system = system
    // What is named and is not there is wrong, whether anything asks for it or not.
    if !scope.contexts.isEmpty || !scope.samples.isEmpty { _ = try reader }
  }

  /// The reader, which all files share.
  var reader: SwiftReader {
    get throws(UsageError) {
      try made.value { Result { () throws(UsageError) in try make() } }.get()
    }
  }

  private func make() throws(UsageError) -> SwiftReader {
    do throws(ReadingScope.Problem) {
      return try SwiftReader(
        scope,
        SourceAccess(system),
        Extractor(named: system.variable("A11Y_AUDIT_EXTRACT")),
        currentFolder: system.currentFolder,
        generator: "a11y-audit \(Version.current)"
      )
    } catch {
      throw UsageError("\(error.option): \(error.message)")
    }
  }

  /// What reads those of some files that are Swift source; nil where none is.
  func reader(for files: [AuditedPath]) throws(UsageError) -> SwiftReader? {
    files.contains(where: \.isSource) ? try reader : nil
  }
}

extension SwiftReader {
  /// Why none of some files can be read that are Swift source, said once for all of them; nil where they
  /// can.
  func obstacle(to files: [AuditedPath]) -> InputError? {
    let sources = files.filter(\.isSource)
    guard let first = sources.first, let obstacle else { return nil }
    let others = sources.count - 1
    let rest =
      others == 0
      ? "" : "; \(others) other Swift \(others == 1 ? "file is" : "files are") not read either"
    return InputError(
      "cannot be read: \(obstacle)\(rest)",
      at: Location(file: first.path, line: 1, column: 1)
    )
  }

  /// The files on which it depends what a file shows, by where they are: those that were read for it, and
  /// of those that have changed what declared before what was looked for, or may have.
  func places(behind file: AuditedPath, _ changes: ChangedFiles) -> [String] {
    let reading = reading(of: file.path)
    let read = Set(reading.readFiles)
    let former = changes.places(in: reading.searchedFolders).filter { place in
      guard !read.contains(place) else { return false }
      guard Self.isSource(place), let text = changes.text(at: place) else {
        return !changes.isThere(place)
      }
      return !reading.soughtNames.isDisjoint(with: Self.declaredNames(in: text))
    }
    return reading.readFiles + former
  }
}

extension SourceAccess {
  /// What a system has; links are followed.
  init(_ system: System) {
    self.init(
      bytes: { (path, size) throws(SystemError) in try system.read(path, .found, size) },
      entries: { (folder) throws(SystemError) in
        try system.contents(folder)?.entries.map { entry in
          Entry(entry.name, isFolder: entry.kind == .folder, isLink: entry.isLink)
        }
      },
      isFolder: { path in system.kind(path).map { $0 == .folder } },
      place: { system.place($0) }
    )
  }
}
