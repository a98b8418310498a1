import A11yReports
import A11yRules
import Testing

/// Where a remedy says what to write and leaves no words to people, writing it mends the finding; rules that speak
/// of one lack yield to each other, so that what one edit mends is one finding.
@Suite struct EditTests {
  private static let rules = Catalogue.builtIn.rules.filter { !$0.isComposite }

  /// Every failed example: what was found is gone, and the element fails nothing that it passed.
  @Test(arguments: rules)
  func editsMend(_ rule: Rule) throws {
    var carriedOut = false
    for example in try EditedSpec.examples(of: rule) {
      let outcomes = try example.outcomes()
      carriedOut = try mend(example, of: outcomes) || carriedOut
      expectOneFindingAnEdit(example, outcomes)
    }
    let hasEdits = rule.remedies.contains { !$0.edits.isEmpty }
    #expect(carriedOut == hasEdits, "edits that no example has")
  }

  @Test(arguments: try EditedSpec.published())
  func editsMendWhatWasPublished(_ spec: EditedSpec) throws {
    let outcomes = try spec.outcomes()
    _ = try mend(spec, of: outcomes)
    expectOneFindingAnEdit(spec, outcomes)
  }

  /// - Returns: whether anything was found that edits mend.
  private func mend(_ spec: EditedSpec, of outcomes: [Outcome]) throws -> Bool {
    let before = Set(outcomes.filter { !$0.isComposite }.map { Failure($0) })
    let findings = try spec.findings()
    for finding in findings {
      guard let mended = try spec.applying(finding.edits) else { continue }
      let after = try mended.failures()
      let name = "\(spec), \(finding.first.rule): \(finding.edits.map(\.change))"
      let own = Set(finding.outcomes.map { Failure($0, of: $0.cause) })
      let left = after.filter { own.contains(Failure($0, of: $0.cause)) }
      #expect(left.isEmpty, "\(name) leaves \(left.map(\.message))")
      let targets = Set(finding.outcomes.map(\.target))
      let new = after.filter { targets.contains($0.target) && !before.contains(Failure($0)) }
      guard !EditLimits.uncovering.contains(spec.description) else { continue }
      #expect(new.isEmpty, "\(name) brings \(new.map { "\($0.rule): \($0.message)" })")
    }
    return !findings.isEmpty
  }

  /// Greys that differ in lightness alone do not all become the one that just reaches the ratio.
  @Test func colorsOfOnePaletteStayApart() throws {
    let spec = EditedSpec(
      description: "two greys",
      text: Array(
        """
        <spec xmlns="urn:a11y-audit:spec:1" lang="en"><chart type="bar" gap="8" appearance="light" \
        backdrop="#FFF"><series id="a" name="A" color="#AAA"/><series id="b" name="B" color="#CCC"/>\
        <look part="mark"><shape kind="rectangle"><fill color="series"/></shape></look>\
        <mark category="Mon" series="a" value="3"/><mark category="Tue" series="b" value="1"/>\
        </chart></spec>
        """.utf8
      ),
      rule: "graphic-contrast"
    )
    let changes = try spec.findings().flatMap(\.edits).map(\.change)
    #expect(changes.count == 2)
    let colors = changes.compactMap { change in
      if case .set("color", to: let color?) = change { color } else { nil }
    }
    #expect(Set(colors).count == 2, "\(colors)")
    let mended = try #require(try spec.applying(try spec.findings().flatMap(\.edits)))
    #expect(try mended.findings().isEmpty)
  }

  private func expectOneFindingAnEdit(_ spec: EditedSpec, _ outcomes: [Outcome]) {
    let findings = FindingList(outcomes).findings.filter { !$0.edits.isEmpty }
    for (_, same) in Dictionary(grouping: findings, by: { Set($0.edits) }) {
      let rules = Set(same.map(\.first.rule))
      guard rules.count > 1, !EditLimits.besides.contains(rules) else { continue }
      Issue.record("\(spec): \(rules.sorted()) at \(same.map(\.first.location.description))")
    }
  }

  /// What fails, whatever its numbers.
  private struct Failure: Hashable {
    let rule: String
    let target: String?
    let variant: String
    let state: String?
    let cause: String?

    init(_ outcome: Outcome, of cause: String? = nil) {
      (rule, target, state, self.cause) = (outcome.rule, outcome.target, outcome.state, cause)
      variant =
        (outcome.appearance?.rawValue ?? "") + (outcome.surface?.rawValue ?? "")
    }
  }

  /// Every remedy in the words of a spec has edits, or a reason why it has none.
  @Test func remediesWithoutEditsHaveAReason() {
    let plain = Self.rules.flatMap { rule in
      rule.remedies.filter { $0.dialect == .spec && $0.edits.isEmpty }.map { remedy in
        rule.id + (remedy.condition.map { ": \($0)" } ?? "")
      }
    }
    let reasons = EditLimits.reasons.flatMap(\.remedies)
    #expect(Set(plain).symmetricDifference(reasons) == [])
    #expect(reasons.count == Set(reasons).count)
  }
}
