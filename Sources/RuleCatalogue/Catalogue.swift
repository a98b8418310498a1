package import A11yModel
internal import EmbeddedRules
internal import Support
internal import XML

/// The rules of a run.
public struct Catalogue: Hashable, Sendable {
  /// In the order of their ids.
  public private(set) var rules: [Rule]

  /// The file of each rule that was added, by its id.
  private var files: [String: RuleFile]

  /// The rules that come with the tool.
  public static let builtIn = Catalogue(rules: BuiltInRules.rules, files: [:])

  /// No rule.
  package static let empty = Catalogue(rules: [], files: [:])

  /// The rule of an id.
  public func rule(_ id: String) -> Rule? { rules.first { $0.id == id } }

  /// What a rule's file says to people.
  public func text(of rule: Rule) -> RuleText? {
    let file = file(of: rule)
    return file.flatMap { try? Self.parsed($0.bytes, file: rule.id) }.map { RuleText($0.root) }
  }

  /// The file that a rule comes from; nil where it is none of these rules.
  package func file(of rule: Rule) -> RuleFile? {
    files[rule.id]
      ?? RuleTexts.all[rule.id].map {
        RuleFile(name: "Rules/\(rule.id).xml", bytes: Array($0.utf8))
      }
  }

  /// This catalogue with the rules of a folder: a rule of a known id takes the place of that one.
  ///
  /// - Parameters:
  ///   - files: the content of each file, by the name the user knows it by.
  ///   - checks: what decides rules.
  /// - Returns: the catalogue with all of them.
  /// - Throws: everything that is wrong with them, each with its place.
  package func adding(
    _ files: [(name: String, bytes: [UInt8])],
    decidedBy checks: KnownChecks
  ) throws(InputErrors) -> Catalogue {
    var errors: [InputError] = []
    var added: [String: String] = [:]
    var parts: [String: [Location]] = [:]
    var heirs: [(rule: String, location: Location)] = []
    var catalogue = self
    for file in files {
      do throws(InputErrors) {
        let tree = try Self.parsed(file.bytes, file: file.name)
        let rule = try Self.rule(tree, file: file.name, checks)
        let location = Location(
          file: file.name,
          line: tree.root.position.line,
          column: tree.root.position.column
        )
        if let other = added[rule.id] {
          throw InputErrors([
            InputError("the rule ‘\(rule.id)’ is in \(other), too; keep one", at: location)
          ])
        }
        added[rule.id] = file.name
        parts[rule.id] = Self.partLocations(in: tree, file: file.name)
        heirs += Self.heirs(in: tree, file: file.name)
        catalogue.rules.removeAll { $0.id == rule.id }
        catalogue.rules.append(rule)
        catalogue.files[rule.id] = RuleFile(name: file.name, bytes: file.bytes)
      } catch {
        errors += error.errors
      }
    }
    catalogue.rules.sort { $0.id < $1.id }
    errors += catalogue.danglingParts(at: parts)
    for (name, location) in heirs
    where catalogue.rule(name).map(\.isComposite) ?? true {
      let hint = NearestName.hint(for: name, in: catalogue.rules.map(\.id))
      let problem = catalogue.rule(name) == nil ? "is no rule\(hint)" : "sums up others; name one"
      errors.append(InputError("to=\"\(Excerpt.of(name))\": \(problem)", at: location))
    }
    guard errors.isEmpty else { throw InputErrors(errors) }
    return catalogue
  }

  /// This catalogue with the rules that another one has added to the built-in ones.
  package func replacing(from other: Catalogue) -> Catalogue {
    guard !other.files.isEmpty else { return self }
    var catalogue = self
    catalogue.rules = rules.filter { other.files[$0.id] == nil }
    catalogue.rules += other.rules.filter { other.files[$0.id] != nil }
    catalogue.rules.sort { $0.id < $1.id }
    catalogue.files.merge(other.files) { $1 }
    return catalogue
  }

  /// This catalogue with the rules that another one alone has.
  package func including(_ other: Catalogue) -> Catalogue {
    let known = Set(rules.map(\.id))
    let added = other.rules.filter { !known.contains($0.id) }
    guard !added.isEmpty else { return self }
    var catalogue = self
    catalogue.rules += added
    catalogue.rules.sort { $0.id < $1.id }
    catalogue.files.merge(other.files.filter { !known.contains($0.key) }) { $1 }
    return catalogue
  }

  /// Changes rules, but not their ids.
  mutating func change(_ change: (inout Rule) -> Void) {
    for index in rules.indices { change(&rules[index]) }
  }

  /// Composites that sum up rules there are not, or rules that sum up others themselves; with where
  /// each part of the rules is that were added, by their ids.
  private func danglingParts(at locations: [String: [Location]]) -> [InputError] {
    rules.flatMap { rule in
      rule.composition.enumerated().compactMap { index, part in
        let problem: String
        switch self.rule(part.rule) {
        case nil: problem = "is no rule" + NearestName.hint(for: part.rule, in: rules.map(\.id))
        case let part? where part.isComposite: problem = "sums up others itself; name those"
        default: return nil
        }
        return InputError(
          "the rule ‘\(rule.id)’ sums up ‘\(part.rule)’, which \(problem)",
          at: locations[rule.id]?[index] ?? Location(file: rule.id, line: 1, column: 1)
        )
      }
    }
  }

  /// Where a composite says which rules it sums up.
  private static func partLocations(in tree: Tree, file: String) -> [Location] {
    let parts = tree.root.first("expectation")?.children.filter { $0.name == "part" } ?? []
    return parts.map { part in
      let position = part.attribute("rule")?.position ?? part.position
      return Location(file: file, line: position.line, column: position.column)
    }
  }

  /// The rules that a rule yields to, and where it says so.
  private static func heirs(in tree: Tree, file: String) -> [(rule: String, location: Location)] {
    tree.root.children.filter { $0.name == "yields" }.compactMap { child in
      guard let other = child.attribute("to") else { return nil }
      let (line, column) = (other.position.line, other.position.column)
      return (other.value, Location(file: file, line: line, column: column))
    }
  }

  private static func rule(
    _ tree: Tree,
    file: String,
    _ checks: KnownChecks
  ) throws(InputErrors) -> Rule {
    guard tree.root.name == "rule", tree.root.namespace == Grammar.ruleNamespace else {
      throw InputErrors([
        InputError(
          "<\(tree.root.name)> is no rule; a rule file begins with "
            + "<rule xmlns=\"\(Grammar.ruleNamespace)\">",
          at: Location(
            file: file,
            line: tree.root.position.line,
            column: tree.root.position.column
          )
        )
      ])
    }
    return try RuleReader.read(tree.root, file: file, checks)
  }

  private static func parsed(_ bytes: [UInt8], file: String) throws(InputErrors) -> Tree {
    do {
      return try Tree(parsing: bytes, by: Grammar.ruleVocabulary)
    } catch {
      throw InputErrors([
        InputError(
          error.message,
          at: Location(file: file, line: error.position.line, column: error.position.column)
        )
      ])
    }
  }
}

/// The file of a rule.
package struct RuleFile: Hashable, Sendable {
  /// As the user knows it.
  package var name: String

  /// What is in it; it says itself in which encoding.
  package var bytes: [UInt8]
}
