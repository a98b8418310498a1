internal import A11yAudit
internal import A11yModel
internal import A11yReaders
internal import A11yRules
internal import XML

/// The options that say which rules decide.
struct AuditOptions: Sendable {
  var audit: Audit
  var reading = ReadingSettings()

  static let options = [
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
    Command.rulesOption,
    Option(name: "all-outcomes", help: "list every outcome with its target and evidence"),
  ]

  init(_ arguments: Arguments, _ system: System) throws(UsageError) {
    audit = Audit(catalogue: try RuleFolders(arguments.all("rules"), system).catalogue)
    let profiles = arguments.all("profile").compactMap(Profile.Name.init)
    if !profiles.isEmpty { audit.profiles = profiles }
    for option in ["rule", "skip"] {
      for id in arguments.all(option) {
        guard let problem = audit.catalogue.problem(withRule: id) else { continue }
        throw UsageError("--\(option) \(id): \(problem)")
      }
    }
    if let both = arguments.all("rule").first(where: arguments.all("skip").contains) {
      throw UsageError("--rule \(both) and --skip \(both) exclude each other; keep one")
    }
    if arguments.contains("rule") { audit.only = arguments.all("rule") }
    audit.skipped = Set(arguments.all("skip"))
    let appearances = arguments.all("appearance").compactMap(Appearance.init)
    if !appearances.isEmpty { audit.appearances = Set(appearances) }
    if arguments.contains("all-outcomes") { audit.detail = .everything }
    reading.generation = arguments["system-colors"].flatMap(Generation.init)
    reading.page = try Self.page(arguments.all("background"))
  }

  /// What images lie on, as `COLOR` for every appearance or `APPEARANCE=COLOR` for one, which goes
  /// before that for every.
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
      page[appearance] = general
    }
    return page
  }
}
