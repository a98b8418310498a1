import Foundation
import TestSupport
import Testing

/// The page about SwiftUI lists what the files of the tests say that is read, with the grade of each.
@Suite struct GradeTests {
  private static let folder = Repository.root.appending(
    path: "Tests/SwiftRecognitionTests/Extraction/Conformance"
  )

  @Test func everyFileIsALineOfTheTable() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted()
    let rows = try files.filter { $0.hasSuffix(".swift.txt") }.map { file in
      let text = try Self.text(file)
      let head = text.prefix { $0 != "\n" }
      #expect(head.hasPrefix("// ") && head.hasSuffix("."), "\(file) begins with no sentence")
      let name = file.dropLast(".swift.txt".count)
      let spec = files.contains("\(name).xml") ? try Self.text("\(name).xml") : nil
      let words = head.dropFirst(3).dropLast().replacing("|", with: "\\|")
      return "| \(words) | \(Self.grade(spec)) |\n"
    }
    let path = "Documentation/SwiftUI.md"
    let page = String(
      decoding: try Repository.bytes(Repository.root.appending(path: path)),
      as: UTF8.self
    )
    let head = "| What | Grade |\n|---|---|\n"
    let parts = page.components(separatedBy: head)
    try #require(parts.count == 2)
    let rest = parts[1].split(separator: "\n", omittingEmptySubsequences: false)
      .drop { $0.hasPrefix("|") }.joined(separator: "\n")
    try expectFile(path, holds: parts[0] + head + rows.joined() + rest)
  }

  private static func text(_ file: String) throws -> String {
    try String(contentsOf: folder.appending(path: file), encoding: .utf8)
  }

  /// The grades that a spec holds.
  private static func grade(_ spec: String?) -> String {
    guard let spec else { return "no component" }
    let placeholders = ["position", "count", "name", "state", "value", "percent"].map { "{\($0)}" }
    let grades = [
      ("template", placeholders), ("alternatives", [" variant=\"", " state=\""]),
      ("unknown", ["<unknown ", "{unknown}"]),
    ].filter { $0.1.contains { spec.contains($0) } }.map(\.0)
    return grades.isEmpty ? "exact" : grades.joined(separator: ", ")
  }
}
