package import A11yRules

/// One rule explained.
package struct RuleExplanation {
  private let rule: Rule
  private let text: RuleText

  package init(rule: Rule, text: RuleText) {
    self.rule = rule
    self.text = text
  }

  /// For people at a terminal.
  package var plain: String {
    var sections = ["\(rule.id)\n\(rule.title)"]
    sections += section("why", text.why)
    sections += section("applies to", text.applies)
    sections += section("decided by", text.decides)
    if rule.isComposite {
      sections += section("sums up", rule.composition.map { "\($0.rule): \($0.name)" })
    }
    let numbers = rule.parameters.map { "\($0.name) \($0.value): \($0.source)" }
    sections += section("parameters", numbers)
    let remedies = rule.remedies.map { remedy in
      (remedy.condition.map { "in the case ‘\($0)’: " } ?? "") + remedy.completeText
    }
    sections += section("remedy", remedies)
    sections += section("known limits", text.limits)
    let profiles = rule.memberships.map {
      $0.profile.rawValue + ($0.isAdvisory ? " (advisory)" : "")
    }
    let facts = [
      "impact: \(rule.impact.rawValue)",
      "requirements: \(RequirementText.names(rule.requirements.map(\.reference)))",
      "profiles: \(profiles.joined(separator: ", "))",
    ]
    sections.append(facts.joined(separator: "\n"))
    sections += text.examples.map(example)
    return VisibleLines.of(sections.joined(separator: "\n\n")) + "\n"
  }

  private func section(_ title: String, _ paragraphs: [String]) -> [String] {
    guard !paragraphs.isEmpty else { return [] }
    let lines = paragraphs.map { Self.wrapped($0, indent: "  ") }
    return ["\(title)\n" + lines.joined(separator: "\n")]
  }

  private func example(_ example: RuleText.Example) -> String {
    let lines = example.source.split(
      omittingEmptySubsequences: false,
      whereSeparator: \.isNewline
    )
    return "example, \(example.expectation.rawValue): \(example.title)\n"
      + lines.map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
  }

  /// Lines of at most 80 characters.
  private static func wrapped(_ paragraph: String, indent: String) -> String {
    var lines: [String] = []
    var line = ""
    for word in paragraph.split(separator: " ") {
      if !line.isEmpty, indent.count + line.count + 1 + word.count > 80 {
        lines.append(indent + line)
        line = ""
      }
      line += line.isEmpty ? String(word) : " \(word)"
    }
    lines.append(indent + line)
    return lines.joined(separator: "\n")
  }
}

/// Several lines made safe to show, each by itself.
enum VisibleLines {
  static func of(_ text: String) -> String {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { VisibleText.of(String($0)) }.joined(separator: "\n")
  }
}
