internal import A11yReports
internal import Files

/// A report that goes somewhere while the files of a run are audited.
struct RunOutput {
  private var running: any RunningReport
  private let outlet: Outlet

  /// The file that it goes to; nil for standard output.
  let path: String?

  init(_ reporter: Reporter, _ style: Reporter.Style, to path: String?, _ system: System) {
    running = reporter.running(style)
    outlet = system.outlet(path)
    self.path = path
  }

  mutating func add(_ file: Report.AuditedFile, in report: Report) {
    let text = running.part(of: file, in: report)
    if !text.isEmpty { outlet.write(text) }
  }

  /// - Throws: why it could not be written.
  mutating func end(_ report: Report) throws(SystemError) {
    outlet.write(running.end(of: report))
    try outlet.close()
  }
}
