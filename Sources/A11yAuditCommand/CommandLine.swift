internal import A11yAudit
internal import A11yReports
internal import Files
internal import Support

/// The whole command line.
public enum CommandLineTool {
  /// Runs one command line, without the program's name, on this machine; gives the exit code.
  public static func run(_ words: [String]) -> Int32 {
    Interruption.prepare()
    var result = result(of: words, on: .machine)
    if !result.files.isEmpty { Interruption.handle() }
    for file in result.files {
      do throws(SystemError) {
        try Disk.write(file.text, to: file.path, makesFolders: file.makesFolders)
      } catch {
        result.fail(toWrite: file.path, error)
        guard result.tellsOfFiles else { continue }
        // They belong together: what keeps one from being written is told once.
        result.output = ""
        break
      }
    }
    let isHeard = Disk.write(Array(result.output.utf8), to: 1)
    _ = Disk.write(Array(result.complaints.utf8), to: 2)
    // A reader that closed the pipe has seen enough; a full disk has not.
    if !isHeard, !Disk.lastWriteMetClosedPipe {
      _ = Disk.write(Array("a11y-audit: standard output cannot be written\n".utf8), to: 2)
      return ExitCode.error.rawValue
    }
    return result.exitCode.rawValue
  }

  /// What a command line comes to.
  static func result(of words: [String], on system: System) -> CommandResult {
    do throws(UsageError) {
      return try dispatch(words, system)
    } catch {
      var result = CommandResult()
      let lines = error.message.split(separator: "\n").map(String.init)
      result.complaints = lines.map { line in
        "a11y-audit: \(VisibleText.of(line))\n"
      }.joined()
      result.exitCode = .error
      return result
    }
  }

  private static func dispatch(
    _ words: [String],
    _ system: System
  ) throws(UsageError) -> CommandResult {
    guard let name = words.first, !name.isEmpty else {
      throw UsageError("a command is expected; see a11y-audit --help")
    }
    switch name {
    case "--version": return CommandResult(output: "a11y-audit \(Version.current)\n")
    case "help" where words.count > 1:
      return try dispatch(Array(words.dropFirst()) + ["--help"], system)
    case "--help", "-h", "help": return CommandResult(output: Help.overview)
    default: break
    }
    guard let command = Command.named(by: words) else { return try group(name, words.dropFirst()) }
    let rest = Array(words.dropFirst(command.words.count))
    if asksForHelp(rest) { return CommandResult(output: Help.of(command)) }
    var arguments = try Arguments(rest, options: command.options)
    arguments.command = command.name
    guard command.operandCount.contains(arguments.operands.count) else {
      throw UsageError(
        "\(command.name) takes \(command.operands.isEmpty ? "no operand" : command.operands)"
          + "; see a11y-audit \(command.name) --help"
      )
    }
    guard !arguments.operands.contains("") else {
      throw UsageError("an operand of a11y-audit \(command.name) is empty; give or remove it")
    }
    return try command.run(arguments, system)
  }

  /// Help on commands that begin with one word; there is no command of this name alone.
  private static func group(
    _ name: String,
    _ rest: ArraySlice<String>
  ) throws(UsageError) -> CommandResult {
    let verbs = Command.verbs(of: name)
    guard !verbs.isEmpty else {
      let names =
        Command.families.map(\.word) + (name.hasPrefix("-") ? ["--help", "--version"] : [])
      let hint = NearestName.hint(for: name, in: names)
      throw UsageError("no such command: \(name)\(hint.isEmpty ? "; see a11y-audit --help" : hint)")
    }
    if asksForHelp(rest) { return CommandResult(output: Help.ofGroup(name)) }
    guard let verb = rest.first, !verb.hasPrefix("-"), !verb.isEmpty else {
      throw UsageError(
        "a11y-audit \(name): \(NearestName.choice(verbs)) is expected; see a11y-audit \(name) --help"
      )
    }
    throw UsageError(
      "no such command: \(name) \(verb)\(NearestName.hint(for: verb, in: verbs))"
    )
  }

  private static func asksForHelp(_ words: some Sequence<String>) -> Bool {
    words.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
  }
}
