import A11yModel
import A11yReaders
import A11yRules

@testable import A11yConfiguration

/// A spec of faint texts, audited with what its comments and a configuration suppress.
struct SuppressedSpec {
  var results: AuditResults
  var errors: [InputError]
  var uses: [ConfiguredSuppressionUse]

  /// - Parameters:
  ///   - content: what is in the indicator.
  ///   - head: what stands before it in the spec.
  ///   - configured: what the configuration suppresses.
  ///   - rules: the rules that decide.
  ///   - appearances: the appearances that are reported.
  /// - Throws: that it is no spec.
  init(
    _ content: String,
    head: String = "",
    configured: [ConfiguredSuppression] = [],
    rules: [String] = ["text-contrast-minimum", "component-has-name"],
    appearances: Set<Appearance> = Set(Appearance.allCases)
  ) throws {
    let text = """
      <spec xmlns="urn:a11y-audit:spec:1" lang="en">\(head)
      <step-indicator id="steps" backdrop="#FFF" label="Steps">
      \(content)
      </step-indicator>
      </spec>
      """
    var audit = Audit()
    audit.only = rules
    audit.appearances = appearances
    try self.init(text, audit, configured)
  }

  init(
    _ text: String,
    _ audit: Audit,
    _ configured: [ConfiguredSuppression] = []
  ) throws {
    guard case .document(let document) = try Reader.content(of: Array(text.utf8), file: "a.xml")
    else { throw InputError("no spec", at: Location(file: "a.xml", line: 1, column: 1)) }
    let inline = InlineSuppressions(of: document, audit.catalogue)
    let configured = ConfiguredSuppressions(configured, on: Self.today)
    let suppressions = Suppressions(inline: inline, configured: configured, today: Self.today)
    results = audit.results(for: document)
    suppressions.apply(to: &results, of: document)
    errors = inline.errors + [configured.shortfall].compactMap(\.self)
    uses = configured.uses
  }

  static let today = CalendarDay(seconds: 1_778_491_800)

  /// A text that is too faint.
  static let faint = ##"<text color="#999">All</text>"##

  /// What is found, once a line and rule: `3 text-contrast-minimum`, and by what it is suppressed.
  var findings: [String] {
    var found: [String] = []
    for outcome in results.outcomes where outcome.result == .failed && !outcome.isComposite {
      let kind = outcome.suppression.map { " \($0.kind)" } ?? ""
      let finding = "\(outcome.location.line) \(outcome.rule)\(kind)"
      if !found.contains(finding) { found.append(finding) }
    }
    return found
  }

  var complaints: [String] {
    errors.map { "\($0.location.line):\($0.location.column) \($0.message)" }
  }
}
