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
      if style.showsStatistics {
        let lines = StatisticsText(report).lines
        if !lines.isEmpty { blocks.append(lines.map { $0 + "\n" }.joined()) }
      } else {
        let files = report.files
        blocks += Workers.results(files.count, workers: style.workers) { place in
          textBlocks(of: files[place], paint)
        }.joined()
      }
      for note in report.notes { blocks.append("note: \(VisibleText.of(note))\n") }
    }
    blocks.append("\(paint.bold(coverage.verdict))\n\(VisibleText.of(coverage.line))\n")
    return blocks.joined(separator: "\n")
  }

  private static func textBlocks(of file: Report.AuditedFile, _ paint: TextPaint) -> [String] {
    let outcomes = file.results.outcomes
    let findings = [.failed, .cantTell].flatMap { result in
      Finding.merged(outcomes, result) { $0.isOpen }
    }
    guard !findings.isEmpty else { return [] }
    let excerpt = SourceExcerpt(of: file)
    return findings.map { finding in
      // A finding on the configuration is about another file.
      let isHere = finding.first.location.file == file.name
      return FindingText.block(finding, paint, isHere ? excerpt : nil)
    }
  }
}
