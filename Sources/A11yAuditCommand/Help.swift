/// Help, printed from the tables that are parsed by.
enum Help {
  /// What the program does, behind its name.
  static let summary =
    "finds out whom a step indicator, status tracker, progress ring or chart shuts out"

  static var overview: String {
    """
    a11y-audit \(summary).

    usage:
    \(lines(of: Command.all))

    a11y-audit COMMAND --help says more; a11y-audit --version prints the version.

    """
  }

  /// Help on the commands whose names begin with one word.
  static func ofGroup(_ word: String) -> String {
    """
    usage:
    \(lines(of: Command.all.filter { $0.words[0] == word }))

    a11y-audit \(word) COMMAND --help says more.

    """
  }

  private static func lines(of commands: [Command]) -> String {
    let width = (commands.map { usage(of: $0).count }.max() ?? 0) + 2
    return commands.map { "  " + padded(usage(of: $0), width) + $0.summary }
      .joined(separator: "\n")
  }

  static func of(_ command: Command) -> String {
    var text =
      "usage: a11y-audit \(usage(of: command))\(command.options.isEmpty ? "" : " [OPTION…]")\n\n"
    text += command.summary + "\n"
    if !command.options.isEmpty {
      let width = (command.options.map { name(of: $0).count }.max() ?? 0) + 2
      text += "\noptions:\n"
      for option in command.options {
        text += "  " + padded(name(of: option), width) + option.explanation + "\n"
        if !option.choices.isEmpty {
          text += "  " + padded("", width) + option.choices.joined(separator: ", ") + "\n"
        }
      }
    }
    if !command.details.isEmpty { text += "\n\(command.details)\n" }
    return text
  }

  private static func usage(of command: Command) -> String {
    command.operands.isEmpty ? command.name : "\(command.name) \(command.operands)"
  }

  private static func name(of option: Option) -> String {
    option.words.joined(separator: ", ") + (option.value.map { " \($0)" } ?? "")
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}
