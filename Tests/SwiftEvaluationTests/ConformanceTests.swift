import Foundation
import SwiftEvaluation
import SwiftSource
import TestSupport
import Testing

/// Files of Swift with what is expected of their first root: the tree in lines that begin with `//= `, the values of
/// states and environment in `//: `, and what closures come to in the first tree in `//! `.
///
/// Another file of the module begins with `//~ `, and is found by what it declares.
///
/// They are called `.txt` because places in them are expected, which the formatter would move.
@Suite(.enabled(if: SwiftParsing.isThere, SwiftParsing.missing)) struct ConformanceTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "Conformance")

  static var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
      .filter { $0.hasSuffix(".swift.txt") }.sorted()
  }

  /// Whether a text may declare a name, or holds `extension NAME`.
  private static func declares(_ name: String, _ text: String) -> Bool {
    let words = ["struct", "enum", "protocol", "func", "let", "var", "typealias"]
    return (name.hasPrefix("extension ") ? [name] : words.map { "\($0) \(name)" })
      .contains { text.contains($0) }
  }

  @Test(arguments: names) func sourceIsReadAsExpected(_ name: String) throws {
    let text = try String(
      contentsOf: Self.folder.appending(path: name),
      encoding: .utf8
    )
    func expected(_ mark: String) -> [String] {
      text.split(separator: "\n").filter { $0.hasPrefix(mark) }.map { String($0.dropFirst(4)) }
    }
    let files = text.split(separator: "\n//~ ").map(String.init)
    let sources = try files.enumerated().map {
      try SwiftParsing.source($0.element, file: Int32($0.offset))
    }
    #expect(sources.flatMap(\.errors).isEmpty)
    let others = Array(zip(files, sources).dropFirst())
    let module = Module([sources[0]]) { name in
      others.filter { Self.declares(name, $0.0) }.map(\.1)
    }
    let root = try #require((module.givenRoots(of: [0]) + module.views(of: 0)).first)
    var evaluator = Evaluator(module)
    let tree = expected("//= ")
    #expect(!tree.isEmpty && TreeText(evaluator.tree(of: root)).lines == tree)
    let (values, reactions) = (expected("//: "), expected("//! "))
    guard !values.isEmpty || !reactions.isEmpty else { return }
    let said = ExplorationText(Explorer(module).trees(of: root))
    #expect(said.values == values)
    #expect(said.reactions == reactions)
  }
}
