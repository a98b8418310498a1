internal import A11yReports
internal import A11yRules
internal import XML

extension Command {
  /// The catalogue.
  static let rules = Command(
    "rules",
    "",
    0...0,
    "the catalogue of rules",
    options: [
      Option(
        name: "format",
        value: "NAME",
        choices: ["text", "json", "markdown"],
        help: "text, json or markdown (default text)"
      ),
      rulesOption,
    ]
  ) { (arguments, system) throws(UsageError) in
    let catalogue = try AuditOptions.catalogue(arguments, system)
    switch arguments["format"] {
    case "json": return CommandResult(output: CatalogueText.json(catalogue))
    case "markdown": return CommandResult(output: CatalogueText.markdown(catalogue))
    default: return CommandResult(output: CatalogueText.plain(catalogue))
    }
  }

  /// Rules of one's own.
  static let rulesOption = Option(
    name: "rules",
    value: "FOLDER",
    isRepeatable: true,
    help: "a folder of rule files to add; one of a known id takes its place"
  )
}
