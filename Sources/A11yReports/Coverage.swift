internal import A11yModel
internal import A11yRules

/// What a report covers, in words.
struct Coverage {
  let report: Report

  /// What was found, in one line.
  var verdict: String {
    let failed = Finding.merged(atomic, .failed)
    let open = Finding.merged(atomic, .cantTell)
    let silence = report.isDecided ? "no failures found" : "nothing was audited"
    var parts = [failed.isEmpty ? silence : Self.count(failed.count, "finding")]
    let impacts = Impact.allCases.reversed().compactMap { impact -> String? in
      let count = failed.filter { $0.first.impact == impact }.count
      return count > 0 ? "\(count) \(impact.rawValue)" : nil
    }
    if !impacts.isEmpty { parts[0] += " (\(impacts.joined(separator: ", ")))" }
    if !open.isEmpty {
      parts.append("\(open.count) could not be told")
    }
    if !report.errors.isEmpty { parts.append(Self.count(report.errors.count, "input error")) }
    return parts.joined(separator: ", ")
  }

  /// What was audited and what was not, in one line.
  var line: String {
    let summary = report.summary
    var text =
      "audited \(Self.count(summary.components, "component")) in "
      + "\(Self.count(summary.files, "file")): \(Self.count(summary.targets, "target")), "
      + "\(Self.count(summary.rules, "rule")), \(appearances)"
    let untested = summary.count(.untested)
    if untested > 0 { text += "; \(Self.count(untested, "rule")) left out on request" }
    if summary.skipped > 0 { text += "; \(Self.count(summary.skipped, "file")) not a spec" }
    return text
  }

  private var atomic: [Outcome] { report.outcomes.filter { !$0.isComposite } }

  private var appearances: String {
    let seen = Appearance.allCases.filter { appearance in
      report.files.contains { file in
        file.results.document.components.contains { $0.appearances.contains(appearance) }
      }
    }
    return seen.isEmpty
      ? "no appearance" : seen.map(\.rawValue).joined(separator: ", ")
  }

  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}

extension Outcome {
  /// The requirements as people write them: “WCAG 1.4.3, HIG charts”.
  var requirementNames: String { RequirementText.names(requirements) }
}
