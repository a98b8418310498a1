import A11yAudit
import Foundation
import TestSupport
import Testing

@testable import A11yAuditXCTest

/// Where an assertion finds a spec's file, and what it says of one that is not there.
@Suite struct SpecOnDiskTests {
  private let site = CallSite(file: #filePath, line: #line)
  private let folder = URL(filePath: #filePath).deletingLastPathComponent().path

  /// The name and the size of what is found, or why nothing is.
  private func found(_ path: String) -> String {
    do throws(Undecided) {
      guard case .file(let bytes, let name) = try site.spec(at: path) else { return "no file" }
      return "\(name): \(bytes.isEmpty ? "empty" : "read")"
    } catch {
      return error.failures.map(\.message).joined(separator: "\n")
    }
  }

  @Test func filesAreFound() {
    let root = Repository.root.path
    #expect(found("../../README.md") == "\(root)/README.md: read")
    #expect(found("\(root)/README.md") == "\(root)/README.md: read")
  }

  @Test func othersAreNot() {
    let current = FileManager.default.currentDirectoryPath
    #expect(
      found("none.xml")
        == "none.xml: no such file; looked for \(current)/none.xml and \(folder)/none.xml"
    )
    #expect(found("/none.xml") == "/none.xml: no such file")
    #expect(found(folder) == "\(folder): cannot be read: is a folder and no file")
    #expect(found("").hasSuffix(": cannot be read: is a folder and no file"))
    #expect(found("/dev/zero") == "/dev/zero: cannot be read: is a device and no file")
  }
}
