internal import A11yConfiguration
internal import A11yReports
internal import Palettes
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
        a11y-audit new ring --palette brand --palette track -o Specs/ring.xml

      --palette names colours of the palettes that the configuration of the current folder has; they
      take the place of the template's own, in their order.
      """,
    options: [
      Option(
        name: "output",
        letter: "o",
        value: "FILE",
        help: "a new file that it is written to (default standard output)"
      ),
      Option(
        name: "palette",
        value: "NAME",
        isRepeatable: true,
        help: "a colour of the project's palettes in place of one of the template"
      ),
    ] + AuditOptions.configurationOptions
  ) { (arguments, system) throws(UsageError) in
    let type = arguments.operands[0]
    guard let template = SpecTemplate(rawValue: type) else {
      throw UsageError(
        "new \(type): there is no such type; expected \(NearestName.choice(SpecTemplate.names))"
      )
    }
    let text = try text(of: template, arguments, system)
    guard let path = arguments["output"] else { return CommandResult(output: text) }
    guard system.kind(path) == nil else {
      throw UsageError("\(path): is there already; new writes over nothing")
    }
    var result = CommandResult()
    result.output = VisibleText.of("\(path): change what its comments name, then check it") + "\n"
    result.files = [CommandResult.OutputFile(path: path, text: text, makesFolders: true)]
    result.tellsOfFiles = true
    return result
  }

  /// A template in the colours of the project that are named.
  private static func text(
    of template: SpecTemplate,
    _ arguments: Arguments,
    _ system: System
  ) throws(UsageError) -> String {
    let names = arguments.all("palette")
    guard !names.isEmpty else { return template.text }
    var configurations = Configurations(try AuditOptions.choice(arguments), RuleFolders(), system)
    let configuration = configurations.configuration(in: system.currentFolder)
    let project = RunPalettes([], system).project(of: configuration)
    let known = project.levels(.ios).flatMap(\.colors).map(\.name)
    if let wrong = (configurations.errors + project.errors).first {
      throw UsageError("\(wrong.location): \(wrong.message)")
    }
    guard !known.isEmpty else {
      throw UsageError("--palette \(names[0]): the configuration names no palettes")
    }
    if let stranger = names.first(where: { !known.contains($0) }) {
      throw UsageError(
        "--palette \(stranger): no palette has this colour"
          + NearestName.hint(for: stranger, in: known)
      )
    }
    guard let text = template.text(in: names) else {
      throw UsageError(
        "--palette: \(template.rawValue) has fewer colours than that; leave out \(names.last ?? "")"
      )
    }
    return text
  }
}
