internal import A11yConfiguration
internal import A11yReports
internal import A11yRules

/// What `init` writes into a folder.
struct Initialization {
  private let files: [CommandResult.OutputFile]

  /// The way to the configuration that holds so far; nil where none does.
  private let extended: String?

  init(_ folder: String, _ system: System) throws(UsageError) {
    guard system.kind(folder) == .folder else { throw UsageError("\(folder): is no folder") }
    func path(_ name: String) -> String {
      folder == "." ? name : PathSyntax.joined(folder, name)
    }
    let names = [Configuration.standardName, ConfigurationSchema.standardName]
    for name in names where system.kind(path(name)) != nil {
      throw UsageError("\(path(name)): is there already; init writes over nothing")
    }
    let place = system.place(folder)
    var configurations = Configurations(.nearest, RuleFolders(.builtIn), system)
    let above = configurations.configuration(in: place)
    guard configurations.errors.isEmpty else {
      // What extends a broken configuration is broken, too.
      throw UsageError(
        configurations.errors.map(\.complaint).joined()
          + "what holds in \(folder) so far is wrong; mend it, then init extends it"
      )
    }
    let own = path(Configuration.standardName)
    if let above,
      let objection = Root(of: own, for: own, system).objection(to: .reading, above.file, system)
    {
      throw UsageError(
        "what holds in \(folder) so far cannot be extended: \(objection); change \(above.file), or "
          + "make one repository of both, as with git init"
      )
    }
    extended = above.map { configuration in
      let file = PathSyntax.normalized(PathSyntax.joined(system.currentFolder, configuration.file))
      return PathSyntax.relative(file, to: place)
    }
    let texts = [
      StartingConfiguration.text(extending: extended),
      ConfigurationSchema(above?.catalogue ?? .builtIn).json.text,
    ]
    files = zip(names, texts).map { CommandResult.OutputFile(path: path($0), text: $1) }
  }

  var result: CommandResult {
    let paths = files.map { VisibleText.of($0.path) }
    let said =
      extended.map { "extends \(VisibleText.of($0)), which holds so far; add what differs" }
      ?? "says what holds anyway; change it as you like"
    var result = CommandResult()
    result.output = """
      \(paths[0]): \(said)
      \(paths[1]): lets editors explain and check it

      Next:
        a11y-audit baseline write   let only new findings fail from here on
        a11y-audit check .          audit the current folder
        a11y-audit config show      say what holds, and why

      """
    result.files = files
    result.tellsOfFiles = true
    return result
  }
}
