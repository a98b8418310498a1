internal import A11yAudit
internal import A11yModel
internal import A11yReports
internal import CatalogueSite
internal import RuleCatalogue
internal import XML

extension Command {
  /// The catalogue.
  static let rules = Command(
    "rules",
    "[TEXT]",
    0...1,
    "the catalogue of rules, those that speak of TEXT, or what their examples come to",
    details: """
      TEXT is looked for in what rules say of themselves, each of its words: contrast, 1.4.3,
      'color blind'.

      As html it is a site that works from a folder: an index, and a page a rule on which each example is
      drawn with what the audit says of it. A file that is there is replaced only where rules wrote it.

      With --test, the examples of all rules are audited, or TEXT is a folder, and those of the rule
      files in it are. Exit codes: 0 each comes out as it is marked, 1 one does not, 2 a rule file or an
      example cannot be read, 3 there is no example.
      """,
    options: [
      Option(
        name: "format",
        letter: "f",
        value: "NAME",
        choices: ["text", "json", "markdown", "html"],
        help: "text, json, markdown or html (default text)"
      ),
      Option(
        name: "output",
        letter: "o",
        value: "FOLDER",
        help: "the folder that the pages of html are written to; it is made where it is missing"
      ),
      Option(
        name: "profile",
        value: "PROFILE",
        choices: Profile.Name.allCases.map(\.rawValue),
        isRepeatable: true,
        help: "the rules of this profile"
      ),
      Option(name: "test", help: "audit the examples of the rules"),
      rulesOption,
    ] + AuditOptions.configurationOptions
  ) { (arguments, system) throws(UsageError) in
    if arguments.contains("test") { return try ExampleRun(arguments, system).result }
    let text = arguments.operands.first
    let words = text?.split { $0.isWhitespace }.map(String.init) ?? []
    let profiles = arguments.all("profile").compactMap(Profile.Name.init)
    let catalogue = try Configurations.knownRules(arguments, system)
    let listing = CatalogueText(catalogue, profiles: profiles, about: words)
    if let text, listing.rules.isEmpty {
      throw UsageError(
        "\(text): no rule speaks of it; a11y-audit rules lists them all, and --test takes a folder"
      )
    }
    if arguments["format"] == "html" {
      let site = CatalogueSite(catalogue, listing.rules, profiles, version: Version.current)
      return try files(of: site, in: arguments["output"], system)
    }
    guard !arguments.contains("output") else {
      throw UsageError("--output goes with --format html; other formats go to standard output")
    }
    switch arguments["format"] {
    case "json": return CommandResult(output: listing.json)
    case "markdown": return CommandResult(output: listing.markdown(version: Version.current))
    default: return CommandResult(output: listing.plain)
    }
  }

  private static func files(
    of site: CatalogueSite,
    in path: String?,
    _ system: System
  ) throws(UsageError) -> CommandResult {
    guard let path else {
      throw UsageError("--format html writes several files; name their folder by --output")
    }
    let folder = try OutputFolder(path, of: "rules", marking: CatalogueSite.mark, system)
    var result = CommandResult()
    for file in site.files { result.files.append(try folder.file(file.path, file.text)) }
    result.output =
      VisibleText.of(
        "\(result.files[0].path): \(Coverage.count(site.rules.count, "rule"))"
      ) + "\n"
    result.tellsOfFiles = true
    return result
  }

  /// Rules of one's own.
  static let rulesOption = Option(
    name: "rules",
    value: "FOLDER",
    isRepeatable: true,
    help: "a folder of rule files to add; one of a known id takes its place"
  )
}

/// What the examples of rules come to.
private struct ExampleRun {
  private let catalogue: Catalogue

  /// The rules whose examples are audited.
  private let rules: [Rule]

  init(_ arguments: Arguments, _ system: System) throws(UsageError) {
    for option in ["format", "profile", "output"] where arguments.contains(option) {
      throw UsageError("--\(option) and --test exclude each other; keep one")
    }
    let folders = try RuleFolders(
      arguments.all("rules"),
      operand: arguments.operands.first,
      system
    )
    catalogue = folders.catalogue
    // Who names a folder asks for what is in it; else all are asked for.
    rules = arguments.operands.first.map(folders.rules) ?? catalogue.rules
  }

  var result: CommandResult {
    var result = CommandResult()
    let examples = RuleExample.all(of: rules, in: catalogue)
    var wrong = 0
    for example in examples {
      do throws(InputErrors) {
        let problems = try example.problems(catalogue)
        wrong += problems.isEmpty ? 0 : 1
        for problem in problems {
          result.output += VisibleText.of("\(problem.location): \(problem.message)") + "\n"
        }
      } catch {
        result.complaints += error.errors.map(\.complaint).joined()
        result.exitCode = .error
      }
    }
    let count = Coverage.count(examples.count, "example")
    let source = Coverage.count(rules.count, "rule")
    if examples.isEmpty {
      result.exitCode = .nothing
      result.output += "no example in \(source)\n"
    } else if wrong > 0 {
      if result.exitCode == .success { result.exitCode = .findings }
      result.output += "\(wrong) of \(count) of \(source) not as marked\n"
    } else if result.exitCode == .success {
      result.output += "\(count) of \(source): all as marked\n"
    }
    return result
  }
}
