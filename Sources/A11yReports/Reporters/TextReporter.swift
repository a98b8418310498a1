internal import A11yModel
internal import A11yRules
internal import Support

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
        blocks += [StatisticsText(report).rules].compactMap(\.self)
      } else {
        let selection = FindingSelection(report, atMost: style.mostFindings, style.workers)
        blocks += Workers.results(report.files.count, workers: style.workers) { place in
          let text = FileText(report.files[place], selection.findings(of: place), paint)
          return style.isVerbose ? text.blocksInFull : text.blocks
        }.joined()
        blocks += [selection.rest.map { $0 + "\n" }].compactMap(\.self)
        if report.tally.files > 1 { blocks += StatisticsText(report).tables }
      }
      for note in report.notes { blocks.append("note: \(VisibleText.of(note.description))\n") }
    }
    blocks.append("\(paint.bold(coverage.verdict))\n\(VisibleText.of(coverage.line))\n")
    return blocks.joined(separator: "\n")
  }
}
