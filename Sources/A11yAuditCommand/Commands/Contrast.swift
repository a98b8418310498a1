internal import A11yModel
internal import A11yReports
internal import RuleCatalogue

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
      """,
    options: [
      Option(
        name: "system-colors",
        value: "GENERATION",
        choices: Generation.allCases.map(\.rawValue),
        help: "the generation of system colours (default ios26)"
      ),
      .textOrJSON,
    ]
  ) { (arguments, _) throws(UsageError) in
    let generation = arguments["system-colors"].flatMap(Generation.init) ?? .ios26
    let pairs: [ContrastText.Pair]
    do throws(ColorNameError) {
      pairs = try ContrastText.Pair.all(
        arguments.operands[0],
        on: arguments.operands[1],
        generation: generation
      )
    } catch {
      throw UsageError(error.message)
    }
    let text = ContrastText(pairs: pairs, catalogue: .builtIn)
    return CommandResult(output: arguments["format"] == "json" ? text.json : text.plain)
  }
}
