internal import A11yConfiguration
internal import A11yModel
internal import A11yReports
internal import A11yRules
internal import Files
internal import Palettes
internal import Support
internal import XML

/// The options that say which rules decide, and which configuration holds.
struct AuditOptions: Sendable {
  /// What wins over the configuration.
  var settings = Settings()

  /// Exactly these rules, whatever the profile; nil for those of the profiles.
  var only: [String]?

  /// Rules that are left out besides.
  var skipped: Set<String>

  /// Whether every outcome is listed.
  var listsAllOutcomes: Bool
  var configuration: Configurations.Choice

  /// How large a file may be that is audited.
  var maximumFileSize: FileSize

  /// The palettes that are named.
  var palettes: [PaletteImport]

  /// Whether Swift source in folders is looked into, whatever configurations say.
  var looksIntoSources: Bool

  /// The built-in rules, with those of folders that are named.
  var folders: RuleFolders

  static let options =
    [
      Option(
        name: "profile",
        value: "PROFILE",
        choices: Profile.Name.allCases.map(\.rawValue),
        isRepeatable: true,
        help: "which rules apply (default wcag-aa and apple-hig, and chartability for charts)"
      ),
      Option(
        name: "rule",
        value: "RULE",
        isRepeatable: true,
        help: "exactly this rule, whatever the profile"
      ),
      Option(name: "skip", value: "RULE", isRepeatable: true, help: "leave this rule out"),
      Option(
        name: "appearance",
        value: "APPEARANCE",
        choices: Appearance.allCases.map(\.rawValue),
        isRepeatable: true,
        help: "report this appearance alone (default all)"
      ),
      Option(
        name: "system-colors",
        value: "GENERATION",
        choices: Generation.allCases.map(\.rawValue),
        help: "the system colours where a spec pins none (default ios26)"
      ),
      Option(
        name: "background",
        value: "COLOR",
        isRepeatable: true,
        help: "what an SVG image lies on (default unknown); APPEARANCE=COLOR for one appearance"
      ),
      PaletteOption.option,
      Command.rulesOption,
      Option(name: "swift", help: "look into the Swift source of folders, too"),
      Option(name: "all-outcomes", help: "list every outcome with its target and evidence"),
      maximumFileSizeOption,
    ] + SourceOptions.options + configurationOptions

  static let maximumFileSizeOption = Option(
    name: "max-file-size",
    value: "SIZE",
    help: "read no file that is larger (default 200MB)"
  )

  /// Which configuration holds.
  static let configurationOptions = [
    Option(
      name: "config",
      value: "FILE",
      help: "this configuration for all files (default the nearest \(Configuration.standardName))"
    ),
    Option(name: "isolated", help: "read no configuration"),
  ]

  init(_ arguments: Arguments, _ system: System) throws(UsageError) {
    folders = try RuleFolders(arguments.all("rules"), system)
    if let both = arguments.all("rule").first(where: arguments.all("skip").contains) {
      throw UsageError("--rule \(both) and --skip \(both) exclude each other; keep one")
    }
    if arguments.contains("rule") { only = arguments.all("rule") }
    skipped = Set(arguments.all("skip"))
    listsAllOutcomes = arguments.contains("all-outcomes")
    looksIntoSources = arguments.contains("swift")
    configuration = try Self.choice(arguments)
    maximumFileSize = try Self.maximumFileSize(arguments)
    palettes = try PaletteOption.imports(arguments.all("palette"))
    settings.profiles = Self.list(arguments, "profile", Profile.Name.init)
    settings.appearances = Self.list(arguments, "appearance", Appearance.init)
    settings.generation = arguments["system-colors"].flatMap(Generation.init).map {
      Placed($0, from: .option("--system-colors"))
    }
    let page = try Self.page(arguments.all("background"))
    if !page.isEmpty { settings.background = Placed(page, from: .option("--background")) }
    settings.failOn = arguments["fail-on"].map {
      Placed(Impact(rawValue: $0), from: .option("--fail-on"))
    }
    settings.failsOnCantTell = arguments["cant-tell"].map {
      Placed($0 == "fail", from: .option("--cant-tell"))
    }
  }

  private static func list<Value>(
    _ arguments: Arguments,
    _ option: String,
    _ value: (String) -> Value?
  ) -> Placed<[Value]>? {
    let values = arguments.all(option).compactMap(value)
    return values.isEmpty ? nil : Placed(values, from: .option("--\(option)"))
  }

  /// How large a file may be, which is no more than the parser takes.
  static func maximumFileSize(_ arguments: Arguments) throws(UsageError) -> FileSize {
    guard let text = arguments["max-file-size"] else { return .standard }
    guard let size = FileSize(text), size.bytes <= Bounds.maximumDocumentBytes else {
      throw UsageError(
        "--max-file-size \(text): a size up to 1GB is expected, as in 500MB or 100KB"
      )
    }
    return size
  }

  /// Which configuration is asked for.
  static func choice(_ arguments: Arguments) throws(UsageError) -> Configurations.Choice {
    guard let file = arguments["config"] else {
      return arguments.contains("isolated") ? .none : .nearest
    }
    guard file != AuditedPath.standardInput else {
      throw UsageError("--config -: a file is expected; standard input is none")
    }
    guard !arguments.contains("isolated") else {
      throw UsageError("--config \(file) and --isolated exclude each other; keep one")
    }
    return .file(file)
  }

  /// Refuses rules that there are not.
  func check(_ catalogue: Catalogue) throws(UsageError) {
    for (option, ids) in [("rule", only ?? []), ("skip", skipped.sorted())] {
      for id in ids {
        guard let problem = catalogue.problem(withRule: id) else { continue }
        let parts = id.split(separator: ",").map(String.init)
        if parts.count > 1, parts.allSatisfy({ catalogue.rule($0) != nil }) {
          let words = parts.map { "--\(option) \($0)" }.joined(separator: " ")
          throw UsageError("--\(option) \(id): give the option again for each: \(words)")
        }
        throw UsageError("--\(option) \(id): \(problem)")
      }
    }
  }

  /// What images lie on, as `COLOR` for every appearance or `APPEARANCE=COLOR` for one and that with
  /// increased contrast, which goes before that for every.
  static func page(_ texts: [String]) throws(UsageError) -> [Appearance: Color] {
    var page: [Appearance: Color] = [:]
    var general: Color?
    for text in texts {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        .map(String.init)
      let option = "--background \(text)"
      var appearance: Appearance?
      if parts.count == 2 {
        guard let known = Appearance(rawValue: parts[0]) else {
          throw UsageError(
            "\(option): no such appearance"
              + NearestName.hint(for: parts[0], in: Appearance.allCases.map(\.rawValue))
          )
        }
        appearance = known
      }
      let color: Color
      do {
        color = try Color(css: parts.last ?? "")
      } catch {
        throw UsageError("\(option): \(error.message)")
      }
      guard color.alpha >= 1 else {
        throw UsageError("\(option): a colour without transparency is expected")
      }
      guard appearance.map({ page[$0] == nil }) ?? (general == nil) else {
        throw UsageError("\(option): the background is given twice; keep one")
      }
      if let appearance { page[appearance] = color } else { general = color }
    }
    guard let general else { return page }
    for appearance in Appearance.allCases where page[appearance] == nil {
      page[appearance] = page[appearance.base] ?? general
    }
    return page
  }
}
