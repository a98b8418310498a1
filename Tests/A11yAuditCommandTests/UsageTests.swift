import Testing

@testable import A11yAuditCommand

/// What cannot be followed ends with 2, says why, and names what was likely meant; nothing else is
/// said.
@Test(arguments: BadUsage.all)
func usage(_ usage: BadUsage) {
  let result = CommandLineTool.result(of: usage.words, BadUsage.machine.system)
  #expect(result.exitCode == .error)
  #expect(result.complaints == usage.messages.map { "\($0)\n" }.joined())
  #expect(result.files.isEmpty)
  // A report on what else was audited is written all the same; a usage that is wrong has none.
  let isUsage = usage.messages.allSatisfy { $0.hasPrefix("a11y-audit: ") }
  if isUsage { #expect(result.output.isEmpty) }
}

@Test(arguments: Command.all.map(\.name))
func helpNamesEveryOption(name: String) throws {
  let command = try #require(Command.all.first { $0.name == name })
  let system = Machine().system
  let result = CommandLineTool.result(of: command.words + ["--help"], system)
  #expect(result.exitCode == .success)
  for option in command.options { #expect(result.output.contains("--\(option.name)")) }
  #expect(CommandLineTool.result(of: ["help"] + command.words, system) == result)
}

/// Of commands of two words, the first alone has help on all.
@Test func helpOnWhatBeginsWithAWord() {
  let result = Machine().run("baseline", "--help")
  #expect(result.exitCode == .success)
  for name in ["write", "prune", "report"] {
    #expect(result.output.contains("  baseline \(name) [PATH…] "))
  }
  #expect(Machine().run("help", "baseline") == result)
}

@Test func versionAndOverview() {
  #expect(Machine().run("--version").output == "a11y-audit 0.1.0\n")
  let overview = Machine().run("--help").output
  for command in Command.all { #expect(overview.contains("  \(command.name) ")) }
}
