package import A11yModel
package import A11yReaders

/// Reads files of Swift source: what they show becomes a spec, and that a document.
///
/// One is shared by all files of a run and all threads, so that each file of a module is read once.
package final class SwiftReader: Sendable {
  private let scope: ReadingScope
  private let access: SourceAccess
  private let extractor: Extractor
  private let generator: String

  /// - Parameters:
  ///   - scope: what is read beside the files that are named.
  ///   - access: reads files.
  ///   - extractor: parses them.
  ///   - currentFolder: the folder that paths begin in, absolute.
  ///   - generator: the program and its version, for the head of specs.
  /// - Throws: that an option names what is not there, or a folder as a sample.
  package init(
    _ scope: ReadingScope = ReadingScope(),
    _ access: SourceAccess,
    _ extractor: Extractor,
    currentFolder: String,
    generator: String
  ) throws(ReadingScope.Problem) {
    self.scope = scope
    self.access = access
    self.extractor = extractor
    self.generator = generator
  }

  /// Why no file of Swift source can be read in this run, in words that follow “X.swift: cannot be read: ”; nil where
  /// they can. It is asked before many files are read, so that it is said once.
  package var obstacle: String? { extractor.obstacle }

  /// Whether a file is one of Swift source, by its name.
  package static func isSource(_ path: String) -> Bool { path.hasSuffix(".swift") }

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
    SwiftReading()
  }

  /// The spec of several files as one, for `extract`: the same for the same input byte for byte.
  ///
  /// - Parameters:
  ///   - paths: the files, as for ``reading(of:from:_:)``.
  ///   - base: the folder that the paths in the spec begin in.
  /// - Returns: the spec, without a document.
  package func extraction(of paths: [String], from base: String) -> SwiftReading {
    SwiftReading()
  }
}
