import Testing

@testable import A11yAuditCommand

@Suite struct ColorTests {
  private let machine = Machine(files: ["bad.xml": Specs.bad])

  @Test func colorIsForTerminalsAlone() {
    var terminal = machine
    terminal.isTerminal = true
    #expect(terminal.run("check", "bad.xml").output.contains("\u{1B}["))
    #expect(!machine.run("check", "bad.xml").output.contains("\u{1B}["))
    terminal.variables = ["NO_COLOR": "1"]
    #expect(!terminal.run("check", "bad.xml").output.contains("\u{1B}["))
  }

  @Test(arguments: [
    (["TERM": "dumb"], true, false), (["TERM": "xterm"], true, true),
    (["FORCE_COLOR": "1"], false, true), (["CLICOLOR_FORCE": "1", "TERM": "dumb"], false, true),
    (["FORCE_COLOR": "0"], false, false), (["FORCE_COLOR": "1", "NO_COLOR": "1"], true, false),
  ])
  func colorIsAsTheEnvironmentSays(
    _ variables: [String: String],
    _ isTerminal: Bool,
    _ isColored: Bool
  ) {
    var machine = machine
    (machine.variables, machine.isTerminal) = (variables, isTerminal)
    #expect(machine.run("check", "bad.xml").output.contains("\u{1B}[") == isColored)
  }
}
