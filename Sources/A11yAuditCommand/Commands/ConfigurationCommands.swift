internal import A11yConfiguration
internal import A11yReports
internal import A11yRules
internal import Palettes
internal import Support

extension Command {
  /// What holds for a file, and why.
  static let configurationShow = Command(
    "config show",
    "[FILE]",
    0...1,
    "every setting that holds for a file, and where it comes from",
    details: """
      A setting is the default, or comes from a place in a configuration or from an option. Without
      FILE, what holds in the current folder is shown, before any override.
      """,
    options: [.textOrJSON] + check.options.filter { shownOptions.contains($0.name) }
  ) { (arguments, system) throws(UsageError) in
    try ConfigurationDisplay(arguments, system).result
  }

  private static let shownOptions = [
    "config", "isolated", "profile", "appearance", "system-colors", "background", "rules",
    "fail-on", "cant-tell",
  ]

  /// What editors check configurations by.
  static let configurationSchema = Command(
    "config schema",
    "",
    0...0,
    "the JSON Schema of configurations, for editors",
    details: """
      Rules of one's own are in it where the configuration of the current folder or --rules names
      their folder.
      """,
    options: [rulesOption] + AuditOptions.configurationOptions
  ) { (arguments, system) throws(UsageError) in
    let catalogue = try Configurations.knownRules(arguments, system)
    return CommandResult(output: ConfigurationSchema(catalogue).json.text)
  }

  /// A configuration to begin with.
  static let initialize = Command(
    "init",
    "[FOLDER]",
    0...1,
    "write a configuration to begin with, which changes nothing",
    details: """
      The file is \(Configuration.standardName), in FOLDER or the current folder. It names the published
      schema, from which editors explain and check it. Where a configuration of a folder above holds
      so far, the new one extends it. What is there already is never written over.
      """
  ) { (arguments, system) throws(UsageError) in
    try Initialization(arguments.operands.first ?? ".", system).result
  }
}

/// What `config show` shows.
private struct ConfigurationDisplay {
  private let report: ConfigurationReport

  /// What is wrong with configurations, line by line.
  private let complaints: [String]

  /// What lies where a configuration would be and is not opened, line by line.
  private let notes: [String]
  private let isJSON: Bool

  init(_ arguments: Arguments, _ system: System) throws(UsageError) {
    isJSON = arguments["format"] == "json"
    let options = try AuditOptions(arguments, system)
    let file = arguments.operands.first
    var places = Places(system)
    var rules = FolderRules(
      Configurations(options.configuration, options.folders, system),
      system
    )
    let running = rules.configurations.configuration(in: system.currentFolder)
    var configuration = running
    var place: String?
    var exclusion: ConfigurationReport.Exclusion?
    if let file, file != AuditedPath.standardInput {
      switch system.kind(file) {
      case .folder: throw UsageError("\(file): is a folder; config show takes one file")
      case nil: throw UsageError("\(file): there is no such file")
      default: break
      }
      let found = places.place(of: file)
      place = found
      configuration = rules.configurations.configuration(in: PathSyntax.folder(of: found))
      exclusion = rules.exclusion(of: found, isFolder: false).map {
        ConfigurationReport.Exclusion($0.text, from: .file($0.location))
      }
    }
    notes = (rules.configurations.unopened + rules.unopened).map {
      VisibleText.of("note: \($0.note)") + "\n"
    }
    report = ConfigurationReport(
      of: file,
      configuration,
      ResolvedConfiguration(
        configuration,
        overrides: place.flatMap { configuration?.overrides(for: $0) } ?? [],
        options: options.settings
      ),
      run: Self.run(running, configuration, arguments.all("rules")),
      suppressions: place.flatMap { place in
        configuration.map { $0.suppressions(at: $0.suppressions(for: place)) }
      } ?? [],
      exclusion: exclusion
    )
    let palettes = RunPalettes([], system).project(of: configuration)
    _ = palettes.levels(.ios)
    let wrong = rules.configurations.errors + rules.shortfalls + palettes.errors
    complaints = wrong.map(\.complaint)
  }

  /// What holds for the run.
  private static func run(
    _ running: Configuration?,
    _ configuration: Configuration?,
    _ added: [String]
  ) -> [ConfigurationReport.Entry] {
    let folders =
      (configuration?.layers.flatMap(\.ruleFolders) ?? [])
      + added.map { Placed($0, from: .option("--rules")) }
    let palettes: [ConfigurationReport.Entry] =
      configuration?.layers.flatMap(\.palettes).map {
        .init("palettes", .string($0.source.summary), from: .file($0.location))
      } ?? []
    return folders.map { .init("ruleFolders", .string($0.value), from: $0.origin) }
      + palettes
      + [
        running?.baseline.map { .init("baseline", .string($0.value), from: $0.origin) }
          ?? .init("baseline", .null, from: .standard)
      ]
      + (running?.outputs.map { format, path in
        .init("outputs \(format)", .string(path.value), from: path.origin)
      } ?? [])
  }

  var result: CommandResult {
    guard complaints.isEmpty else {
      return CommandResult(complaints: complaints.joined(), exitCode: .error)
    }
    return CommandResult(output: isJSON ? report.json : report.plain, complaints: notes.joined())
  }
}
