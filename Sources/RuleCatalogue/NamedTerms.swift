internal import Support
internal import XML

/// What a rule file says of findings in names that its check does not know, each with its place.
///
/// A condition that never holds would switch a rule off without a word.
struct NamedTerms {
  private let terms: CheckSignature?

  /// What decides, in words that begin a sentence.
  private let decider: String

  /// - Parameter check: what decides; nil where the rule sums up others.
  init(_ check: CheckSignature?) {
    terms = check
    decider = check.map { "the check ‘\($0.name)’" } ?? "a rule that sums up others"
  }

  typealias Problem = (message: String, position: Position)

  /// - Parameter rule: the element of the rule.
  /// - Returns: what is wrong, in the order of the file.
  func problems(in rule: XML.Element) -> [Problem] {
    rule.children.flatMap { child -> [Problem] in
      switch child.name {
      case "requirement": problems(child, "when", "condition", terms?.conditions ?? [])
      case "profile":
        problems(child, "when", "condition", terms?.conditions ?? [])
          + problems(child, "doubts", "kind of failure in doubt", terms?.doubts ?? [])
      case "expectation": messageProblems(child)
      case "remedy":
        problems(child, "case", "case", terms?.cases ?? []) + remedyProblems(child)
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

  /// A rule that sums up others has its messages in attributes, any other in elements for each case.
  private func messageProblems(_ expectation: XML.Element) -> [Problem] {
    ["message", "doubt"].compactMap(expectation.attribute).flatMap { attribute -> [Problem] in
      guard terms == nil else {
        return [
          ("\(attribute.name)= is for a rule that sums up others; remove it", attribute.position)
        ]
      }
      return RemedyText.names(message: attribute.value).compactMap { name in
        problem(name, CheckSignature.ofComposite, "a message").map { ($0, attribute.position) }
      }
    }
      + expectation.children.filter { ["failed", "doubt"].contains($0.name) }.flatMap(
        messageProblems(in:)
      )
  }

  private func messageProblems(in message: XML.Element) -> [Problem] {
    guard let terms else {
      let advice = message.name == "failed" ? "message" : "doubt"
      return [("a rule that sums up others says it with \(advice)=; remove this", message.position)]
    }
    let template = MessageTemplate(message.text)
    let unclosed = template.isBalanced ? [] : [("a bracket is not closed", message.position)]
    return problems(message, "case", "case", terms.cases) + unclosed
      + unknownNames(in: message, template.names, terms.messageNames, "a message")
  }

  private func remedyProblems(_ remedy: XML.Element) -> [Problem] {
    unknownNames(
      in: remedy,
      RemedyText.names(remedy: RemedyReader(remedy).text),
      terms?.remedyNames ?? CheckSignature.always,
      "a remedy"
    )
  }

  private func unknownNames(
    in element: XML.Element,
    _ names: [String],
    _ known: [String],
    _ place: String
  ) -> [Problem] {
    var seen: Set<String> = []
    let unknown = names.filter { !known.contains($0) && seen.insert($0).inserted }
    // Each is looked for from the beginning, and nobody mends more of them at once.
    return unknown.prefix(12).compactMap { name in
      problem(name, known, place).map { ($0, element.position(of: "{\(name)")) }
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
