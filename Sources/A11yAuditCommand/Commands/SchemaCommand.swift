internal import A11yReports
internal import SpecReader
internal import XML

extension Command {
  /// What the spec dialect has.
  static let schema = Command(
    "schema",
    "",
    0...0,
    "the XML Schema of the spec dialect, for editors, or its elements, for people",
    options: [
      Option(
        name: "format",
        value: "NAME",
        choices: ["xsd", "markdown"],
        help: "xsd or markdown (default xsd)"
      )
    ]
  ) { (arguments, _) throws(UsageError) in
    let isForPeople = arguments["format"] == "markdown"
    return CommandResult(output: isForPeople ? Reference(.spec).markdown : Grammar.spec.schema)
  }
}
