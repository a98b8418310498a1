internal import A11yConfiguration
internal import A11yReports
internal import Files
internal import RuleCatalogue

extension Command {
  /// Writes a baseline of what is found.
  static let baselineWrite = Command(
    "baseline write",
    "[PATH…]",
    0...Int.max,
    "write what is found to a file, so that only new findings fail",
    details: """
      Everything that is found goes into the file, and what could not be told; without PATH the
      current folder is audited. Of what was in it only that is kept of which this run cannot tell:
      other files and rules. A run with errors, or in which nothing was audited, writes nothing.
      Names of files are paths from the root of the repository, and entries stay the same when lines
      move.
      """,
    options: baselineOptions
  ) { (arguments, system) throws(UsageError) in
    try BaselineRun(arguments, for: .writing, system).write()
  }

  /// Takes out of a baseline what no longer occurs.
  static let baselinePrune = Command(
    "baseline prune",
    "[PATH…]",
    0...Int.max,
    "take out of the baseline what no longer occurs",
    details: """
      Only entries are taken out of which this run can tell: those of the rules that it decided in
      the files that it audited, and of files that are gone. None is added.
      """,
    options: baselineOptions
  ) { (arguments, system) throws(UsageError) in
    try BaselineRun(arguments, for: .writing, system).prune()
  }

  /// Says what is in a baseline.
  static let baselineReport = Command(
    "baseline report",
    "[PATH…]",
    0...Int.max,
    "count what is in the baseline, by rule and file, and what no longer occurs",
    options: [.textOrJSON] + baselineOptions
  ) { (arguments, system) throws(UsageError) in
    try BaselineRun(arguments, for: .reading, system).summary(asJSON: arguments["format"] == "json")
  }

  private static let baselineOptions =
    [
      Option(
        name: "baseline",
        value: "FILE",
        help: "the baseline (default that of the configuration, else \(Baseline.standardName))"
      )
    ] + AuditOptions.options.filter { $0.name != "all-outcomes" } + [
      cantTellOption,
      noInlineOption,
      Option(name: "jobs", value: "N", help: "files that are audited at once"),
    ]
}

/// One run of a command on a baseline.
private struct BaselineRun {
  private let run: CheckRun
  private let path: String

  /// How it comes that the baseline is read.
  private let reading: FileBytes.Reading

  init(_ arguments: Arguments, for use: Root.Use, _ system: System) throws(UsageError) {
    run = try CheckRun(arguments, system)
    let standard = Baseline.standardName
    path = try run.baseline(for: use, orElse: standard) ?? standard
    reading = arguments.contains("baseline") ? .named : .found
  }

  func write() throws(UsageError) -> CommandResult {
    try keepOthers()
    let report = try run.findings()
    try keepApart(report)
    if let refused = refused(report, "not written") { return refused }
    let kept = earlier(report.catalogue).beyond(report, run.names, run.system)
    let baseline = Baseline(of: report).adding(kept)
    let note =
      kept.count > 0 ? "; \(kept.count) kept of files and rules of which this run cannot tell" : ""
    return written(baseline, BaselineSummary.count(baseline) + note)
  }

  /// The baseline of which another takes the place; an empty one where it cannot be read.
  private func earlier(_ catalogue: Catalogue) -> BaselineFile {
    do throws(UsageError) {
      return try BaselineFile(path, reading, catalogue, run.system)
    } catch {
      return BaselineFile(path)
    }
  }

  private func written(_ baseline: Baseline, _ said: String) -> CommandResult {
    var result = CommandResult()
    result.output = VisibleText.of("\(path): \(said)") + "\n"
    result.files = [CommandResult.OutputFile(path: path, text: baseline.text)]
    result.tellsOfFiles = true
    return result
  }

  func prune() throws(UsageError) -> CommandResult {
    var report = try run.findings()
    let file = try BaselineFile.existing(path, reading, report.catalogue, run.system)
    if let refused = refused(report, "left as it is") { return refused }
    let stale = file.apply(to: &report, run.names, run.system)
    guard stale.count > 0 else {
      let said = "\(path): everything in it still occurs, as far as this run can tell"
      return CommandResult(output: VisibleText.of(said) + "\n")
    }
    let rest = file.baseline.removing(stale)
    return written(
      rest,
      "\(BaselineSummary.entries(stale.count)) taken out; \(BaselineSummary.count(rest)) left"
    )
  }

  func summary(asJSON: Bool) throws(UsageError) -> CommandResult {
    var report = try run.findings()
    let file = try BaselineFile.existing(path, reading, report.catalogue, run.system)
    let stale = file.apply(to: &report, run.names, run.system)
    let summary = BaselineSummary(
      path: path,
      baseline: file.baseline,
      stale: stale,
      new: Baseline(of: report)
    )
    var result = CommandResult()
    result.output = asJSON ? summary.json : summary.text
    result.complaints = report.errors.map(\.complaint).joined()
    result.exitCode = report.errors.isEmpty ? report.isDecided ? .success : .nothing : .error
    return result
  }

  /// Why a baseline is not written; nil where it is.
  private func refused(_ report: Report, _ what: String) -> CommandResult? {
    guard !report.errors.isEmpty || !report.isDecided else { return nil }
    var result = CommandResult()
    result.complaints = report.errors.map(\.complaint).joined()
    let isError = !report.errors.isEmpty
    if !isError {
      result.complaints += report.notes.map { VisibleText.of("note: \($0)") + "\n" }.joined()
    }
    result.complaints +=
      VisibleText.of(
        "a11y-audit: \(path) is \(what): "
          + (isError ? "the run had errors, mend them first" : "nothing was audited")
      ) + "\n"
    result.exitCode = isError ? .error : .nothing
    return result
  }

  /// A baseline takes the place of another, or of one that was spoiled, and of nothing else.
  private func keepOthers() throws(UsageError) {
    guard let kind = run.system.kind(path) else { return }
    guard kind == .file else { throw UsageError("--baseline \(path): is no file; name another") }
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try run.system.read(path, reading, .standard)
    } catch {
      throw UsageError("--baseline \(path): cannot be read: \(error.message)")
    }
    let isOurs = bytes.isEmpty || String(decoding: bytes, as: UTF8.self).contains("\"a11y-audit\"")
    guard isOurs else {
      throw UsageError("--baseline \(path): is no baseline; name another file, or remove it")
    }
  }

  /// A baseline never takes the place of what is audited.
  private func keepApart(_ report: Report) throws(UsageError) {
    let place = run.system.place(path)
    guard !report.files.contains(where: { run.system.place($0.name) == place }) else {
      throw UsageError("--baseline \(path): is audited, too; write the baseline elsewhere")
    }
  }
}
