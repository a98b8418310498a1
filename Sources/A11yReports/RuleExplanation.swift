internal import A11yModel
package import A11yRules
package import RuleCatalogue

/// One rule explained.
package struct RuleExplanation {
  private let rule: Rule
  private let text: RuleText

  package init(rule: Rule, text: RuleText) {
    self.rule = rule
    self.text = text
  }

  /// Paragraphs about one thing.
  package struct Section {
    package var title: String
    package var paragraphs: [String]
    package var kind = Kind.prose

    package enum Kind: Sendable {
      case prose
      case remedy
      /// Lists of words: they are folded away where they can be, and then whole.
      case words
    }
  }

  package var sections: [Section] {
    let parts = rule.composition.map { "\($0.rule): \($0.name)" }
    let open = rule.untested.map { untested in
      (untested.need == nil ? "" : "components that give ")
        + "no \(untested.missing): \(untested.dialect.rawValue)"
    }
    let parameters = ParameterText(rule)
    let whole = parameters.lists == parameters.completeLists ? [] : ["all of them: \(Self.whole)"]
    let words = parameters.lists.isEmpty ? [] : parameters.lists + whole
    let all =
      [
        Section(title: "why", paragraphs: text.why),
        Section(title: "applies to", paragraphs: text.applies),
        Section(title: "decided by", paragraphs: text.decides),
        Section(title: "sums up", paragraphs: parts),
        Section(title: "thresholds", paragraphs: parameters.numbers),
        Section(title: "words it knows", paragraphs: words, kind: .words),
      ] + Document.Dialect.allCases.map(fix) + [
        Section(title: "not tested", paragraphs: open),
        Section(title: "known limits", paragraphs: text.limits),
      ]
    return all.filter { !$0.paragraphs.isEmpty }
  }

  /// Where the lists are in full.
  private static let whole = "a11y-audit rules --format json, and the rule’s file"

  private func fix(in dialect: Document.Dialect) -> Section {
    let remedies = rule.remedies.filter { $0.dialect == dialect }.map { remedy in
      (remedy.condition.map { "in the case ‘\($0)’: " } ?? "") + remedy.completeText
    }
    let (name, prose): (String, [String]) =
      switch dialect {
      case .spec: ("a spec", [])
      case .svg: ("SVG", [])
      case .swiftui: ("SwiftUI", text.swiftUI)
      }
    return Section(title: "how to fix it in \(name)", paragraphs: remedies + prose, kind: .remedy)
  }

  /// The lists of words that it knows in full, a line each.
  package var wordLists: [String] { ParameterText(rule).completeLists }

  /// What it is there for, each with what else is to be said of it.
  package var requirements: [(name: String, requirement: Rule.Requirement, remark: String)] {
    rule.requirements.map { requirement in
      let remark =
        (requirement.level.map { " (\($0))" } ?? "")
        + (requirement.condition.map { " where \($0)" } ?? "")
        + (requirement.profile.map { " in \($0.rawValue)" } ?? "")
      return (RequirementText.names([requirement.reference]), requirement, remark)
    }
  }

  /// The profiles that hold a component to it, each with how.
  package var profiles: [(name: Profile.Name, remark: String)] {
    rule.memberships.map { membership in
      let heirs = rule.yields.filter { $0.profiles.contains(membership.profile) }
      let remark =
        (membership.isAdvisory ? " (advisory)" : "")
        + (membership.isForCustomColors ? " (custom colours)" : "")
        + (membership.condition.map { " (\($0))" } ?? "")
        + heirs.map { " (where \($0.rule) does not fail)" }.joined()
      return (membership.profile, remark)
    }
  }

  /// What it counts for, a line each.
  ///
  /// - Parameters:
  ///   - plain: writes what is no reference.
  ///   - link: writes a reference with the page that explains it.
  /// - Returns: the lines.
  private func facts(
    _ plain: (String) -> String = { $0 },
    _ link: (_ name: String, _ page: String?) -> String = { name, _ in name }
  ) -> [String] {
    let requirements = requirements.map { link($0.name, $0.requirement.page) + plain($0.remark) }
    let profiles = profiles.map { $0.name.rawValue + $0.remark }
    return [
      plain("impact: \(rule.impact.rawValue)"),
      "requirements: \(requirements.joined(separator: ", "))",
      plain("profiles: \(profiles.joined(separator: ", "))"),
      plain("decides: \(rule.dialects.map(\.rawValue).joined(separator: ", "))"),
    ]
  }

  /// For people at a terminal, with every example and where they are drawn.
  package var plain: String {
    let page = Publication.page(ofRule: rule.id).map { ["drawn: \($0)"] } ?? []
    return VisibleLines.of(
      (blocks + text.examples.map(Self.plain) + page).joined(separator: "\n\n")
    ) + "\n"
  }

  /// What is asked of suppressions, for people at a terminal.
  package static func plain(of rule: SuppressionRule) -> String {
    let sections = [
      ("why", rule.why), ("how to fix it", rule.help),
      ("how far it counts", SuppressionRule.standing),
    ]
    let body = sections.map { "\($0)\n" + wrapped($1, indent: "  ") }
    let head = ["\(rule.rawValue)\n\(rule.title)", "impact: \(rule.impact.rawValue)"]
    return (head + body).joined(separator: "\n\n") + "\n"
  }

  /// Without examples.
  var brief: String { VisibleLines.of(blocks.joined(separator: "\n\n")) + "\n" }

  private var blocks: [String] {
    let body = sections.map { section in
      let lines = section.paragraphs.map { Self.wrapped($0, indent: "  ") }
      return "\(section.title)\n" + lines.joined(separator: "\n")
    }
    return ["\(rule.id)\n\(rule.title)", facts().joined(separator: "\n")] + body
  }

  private static func plain(_ example: RuleText.Example) -> String {
    let lines = lines(of: example).map { $0.isEmpty ? "" : "  \($0)" }
    return "example, \(example.expectation.rawValue): \(example.title)\n"
      + lines.joined(separator: "\n")
  }

  /// For a document that renders on GitHub, with the first example that fails and the first that
  /// passes; all of them would be more than GitHub shows.
  package var markdown: String { markdown(beside: []) }

  /// The same in a document that explains other rules, too.
  ///
  /// - Parameter rules: the ids that prose about this one is to link.
  /// - Returns: the part of the document.
  package func markdown(beside rules: Set<String>) -> String {
    let others = rules.subtracting([rule.id])
    func prose(_ text: String) -> String {
      MarkdownText.linking(others, in: MarkdownText.prose(text))
    }
    var output = "### \(rule.id)\n\n\(MarkdownText.plain(rule.title)).\n\n"
    let facts = facts(MarkdownText.plain) { MarkdownText.link($0, to: $1) }
    output += facts.map { "- \($0)\n" }.joined()
    for section in sections where section.kind != .words {
      let paragraphs = section.paragraphs.map(prose)
      output += "\n**\(section.title)**\n\n" + paragraphs.joined(separator: "\n\n") + "\n"
    }
    let lists = ParameterText(rule).completeLists
    if !lists.isEmpty {
      let count = Coverage.count(lists.count, "list")
      output +=
        "\n<details><summary>words it knows: \(count)</summary>\n\n"
        + lists.map { "- \(MarkdownText.plain($0))\n" }.joined() + "\n</details>\n"
    }
    for expectation in [RuleText.Example.Expectation.failed, .passed] {
      guard let example = text.examples.first(where: { $0.expectation == expectation }) else {
        continue
      }
      let source = Self.lines(of: example).map(VisibleText.of).joined(separator: "\n")
      output +=
        "\n<details><summary>\(expectation.rawValue): "
        + "\(MarkdownText.plain(example.title))</summary>\n\n"
        + MarkdownText.block(source, "xml") + "\n</details>\n"
    }
    return output
  }

  private static func lines(of example: RuleText.Example) -> [String] {
    example.source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map(String.init)
  }

  /// Lines of at most 80 characters.
  static func wrapped(_ paragraph: String, indent: String) -> String {
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
