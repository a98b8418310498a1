internal import A11yConfiguration
internal import A11yModel
internal import A11yReports
internal import Files

extension FileRecord {
  /// What became of a file, for a report that is merged with others.
  init(_ result: PlannedFile.Result, at place: Int, _ name: String, isNamed: Bool) {
    switch result {
    case .audited(let file, let errors, _):
      self.init(place: place, name: name, .audited)
      (audit, self.errors) = (AuditRecord(file), errors)
    case .skipped(let note):
      self.init(place: place, name: name, .skipped)
      self.note = note
    case .unopened(let file):
      self.init(place: place, name: name, .unopened)
      note = Note(file.reason)
    case .failed(let errors):
      self.init(place: place, name: name, .failed)
      self.errors = errors
    }
    self.isNamed = isNamed
  }

  /// The same again, once it is read.
  ///
  /// - Parameter suppressions: stand for those of the configurations, which report for themselves.
  /// - Returns: what became of it.
  func result(_ suppressions: ConfiguredSuppressions) -> PlannedFile.Result {
    if let audit { return .audited(audit.file, errors: errors, suppressions) }
    switch fate {
    case .unopened: return .unopened(UnopenedFile(path: name, reason: note?.message ?? ""))
    case .skipped: return .skipped(note: note)
    case .failed, .audited: return .failed(errors)
    }
  }
}
