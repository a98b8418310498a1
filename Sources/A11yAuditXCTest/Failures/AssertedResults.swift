internal import A11yAudit
internal import A11yConfiguration
internal import Foundation

extension AssertedDocument {
  /// What an audit comes to, with what the document's comments suppress.
  ///
  /// - Parameters:
  ///   - audit: which rules decide.
  ///   - now: the moment of which suppressions that end on a day are judged.
  /// - Returns: the outcomes.
  /// - Throws: what is wrong with the comments.
  func results(_ audit: Audit, now: Date = .ofRun) throws(Undecided) -> AuditResults {
    let inline = InlineSuppressions(of: document, audit.catalogue)
    guard inline.errors.isEmpty else {
      throw Undecided(
        inline.errors.map { error in
          AssertionFailure(
            "\(shown(error.location)): \(error.message)",
            at: place(of: error.location)
          )
        }
      )
    }
    var results = audit.results(for: document)
    let today = CalendarDay(seconds: Int(now.timeIntervalSince1970))
    Suppressions(inline: inline, today: today).apply(to: &results, of: document)
    return results
  }
}

extension Date {
  /// Now, or what SOURCE_DATE_EPOCH says it is.
  static var ofRun: Date {
    let seconds = ProcessInfo.processInfo.environment["SOURCE_DATE_EPOCH"].flatMap(Double.init)
    return seconds.map(Date.init(timeIntervalSince1970:)) ?? Date()
  }
}
