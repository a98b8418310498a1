package import A11yModel
internal import A11yReaders
package import A11yRules
package import RuleCatalogue
internal import SpecReader
internal import XML

/// One example of a rule file, which must come out as it is marked.
package struct RuleExample: Sendable, CustomStringConvertible {
  private let file: String
  private let rule: Rule
  private let expectation: RuleText.Example.Expectation
  private let title: String
  private let element: XML.Element

  package var description: String { "\(rule.id): \(title)" }

  /// The examples in the files of some rules.
  package static func all(of rules: [Rule], in catalogue: Catalogue) -> [RuleExample] {
    rules.flatMap { rule -> [RuleExample] in
      // The catalogue read the file before.
      guard let file = catalogue.file(of: rule), let tree = try? Tree(parsing: file.bytes) else {
        return []
      }
      return (tree.root.first("examples")?.children ?? []).compactMap { element in
        RuleText.Example.Expectation(rawValue: element.name).map {
          RuleExample(
            file: file.name,
            rule: rule,
            expectation: $0,
            title: element["title"] ?? "",
            element: element
          )
        }
      }
    }
  }

  /// The spec that an example is the content of, or its one image.
  ///
  /// - Returns: the document.
  /// - Throws: everything that is wrong with it.
  package func document() throws(InputErrors) -> Document {
    let settings = ReadingSettings(generation: .ios26)
    if let child = element.children.first, element.children.count == 1,
      let document = try Reader.document(of: child, file: file, settings)
    {
      return document
    }
    return try SpecReader.read(element, file: file, generation: .ios26)
  }

  /// What does not come out as it is marked, each at its place in the rule file.
  ///
  /// - Parameter catalogue: the rules, with that of the example.
  /// - Returns: what is missing, and what is there and not marked; empty where all is right.
  /// - Throws: everything that is wrong with the example itself.
  package func problems(_ catalogue: Catalogue) throws(InputErrors) -> [InputError] {
    let outcomes = outcomes(of: try document(), catalogue).filter { $0.rule == rule.id }
    var unexpected = outcomes.compactMap(ExampleMark.init)
    var missing: [ExampleMark] = []
    let marks = ExampleMark.all(in: element)
    for mark in marks where !mark.isOpen {
      if let index = unexpected.firstIndex(of: mark) {
        unexpected.remove(at: index)
      } else {
        missing.append(mark)
      }
    }
    let open = marks.filter(\.isOpen)
    missing += open.filter { !unexpected.contains(where: $0.covers) }
    unexpected.removeAll { found in open.contains { $0.covers(found) } }
    var problems =
      missing.map { problem($0.appearanceProblem ?? "missing: \($0)", $0.line, $0.column) }
      + unexpected.map { problem("not marked: \($0)", $0.line, $0.column) }
    problems += ExampleMark.unknownTargets(in: element).map { target in
      problem(
        "<?\(target)?> is no mark; <?finding?> and <?cantTell?> are",
        element.position.line,
        element.position.column
      )
    }
    if problems.isEmpty, !isAsExpected(outcomes) {
      let results = Set(outcomes.map(\.result.rawValue)).sorted().joined(separator: ", ")
      problems.append(
        problem(
          "is to be \(expectation.rawValue), and is \(results.isEmpty ? "not decided" : results)",
          element.position.line,
          element.position.column
        )
      )
    }
    return problems
  }

  private func problem(_ message: String, _ line: Int, _ column: Int) -> InputError {
    InputError(
      "\(rule.id), example ‘\(title)’: \(message)",
      at: Location(file: file, line: line, column: column)
    )
  }

  /// What the rule says, by the profile that the example names or else the first that the rule does.
  ///
  /// - Parameters:
  ///   - document: what the example is read as.
  ///   - catalogue: the rules, with that of the example.
  /// - Returns: the outcomes of the rule, and of those that it sums up.
  package func outcomes(of document: Document, _ catalogue: Catalogue) -> [Outcome] {
    var audit = Audit(catalogue: catalogue)
    audit.only = [rule.id]
    let named = element["profile"].flatMap(Profile.Name.init)
    audit.profiles = [named ?? rule.memberships.first?.profile ?? .wcagAA]
    let rules = [rule.id] + rule.composition.map(\.rule)
    return audit.results(for: document).outcomes.filter { rules.contains($0.rule) }
  }

  private func isAsExpected(_ outcomes: [Outcome]) -> Bool {
    let results = Set(outcomes.map(\.result))
    return switch expectation {
    case .passed: results == [.passed]
    case .failed: results.contains(.failed)
    case .inapplicable: results == [.inapplicable]
    case .untested: results == [.untested]
    case .cantTell: results.contains(.cantTell) && !results.contains(.failed)
    }
  }
}
