internal import A11yAudit
internal import A11yModel
internal import A11yReports
internal import A11yRules
internal import RuleCatalogue
internal import XML

/// One example of a rule: how it looks, what the audit says of it, and what is heard.
struct ExampleSection {
  let number: Int

  /// What its file says of it.
  let told: RuleText.Example
  let example: RuleExample
  let rule: Rule
  let catalogue: Catalogue

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

  private var audited: [Markup.Content] {
    do throws(InputErrors) {
      let document = try example.document()
      let outcomes = example.outcomes(of: document, catalogue)
      let findings = FindingList(outcomes).findings
      let shown = document.components.enumerated().map { index, component in
        let name = component.id ?? document.path(of: component.source)
        let own = findings.filter { $0.first.component == name }
        let told = outcomes.filter { $0.component == name }
        return self.shown(component, of: document, own, number: index + 1, told)
      }
      return shown.isEmpty ? verdict(outcomes) : shown
    } catch {
      // The files of rules were read before, with their examples.
      return [.tight("p", [], [.words(error.errors.map(\.message).joined(separator: "; "))])]
    }
  }

  private func shown(
    _ component: Component,
    of document: Document,
    _ findings: [Finding],
    number part: Int,
    _ outcomes: [Outcome]
  ) -> Markup.Content {
    let parts = HTMLComponent(
      component,
      of: told.title,
      in: document,
      source: Array(told.source.utf8),
      findings,
      catalogue,
      visions: rule.people.contains(.color),
      id: "e\(number)-\(part)-"
    )
    let isHeard = rule.people.contains(.listening) && !component.snapshots.isEmpty
    let heard: [Markup.Content] =
      isHeard ? [.tight("h4", [], [.text("What is heard")])] + parts.heard : []
    let said = findings.isEmpty ? verdict(outcomes) : parts.found
    let plain = Markup.Content.tight("p", "quiet", "It says nothing of how it looks.")
    return .tight(
      "div",
      [("class", "shown")],
      [
        .tight("div", [], parts.looks.isEmpty ? [plain] : parts.looks),
        .tight("div", [], said + heard),
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
