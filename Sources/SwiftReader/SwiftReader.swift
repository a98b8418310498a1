internal import A11yConfiguration
internal import A11yModel
package import A11yReaders
internal import Support

/// Reads files of Swift source: what they show becomes a spec, and that a document.
///
/// One is shared by all files of a run and all threads, so that each file of a module is read once.
package final class SwiftReader: Sendable {
  let access: SourceAccess
  let files: SourceFiles
  let generator: String

  /// The files of `--sample`, by where they are.
  let samples: [String]
  private let extractor: Extractor
  private let currentFolder: String
  private let contexts: [ModuleFiles]
  private let readsModules: Bool
  private let reaches = Shelf<ModuleFolder?, Reach>()

  /// - Parameters:
  ///   - scope: what is read beside the files that are named.
  ///   - access: reads files.
  ///   - extractor: parses them.
  ///   - currentFolder: the folder that paths begin in, absolute.
  ///   - generator: the program and its version, for the head of specs.
  /// - Throws: that an option names what is not there, or a folder as a sample.
  package init(
    _ scope: ReadingScope,
    _ access: SourceAccess,
    _ extractor: Extractor,
    currentFolder: String,
    generator: String
  ) throws(ReadingScope.Problem) {
    self.access = access
    self.extractor = extractor
    self.currentFolder = currentFolder
    self.generator = generator
    files = SourceFiles(access, extractor)
    readsModules = scope.readsModules
    var samples: [String] = []
    for path in scope.samples {
      guard try Self.kind(of: path, "--sample", currentFolder, access) == .file else {
        throw ReadingScope.Problem(
          option: "--sample",
          message: "\(path) is a folder; name a file of Swift source"
        )
      }
      samples.append(Self.place(of: path, currentFolder, access))
    }
    self.samples = samples
    var contexts: [ModuleFiles] = []
    for path in scope.contexts {
      let kind = try Self.kind(of: path, "--context", currentFolder, access)
      let place = access.place(PathSyntax.joined(currentFolder, path))
      contexts.append(
        kind == .file
          ? ModuleFiles(file: place, files)
          : ModuleFiles(ModuleFolder(named: place), access, files)
      )
    }
    self.contexts = contexts
    // Numbers of files are in the order of the run, which that of samples is not.
    for sample in samples { _ = files.number(of: sample) }
  }

  private enum Kind { case file, folder }

  private static func kind(
    of path: String,
    _ option: String,
    _ currentFolder: String,
    _ access: SourceAccess
  ) throws(ReadingScope.Problem) -> Kind {
    guard let isFolder = access.isFolder(PathSyntax.joined(currentFolder, path)) else {
      throw ReadingScope.Problem(option: option, message: "\(path): no such file or folder")
    }
    return isFolder ? .folder : .file
  }

  /// Where a file is: absolute, a link to it stays one, and those of its folder are followed.
  private static func place(
    of path: String,
    _ currentFolder: String,
    _ access: SourceAccess
  ) -> String {
    let whole = PathSyntax.joined(currentFolder, path)
    return PathSyntax.joined(
      access.place(PathSyntax.folder(of: whole)),
      PathSyntax.name(of: whole)
    )
  }

  /// Why no file of Swift source can be read in this run, in words that follow “X.swift: cannot be read: ”; nil where they
  /// can.
  ///
  /// It is asked before many files are read, so that it is said once.
  package var obstacle: String? { extractor.obstacle }

  /// Whether a file is one of Swift source, by its name.
  package static func isSource(_ path: String) -> Bool { path.hasSuffix(".swift") }

  /// The names that a source declares for other files of its module, as readings look for them.
  package static func declaredNames(in source: [UInt8]) -> Set<String> {
    DeclarationScan.names(in: source)
  }

  /// What a file shows.
  ///
  /// - Parameters:
  ///   - path: the file, from the current folder, as errors and reports call it.
  ///   - base: the folder, from the current one, that the paths in the spec begin in; nil for that of the file.
  ///   - settings: what a reader is told beside the file.
  /// - Returns: its document with all that is to be said of it.
  package func reading(
    of path: String,
    from base: String? = nil,
    _ settings: ReadingSettings = ReadingSettings()
  ) -> SwiftReading {
    let names = names(of: path, from: base ?? PathSyntax.folder(of: path))
    return obstacle(to: names)
      ?? FileReading.reading(of: [FileReading(self, reach(of: names.file), names)], settings)
  }

  /// The spec of several files as one, for `extract`: the same for the same input byte for byte.
  ///
  /// - Parameters:
  ///   - paths: the files, as for ``reading(of:from:_:)``.
  ///   - base: the folder that the paths in the spec begin in.
  /// - Returns: the spec, without a document.
  package func extraction(of paths: [String], from base: String) -> SwiftReading {
    let names = paths.map { self.names(of: $0, from: base) }
    return names.first.flatMap(obstacle)
      ?? FileReading.reading(of: names.map { FileReading(self, reach(of: $0.file), $0) }, nil)
  }

  private func names(of path: String, from base: String) -> SourceNames {
    SourceNames(
      file: Self.place(of: path, currentFolder, access),
      name: path,
      base: access.place(PathSyntax.joined(currentFolder, base)),
      currentFolder: currentFolder
    )
  }

  private func obstacle(to names: SourceNames) -> SwiftReading? {
    obstacle.map {
      SwiftReading(errors: [InputError("cannot be read: \($0)", at: names.start(of: names.file))])
    }
  }

  /// What is looked into for the names of a file.
  private func reach(of place: String) -> Reach {
    let folder = readsModules ? ModuleFolder(of: place, access) : nil
    return reaches.value(folder) {
      let module = folder.map { ModuleFiles($0, access, files) }
      let modules = [module].compactMap(\.self) + contexts
      return Reach(modules, ModuleResources(modules, access, files), files)
    }
  }
}
