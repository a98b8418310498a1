internal import A11yModel
internal import A11yReports
internal import Palettes
internal import RuleCatalogue
internal import SpecReader

extension Command {
  /// One pair of colours.
  static let contrast = Command(
    "contrast",
    "FOREGROUND BACKGROUND",
    2...2,
    "one pair of colours, every threshold, and the nearest passing colours",
    details: """
      A colour is written as in CSS, or is a system colour as systemBlue or secondaryLabel; then
      each appearance is shown. A translucent foreground is painted over the background.

        a11y-audit contrast brand systemBackground --palette App/Colors.xcassets
      """,
    options: [
      Option(
        name: "system-colors",
        value: "GENERATION",
        choices: Generation.allCases.map(\.rawValue),
        help: "the generation of system colours (default ios26)"
      ),
      PaletteOption.option,
      .textOrJSON,
    ]
  ) { (arguments, system) throws(UsageError) in
    let generation = arguments["system-colors"].flatMap(Generation.init) ?? .ios26
    let named = try PaletteOption.imports(arguments.all("palette"))
    let project = RunPalettes(named, system).project(of: nil)
    let palettes = project.levels(.ios)
    guard project.errors.isEmpty else {
      return CommandResult(
        complaints: project.errors.map(\.complaint).joined(),
        exitCode: .error
      )
    }
    let pairs: [ContrastText.Pair]
    do throws(ColorNameError) {
      pairs = try ContrastText.Pair.all(
        arguments.operands[0],
        on: arguments.operands[1],
        tokens: palettes.flatMap { $0.tokens(generation) },
        generation: generation
      )
    } catch {
      throw UsageError(error.message)
    }
    let text = ContrastText(pairs: pairs, catalogue: .builtIn)
    return CommandResult(output: arguments["format"] == "json" ? text.json : text.plain)
  }
}
