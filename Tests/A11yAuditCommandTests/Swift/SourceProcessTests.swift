#if os(Linux)
import TestSupport
import Testing

@testable import A11yAuditCommand

/// The command with what parses Swift, as processes.
@Suite(.enabled(if: SwiftParsing.isThere, SwiftParsing.missing)) struct SourceProcessTests {
  private static let check = "'\(CommandProcess.command.path)' check --quiet"

  /// A program that stands for what parses.
  private static func parser(_ script: String) -> [String: String] {
    ["Ring.swift": SourceMachine.ring, "steps.xml": Specs.good, "parser": "#!/bin/sh\n\(script)\n"]
  }

  private func run(_ script: String, _ files: [String: String]) throws -> CommandProcess.Ended {
    try CommandProcess(files).run("chmod +x parser; \(script)", ["A11Y_AUDIT_EXTRACT": "./parser"])
  }

  @Test(arguments: [
    (
      "echo a11y-audit-extract 1 stub", "was built without SwiftSyntax; build it with A11Y_AUDIT_SW"
    ),
    ("echo a11y-audit-extract 99 SwiftSyntax", "is of version 99, and this program of version "),
    ("echo hello", "cannot be run: it is no a11y-audit-extract"),
    ("exit 1", "cannot be run: "),
  ])
  func aProgramThatDoesNotParseIsOneError(_ script: String, _ said: String) throws {
    let ended = try run("\(Self.check) Ring.swift steps.xml", Self.parser(script))
    #expect(ended.code == 2)
    #expect(ended.output.contains("Ring.swift:1:1: error: cannot be read: ./parser "))
    #expect(ended.output.contains(said), "\(ended.output)")
    #expect(ended.output.contains("in 1 file"), "\(ended.output)")
  }

  /// A parser that dies of a file does so of that file alone.
  @Test func aParserThatDiesIsOneErrorOfOneFile() throws {
    let parser = """
      echo a11y-audit-extract 1 SwiftSyntax
      head -c 4 >/dev/null
      """
    var files = Self.parser(parser)
    files["Other.swift"] = SourceMachine.form
    let ended = try run("\(Self.check) Ring.swift Other.swift steps.xml", files)
    #expect(ended.code == 2)
    for file in ["Ring.swift", "Other.swift"] {
      #expect(ended.output.contains("\(file):1:1: error: cannot be read: the parser died of it"))
    }
    #expect(ended.output.contains("in 1 file"), "\(ended.output)")
  }

  /// Where the program is alone, it says what is missing.
  @Test func withoutParserItSaysWhatIsMissing() throws {
    let script = "cp '\(CommandProcess.command.path)' alone && ./alone check --quiet Ring.swift"
    let ended = try CommandProcess(["Ring.swift": SourceMachine.ring]).run(script, [:])
    let said =
      "Ring.swift:1:1: error: cannot be read: a11y-audit-extract is not installed; build it with "
      + "“swift build -c release --product a11y-audit-extract” in a checkout, or name it in "
      + "A11Y_AUDIT_EXTRACT\n"
    #expect(ended.code == 2 && ended.output.contains(said), "\(ended.output)")
  }

  /// It is found where an installation has it, links followed.
  @Test func theInstalledParserIsFound() throws {
    let script = """
      mkdir -p usr/bin usr/libexec/a11y-audit elsewhere
      cp '\(CommandProcess.command.path)' usr/bin/a11y-audit
      printf '#!/bin/sh\\nexec "%s"\\n' '\(SwiftParsing.path ?? "")' \
        > usr/libexec/a11y-audit/a11y-audit-extract
      chmod +x usr/libexec/a11y-audit/a11y-audit-extract
      ln -s ../usr/bin/a11y-audit elsewhere/a11y-audit
      elsewhere/a11y-audit check --quiet Ring.swift --rule component-has-name
      """
    let ended = try CommandProcess(["Ring.swift": SourceMachine.ring]).run(script, [:])
    #expect(ended.code == 0, "\(ended.output)")
  }

  /// Whichever way a run ends, no process is left.
  @Test(arguments: ["INT", "TERM", "KILL"])
  func anInterruptedRunLeavesNoProcess(_ signal: String) throws {
    var files = Self.parser("echo $$ >> pids\nexec '\(SwiftParsing.path ?? "")'")
    for index in 0..<400 { files["ui/Ring\(index).swift"] = SourceMachine.ring }
    let script = """
      \(Self.check) ui --swift >/dev/null 2>&1 & run=$!
      while [ ! -s pids ]; do sleep 0.02; done
      sleep 0.2
      kill -\(signal) $run || exit 3
      wait $run
      for try in $(seq 100); do
        left=0
        for process in $(cat pids); do kill -0 $process 2>/dev/null && left=1; done
        [ $left = 0 ] && exit 0
        sleep 0.1
      done
      exit 4
      """
    #expect(try run(script, files).code == 0)
  }
}
#endif
