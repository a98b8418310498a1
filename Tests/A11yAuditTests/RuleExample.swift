import A11yModel
import A11yReaders
import A11yRules
import Foundation
import TestSupport
import XML

/// One example of a rule file, with the marks that say what must be found in it.
struct RuleExample: Sendable, CustomStringConvertible {
  let file: String
  let rule: String
  let expectation: RuleText.Example.Expectation
  let title: String
  let element: XML.Element

  var description: String { "\(rule): \(title)" }

  static func all() throws -> [RuleExample] {
    try Repository.files(in: "Rules", ending: ".xml").flatMap { url in
      let root = try Tree(parsing: Repository.bytes(url)).root
      return (root.first("examples")?.children ?? []).compactMap { element in
        RuleText.Example.Expectation(rawValue: element.name).map {
          RuleExample(
            file: "Rules/\(url.lastPathComponent)",
            rule: root["id"] ?? "",
            expectation: $0,
            title: element["title"] ?? "",
            element: element
          )
        }
      }
    }
  }

  /// A finding, as it is marked or as it is made.
  struct Mark: Hashable, CustomStringConvertible {
    var result: Outcome.Result
    var line: Int
    var column: Int
    var appearance: Appearance?
    var message: String

    var description: String {
      "\(line):\(column): \(result) \(appearance.map { "\($0.rawValue): " } ?? "")\(message)"
    }
  }

  /// The outcomes of the example's rule.
  func outcomes(_ catalogue: Catalogue) throws -> [Outcome] {
    let document = try document()
    var audit = Audit(catalogue: catalogue)
    audit.only = [rule]
    let memberships = catalogue.rule(rule)?.memberships ?? []
    audit.profiles = [
      element["profile"].flatMap(Profile.Name.init) ?? memberships.first?.profile ?? .wcagAA
    ]
    return audit.results(for: document).outcomes.filter { $0.rule == rule }
  }

  /// An example is a spec's content, or one image.
  private func document() throws -> Document {
    let settings = ReadingSettings(generation: .ios26)
    if let child = element.children.first, element.children.count == 1,
      let document = try Reader.document(of: child, file: file, settings)
    {
      return document
    }
    return try SpecReader.read(element, file: file, generation: .ios26)
  }

  static func marks(of outcomes: [Outcome]) -> [Mark] {
    outcomes.filter { $0.result == .failed || $0.result == .cantTell }.map { outcome in
      Mark(
        result: outcome.result,
        line: outcome.location.line,
        column: outcome.location.column,
        appearance: outcome.appearance,
        message: outcome.message
      )
    }
  }

  /// What the processing instructions in the example say, each of the element behind it.
  var marks: [Mark] { Self.marks(in: element) }

  private static func marks(in element: XML.Element) -> [Mark] {
    var marks: [Mark] = []
    var waiting: [ProcessingInstruction] = []
    for item in element.content {
      switch item {
      case .text: continue
      case .instruction(let instruction): waiting.append(instruction)
      case .element(let child):
        marks += waiting.flatMap { self.marks($0, at: child.position) }
        waiting = []
        marks += self.marks(in: child)
      }
    }
    return marks
  }

  private static func marks(_ instruction: ProcessingInstruction, at place: Position) -> [Mark] {
    let result: Outcome.Result = instruction.target == "finding" ? .failed : .cantTell
    let parts = instruction.data.split(separator: ":", maxSplits: 1)
    let words = parts[0].split(separator: " ").map(String.init)
    let appearances = words.compactMap(Appearance.init)
    let isPrefixed = parts.count == 2 && appearances.count == words.count
    let message = (isPrefixed ? String(parts[1]) : instruction.data)
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return (isPrefixed ? appearances.map(Appearance?.some) : [nil]).map {
      Mark(
        result: result,
        line: place.line,
        column: place.column,
        appearance: $0,
        message: message
      )
    }
  }
}
