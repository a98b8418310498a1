internal import A11yModel
internal import A11yRules

/// What a report covers, in words.
package struct Coverage {
  private let report: Report
  private let tally: Tally

  package init(report: Report) {
    self.report = report
    tally = report.tally
  }

  /// What was found, in one line.
  var verdict: String { verdict { "\($0) could not be told" } }

  /// The same, with what is said of so much that could not be told.
  func verdict(_ open: (Int) -> String) -> String {
    let silence = tally.isDecided ? "no failures found" : "nothing was audited"
    let failed = tally.findings.values.reduce(0, +)
    var parts = [failed == 0 ? silence : Self.count(failed, "finding")]
    if failed > 0 { parts[0] += " (\(Self.impacts { tally.findings[$0] ?? 0 }))" }
    if tally.doubts > 0 {
      let fails = tally.isFailingOnDoubt ? " (which fails the run)" : ""
      parts.append(open(tally.doubts) + fails)
    }
    if let stale = report.staleEntries { parts.append(stale.words) }
    if !report.errors.isEmpty { parts.append(Self.count(report.errors.count, "input error")) }
    return parts.joined(separator: ", ")
  }

  /// What is another than the baseline says; nil where there is none.
  var change: String? {
    guard let gone = report.goneEntries else { return nil }
    let new = tally.findings.values.reduce(0, +)
    let known = (tally.suppressedFindings[.baseline] ?? 0)
    let entries =
      gone == 1
      ? "1 entry of the baseline no longer occurs"
      : "\(gone) entries of the baseline no longer occur"
    return [
      new == 0
        ? "no finding is new" : "\(Self.count(new, "finding")) \(new == 1 ? "is" : "are") new",
      known > 0 ? "\(known) \(known == 1 ? "was" : "were") there before" : nil,
      gone > 0 ? entries : nil,
    ].compactMap(\.self).joined(separator: ", ")
  }

  /// What was audited and what was not, in one line.
  package var line: String {
    var text =
      "audited \(audited) in "
      + "\(Self.count(tally.files, "file")): \(Self.count(tally.targets, "target")), "
      + "\(Self.count(tally.rules.count, "rule")), \(appearances)"
    let skipped = tally.lacks.leftOut.count
    if skipped > 0 { text += "; \(Self.count(skipped, "rule")) left out on request" }
    text += tally.lacks.groups.map(untested).joined()
    let others = report.skipped - report.unopened
    if others > 0 { text += "; \(Self.count(others, "file")) neither spec nor chart" }
    if report.unopened > 0 { text += "; \(Self.count(report.unopened, "file")) not opened" }
    return text + suppressed
  }

  /// What was audited: “2 components and 1 image without a chart or an indicator”.
  private var audited: String {
    let images = tally.plainImages
    let components = tally.components - images
    let parts = [
      components > 0 || images == 0 ? Self.count(components, "component") : nil,
      images > 0 ? Self.count(images, "image") + " without a chart or an indicator" : nil,
    ]
    return parts.compactMap(\.self).joined(separator: " and ")
  }

  /// How many findings do not count, and where that is said: “; 3 findings suppressed (2 inline, 1 by
  /// the baseline)”.
  private var suppressed: String {
    let parts = Suppression.Kind.allCases.compactMap { kind -> (count: Int, text: String)? in
      let count = tally.suppressedFindings[kind] ?? 0
      return count > 0 ? (count, "\(count) \(kind.words)") : nil
    }
    guard !parts.isEmpty else { return "" }
    let doubts = tally.suppressedDoubts
    let findings = parts.map(\.count).reduce(0, +) - doubts
    let told = findings > 0 ? Self.count(findings, "finding") : nil
    let untold = doubts > 0 ? "\(doubts) that could not be told" : nil
    let total = [told, untold].compactMap(\.self).joined(separator: " and ")
    return "; \(total) suppressed (\(parts.map(\.text).joined(separator: ", ")))"
  }

  /// How many rules could not be tested, and what the input lacks for them: “; 2 rules not tested for
  /// this input: no text sizes that a user chooses”, or of how many components.
  private func untested(_ group: Lacks.Group) -> String {
    let all = tally.components
    let place =
      group.componentCount < all ? "\(group.componentCount) of \(all) components" : "this input"
    return "; \(Self.count(group.ruleCount, "rule")) not tested for \(place): no "
      + group.facts.joined(separator: ", no ")
  }

  private var appearances: String {
    let seen = Appearance.allCases.filter(tally.appearances.contains)
    return seen.isEmpty
      ? "no appearance" : seen.map(\.rawValue).joined(separator: ", ")
  }

  /// How many there are of each impact, the worst first: “2 serious, 1 minor”.
  static func impacts(of findings: [Impact]) -> String {
    impacts { impact in findings.count { $0 == impact } }
  }

  private static func impacts(_ count: (Impact) -> Int) -> String {
    Impact.allCases.reversed().compactMap { impact in
      let count = count(impact)
      return count > 0 ? "\(count) \(impact.rawValue)" : nil
    }.joined(separator: ", ")
  }

  /// What a page says of what could not be told.
  static let check = "needs a manual check"

  static func checks(_ number: Int) -> String {
    number == 1 ? "1 \(check)" : "\(number) need a manual check"
  }

  package static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}

extension Suppression.Kind {
  /// Who suppresses, in words behind a number.
  var words: String {
    switch self {
    case .inline: "inline"
    case .configuration: "by the configuration"
    case .baseline: "by the baseline"
    }
  }
}

extension Outcome {
  /// Why a failure does not count against the run, in brackets behind its impact; nil where it does.
  var standing: String? {
    isComposite
      ? "summary" : isAdvisory ? "advisory" : isPlatformDefault ? "platform default" : nil
  }

  /// The requirements as people write them: “WCAG 1.4.3, HIG charts”.
  var requirementNames: String { RequirementText.names(requirements) }
}
