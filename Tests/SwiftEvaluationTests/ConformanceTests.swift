import Foundation
import SwiftEvaluation
import SwiftSource
import TestSupport
import Testing

/// Files of Swift, each with the tree that is expected of its preview in lines that begin with `//= `.
///
/// They are called `.txt` because places in them are expected, which the formatter would move.
@Suite(.enabled(if: SwiftParsing.isThere, SwiftParsing.missing)) struct ConformanceTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "Conformance")

  static var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
      .filter { $0.hasSuffix(".swift.txt") }.sorted()
  }

  @Test(arguments: names) func treeIsAsExpected(_ name: String) throws {
    let text = try String(
      contentsOf: Self.folder.appending(path: name),
      encoding: .utf8
    )
    let expected = text.split(separator: "\n").filter { $0.hasPrefix("//= ") }
      .map { String($0.dropFirst(4)) }
    let source = try SwiftParsing.source(text)
    #expect(source.errors.isEmpty)
    var evaluator = Evaluator(Module([source]))
    let preview = try #require(evaluator.module.previews.first)
    let lines = TreeText(evaluator.tree(of: preview)).lines
    #expect(!expected.isEmpty && lines == expected)
  }
}
