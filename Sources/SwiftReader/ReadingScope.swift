/// What is read beside the files that are named.
package struct ReadingScope: Hashable, Sendable {
  /// Whether the other files of a file's module are looked into: not with `--no-context`.
  package var readsModules = true

  /// The folders and files of `--context`, in which names are looked for as well.
  package var contexts: [String] = []

  /// The files of `--sample`, whose previews and top-level values give data.
  package var samples: [String] = []

  package init() {}

  /// Why an option names nothing that can be read.
  package struct Problem: Error, Hashable, Sendable {
    /// The option, as `--context`.
    package var option: String
    package var message: String
  }
}
