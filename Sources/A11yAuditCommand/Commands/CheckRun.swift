internal import A11yAudit
internal import A11yModel
internal import A11yReaders
internal import A11yReports
internal import A11yRules
internal import XML

/// One run of `check`.
struct CheckRun: Sendable {
  private let system: System
  private let paths: [String]
  private let options: AuditOptions
  private let audit: PreparedAudit
  private let reporter: Reporter
  private let outputs: [(reporter: Reporter, path: String)]
  private let gate: Gate
  private let jobs: Int
  private let style: Reporter.Style

  /// What reports call the time of the run where it must not differ between runs.
  private let reproducibleTime: Int?

  init(_ arguments: Arguments, _ system: System) throws(UsageError) {
    self.system = system
    paths = arguments.operands
    options = try AuditOptions(arguments, system)
    reporter = Reporter.named(arguments["format"] ?? "text") ?? .standard
    gate = Gate(
      failOn: arguments["fail-on"].map { Impact(rawValue: $0) } ?? .serious,
      failsOnCantTell: arguments["cant-tell"] == "fail"
    )
    style = Reporter.Style(
      usesColor: system.isTerminal && (system.variable("NO_COLOR") ?? "").isEmpty,
      isQuiet: arguments.contains("quiet")
    )
    if let text = arguments["jobs"] {
      guard let number = Int(text), number > 0 else {
        throw UsageError("--jobs \(text): a whole number from 1 is expected")
      }
      jobs = number
    } else {
      jobs = system.cores
    }
    reproducibleTime = try Self.reproducibleTime(system)
    outputs = try Self.outputs(arguments, system)
    var asked = options.audit
    if asked.detail < .everything {
      asked.detail = outputs.map(\.reporter.detail).reduce(reporter.detail, max)
    }
    audit = PreparedAudit(asked)
  }

  /// What SOURCE_DATE_EPOCH says, up to the year 9999.
  private static func reproducibleTime(_ system: System) throws(UsageError) -> Int? {
    guard let text = system.variable("SOURCE_DATE_EPOCH"), !text.isEmpty else { return nil }
    guard let seconds = Int(text), (0...253_402_300_799).contains(seconds) else {
      throw UsageError(
        "SOURCE_DATE_EPOCH=\(text): seconds since 1970 are expected, up to 253402300799"
      )
    }
    return seconds
  }

  private static func outputs(
    _ arguments: Arguments,
    _ system: System
  ) throws(UsageError) -> [(reporter: Reporter, path: String)] {
    var outputs: [(Reporter, String)] = []
    var places: Set<String> = []
    for text in arguments.all("output") {
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else {
        throw UsageError("--output \(text): NAME=FILE is expected, as in json=report.json")
      }
      guard let reporter = Reporter.named(parts[0]) else {
        throw UsageError(
          "--output \(text): no such format"
            + NearestName.hint(for: parts[0], in: Reporter.all.map(\.name))
        )
      }
      if parts[1] == "-" {
        throw UsageError("--output \(text): standard output gets --format \(parts[0])")
      }
      guard places.insert(system.place(parts[1])).inserted else {
        throw UsageError("--output \(text): \(parts[1]) is written twice; keep one")
      }
      outputs.append((reporter, parts[1]))
    }
    return outputs
  }

  func result() throws(UsageError) -> CommandResult {
    let began = system.now()
    let inputs = inputs()
    let files = inputs.files
    var errors = inputs.errors
    try keepApart(outputs.map(\.path), files.map(\.path))
    let audited = audit(files)

    var report = Report(version: Version.current, files: [])
    report.catalogue = options.audit.catalogue
    report.time = reproducibleTime ?? Int(began)
    for outcome in audited {
      switch outcome {
      case .audited(let file): report.files.append(file)
      case .skipped: report.skipped += 1
      case .failed(let problems): errors += problems
      }
    }
    report.errors = errors
    var told: Set<String> = []
    for note in report.files.lazy.flatMap(\.results.notes) where told.insert(note).inserted {
      report.notes.append(note)
    }
    if !report.isDecided { report.notes += reasonsForNothing(report, inputs.emptyFolders) }
    if reproducibleTime != nil {
      for index in report.files.indices { report.files[index].seconds = 0 }
    }
    return result(of: report)
  }

  /// Why no rule decided anything.
  private func reasonsForNothing(_ report: Report, _ emptyFolders: [String]) -> [String] {
    emptyFolders.map { "\($0): holds no *.xml or *.svg" }
      + report.files.map { file in
        file.results.componentCount == 0
          ? "\(file.name): holds no component"
          : "\(file.name): none of the rules that were chosen applies to what it holds"
      }
  }

  private func result(of report: Report) -> CommandResult {
    var result = CommandResult()
    result.output = reporter.write(report, style)
    result.complaints += report.errors.map(\.complaint).joined()
    result.files = outputs.map { output in
      CommandResult.OutputFile(
        path: output.path,
        text: output.reporter.write(report, Reporter.Style())
      )
    }
    result.exitCode = exitCode(of: report)
    return result
  }

  private func exitCode(of report: Report) -> ExitCode {
    guard report.errors.isEmpty else { return .error }
    guard report.isDecided else { return .nothing }
    return report.isFailing ? .findings : .success
  }

  // MARK: files

  /// A report never takes the place of what is audited, whichever way the two are written.
  private func keepApart(_ outputs: [String], _ files: [String]) throws(UsageError) {
    guard !outputs.isEmpty else { return }
    let places = Set(files.map(system.place))
    for output in outputs where places.contains(system.place(output)) {
      throw UsageError("--output: \(output) is audited, too; write the report elsewhere")
    }
  }

  /// A file to audit, and whether it was named or only found.
  private typealias Input = (path: String, isNamed: Bool)

  /// The files that are meant, each once, and what could not be looked into.
  private func inputs() -> (files: [Input], errors: [InputError], emptyFolders: [String]) {
    var emptyFolders: [String] = []
    var errors: [InputError] = []
    var files: [Input] = []
    for path in paths {
      do throws(SystemError) {
        if let listing = try system.listing(path) {
          let found = listing.files.filter(Self.mayBeAudited)
          files += found.map { ($0, false) }
          if found.isEmpty { emptyFolders.append(path) }
          errors += listing.unreadableFolders.map { Self.unreadable($0.path, $0.error) }
        } else {
          files.append((path, true))
        }
      } catch {
        errors.append(Self.unreadable(path, error))
      }
    }
    var seen: Set<String> = []
    return (files.filter { seen.insert($0.path).inserted }, errors, emptyFolders)
  }

  /// Whether a file in a folder is one to look into; what it holds decides the rest.
  private static func mayBeAudited(_ path: String) -> Bool {
    let path = path.lowercased()
    return path.hasSuffix(".xml") || path.hasSuffix(".svg")
  }

  private enum AuditedInput: Sendable {
    case audited(Report.AuditedFile)
    case skipped
    case failed([InputError])
  }

  /// Audits files, several at once; the order of the results is that of the files.
  ///
  /// A file that is alone has its rules decided at once instead.
  private func audit(_ files: [Input]) -> [AuditedInput] {
    let workers = files.count > 1 && jobs > 1 ? 1 : jobs
    return Workers.results(files.count, workers: jobs) { index in
      audit(files[index].path, isNamed: files[index].isNamed, workers: workers)
    }
  }

  private func audit(_ path: String, isNamed: Bool, workers: Int) -> AuditedInput {
    let began = system.now()
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try system.read(path)
    } catch {
      return .failed([Self.unreadable(path, error)])
    }
    do throws(ReadFailure) {
      switch try Reader.content(of: bytes, file: path, options.reading) {
      case .other(let error): return isNamed ? .failed([error]) : .skipped
      case .document(let document):
        // A folder of images has icons and photographs, too.
        let isChart = document.components.contains { $0.kind != .graphic }
        guard isNamed || document.dialect != .svg || isChart else { return .skipped }
        let results = audit.results(for: document, workers: workers)
        return .audited(
          Report.AuditedFile(
            name: path,
            results: results,
            seconds: system.now() - began,
            gate: gate,
            source: results.contains(where: \.isOpen) ? SourceText(bytes) : nil
          )
        )
      }
    } catch {
      return isNamed || error.isRecognised ? .failed(error.errors.errors) : .skipped
    }
  }

  private static func unreadable(_ path: String, _ error: SystemError) -> InputError {
    InputError("cannot be read: \(error.message)", at: Location(file: path, line: 1, column: 1))
  }
}
