internal import A11yAudit
internal import A11yConfiguration
internal import A11yModel

/// The manual page, made from the tables that are parsed by.
enum ManualPage {
  /// - Parameter day: when it is made.
  /// - Returns: the page.
  static func text(on day: CalendarDay) -> String {
    let title = [
      ".\\\" Made by a11y\\-audit manual.",
      ".TH A11Y\\-AUDIT 1 \(day) \"a11y\\-audit \(Version.current)\"",
    ]
    let sections: [(name: String, lines: [String])] = [
      ("NAME", ["a11y\\-audit \\-"] + Roff.lines(Help.summary)),
      ("SYNOPSIS", synopsis),
      ("DESCRIPTION", Roff.paragraphs(description)),
      ("COMMANDS", Command.all.flatMap(lines(of:))),
      ("EXIT STATUS", ExitCode.allCases.flatMap { Roff.entry("\($0.rawValue)", $0.meaning) }),
      ("FILES", files.flatMap { Roff.entry(Roff.italic($0.name), $0.use) }),
      ("ENVIRONMENT", variables.flatMap { Roff.entry(Roff.bold($0.name), $0.use) }),
      ("EXAMPLES", examples.flatMap { Roff.entry(Roff.plain($0.use), $0.command) }),
    ]
    let body = sections.flatMap { [".SH \($0.name)"] + $0.lines }
    return (title + body).map { $0 + "\n" }.joined()
  }

  private static var synopsis: [String] {
    let commands = Command.all.map {
      "\(usage(of: $0))\($0.options.isEmpty ? "" : " [OPTION\\[u2026]]")"
    }
    return [commands.map { "\(Roff.bold("a11y-audit")) \($0)" }.joined(separator: "\n.br\n")]
  }

  private static func usage(of command: Command) -> String {
    Roff.bold(command.name)
      + (command.operands.isEmpty ? "" : " \(Roff.italic(command.operands))")
  }

  private static let description = """
    What is audited is the SwiftUI source of an indicator, a description of any component, as a spec in
    XML, or an SVG image: what is seen of it in light, dark and increased contrast, and what a screen
    reader says. Each finding has its place, its evidence and its remedy. What cannot be decided is told
    as such, with the fact that is missing.
    """

  private static func lines(of command: Command) -> [String] {
    [".SS \(usage(of: command))"] + Roff.lines(command.summary)
      + command.options.flatMap { option in
        let value = option.value.map { " \(Roff.italic($0))" } ?? ""
        let head = option.words.map(Roff.bold).joined(separator: ", ") + value
        return Roff.entry(head, option.explanation)
          + (option.choices.isEmpty
            ? [] : [".br"] + Roff.lines(option.choices.joined(separator: ", ")))
      }
      + (command.details.isEmpty ? [] : [".PP"] + Roff.paragraphs(command.details))
  }

  private static let files = [
    (
      name: Configuration.standardName,
      use: "the configuration; the one that is nearest upward from a file holds for it"
    ),
    (
      name: Baseline.standardName,
      use: "what was found before, where the baseline commands write it unless told otherwise"
    ),
  ]

  private static let variables = [
    (
      name: "A11Y_AUDIT_EXTRACT",
      use: "the program that parses Swift, which is else looked for beside this one and in "
        + "../libexec/a11y-audit"
    ),
    (name: "NO_COLOR", use: "no colours, wherever text goes"),
    (name: "CLICOLOR_FORCE, FORCE_COLOR", use: "colours, although text goes to no terminal"),
    (
      name: "SOURCE_DATE_EPOCH",
      use: "the time of the run in seconds since 1970, for reports that are the same each time"
    ),
  ]

  private static let examples = [
    (use: "Audit all specs and charts of a folder:", command: "a11y-audit check Specs"),
    (use: "Audit SwiftUI source:", command: "a11y-audit check StepIndicator.swift"),
    (
      use: "Reports for servers besides:",
      command: "a11y-audit check Specs -o a11y.sarif -o a11y.xml"
    ),
    (
      use: "Audit the text in an editor:",
      command: "a11y-audit check - --stdin-filename Specs/checkout.xml --format concise"
    ),
    (
      use: "What is heard when the next step becomes current:",
      command: "a11y-audit tree checkout.xml --walk next"
    ),
    (use: "Read this page:", command: "a11y-audit manual > a11y-audit.1 && man ./a11y-audit.1"),
  ]
}
