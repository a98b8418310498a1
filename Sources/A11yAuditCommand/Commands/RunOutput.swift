internal import A11yReports
internal import Files

/// A report that goes somewhere while the files of a run are audited.
struct RunOutput {
  private var running: any RunningReport
  private let outlet: Outlet

  /// The file that it goes to; nil for standard output.
  let path: String?

  /// - Parameters:
  ///   - reporter: writes it.
  ///   - style: how it is shown.
  ///   - output: where it goes; nil for standard output.
  ///   - system: writes files.
  init(
    _ reporter: Reporter,
    _ style: Reporter.Style,
    to output: CheckOptions.Output?,
    _ system: System
  ) {
    running = reporter.running(style)
    path = output?.path
    outlet = system.outlet(path, output?.makesFolders ?? false)
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
