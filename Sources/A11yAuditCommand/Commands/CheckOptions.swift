internal import A11yConfiguration
internal import A11yModel
internal import A11yReports
internal import A11yRules

/// The options of `check` that are about the run and not about rules.
struct CheckOptions: Sendable {
  var reporter: Reporter
  var outputs: [Output]
  var style: Reporter.Style
  var jobs: Int

  /// What reports call the time of the run where it must not differ between runs.
  var reproducibleTime: Int?

  /// Whether what is excluded is left out although it was named.
  var forcesExclusion: Bool

  /// The moment at which the run began, by reports: seconds from 1970-01-01, UTC.
  let time: Int

  /// The day on which the run began.
  var today: CalendarDay { CalendarDay(seconds: time) }

  /// The revision from which files have to differ; nil where all are audited.
  var since: String?

  /// The file of the baseline; nil where none is named.
  var baseline: String?
  var isBaselineStrict: Bool

  /// Whether comments may suppress findings.
  var readsComments: Bool

  /// Which share of the files is audited; nil for all of them.
  let shard: Shard?

  /// Whether the report in JSON is one to be merged with others.
  let isMergeable: Bool

  init(_ arguments: Arguments, _ system: System) throws(UsageError) {
    reporter = Reporter.named(arguments["format"] ?? "text") ?? .standard
    style = Reporter.Style(
      usesColor: Self.usesColor(system),
      isQuiet: arguments.contains("quiet"),
      showsStatistics: arguments.contains("statistics")
    )
    style.isVerbose = arguments.contains("verbose")
    style.mostFindings = try Self.number(arguments, "max-findings", from: 0)
    try Self.check(style, reporter)
    jobs = try Self.number(arguments, "jobs", from: 1) ?? system.cores
    style.workers = jobs
    style.callsErrorsWarnings = arguments.contains("exit-zero")
    style.outcomes = arguments["outcomes"].map { list in
      Set(list.split(separator: ",").compactMap { Outcome.Result(rawValue: String($0)) })
    }
    reproducibleTime = try Self.reproducibleTime(system)
    forcesExclusion = arguments.contains("force-exclude")
    time = reproducibleTime ?? Int(system.now())
    since = arguments["since"]
    readsComments = !arguments.contains("no-inline")
    baseline = arguments["baseline"]
    isBaselineStrict = arguments.contains("strict-baseline")
    shard = try arguments["shard"].map { (text) throws(UsageError) in try Shard(text, system) }
    isMergeable = arguments.contains("for-merge")
    outputs = try Self.outputs(arguments, system)
  }

  /// Whether colours are understood where the text goes: NO_COLOR (no-color.org) wins over
  /// CLICOLOR_FORCE (bixense.com/clicolors) and FORCE_COLOR, which are for logs that show them, and
  /// these over what the terminal is.
  private static func usesColor(_ system: System) -> Bool {
    func isSet(_ name: String) -> Bool { !["", "0"].contains(system.variable(name) ?? "") }
    if !(system.variable("NO_COLOR") ?? "").isEmpty { return false }
    if isSet("CLICOLOR_FORCE") || isSet("FORCE_COLOR") { return true }
    return system.isTerminal && system.variable("TERM") != "dumb"
  }

  private static func number(
    _ arguments: Arguments,
    _ name: String,
    from least: Int
  ) throws(UsageError) -> Int? {
    guard let text = arguments[name] else { return nil }
    guard let number = Int(text), number >= least else {
      throw UsageError("--\(name) \(text): a whole number from \(least) is expected")
    }
    return number
  }

  /// What is for one format, and what leaves out what another option shows.
  private static func check(_ style: Reporter.Style, _ reporter: Reporter) throws(UsageError) {
    let asked = [
      ("statistics", style.showsStatistics), ("verbose", style.isVerbose),
      ("max-findings", style.mostFindings != nil),
    ].filter(\.1).map { "--\($0.0)" }
    guard let first = asked.first else { return }
    if reporter.name != "text" {
      throw UsageError(
        "\(first) is for --format text; \(reporter.name) tells every finding, so leave it out"
      )
    }
    if style.isQuiet { throw UsageError("--quiet leaves out what \(first) shows; keep one") }
    if style.showsStatistics, asked.count > 1 {
      throw UsageError("\(first) leaves out what \(asked[1]) shows; keep one")
    }
  }

  /// Adds the reports that a configuration asks for, of formats that the command line does not.
  mutating func add(_ configuration: Configuration?, _ system: System) -> [InputError] {
    var errors: [InputError] = []
    var places = Set(outputs.map { system.place($0.path) })
    let named = Set(outputs.map(\.reporter.name))
    for (format, path) in configuration?.outputs ?? [] where !named.contains(format) {
      guard let reporter = Reporter.named(format) else { continue }
      let root = Root(of: path.origin, in: configuration, system)
      if case .file(let location) = path.origin,
        let objection = root?.objection(to: .writing, path.value, system)
      {
        let hint = "; --output \(format)=FILE names any place"
        errors.append(InputError("outputs: \(objection)\(hint)", at: location))
      } else if places.insert(system.place(path.value)).inserted {
        outputs.append(Output(reporter: reporter, path: path.value, origin: path.origin))
      } else if case .file(let location) = path.origin {
        errors.append(InputError("outputs: \(path.value) is written twice; keep one", at: location))
      }
    }
    return errors
  }

  /// The formats that are written.
  var formats: Set<String> { Set(outputs.map(\.reporter.name) + [reporter.name]) }

  /// How much of what rules decide the reports need to know.
  var detail: Audit.Detail { reporters.map { $0.detail(for: style) }.max() ?? .findings }

  /// That of standard output, and those of files.
  private var reporters: [Reporter] { [reporter] + outputs.map(\.reporter) }

  /// Refuses a choice of outcomes where no report lists them one by one.
  func checkOutcomes() throws(UsageError) {
    guard style.outcomes != nil, !reporters.contains(where: \.listsOutcomes) else { return }
    throw UsageError("--outcomes is for json and jsonl; ask for one, as in --format json")
  }

  /// How reports in files are shown.
  var fileStyle: Reporter.Style {
    var style = Reporter.Style()
    style.outcomes = self.style.outcomes
    return style
  }

  /// Whether some report shows components as they look and sound.
  var showsComponents: Bool { reporters.contains(where: \.showsComponents) }

  /// How much of audited files is kept until the reports are written that are written at the end.
  var kept: Reporter.Kept { outputs.map(\.reporter.keeps).reduce(reporter.keeps, max) }

  /// What SOURCE_DATE_EPOCH says, up to the year 9999.
  static func reproducibleTime(_ system: System) throws(UsageError) -> Int? {
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
  ) throws(UsageError) -> [Output] {
    var places: Set<String> = []
    return try arguments.all("output").map { (text) throws(UsageError) in
      let output = try Output(text)
      guard places.insert(system.place(output.path)).inserted else {
        throw UsageError("--output \(text): \(output.path) is written twice; keep one")
      }
      return output
    }
  }
}
