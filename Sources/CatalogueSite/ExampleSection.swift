internal import A11yAudit
internal import A11yModel
internal import A11yReports
internal import A11yRules
internal import RuleCatalogue
internal import XML

/// One example of a rule: how it looks, what the audit says of it, and what is heard.
struct ExampleSection {
  private let number: Int

  /// What its file says of it.
  let told: RuleText.Example
  private let rule: Rule
  private let catalogue: Catalogue

  /// What is seen and heard of its components, and what the audit says of them.
  private var audited: [Markup.Content] = []

  /// Whether anybody sees what it looks like.
  private(set) var isDrawn = false

  /// - Parameters:
  ///   - number: what it is called in links.
  ///   - told: what its file says of it.
  ///   - example: the same to be audited.
  ///   - rule: whose example it is.
  ///   - catalogue: the rules.
  init(
    _ number: Int,
    _ told: RuleText.Example,
    _ example: RuleExample,
    of rule: Rule,
    in catalogue: Catalogue
  ) {
    (self.number, self.told) = (number, told)
    (self.rule, self.catalogue) = (rule, catalogue)
    do throws(InputErrors) {
      add(try example.document(), example)
    } catch {
      // The files of rules were read before, with their examples.
      let words = error.errors.map(\.message).joined(separator: "; ")
      audited = [.tight("p", [], [.words(words)])]
    }
  }

  var markup: Markup.Content {
    let badge = Markup.Content.tight("span", "badge \(told.expectation)", told.expectation.words)
    let title = Markup.Content.tight("h3", [], [badge, .text(" "), .words(told.title)])
    return .tight(
      "section",
      [("class", "example"), ("id", "example-\(number)")],
      [title] + settings + audited + [source]
    )
  }

  /// What is said of the spec as a whole, and by which profile it is judged.
  private var settings: [Markup.Content] {
    let parts = told.settings.sorted { $0.key < $1.key }.map { name, value in
      [Markup.Content.tight("code", [], [.words("\(name)=\"\(value)\"")])]
    }
    return parts.isEmpty ? [] : [.tight("p", [("class", "quiet")], Markup.Content.list(parts))]
  }

  // MARK: audit

  private mutating func add(_ document: Document, _ example: RuleExample) {
    let outcomes = example.outcomes(of: document, catalogue)
    let findings = FindingList(outcomes).findings
    for (index, component) in document.components.enumerated() {
      let name = component.id ?? document.path(of: component.source)
      let own = outcomes.filter { $0.component == name && $0.rule == rule.id }
      // What is summed up is said where the rule itself says so.
      let isOpen = own.contains { $0.result == .failed || $0.result == .cantTell }
      let parts = HTMLComponent(
        component,
        of: told.title,
        in: document,
        source: Array(told.source.utf8),
        isOpen ? findings.filter { $0.first.component == name } : [],
        catalogue,
        visions: rule.people.contains(.color),
        id: "e\(number)-\(index + 1)-"
      )
      isDrawn = isDrawn || !parts.looks.isEmpty
      audited.append(shown(parts, own, isHeard: !component.snapshots.isEmpty))
    }
    if document.components.isEmpty { audited = verdict(outcomes) }
  }

  private func shown(
    _ parts: HTMLComponent,
    _ outcomes: [Outcome],
    isHeard: Bool
  ) -> Markup.Content {
    let heard: [Markup.Content] =
      isHeard && rule.people.contains(.listening)
      ? [.tight("h4", [], [.text("What is heard")])] + parts.heard : []
    let plain = Markup.Content.tight(
      "p",
      "quiet",
      "No picture: this example says nothing of how it looks."
    )
    return .tight(
      "div",
      [("class", parts.looks.isEmpty ? "shown plain" : "shown")],
      [
        .tight("div", [], parts.looks.isEmpty ? [plain] : parts.looks),
        .tight("div", [], (parts.found.isEmpty ? verdict(outcomes) : parts.found) + heard),
      ]
    )
  }

  /// What the audit says where it finds nothing.
  private func verdict(_ outcomes: [Outcome]) -> [Markup.Content] {
    let results = Set(outcomes.map(\.result))
    let words: String
    if results.contains(.passed) {
      words = "The audit finds nothing: what the rule asks holds here."
    } else if results.contains(.untested) {
      let missing = Set(outcomes.flatMap(\.missing)).sorted().joined(separator: ", ")
      words = "The audit does not test it: there is no \(missing)."
    } else {
      words = "The audit says nothing: there is nothing here that the rule asks of."
    }
    return [.tight("p", [], [.words(words)])]
  }

  // MARK: source

  private var source: Markup.Content {
    let lines = Self.withoutMarks(told.source).split(
      omittingEmptySubsequences: false,
      whereSeparator: \.isNewline
    )
    let code = lines.flatMap { [Markup.Content.words(String($0)), .text("\n")] }
    return .tight(
      "details",
      [],
      [.tight("summary", [], [.text("Source")]), .tight("pre", [], [.tight("code", [], code)])]
    )
  }

  /// A source without what marks in it what is found, which the page says itself.
  static func withoutMarks(_ source: String) -> String {
    var result = ""
    var rest = source[...]
    while let start = ["<?finding", "<?cantTell"].compactMap({ rest.firstRange(of: $0) })
      .map(\.lowerBound).min(), let end = rest[start...].firstRange(of: "?>")?.upperBound
    {
      result += rest[..<start]
      rest = rest[end...]
      let line = rest.prefix { !$0.isNewline }
      let indent = result.reversed().prefix { $0 == " " }.count
      let isAlone = result.dropLast(indent).last.map(\.isNewline) ?? true
      if isAlone, line.allSatisfy({ $0 == " " }) {
        result.removeLast(indent)
        rest = rest[line.endIndex...].dropFirst()
      }
    }
    return result + rest
  }
}

extension RuleText.Example.Expectation {
  /// What people call it.
  var words: String {
    switch self {
    case .passed: "passed"
    case .failed: "failed"
    case .inapplicable: "inapplicable"
    case .cantTell: "cannot tell"
    case .untested: "untested"
    }
  }
}
