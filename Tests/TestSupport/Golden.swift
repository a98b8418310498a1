import Foundation
package import Testing

/// Compares a text with a checked-in file.
///
/// With `A11Y_AUDIT_RECORD=1` in the environment the file is written and the test fails: a recording
/// is never a pass.
package func expectFile(
  _ path: String,
  holds text: String,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let url = Repository.root.appending(path: path)
  if ProcessInfo.processInfo.environment["A11Y_AUDIT_RECORD"] == "1" {
    try text.write(to: url, atomically: true, encoding: .utf8)
    Issue.record("recorded \(path)", sourceLocation: sourceLocation)
    return
  }
  guard let expected = try? String(contentsOf: url, encoding: .utf8) else {
    Issue.record(
      "\(path) is missing; record it with A11Y_AUDIT_RECORD=1",
      sourceLocation: sourceLocation
    )
    return
  }
  guard text != expected else { return }
  let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
  let new = text.split(separator: "\n", omittingEmptySubsequences: false)
  let changes = new.difference(from: old).map { change in
    switch change {
    case .remove(let line, let element, _): "- \(line + 1): \(element)"
    case .insert(let line, let element, _): "+ \(line + 1): \(element)"
    }
  }
  Issue.record(
    "\(path) differs:\n\(changes.prefix(40).joined(separator: "\n"))",
    sourceLocation: sourceLocation
  )
}
