internal import A11yAudit
internal import Files
internal import Foundation

/// What a screen reader said when somebody looked at it, in a file beside a test.
struct RecordedTranscript {
  /// The file, a line for each stop.
  let file: URL

  /// Whether it is written anew.
  let isNew: Bool

  /// How what is said differs from what is recorded; where nothing is, it is recorded and fails.
  func failures(
    of spec: AuditedSpec,
    component: String?,
    after transitions: [Walk.Transition]
  ) throws(Undecided) -> [AssertionFailure] {
    guard !isNew, FileManager.default.fileExists(atPath: file.path) else {
      let lines = try AnnouncementFailures.transcript(
        spec,
        component: component,
        after: transitions
      )
      try write(lines)
      return [AssertionFailure("\(file.path): recorded; run the test again to compare with it")]
    }
    return AnnouncementFailures.ofTranscript(
      spec,
      component: component,
      after: transitions,
      reads: try lines()
    )
  }

  private func lines() throws(Undecided) -> [String] {
    do throws(SystemError) {
      let text = String(decoding: try FileBytes.of(file.path, .found), as: UTF8.self)
      let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      return (lines.last == "" ? lines.dropLast() : lines).map(String.init)
    } catch {
      throw Undecided("\(file.path): cannot be read: \(error.message)")
    }
  }

  private func write(_ lines: [String]) throws(Undecided) {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      let text = lines.map { $0 + "\n" }.joined()
      try Data(text.utf8).write(to: file, options: .atomic)
    } catch {
      throw Undecided("\(file.path): cannot be written: \(error.localizedDescription)")
    }
  }
}

extension CallSite {
  /// A transcript in a file beside that of the test.
  func recording(in name: String, isNew: Bool) throws(Undecided) -> RecordedTranscript {
    guard !name.isEmpty else { throw Undecided("recordedIn: is empty; name a file") }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    return RecordedTranscript(file: URL(fileURLWithPath: name, relativeTo: folder), isNew: isNew)
  }
}
