internal import A11yConfiguration
internal import A11yModel
internal import A11yReports
internal import SwiftReader

extension PlannedFile {
  /// Reads and audits a file of Swift source.
  ///
  /// - Parameters:
  ///   - reader: reads it with its module.
  ///   - workers: how many rules may be decided at once.
  ///   - system: tells the time.
  /// - Returns: what became of it.
  func result(by reader: SwiftReader, workers: Int, _ system: System) -> Result {
    let began = system.now()
    let reading = reader.reading(of: file.path, plan.reading)
    guard let document = reading.document else {
      guard reading.showsNothing else { return .failed(reading.errors) }
      return file.isNamed
        ? audited(
          .empty(file.path, reading.notes + reading.reasons),
          since: began,
          workers: workers,
          system
        )
        : .skipped(note: Self.note(reading.notes))
    }
    let text = document.code.texts[file.path]
    return audited(document, text, reading.errors, since: began, workers: workers, system)
  }

  /// One note for a file in a folder: what it holds that is declined.
  private static func note(_ notes: [Note]) -> Note? {
    guard var note = notes.first else { return nil }
    if notes.count > 1 {
      note.message += "; the audit of the file by its name says \(notes.count - 1) more"
    }
    return note
  }
}

extension Document {
  /// A file of Swift source that shows nothing.
  static func empty(_ file: String, _ notes: [Note]) -> Document {
    Document(
      dialect: .swiftui,
      file: file,
      scope: .component,
      completeness: [],
      platform: .ios,
      generation: .ios26,
      sources: [],
      palette: [],
      components: [],
      notes: notes
    )
  }
}

extension AuditedPath {
  /// Whether it is a file of Swift source; standard input is none.
  var isSource: Bool { !isStandardInput && SwiftReader.isSource(path) }
}
