internal import A11yReports
internal import Support

extension Command {
  /// A spec to begin with.
  static let new = Command(
    "new",
    "TYPE",
    1...1,
    "write a spec to begin with, whose comments say what to change",
    details: """
      TYPE is \(NearestName.choice(SpecTemplate.names)).

        a11y-audit new donut > donut.xml && a11y-audit check donut.xml
      """,
    options: [
      Option(
        name: "output",
        letter: "o",
        value: "FILE",
        help: "a new file that it is written to (default standard output)"
      )
    ]
  ) { (arguments, system) throws(UsageError) in
    let type = arguments.operands[0]
    guard let template = SpecTemplate(rawValue: type) else {
      throw UsageError(
        "new \(type): there is no such type; expected \(NearestName.choice(SpecTemplate.names))"
      )
    }
    guard let path = arguments["output"] else { return CommandResult(output: template.text) }
    guard system.kind(path) == nil else {
      throw UsageError("\(path): is there already; new writes over nothing")
    }
    var result = CommandResult()
    result.output = VisibleText.of("\(path): change what its comments name, then check it") + "\n"
    result.files = [CommandResult.OutputFile(path: path, text: template.text, makesFolders: true)]
    result.tellsOfFiles = true
    return result
  }
}
