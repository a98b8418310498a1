internal import A11yAudit
internal import A11yModel
internal import A11yReports
internal import Drawing

extension Command {
  /// What a file shows, as images.
  static let draw = Command(
    "draw",
    "PATH",
    1...1,
    "draw what is audited, with the colours that the audit computed",
    details: """
      Each picture is an SVG file that stands alone, called FILE-COMPONENT-STATE-APPEARANCE.svg. A file that
      is there is replaced only where draw wrote it. Without --output, the options have to choose one
      picture, which goes to standard output.

      STATE is what it is for a11y-audit tree: a step by its id, number or name, a state by its id or
      meaning, initial, empty, or all. An appearance on an elevated surface is called dark-elevated.

      What the source says nothing of, as where a step stands, has a default; what has its size by one has a
      dotted edge, and a checkerboard with a question mark stands for colours that are not known.

      Exit codes:
        0  all is drawn
        2  an input, usage or output error
        3  the file shows no component
      """,
    options: [
      Option(name: "component", value: "ID", help: "this component alone (default all)"),
      Option(name: "state", value: "STATE", help: "this state, or all of them (default initial)"),
      Option(
        name: "appearance",
        value: "NAME",
        choices: Variant.allCases.map(\.name) + ["all"],
        help: "this appearance, or all of them (default all)"
      ),
      Option(
        name: "vision",
        value: "NAME",
        choices: Vision.allCases.map(\.rawValue),
        help: "as somebody sees it who cannot tell some colours apart, or any"
      ),
      Option(
        name: "output",
        letter: "o",
        value: "FOLDER",
        help: "the folder that pictures are written to; it is made where it is missing"
      ),
      PaletteOption.option,
      AuditOptions.maximumFileSizeOption,
    ] + SourceOptions.options
  ) { (arguments, system) throws(UsageError) in
    let file = try ShownFile(of: "draw", arguments, system)
    let wrong = file.complaints
    guard let document = file.document else {
      return CommandResult(complaints: wrong, exitCode: .error)
    }
    guard !document.components.isEmpty else {
      let nothing = VisibleText.of("\(file.path): holds no component") + "\n"
      return CommandResult(complaints: wrong + nothing, exitCode: .nothing)
    }
    let choice = try PictureChoice(arguments, of: document, file.bytes)
    var result: CommandResult
    if let folder = arguments["output"] {
      result = try choice.files(in: folder, of: file.path, system)
    } else {
      result = try choice.single()
    }
    result.complaints = wrong + result.complaints
    if !wrong.isEmpty { result.exitCode = .error }
    return result
  }
}
