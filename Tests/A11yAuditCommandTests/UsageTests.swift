import Testing

@testable import A11yAuditCommand

/// What cannot be followed ends with 2, says why, and names what was likely meant.
@Test(arguments: [
  ([], "a command is expected; see a11y-audit --help"),
  (["chek"], "no such command: chek; did you mean ‘check’?"),
  (["check"], "a11y-audit check takes PATH…; see a11y-audit check --help"),
  (["check", "a.xml", "--formt", "json"], "unknown option --formt; did you mean --format?"),
  (["check", "a.xml", "--format"], "--format needs a value: --format NAME"),
  (
    ["check", "a.xml", "--format", "jsn"],
    "--format jsn: there is no such value; did you mean ‘json’?"
  ),
  (["check", "a.xml", "--quiet=yes"], "--quiet takes no value"),
  (
    ["check", "a.xml", "--format", "json", "--format", "text"], "--format is given twice; keep one"
  ),
  (
    ["check", "a.xml", "--rule", "text-contrast"],
    "--rule text-contrast: no such rule; did you mean text-contrast-enhanced or "
      + "text-contrast-minimum?"
  ),
  (
    ["check", "a.xml", "--skip", "step-name-anounced"],
    "--skip step-name-anounced: no such rule; did you mean ‘step-name-announced’?"
  ),
  (
    ["check", "a.xml", "--profile", "wcag-aaaa"],
    "--profile wcag-aaaa: there is no such value; did you mean ‘wcag-aaa’?"
  ),
  (["check", "a.xml", "--jobs", "0"], "--jobs 0: a whole number from 1 is expected"),
  (
    ["check", "a.xml", "--output", "report.json"],
    "--output report.json: NAME=FILE is expected, as in json=report.json"
  ),
  (
    ["check", "a.xml", "--output", "jsn=report.json"],
    "--output jsn=report.json: no such format; did you mean ‘json’?"
  ),
  (
    ["check", "a.xml", "--output", "json=r", "--output", "text=r"],
    "--output text=r: r is written twice; keep one"
  ),
  (["check", "a.xml", "--rules", "nowhere"], "--rules nowhere: is no folder"),
  (["tree"], "a11y-audit tree takes PATH; see a11y-audit tree --help"),
  (["tree", "absent.xml"], "absent.xml: cannot be read: No such file or directory"),
  (["tree", "folder"], "folder: cannot be read: is a folder; tree takes one file"),
  (
    ["tree", "a.xml", "--walk", "next", "--state", "2"],
    "--state and --walk exclude each other; a walk begins in the initial state"
  ),
  (["tree", "a.xml", "--walk"], "--walk needs a value: --walk TRANSITIONS"),
  (
    ["tree", "a.xml", "--walk", "next,,jump"],
    "--walk: transition 2: nothing is there; write one, as next or back"
  ),
  (
    ["tree", "a.xml", "--walk", "nxt"],
    "--walk: transition 1 (nxt): there is no such transition; did you mean ‘next’?"
  ),
  (
    ["tree", "a.xml", "--walk", "select"],
    "--walk: transition 1 (select): say which step is tapped, as in select:1"
  ),
  (
    ["tree", "a.xml", "--state", "1", "--state", "2"], "--state is given twice; keep one"
  ),
  (["rules", "all"], "a11y-audit rules takes no operand; see a11y-audit rules --help"),
  (
    ["explain", "children-not-swalowed"],
    "no such rule: children-not-swalowed; did you mean ‘children-not-swallowed’?"
  ),
  (
    ["contrast", "#FFF"],
    "a11y-audit contrast takes FOREGROUND BACKGROUND; see a11y-audit contrast --help"
  ),
  (["contrast", "sytemBlue", "white"], "‘sytemBlue’ is not a colour; did you mean ‘systemBlue’?"),
  (
    ["contrast", "white", "systemFill"],
    "the background systemFill is not opaque; name what lies behind"
  ),
])
func usage(words: [String], message: String) async {
  let machine = Machine(files: ["folder/a.xml": "<spec/>"])
  let result = await CommandLineTool.result(of: words, machine.system)
  #expect(result.exitCode == .error)
  #expect(result.complaints.hasPrefix("a11y-audit: \(message)"), "\(result.complaints)")
  #expect(result.output.isEmpty)
}

@Test(arguments: Command.all.map(\.name))
func helpNamesEveryOption(name: String) async throws {
  let result = await Machine().run(name, "--help")
  let command = try #require(Command.all.first { $0.name == name })
  #expect(result.exitCode == .success)
  for option in command.options { #expect(result.output.contains("--\(option.name)")) }
  #expect(await Machine().run("help", name) == result)
}

@Test func versionAndOverview() async {
  #expect(await Machine().run("--version").output == "a11y-audit 0.1.0\n")
  let overview = await Machine().run("--help").output
  for command in Command.all { #expect(overview.contains("  \(command.name) ")) }
}
