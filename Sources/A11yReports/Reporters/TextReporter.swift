internal import A11yModel
internal import A11yRules

extension Reporter {
  /// For people at a terminal.
  static let text = Reporter(
    "text",
    "for people at a terminal",
    needs: .findings
  ) { report, style in
    let paint = TextPaint(usesColor: style.usesColor)
    let coverage = Coverage(report: report)
    var blocks: [String] = []
    if !style.isQuiet {
      for file in report.files { blocks += textBlocks(of: file.results, paint) }
      for note in report.notes { blocks.append("note: \(VisibleText.of(note))\n") }
    }
    let verdict = paint.bold(coverage.verdict) + "\n" + coverage.line + "\n"
    return (blocks + [verdict]).joined(separator: "\n")
  }

  private static func textBlocks(of results: AuditResults, _ paint: TextPaint) -> [String] {
    let outcomes = results.outcomes(where: \.isOpen)
    let results: [Outcome.Result] = [.failed, .cantTell]
    let findings = results.flatMap { Finding.merged(outcomes, $0) }
    return findings.map { FindingText.block($0, paint) }
  }
}
