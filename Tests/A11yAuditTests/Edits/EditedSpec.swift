import A11yAudit
import A11yModel
import A11yReaders
import A11yReports
import A11yRules
import Foundation
import SpecReader
import TestSupport
import Testing
import XML

/// A document whose remedies are carried out in its text.
struct EditedSpec: CustomStringConvertible, Sendable {
  let description: String
  let text: [UInt8]

  /// The rule that it shows; nil of a document that shows many.
  var rule: String?

  /// What its rule finds in it, or else all rules, where edits mend it.
  func findings() throws -> [Finding] {
    let outcomes = try outcomes(of: rule).filter { !$0.isComposite }
    return FindingList(outcomes).findings.filter { !$0.edits.isEmpty }
  }

  /// What fails in it, by whatever profile, but for what sums up others.
  func failures() throws -> [Outcome] { try outcomes().filter { !$0.isComposite } }

  /// What fails in it, by whatever profile.
  func outcomes(of rule: String? = nil) throws -> [Outcome] {
    let settings = ReadingSettings(generation: .ios26)
    let read = try Reader.content(of: text, file: "a.xml", settings)
    guard case .document(let document) = read else { return [] }
    let audit = rule.map { Self.audit(of: [$0]) } ?? Self.whole
    return audit.results(for: document).outcomes.filter { $0.result == .failed }
  }

  private static let whole = audit(of: nil)

  private static func audit(of rules: [String]?) -> PreparedAudit {
    var audit = Audit()
    audit.profiles = Profile.Name.allCases
    audit.only = rules
    return PreparedAudit(audit)
  }

  /// The document with some edits; nil where they contradict each other.
  func applying(_ edits: [Edit]) throws -> EditedSpec? {
    let tree = try Tree(parsing: text)
    return EditedText(edits, in: tree).map {
      EditedSpec(
        description: description,
        text: Replacement.apply($0.replacements, to: tree.source),
        rule: rule
      )
    }
  }

  // MARK: documents

  /// The failed examples of a rule, in English where they do not say otherwise.
  static func examples(of rule: Rule) throws -> [EditedSpec] {
    let file = try #require(Catalogue.builtIn.file(of: rule))
    let examples = try Tree(parsing: file.bytes).root.first("examples")?.children ?? []
    return examples.filter { $0.name == "failed" }.map { example in
      EditedSpec(
        description: "\(rule.id): \(example["title"] ?? "")",
        text: Array(document(of: example).utf8),
        rule: rule.id
      )
    }
  }

  private static func document(of example: XML.Element) -> String {
    let content = example.innerSource
    if example.children.count == 1, example.children[0].name == "svg" {
      return example.children[0].source
    }
    var attributes = "xmlns=\"\(Grammar.specNamespace)\" lang=\"\(example["lang"] ?? "en")\""
    for name in ["scope", "complete", "platform"] {
      if let value = example[name] { attributes += " \(name)=\"\(value)\"" }
    }
    return "<spec \(attributes)>\(content)</spec>"
  }

  static func published() throws -> [EditedSpec] {
    try Repository.files(in: "Examples/published", ending: ".xml").map { file in
      EditedSpec(description: file.lastPathComponent, text: try Repository.bytes(file))
    }
  }
}
