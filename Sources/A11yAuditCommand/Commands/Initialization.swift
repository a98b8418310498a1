internal import A11yAudit
internal import A11yConfiguration
internal import A11yReports
internal import RuleCatalogue

/// What `init` writes into a folder.
struct Initialization {
  private let file: CommandResult.OutputFile

  /// The way to the configuration that holds so far; nil where none does.
  private let extended: String?

  init(_ folder: String, _ system: System) throws(UsageError) {
    guard system.kind(folder) == .folder else { throw UsageError("\(folder): is no folder") }
    let name = Configuration.standardName
    let path = folder == "." ? name : PathSyntax.joined(folder, name)
    guard system.kind(path) == nil else {
      throw UsageError("\(path): is there already; init writes over nothing")
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
    if let above,
      let objection = Root(of: path, for: path, system).objection(to: .reading, above.file, system)
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
    let schema = Publication.address(
      of: ConfigurationSchema.publishedPath,
      version: Version.current
    )
    file = CommandResult.OutputFile(
      path: path,
      text: StartingConfiguration.text(extending: extended, schema: schema)
    )
  }

  var result: CommandResult {
    let said =
      extended.map { "extends \(VisibleText.of($0)), which holds so far; add what differs" }
      ?? "says what holds anyway; change it as you like"
    var result = CommandResult()
    result.output = """
      \(VisibleText.of(file.path)): \(said)
      Its $schema lets editors explain and check it; where rules of your own are in it, write
      a11y-audit config schema to a file and name that.

      Next:
        a11y-audit baseline write   let only new findings fail from here on
        a11y-audit check .          audit the current folder
        a11y-audit config show      say what holds, and why

      """
    result.files = [file]
    result.tellsOfFiles = true
    return result
  }
}
