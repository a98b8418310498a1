import Foundation
import SwiftEvaluation
import SwiftRecognition
import TestSupport
import Testing

/// Files of Swift, each with the spec that is expected of it beside it; without one it shows no component.
///
/// They are called `.txt` because places in them are expected, which the formatter would move.
@Suite(.enabled(if: SwiftParsing.isThere, SwiftParsing.missing)) struct ExtractionTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "Conformance")

  static var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
      .filter { $0.hasSuffix(".swift.txt") }.map { String($0.dropLast(".swift.txt".count)) }
      .sorted()
  }

  private func text(_ name: String) throws -> String {
    let url = Self.folder.appending(path: "\(name).swift.txt")
    let source = try SwiftParsing.source(String(contentsOf: url, encoding: .utf8))
    #expect(source.errors.isEmpty)
    let extraction = SpecExtraction(
      module: Module([source]),
      paths: { _ in "\(name).swift" },
      generator: "the test"
    )
    do throws(NoComponent) { return try extraction.spec(of: 0).text } catch { return "" }
  }

  @Test(arguments: names) func specIsAsExpected(_ name: String) throws {
    let url = Self.folder.appending(path: "\(name).xml")
    let text = try text(name)
    if ProcessInfo.processInfo.environment["A11Y_AUDIT_RECORD"] == "1", !text.isEmpty {
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
    let expected = try? String(contentsOf: url, encoding: .utf8)
    #expect(text == expected ?? "")
  }

  @Test func sameSourceGivesTheSameSpec() throws {
    for name in Self.names.sampled(each: 4) { #expect(try text(name) == text(name)) }
  }
}
