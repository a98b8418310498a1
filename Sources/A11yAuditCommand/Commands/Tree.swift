internal import A11yModel
internal import A11yReports

extension Command {
  /// What a screen reader reaches, and says.
  static let tree = Command(
    "tree",
    "PATH",
    1...1,
    "the accessibility tree and the transcript: what a screen reader reaches, and says",
    details: """
      STATE is a step by its id, number or name, which is current then; a state by its id or meaning,
      as error, which a step is in then; initial, or empty for a chart without data; or all.

      TRANSITIONS is a list as next,next,back; what is heard on each is printed:
        next, back      the next or the previous step becomes current
        select:STEP     a step is tapped, and becomes current
        complete        the last step is done, or the progress is full
        error[:WHICH]   a step goes wrong; WHICH is a step or a state where there are several
        update[:WHICH]  a step changes its state, or the value or the data change; update:empty
                        takes the data of a chart away
      Text shows where the walk begins and ends in full, and between them what changes.

      A state is shown of every component that has it; a walk goes through every component that has
      steps, or where none has, through all.
      """,
    options: [
      Option(name: "state", value: "STATE", help: "this state, or all of them (default initial)"),
      Option(
        name: "walk",
        value: "TRANSITIONS",
        help: "a path through states, and what is heard on it"
      ),
      Option(name: "component", value: "ID", help: "this component alone (default all)"),
      PaletteOption.option,
      .textOrJSON,
      AuditOptions.maximumFileSizeOption,
    ] + SourceOptions.options
  ) { (arguments, system) throws(UsageError) in
    let choice = try TreeChoice(arguments)
    let file = try ShownFile(of: "tree", arguments, system)
    let wrong = file.complaints
    guard let document = file.document else {
      return CommandResult(complaints: wrong, exitCode: .error)
    }
    let report = try choice.report(on: document)
    let output = arguments["format"] == "json" ? report.json : report.plain
    guard document.components.isEmpty else {
      return CommandResult(
        output: output,
        complaints: wrong,
        exitCode: wrong.isEmpty ? .success : .error
      )
    }
    return CommandResult(
      output: output,
      complaints: VisibleText.of("\(file.path): holds no component") + "\n",
      exitCode: .nothing
    )
  }
}
