import A11yModel
import Foundation
import TestSupport
import Testing
import XML

@testable import SpecReader

/// The text of a spec that is right.
struct SpecSource: Sendable, CustomStringConvertible {
  var name: String
  var text: String

  /// Where it is: its imports lead from there.
  var folder = Repository.root

  var description: String { name }

  /// One that has every element and every attribute but those of imports.
  static func everything() throws -> SpecSource { try fixture("everything.xml") }

  /// One that has every attribute of imports.
  static func imports() throws -> SpecSource { try fixture("palettes/imports.xml") }

  private static func fixture(_ path: String) throws -> SpecSource {
    try SpecSource(Repository.root.appending(path: "Tests/SpecReaderTests/Fixtures/\(path)"), path)
  }

  private init(_ name: String, _ text: String) { (self.name, self.text) = (name, text) }

  private init(_ file: URL, _ name: String) throws {
    self.name = name
    text = String(decoding: try Repository.bytes(file), as: UTF8.self)
    folder = file.deletingLastPathComponent()
  }

  /// The specs that are files of their own in a folder, or in one within it.
  static func files(in name: String = "Examples") throws -> [SpecSource] {
    let folder = Repository.root.appending(path: name)
    let paths = FileManager.default.subpaths(atPath: folder.path) ?? []
    return try paths.filter { $0.hasSuffix(".xml") }.sorted().map { path in
      try SpecSource(folder.appending(path: path), "\(name)/\(path)")
    }
  }

  /// The examples of rule files, each as the spec whose content it is.
  static func ruleExamples() throws -> [SpecSource] {
    try Repository.files(in: "Rules", ending: ".xml").flatMap { file in
      let examples = try Tree(parsing: Repository.bytes(file)).root.first("examples")
      // Those of images are not specs.
      let specs = (examples?.children ?? []).filter { example in
        !example.children.contains { $0.name == "svg" }
      }
      return specs.map { example in
        let attributes = ["lang", "scope", "complete", "platform"].compactMap { name in
          example[name].map { " \(name)=\"\(Escaping.attribute($0))\"" }
        }
        return SpecSource(
          "\(file.lastPathComponent): \(example["title"] ?? "")",
          "<spec xmlns=\"\(Grammar.specNamespace)\"\(attributes.joined())>"
            + "\(example.innerSource)</spec>"
        )
      }
    }
  }
}

/// What is wrong with a spec, as `line:column message`; nothing where it is read.
func problems(with text: String, in folder: URL? = nil) -> [String] {
  problems(with: Array(text.utf8), in: folder)
}

/// The same of bytes, which may import from files that paths lead to from a folder.
func problems(with bytes: [UInt8], in folder: URL? = nil) -> [String] {
  func problem(_ message: String, _ line: Int, _ column: Int) -> String {
    "\(line):\(column) \(message)"
  }
  let tree: Tree
  do throws(ParseError) {
    tree = try Tree(parsing: bytes, by: Grammar.spec.vocabulary)
  } catch {
    return [problem(error.message, error.position.line, error.position.column)]
  }
  do throws(InputErrors) {
    _ = try SpecReader.read(
      tree.root,
      file: "a.xml",
      generation: nil,
      palettes: folder.map { PaletteSources(in: $0) }
    )
    return []
  } catch {
    return error.errors.map { problem($0.message, $0.location.line, $0.location.column) }
  }
}

extension SpecSource {
  /// A spec around components and a palette, in the line of its own tag.
  static func spec(_ content: String, _ attributes: String = "") -> String {
    "<spec xmlns=\"\(Grammar.specNamespace)\"\(attributes.isEmpty ? "" : " ")\(attributes)>\(content)</spec>"
  }

  /// What is read of such a spec.
  static func document(
    _ content: String,
    _ attributes: String = "",
    generation: Generation? = nil
  ) throws -> Document {
    let root = try Tree(parsing: Array(spec(content, attributes).utf8)).root
    return try SpecReader.read(root, file: "a.xml", generation: generation)
  }

  /// The first component of such a spec.
  static func component(_ content: String, _ attributes: String = "") throws -> Component {
    try #require(try document(content, attributes).components.first)
  }
}
