internal import A11yRules

/// The page while it is made: of each file its cards are written as soon as it is audited, and no more of
/// it is kept.
struct HTMLReport: RunningReport {
  private var files: [PageFile] = []
  private var rules = RuleNumbers()
  private var links: PageLinks?

  mutating func part(of file: Report.AuditedFile, in report: Report) -> String {
    let links = links ?? PageLinks(report.catalogue)
    self.links = links
    files.append(PageFile(file, number: files.count + 1, &rules, report.catalogue, links))
    return ""
  }

  func end(of report: Report) -> String {
    HTMLPage(
      report: report,
      files: files,
      rules: rules.names,
      links: links ?? PageLinks(report.catalogue)
    ).text
  }
}
