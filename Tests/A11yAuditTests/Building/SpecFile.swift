import A11yAudit
import Foundation
import TestSupport
import XML

/// A spec of the repository, read as a file and built as a value.
struct SpecFile: Sendable, CustomStringConvertible {
  var path: String

  var description: String { path }

  static let everything = SpecFile(path: "Tests/SpecReaderTests/Fixtures/everything.xml")

  /// The examples and the fixture that has all of the dialect.
  static func all() throws -> [SpecFile] {
    try [everything]
      + ["Examples/published", "Examples/repaired"].flatMap { folder in
        try Repository.files(in: folder, ending: ".xml").map { file in
          SpecFile(path: "\(folder)/\(file.lastPathComponent)")
        }
      }
  }

  func bytes() throws -> [UInt8] { try Repository.bytes(Repository.root.appending(path: path)) }

  func document() throws -> Document { try Document(bytes(), file: path) }

  /// The same elements as a value, each as if made in a line of its own.
  func spec() throws -> Spec {
    var line: UInt = 0
    return Spec(node(of: try Tree(parsing: bytes()).root, &line))
  }

  private func node(of element: XML.Element, _ line: inout UInt) -> Spec.Node {
    line += 1
    var node = Spec.Node(element.name, "Tests/Built.swift", "/Built.swift", line, 1)
    node.attributes = element.attributes.map { ($0.name, $0.value) }
    if element.children.isEmpty, !element.text.allSatisfy(\.isWhitespace) {
      node.text = element.text
    }
    for child in element.children { node.children.append(self.node(of: child, &line)) }
    return node
  }
}

extension Document {
  /// The document without where it comes from.
  var withoutPlaces: Document {
    var document = self
    document.file = ""
    document.stableName = ""
    document.origins = []
    document.notes = document.notes.map { Note($0.message) }
    for index in document.sources.indices {
      document.sources[index].line = 0
      document.sources[index].column = 0
    }
    return document
  }
}
