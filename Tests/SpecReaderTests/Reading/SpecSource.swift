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

  var description: String { name }

  /// One that has every element and every attribute.
  static func everything() throws -> SpecSource {
    let folder = "Tests/SpecReaderTests/Fixtures"
    let file = Repository.root.appending(path: "\(folder)/everything.xml")
    return SpecSource(
      name: file.lastPathComponent,
      text: String(decoding: try Repository.bytes(file), as: UTF8.self)
    )
  }

  /// The specs that are files of their own in a folder, or in one within it.
  static func files(in name: String = "Examples") throws -> [SpecSource] {
    let folder = Repository.root.appending(path: name)
    let paths = FileManager.default.subpaths(atPath: folder.path) ?? []
    return try paths.filter { $0.hasSuffix(".xml") }.sorted().map { path in
      let bytes = try Repository.bytes(folder.appending(path: path))
      return SpecSource(name: "\(name)/\(path)", text: String(decoding: bytes, as: UTF8.self))
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
          name: "\(file.lastPathComponent): \(example["title"] ?? "")",
          text: "<spec xmlns=\"\(Grammar.specNamespace)\"\(attributes.joined())>"
            + "\(example.innerSource)</spec>"
        )
      }
    }
  }
}

/// What is wrong with a spec, as `line:column message`; nothing where it is read.
func problems(with text: String) -> [String] { problems(with: Array(text.utf8)) }

func problems(with bytes: [UInt8]) -> [String] {
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
    _ = try SpecReader.read(tree.root, file: "a.xml", generation: nil)
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
