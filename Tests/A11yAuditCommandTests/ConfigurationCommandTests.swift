import A11yConfiguration
import A11yRules
import Files
import Foundation
import Testing

@testable import A11yAuditCommand

@Suite struct ConfigurationCommandTests {
  private static let name = ".a11y-audit.json"
  private let rule = "step-position-announced"

  private func machine(_ files: [String: String]) -> Machine {
    Machine(files: ["a/bad.xml": Specs.bad, "a/b/bad.xml": Specs.bad].merging(files) { $1 })
  }

  private func run(_ machine: Machine, _ words: String...) -> CommandResult {
    CommandLineTool.result(of: words, machine.system)
  }

  // MARK: finding

  @Test func theNearestHoldsAlone() {
    let machine = machine([
      Self.name: #"{"failOn": "never"}"#, "a/b/\(Self.name)": #"{"rules": {"\#(rule)": "off"}}"#,
    ])
    #expect(run(machine, "check", "a/bad.xml").exitCode == .success)
    let inner = run(machine, "check", "a/b/bad.xml", "--rule", "text-contrast-minimum")
    #expect(inner.exitCode == .nothing)
    let both = run(machine, "check", "a", "--format", "json")
    #expect(both.output.contains("\"rule\": \"\(rule)\", \"outcome\": \"failed\""))
    #expect(both.output.contains("\"\(rule)\": {\"failed\": 1, \"untested\": 1}"))
  }

  @Test func whatLiesBeyondTheRepositoryDoesNotCount() {
    var machine = machine(["/\(Self.name)": "{", "/project/.git/HEAD": ""])
    #expect(run(machine, "check", "a/bad.xml").exitCode == .findings)
    machine.files["/project/.git/HEAD"] = nil
    #expect(run(machine, "check", "a/bad.xml").exitCode == .error)
    #expect(run(machine, "check", "a/bad.xml", "--isolated").exitCode == .findings)
  }

  @Test func optionsWin() {
    let machine = machine([
      Self.name: #"{"failOn": "never", "rules": {"\#(rule)": "off"}}"#,
      "c.json": #"{"failOn": "critical"}"#, "d.json": #"{"failOn": "minor"}"#,
    ])
    #expect(run(machine, "check", "a/bad.xml", "--fail-on", "minor").exitCode == .findings)
    #expect(run(machine, "check", "a/bad.xml", "--config", "c.json").exitCode == .success)
    #expect(run(machine, "check", "a/bad.xml", "--config", "d.json").exitCode == .findings)
    let named = run(machine, "check", "a/bad.xml", "--rule", rule, "--fail-on", "minor")
    #expect(named.exitCode == .findings)
    #expect(named.output.contains(rule))
  }

  /// What is wrong with a configuration is said once; other files are audited.
  @Test func aWrongConfigurationIsAnError() {
    let machine = machine(["a/b/\(Self.name)": #"{"failon": 1}"#, "a/b/c/bad.xml": Specs.bad])
    let result = run(machine, "check", "a", "--quiet")
    #expect(result.exitCode == .error)
    #expect(
      result.complaints
        == "a/b/.a11y-audit.json:1:2: error: the configuration has no key ‘failon’; did you mean "
        + "‘failOn’?\n"
    )
    #expect(result.output.contains("in 1 file"))
  }

  @Test func standardInputHasTheConfigurationOfTheCurrentFolder() {
    let machine = machine(["-": Specs.bad, Self.name: #"{"failOn": "never"}"#])
    #expect(run(machine, "check", "-").exitCode == .success)
    #expect(run(machine, "check", "-", "--isolated").exitCode == .findings)
  }

  @Test(arguments: [
    (["--config", "absent.json"], "absent.json:1:1: error: cannot be read: No such file"),
    (["--config", "-"], "a11y-audit: --config -: a file is expected; standard input is none"),
    (["--config", "a", "--isolated"], "a11y-audit: --config a and --isolated exclude each other"),
  ])
  func configurationsThatCannotHold(_ words: [String], _ complaint: String) {
    let result = CommandLineTool.result(of: ["check", "a/bad.xml"] + words, machine([:]).system)
    #expect(result.exitCode == .error)
    #expect(result.complaints.hasPrefix(complaint), "\(result.complaints)")
  }

  /// However many files a folder has, its configuration is looked for and read once.
  @Test func foldersAreAskedOnce() {
    var machine = machine([Self.name: #"{"failOn": "never"}"#, ".git/HEAD": ""])
    for number in 0..<200 { machine.files["many/\(number).xml"] = Specs.good }
    let (asked, reads) = (Counter(), Counter())
    var system = machine.system
    let (read, kind) = (system.read, system.kind)
    system.read = { (path, reading, size) throws(SystemError) in
      if path.hasSuffix(".json") || path.hasSuffix(".gitignore") { reads.add() }
      return try read(path, reading, size)
    }
    system.kind = { path in
      asked.add()
      return kind(path)
    }
    let files = (0..<200).map { "many/\($0).xml" }
    _ = CommandLineTool.result(of: ["check", "--quiet"] + files, system)
    #expect(reads.count == 1)
    // Twice for each file whether it is a folder; the rest is for folders.
    #expect(asked.count < 2 * 200 + 10)
  }

  // MARK: stable names

  /// However a file is named, fingerprints and servers call it the same.
  @Test func namesAreStable() throws {
    var machine = machine([".git/HEAD": ""])
    machine.links = ["/link": "/project"]
    func fingerprints(_ path: String, in folder: String) -> [String] {
      var machine = machine
      machine.currentFolder = folder
      let output = machine.run("check", path, "--format", "json").output
      return output.matches(of: #/"fingerprint": "(\w+)"/#).map { String($0.1) }
    }
    let known = fingerprints("a/bad.xml", in: "/project")
    #expect(!known.isEmpty)
    for (path, folder) in [
      ("./a/bad.xml", "/project"), ("a/../a//bad.xml", "/project"), ("a", "/project"),
      ("/project/a/bad.xml", "/project"), ("/link/a/bad.xml", "/project"),
      ("bad.xml", "/project/a"), ("../bad.xml", "/project/a/b"), ("a/bad.xml", "/project"),
    ] {
      let all = fingerprints(path, in: folder)
      #expect(path == "a" ? Set(all).isSuperset(of: known) : all == known, "\(path)")
    }
    #expect(fingerprints("b/bad.xml", in: "/project/a") != known)
  }

  /// A file that is named twice is audited once.
  @Test func oneFileOfTwoNamesIsAuditedOnce() {
    let result = run(machine([:]), "check", "a/bad.xml", "./a/bad.xml", "--quiet")
    #expect(result.output.contains("in 1 file"))
  }

  // MARK: what is written

  @Test func outputsOfTheCurrentFolderAreWritten() {
    let machine = machine([
      Self.name: #"{"outputs": {"json": "out/a.json", "junit": "out/a.xml"}}"#,
      "a/\(Self.name)": #"{"outputs": {"markdown": "a.md"}}"#,
    ])
    let result = run(machine, "check", "a/bad.xml", "--output", "junit=mine.xml")
    #expect(result.files.map(\.path).sorted() == ["mine.xml", "out/a.json"])
    var inner = machine
    inner.currentFolder = "/project/a"
    #expect(inner.run("check", "bad.xml").files.map(\.path) == ["a.md"])
  }

  @Test(arguments: [
    (
      #"{"outputs": {"json": "a/bad.xml"}}"#,
      "a11y-audit: .a11y-audit.json:1:22: a/bad.xml is audited, too; write the report elsewhere\n"
    ),
    (
      #"{"outputs": {"json": "x", "junit": "./x"}}"#,
      ".a11y-audit.json:1:36: error: outputs: x is written twice; keep one\n"
    ),
    (
      #"{"outputs": {"json": "x"}, "baseline": "x"}"#,
      "a11y-audit: .a11y-audit.json:1:22: x is the baseline; write the report elsewhere\n"
    ),
  ])
  func outputsTakeNothingElsesPlace(_ text: String, _ complaint: String) {
    let result = run(machine([Self.name: text]), "check", "a/bad.xml")
    #expect(result.exitCode == .error)
    #expect(result.complaints == complaint)
  }

  @Test func theBaselineOfTheConfigurationHolds() throws {
    var machine = machine([Self.name: #"{"baseline": "known.json"}"#])
    #expect(run(machine, "check", "a").exitCode == .findings)
    let written = run(machine, "baseline", "write", "a")
    let file = try #require(written.files.first)
    #expect(file.path == "known.json")
    machine.files[file.path] = file.text
    #expect(run(machine, "check", "a").exitCode == .success)
  }

  @Test func theConfigurationSuppresses() {
    let machine = machine([
      Self.name: """
      {"suppressions": [{"files": ["a/b/"], "rules": ["\(rule)"], "reason": "made elsewhere"}]}
      """
    ])
    let inner = run(machine, "check", "a/b/bad.xml", "--rule", rule)
    #expect(inner.exitCode == .success)
    #expect(run(machine, "check", "a/bad.xml", "--rule", rule).exitCode == .findings)
  }

  @Test func rulesOfOnesOwnAreKnown() throws {
    let text = try String(
      decoding: #require(Catalogue.builtIn.text(named: rule)),
      as: UTF8.self
    ).replacing(" id=\"\(rule)\"", with: " id=\"own-rule\"")
    var machine = machine([
      Self.name: #"{"ruleFolders": ["own"], "rules": {"own-rule": "minor"}}"#,
      "own/r.xml": text,
    ])
    let result = run(machine, "check", "a/bad.xml", "--rule", "own-rule", "--format", "json")
    #expect(result.output.contains(#""rule": "own-rule", "outcome": "failed", "impact": "minor""#))
    machine.currentFolder = "/project/a"
    #expect(machine.run("check", "bad.xml", "--rule", "own-rule").exitCode == .success)
    #expect(machine.run("rules").output.contains("  own-rule "))
    #expect(machine.run("explain", "own-rule").exitCode == .success)
    #expect(machine.run("explain", "own-rule", "--isolated").exitCode == .error)
    #expect(machine.run("config", "schema").output.contains("\"own-rule\""))
    // Whoever looks for the right name finds it although the configuration is wrong.
    machine.files[Self.name] = #"{"rules": {"zzz": "off"}}"#
    #expect(machine.run("rules").exitCode == .success)
  }
}

extension Catalogue {
  /// The file of a built-in rule.
  fileprivate func text(named id: String) -> [UInt8]? {
    rule(id).flatMap { file(of: $0) }?.bytes
  }
}

/// Counts from anywhere.
private final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var number = 0

  func add() { lock.withLock { number += 1 } }

  var count: Int { lock.withLock { number } }
}
