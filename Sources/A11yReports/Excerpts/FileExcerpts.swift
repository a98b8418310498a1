internal import A11yModel

/// The texts that findings of a file are shown in: its own, and those of the code that it was made of.
struct FileExcerpts {
  private let texts: [String: SourceExcerpt]

  init(of file: Report.AuditedFile) {
    var texts = file.code.compactMapValues { SourceExcerpt(of: $0) }
    texts[file.name] = SourceExcerpt(of: file.source)
    self.texts = texts
  }

  /// The text that a place is in; nil where it is not at hand, as that of a configuration.
  subscript(_ location: Location) -> SourceExcerpt? { texts[location.file] }
}
