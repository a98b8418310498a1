internal import A11yReports

/// For fish.
enum FishCompletion {
  static var script: String {
    var lines = [
      "# Completion of a11y-audit for fish: save it as a11y-audit.fish in its folder of completions.",
      "complete -c a11y-audit -f",
    ]
    for family in Command.families {
      let summary = family.members.count == 1 ? family.members[0].summary : family.word
      lines.append(
        "complete -c a11y-audit -n __fish_use_subcommand -a \(family.word) -d "
          + CompletionScript.quoted(summary)
      )
    }
    lines += Command.all.flatMap(lines(of:))
    return lines.joined(separator: "\n") + "\n"
  }

  private static func lines(of command: Command) -> [String] {
    var lines: [String] = []
    let conditions = command.words.map { "__fish_seen_subcommand_from \($0)" }
    let start = "complete -c a11y-audit -n "
    if command.words.count > 1 {
      let siblings = Command.all.filter { $0.words[0] == command.words[0] }
        .compactMap { $0.words.dropFirst().first }.joined(separator: " ")
      let condition = "\(conditions[0]); and not __fish_seen_subcommand_from \(siblings)"
      lines.append(
        start + CompletionScript.quoted(condition) + " -a \(command.words[1]) -d "
          + CompletionScript.quoted(command.summary)
      )
    }
    let own = start + CompletionScript.quoted(conditions.joined(separator: "; and "))
    for option in command.options {
      let help =
        (option.letter.map { " -s \($0)" } ?? "") + " -l \(option.name) -d "
        + CompletionScript.quoted(option.help)
      lines.append(own + help + (option.value == nil ? "" : action(CompletedValue(of: option))))
    }
    switch command.completedOperand {
    case .words(let words):
      lines.append(own + " -a \(CompletionScript.quoted(words.joined(separator: " ")))")
    case .files, .formatAndFile: lines.append(own + " -F")
    case .folders: lines.append(own + " -a '(__fish_complete_directories)'")
    case .free: break
    }
    return lines
  }

  private static func action(_ value: CompletedValue) -> String {
    switch value {
    case .words(let words): " -x -a \(CompletionScript.quoted(words.joined(separator: " ")))"
    case .formatAndFile:
      " -x -a \(CompletionScript.quoted(Reporter.all.map { $0.name + "=" }.joined(separator: " ")))"
    case .files: " -r -F"
    case .folders: " -x -a '(__fish_complete_directories)'"
    case .free: " -x"
    }
  }
}
