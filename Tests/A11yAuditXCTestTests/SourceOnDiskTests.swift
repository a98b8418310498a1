import A11yAudit
import Foundation
import TestSupport
import Testing

@testable import A11yAuditXCTest

/// What assertions say of a file of Swift source.
@Suite(.enabled(if: SwiftParsing.isThere, SwiftParsing.missing))
struct SourceOnDiskTests {
  private let site = CallSite(file: #filePath, line: #line)

  /// What fails of a source in a folder of its own, by its lines.
  private func failures(_ source: String) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "a11y-audit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer {
      do { try FileManager.default.removeItem(at: folder) } catch { Issue.record(error) }
    }
    let file = folder.appending(path: "Ring.swift")
    try source.write(to: file, atomically: true, encoding: .utf8)
    let failures: [AssertionFailure]
    do throws(Undecided) {
      failures = AccessibilityFailures.of(try site.spec(at: file.path))
    } catch {
      failures = error.failures
    }
    return failures.map { $0.message.replacing("\(folder.path)/", with: "") }
  }

  private static let ring = """
    import SwiftUI

    struct UploadRing: View {
      var body: some View {
        Circle()
          .trim(from: 0, to: 0.4)
          .stroke(Color.blue, lineWidth: 8)
          .background(Circle().stroke(Color.gray, lineWidth: 8))
          .frame(width: 64, height: 64)
          .accessibilityElement()
          .accessibilityLabel(Text(verbatim: "Upload"))
          .accessibilityValue(Text(verbatim: "40 percent"))
      }
    }

    #Preview { UploadRing() }

    """

  @Test func `what is found is in the source`() throws {
    let faint = Self.ring.replacing("Color.blue", with: "Color(white: 0.95)")
    let failures = try failures(faint)
    #expect(!failures.isEmpty)
    #expect(failures.allSatisfy { $0.hasPrefix("Ring.swift:") })
  }

  @Test func `a source that shows nothing fails`() throws {
    #expect(
      try failures("let x = 1\n") == [
        "Ring.swift: nothing was audited: it shows no component"
      ]
    )
  }

  @Test func `a source that cannot be read fails`() throws {
    #expect(
      try failures("func f( {}\n") == ["Ring.swift:1:8: expected ')' to end parameter clause"]
    )
  }
}
