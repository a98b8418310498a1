import A11yRules
import Testing

@testable import A11yAuditCommand

/// What a configuration names lies below its root.
@Suite struct RootTests {
  private static let name = ".a11y-audit.json"

  /// A repository within a home that is one, too.
  private func machine(_ configuration: String, _ files: [String: String] = [:]) -> Machine {
    var machine = Machine(files: [
      "a/bad.xml": Specs.bad, ".git/HEAD": "", Self.name: configuration, "/home/.git/HEAD": "",
      "/home/.bashrc": "", "/shared/c.json": "{}", "/shared/rules/r.xml": "",
    ])
    machine.files.merge(files) { $1 }
    machine.links = [
      "/project/out": "/home", "/project/hooks": "/project/.git/hooks",
      "/project/a/.git": "/project/kept",
    ]
    machine.variables = ["HOME": "/home"]
    return machine
  }

  @Test(arguments: [
    ("../home/.bashrc", "is not in /project, the root of what names it"),
    ("/home/.bashrc", "is not in /project, the root of what names it"),
    ("out/.bashrc", "is not in /project, the root of what names it"),
    ("../\u{301}x", "is not in /project, the root of what names it"),
    (".git/\u{301}x", "is in the repository’s own folder"),
    ("a/.git/config", "is in the repository’s own folder"),
    (".git/hooks/pre-commit", "is in the repository’s own folder"),
    ("hooks/pre-commit", "is in the repository’s own folder"),
    ("a/.GiT/config", "is in the repository’s own folder"),
    ("a/.g\u{200C}it/config", "is in the repository’s own folder"),
    ("a", "is no file"),
  ])
  func outputsAreBelowIt(_ path: String, _ reason: String) {
    let result = machine(#"{"outputs": {"concise": "\#(path)"}}"#).run("check", "a")
    #expect(result.exitCode == .error && result.files.isEmpty)
    #expect(
      result.complaints == ".a11y-audit.json:1:25: error: outputs: \(path) \(reason); "
        + "--output concise=FILE names any place\n"
    )
    // Everything else is reported all the same.
    #expect(result.output.contains("step-position-announced"))
  }

  @Test func whatIsBelowItIsWritten() {
    let machine = machine(#"{"outputs": {"concise": "new/a.txt"}, "baseline": "b.json"}"#)
    #expect(machine.run("check", "a").files.map(\.path) == ["new/a.txt"])
    #expect(machine.run("baseline", "write", "a").files.map(\.path) == ["b.json"])
    let named = machine.run("check", "a", "--output", "concise=/home/.bashrc")
    #expect(named.files.map(\.path) == ["/home/.bashrc"] && named.exitCode == .findings)
  }

  /// A home that is a repository is no root.
  @Test func aHomeIsNoRoot() {
    var machine = machine(
      "{}",
      ["/checkout/new/\(Self.name)": #"{"outputs": {"json": "../.bashrc"}}"#]
    )
    machine.currentFolder = "/checkout/new"
    machine.files["/checkout/new/bad.xml"] = Specs.bad
    let result = machine.run("check", ".")
    #expect(result.complaints.contains("../.bashrc is not in /checkout/new, the root of"))
    #expect(result.files.isEmpty)
  }

  @Test func baselinesAreBelowIt() {
    let outside = machine(#"{"baseline": "../shared/b.json"}"#)
    let message =
      "a11y-audit: .a11y-audit.json:1:14: baseline: ../shared/b.json is not in /project, the root of "
      + "what names it; --baseline FILE names any place\n"
    for words in [["baseline", "write"], ["baseline", "report"], ["check", "a"]] {
      let result = CommandLineTool.result(of: words, outside.system)
      #expect(result.exitCode == .error && result.files.isEmpty)
      #expect(result.complaints == message)
    }
    let named = outside.run("baseline", "write", "a", "--baseline", "../shared/b.json")
    #expect(named.files.map(\.path) == ["../shared/b.json"])
    // Nor is it anywhere else where nobody names it, and the standard name is a link.
    var link = machine("{}")
    link.links = ["/project/.a11y-audit-baseline.json": "/home/.bashrc"]
    let result = link.run("baseline", "write", "a")
    #expect(result.exitCode == .error && result.files.isEmpty)
    #expect(
      result.complaints == "a11y-audit: baseline: .a11y-audit-baseline.json is not in /project, "
        + "the root of what names it; --baseline FILE names any place\n"
    )
  }

  @Test func whatIsExtendedIsBelowIt() {
    let outside = machine(#"{"extends": "../shared/c.json"}"#)
    let result = outside.run("check", "a")
    #expect(result.exitCode == .error)
    #expect(
      result.complaints == ".a11y-audit.json:1:13: error: extends ‘../shared/c.json’: "
        + "../shared/c.json is not in /project, the root of what names it; a file that --config "
        + "names extends any\n"
    )
    #expect(outside.run("check", "a", "--config", Self.name).exitCode == .findings)
  }

  /// What is extended by hand from elsewhere stays within a root of its own.
  @Test func aRootOfItsOwn() {
    let outside = machine(
      #"{"extends": "../shared/c.json"}"#,
      ["/shared/c.json": #"{"outputs": {"json": "a.json", "concise": "../project/b.txt"}}"#]
    ).run("check", "a", "--config", Self.name)
    #expect(outside.files.map(\.path) == ["../shared/a.json"])
    #expect(outside.complaints.contains("outputs: b.txt is not in /shared, the root of"))
  }

  @Test func foldersOfRulesAreBelowIt() {
    let outside = machine(#"{"ruleFolders": ["../shared/rules"]}"#).run("check", "a")
    #expect(outside.exitCode == .error)
    #expect(
      outside.complaints == ".a11y-audit.json:1:18: error: ruleFolders: ../shared/rules is not in "
        + "/project, the root of what names it; --rules names any place\n"
    )
    var link = machine(#"{"ruleFolders": ["own"]}"#, ["own/r.xml": ""])
    link.links = ["/project/own/r.xml": "/shared/rules/r.xml"]
    let result = link.run("check", "a")
    #expect(result.complaints.contains("own/r.xml is not in /project, the root of"))
  }

  @Test func aConfigurationThatLeadsElsewhere() {
    var machine = machine("{}")
    machine.links = ["/project/\(Self.name)": "/shared/c.json"]
    #expect(
      machine.run("check", "a").complaints
        == ".a11y-audit.json:1:1: error: .a11y-audit.json is not in /project, the root of what names "
        + "it; --config FILE names any place\n"
    )
    #expect(machine.run("check", "a", "--config", Self.name).exitCode == .findings)
  }

  /// Where no repository holds both, what `init` would write could not be read.
  @Test func initExtendsWhatMayBeExtended() {
    var machine = machine("{}")
    machine.files[".git/HEAD"] = nil
    let result = machine.run("init", "a")
    #expect(result.exitCode == .error && result.files.isEmpty)
    #expect(
      result.complaints.contains("what holds in a so far cannot be extended: .a11y-audit.json")
    )
  }

  #if os(Linux)
  /// A name of a file put a command where a shell reads it.
  @Test func aCommandForAShellIsNotWritten() throws {
    let process = CommandProcess([
      "home/.bashrc": "true\n",
      "clone/.a11y-audit.json": #"{"outputs": {"concise": "../home/.bashrc"}}"#,
      "clone/x$(touch pwned) #.xml": Specs.bad,
    ])
    for format in ["text", "concise", "github", "gitlab", "json", "junit"] {
      let ended = try process.run(
        "cd clone; \(CommandProcess.command.path) check . --format \(format); code=$?; "
          + "cmp ../home/.bashrc <(echo true) && . ../home/.bashrc && ls pwned; exit $code",
        ["PATH": "/usr/bin:/bin"]
      )
      #expect(ended.code == 2 && ended.output.contains("ls: cannot access 'pwned'"))
    }
  }
  #endif
}
