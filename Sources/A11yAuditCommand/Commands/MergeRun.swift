internal import A11yAudit
internal import A11yConfiguration
internal import A11yModel
internal import A11yReports
internal import Files

/// One run of `merge`.
struct MergeRun {
  /// What the reports are written by.
  private let run: CheckRun
  private let paths: [String]

  init(_ arguments: Arguments, _ system: System) throws(UsageError) {
    run = try CheckRun(arguments, system)
    paths = arguments.operands
  }

  /// The same that one run comes to: what became of each file is added in the order of the files.
  func result() throws(UsageError) -> CommandResult {
    try keepApart()
    var merged = MergedReports()
    for path in paths { try merged.add(read(path), path) }
    try merged.end()
    var report = Report(merged.start, version: Version.current, run.catalogue)
    report.errors += run.errors.filter { !report.errors.contains($0) }
    let none = ConfiguredSuppressions([], on: run.options.today)
    let gathered = try run.gathered(report, named: merged.named) { run in
      for var file in merged.files {
        if let gate = file.audit?.file.gate { file.audit?.file.gate = chosen(gate) }
        run.add(file.result(none), at: file.place, file.name)
      }
      run.conclude { $0.errors += merged.errors }
      run.end(merged.start, on: self.run.options.today) { _ in
        merged.suppressions.map { own in
          var own = own
          own.gate = own.gate.map(chosen)
          return own
        }
      }
    }
    return run.result(of: gathered)
  }

  /// What fails: the command line wins over what the runs said.
  private func chosen(_ gate: Gate) -> Gate {
    let settings = run.audits.settings
    return Gate(
      failOn: settings.failOn.map(\.value) ?? gate.failOn,
      failsOnCantTell: settings.failsOnCantTell?.value ?? gate.failsOnCantTell
    )
  }

  private func read(_ path: String) throws(UsageError) -> MergeableReport {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try run.system.read(path, .named, run.audits.maximumFileSize)
    } catch {
      let hint = error.cause == .size ? ", which --max-file-size allows" : ""
      throw UsageError("\(path): cannot be read: \(error.message)\(hint)")
    }
    do throws(InputError) {
      return try MergeableReport(
        parsing: bytes,
        file: path,
        version: Version.current,
        run.catalogue
      )
    } catch {
      throw UsageError("\(error.location): error: \(error.message)")
    }
  }

  /// Each report is given once, and none takes the place of one of which it is made.
  private func keepApart() throws(UsageError) {
    var places: Set<String> = []
    for path in paths where !places.insert(run.system.place(path)).inserted {
      throw UsageError("\(path): is given twice; keep one")
    }
    for output in run.options.outputs where places.contains(run.system.place(output.path)) {
      throw UsageError(
        "\(output.origin): \(output.path) is merged, too; write the report elsewhere"
      )
    }
  }
}
