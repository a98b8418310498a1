internal import A11yModel
internal import A11yReports
internal import A11yRules
internal import XML

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
      Option(
        name: "format",
        value: "NAME",
        choices: ["text", "json"],
        help: "text or json (default text)"
      ),
    ]
  ) { (arguments, _) throws(UsageError) in
    let generation = arguments["system-colors"].flatMap(Generation.init) ?? .ios26
    let foreground = try NamedColor(arguments.operands[0], generation)
    let background = try NamedColor(arguments.operands[1], generation)
    let appearances: [Appearance?] =
      foreground.isAdaptive || background.isAdaptive ? Appearance.allCases : [nil]
    var pairs: [ContrastText.Pair] = []
    for appearance in appearances {
      let behind = background.color(in: appearance ?? .light)
      guard behind.alpha >= 1 else {
        throw UsageError(
          "the background \(arguments.operands[1]) is not opaque; name what lies behind"
        )
      }
      let above = foreground.color(in: appearance ?? .light)
      pairs.append(
        ContrastText.Pair(
          appearance: appearance,
          foreground: above.composited(over: behind),
          background: behind,
          isForegroundOpaque: above.alpha >= 1
        )
      )
    }
    let text = ContrastText(pairs: pairs, catalogue: .builtIn)
    return CommandResult(output: arguments["format"] == "json" ? text.json : text.plain)
  }
}

/// A colour as given on a command line.
private struct NamedColor {
  private let name: String
  private let generation: Generation
  private let literal: Color?

  init(_ name: String, _ generation: Generation) throws(UsageError) {
    self.name = name
    self.generation = generation
    if Generation.systemColorNames.contains(name) {
      literal = nil
      return
    }
    do throws(ColorSyntaxError) {
      literal = try Color(css: name)
    } catch {
      let names = Array(Generation.systemColorNames) + Color.names
      let nearest = NearestName.of(name, in: names).map {
        "‘\(name)’ is not a colour; did you mean ‘\($0)’?"
      }
      throw UsageError(nearest ?? error.message)
    }
  }

  var isAdaptive: Bool { literal == nil }

  func color(in appearance: Appearance) -> Color {
    literal ?? generation.systemColor(name, in: Variant(appearance)) ?? .clear
  }
}
