import Foundation
import SwiftEvaluation
import SwiftRecognition
import SwiftSource
import TestSupport
import Testing

/// Files of Swift, each with what is shown of its preview in lines that begin with `//= `.
@Suite(.enabled(if: SwiftParsing.isThere, SwiftParsing.missing)) struct ShownConformanceTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "Conformance")

  static var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
      .filter { $0.hasSuffix(".swift.txt") }.sorted()
  }

  @Test(arguments: names) func shownIsAsExpected(_ name: String) throws {
    let text = try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
    let expected = text.split(separator: "\n").filter { $0.hasPrefix("//= ") }
      .map { String($0.dropFirst(4)) }
    let source = try SwiftParsing.source(text)
    #expect(source.errors.isEmpty)
    var evaluator = Evaluator(Module([source]))
    let preview = try #require(evaluator.module.previews.first)
    let lines = ShownLines(ShownTree.trees(of: evaluator.tree(of: preview))).lines
    #expect(!expected.isEmpty && lines == expected)
  }
}
