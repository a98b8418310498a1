internal import Support
internal import XML

/// What a rule file says of findings in names that its check does not know, each with its place.
///
/// A condition that never holds would switch a rule off without a word.
struct NamedTerms {
  private let terms: FindingTerms

  /// What decides, in words that begin a sentence.
  private let decider: String
  private let isComposite: Bool

  /// - Parameter check: what decides; nil where the rule sums up others.
  init(_ check: KnownChecks.Terms?) {
    terms = check?.findings ?? .composite
    decider = check.map { "the check ‘\($0.name)’" } ?? "a rule that sums up others"
    isComposite = check == nil
  }

  typealias Problem = (message: String, position: Position)

  /// - Parameter rule: the element of the rule.
  /// - Returns: what is wrong, in the order of the file.
  func problems(in rule: XML.Element) -> [Problem] {
    rule.children.flatMap { child -> [Problem] in
      switch child.name {
      case "requirement": problems(child, "when", "condition", terms.conditions)
      case "profile":
        problems(child, "when", "condition", terms.conditions)
          + problems(child, "doubts", "kind of failure in doubt", terms.doubts)
      case "expectation": messageProblems(child)
      case "remedy":
        problems(child, "case", "case", terms.cases) + remedyProblems(child)
      default: []
      }
    }
  }

  private func problems(
    _ element: XML.Element,
    _ attribute: String,
    _ noun: String,
    _ known: [String]
  ) -> [Problem] {
    guard let attribute = element.attribute(attribute), !known.contains(attribute.value) else {
      return []
    }
    return [
      (
        "\(attribute.name)=\"\(Excerpt.of(attribute.value))\": \(decider) has no such \(noun)"
          + NearestName.hint(for: attribute.value, in: known),
        attribute.position
      )
    ]
  }

  /// Only a rule that sums up others has messages of its own.
  private func messageProblems(_ expectation: XML.Element) -> [Problem] {
    ["message", "doubt"].compactMap(expectation.attribute).flatMap { attribute -> [Problem] in
      guard isComposite else {
        return [
          ("\(attribute.name)= is for a rule that sums up others; remove it", attribute.position)
        ]
      }
      return RemedyText.names(message: attribute.value).compactMap { name in
        problem(name, FindingTerms.ofComposite, "a message").map { ($0, attribute.position) }
      }
    }
  }

  private func remedyProblems(_ remedy: XML.Element) -> [Problem] {
    var seen: Set<String> = []
    let unknown = RemedyText.names(remedy: RemedyReader(remedy).text).filter { name in
      !terms.names.contains(name) && seen.insert(name).inserted
    }
    // Each is looked for from the beginning, and nobody mends more of them at once.
    return unknown.prefix(12).compactMap { name in
      problem(name, terms.names, "a remedy").map { ($0, remedy.position(of: "{\(name)}")) }
    }
  }

  private func problem(_ name: String, _ known: [String], _ place: String) -> String? {
    guard !known.contains(name) else { return nil }
    return "{\(Excerpt.of(name))}: \(decider) has nothing of this name for \(place)"
      + NearestName.hint(for: name, in: known)
  }
}

extension XML.Element {
  /// Where some text first stands within the element's source; where it begins, if nowhere.
  fileprivate func position(of text: String) -> Position {
    let source = source
    guard let range = source.firstRange(of: text) else { return position }
    var place = position
    for scalar in source[..<range.lowerBound].unicodeScalars {
      if scalar == "\n" {
        place = Position(line: place.line + 1, column: 1)
      } else {
        place.column += 1
      }
    }
    return place
  }
}
