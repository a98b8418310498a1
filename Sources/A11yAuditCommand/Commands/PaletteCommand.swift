internal import A11yModel
internal import A11yReports
internal import Palettes
internal import Support

extension Command {
  /// The colours that catalogues and token files define.
  static let palette = Command(
    "palette",
    "[PATH…]",
    0...Int.max,
    "the colours of asset catalogues and design tokens, in each appearance",
    details: """
      PATH is an asset catalogue or a folder that holds some, a file of design tokens
      (dark=FILE for one appearance), or a resolver document. Without PATH, the palettes of the
      current folder's configuration are listed, and before them those that --palette names.

      The exit code is 2 where something could not be read; all else is listed. --format xml
      writes <color> elements for the palette of a spec.

        a11y-audit palette App/Colors.xcassets
        a11y-audit palette light=tokens/light.json dark=tokens/dark.json --format xml
      """,
    options: [
      Option(
        name: "format",
        letter: "f",
        value: "NAME",
        choices: ["text", "json", "xml"],
        help: "text, json or xml (default text)"
      ),
      PaletteOption.option,
    ] + AuditOptions.configurationOptions
  ) { (arguments, system) throws(UsageError) in
    let named = try PaletteOption.imports(arguments.operands, of: "palette")
    var configurations = Configurations(
      try AuditOptions.choice(arguments),
      RuleFolders(),
      system
    )
    let configuration =
      named.isEmpty ? configurations.configuration(in: system.currentFolder) : nil
    let first = try PaletteOption.imports(arguments.all("palette"))
    let project = RunPalettes(first + named, system).project(of: configuration)
    guard !project.isEmpty || !configurations.errors.isEmpty else {
      throw UsageError(
        "palette: name an asset catalogue or a token file, or palettes in the configuration"
      )
    }
    let listing = PaletteListing(project.levels(.ios))
    let wrong = configurations.errors + project.errors + listing.problems
    var notes = listing.notes
    let output: String
    switch arguments["format"] {
    case "json": output = listing.json(wrong)
    case "xml":
      output = listing.xml
      notes += listing.omissions
    default: output = listing.plain
    }
    return CommandResult(
      output: output,
      complaints: wrong.map(\.complaint).joined()
        + notes.map { VisibleText.of("\($0.location): note: \($0.message)") + "\n" }
        .joined(),
      exitCode: wrong.isEmpty ? .success : .error
    )
  }
}
