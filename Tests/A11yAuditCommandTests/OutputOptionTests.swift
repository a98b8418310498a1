import Foundation
import Testing

@testable import A11yAuditCommand

/// Where reports go, and what they call files.
@Suite struct OutputOptionTests {
  private let machine = Machine(files: [
    "Specs/bad.xml": Specs.bad,
    "Specs/.a11y-audit.json": """
    {"suppressions": [{"files": ["*.xml"], "rules": ["text-scales"], "reason": "later"}]}
    """,
  ])

  @Test(arguments: [
    ("a.txt", "bad in Specs/bad.xml"), ("out/a.md", "## "), ("a.HTML", "<!DOCTYPE html>"),
    ("a.json", "{\n  \"schema\": 2"), ("a.jsonl", "{\"type\": \"rule\""),
    ("a.sarif", "{\n  \"$schema\""), ("a.xml", "<?xml"), ("./run=3/a.json", "{\n  \"schema\": 2"),
  ])
  func theNameSaysTheFormat(_ path: String, _ start: String) throws {
    let result = machine.run("check", "Specs", "-o", path)
    let file = try #require(result.files.first)
    #expect(file.path == path && file.text.hasPrefix(start) && file.makesFolders)
    #expect(result.output.hasPrefix("bad in Specs/bad.xml"))
  }

  /// What standard output gets is said by itself.
  @Test func theFormatOfStandardOutputSaysNothingOfFiles() throws {
    let result = machine.run("check", "Specs", "-f", "gitlab", "-o", "a.json")
    #expect(try #require(result.files.first).text.hasPrefix("{\n  \"schema\": 2"))
    #expect(result.output.hasPrefix("["))
  }

  /// Folders that a configuration names are not made.
  @Test func foldersAreMadeForOptionsAlone() throws {
    let machine = Machine(files: [
      "bad.xml": Specs.bad, ".a11y-audit.json": #"{"outputs": {"json": "out/a.json"}}"#,
    ])
    let result = machine.run("check", "bad.xml", "-o", "made/a.sarif")
    #expect(
      result.files.map { [$0.path, "\($0.makesFolders)"] }
        == [["out/a.json", "false"], ["made/a.sarif", "true"]]
    )
  }

  @Test func foldersAreMadeOnTheDisk() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "a/b/report.txt").path
    try Disk.write("x", to: file, makesFolders: true)
    #expect(FileManager.default.contents(atPath: file) == Data("x".utf8))
    let within = file + "/c/report.txt"
    #expect(throws: (any Error).self) { try Disk.write("x", to: within, makesFolders: true) }
    let outlet = Outlet.disk(folder.appending(path: "c/d.txt").path, makesFolders: true)
    outlet.write("y")
    try outlet.close()
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["a", "c"]
    )
  }

  /// Editors of other folders find what a report names.
  @Test func pathsAreAbsoluteWhereThatIsAskedFor() {
    let lines = machine.run("check", "Specs", "-f", "concise", "--absolute-paths").output
      .split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("/project/Specs/bad.xml:2:3: error: ") })
    #expect(lines.contains { $0.hasPrefix("/project/Specs/.a11y-audit.json:1:") })
    let named = machine.run("check", "Specs", "-f", "gitlab")
    let absolute = machine.run("check", "Specs", "-f", "gitlab", "--absolute-paths")
    #expect(named.output == absolute.output, "servers are told paths from the root")
  }

  // MARK: standard input

  private var piped: Machine {
    Machine(files: [
      "-": Specs.bad, "Specs/old.xml": Specs.good, "baseline.json": "",
      "Specs/.a11y-audit.json": """
      {"overrides": [{"files": ["drafts/*"], "failOn": "never"}], "exclude": ["made/"]}
      """,
    ])
  }

  /// Configurations, overrides and suppressions are those of the file that standard input is.
  @Test func standardInputHasAName() {
    let plain = piped.run("check", "-", "-f", "concise")
    #expect(plain.exitCode == .findings && plain.output.hasPrefix("-:2:3: error: "))
    let named = piped.run("check", "-", "--stdin-filename", "Specs/drafts/a.xml", "-f", "concise")
    #expect(named.exitCode == .success)
    #expect(named.output.hasPrefix("Specs/drafts/a.xml:2:3: warning: "))
    let excluded = piped.run(
      "check",
      "-",
      "--stdin-filename",
      "Specs/made/a.xml",
      "--force-exclude"
    )
    #expect(excluded.exitCode == .success && excluded.output.contains("is excluded"))
  }

  /// The text in an editor goes before the file that it was read from.
  @Test(arguments: [["Specs", "-"], ["-", "Specs"]])
  func standardInputStandsForItsFile(_ paths: [String]) {
    let words = ["check"] + paths + ["--stdin-filename", "Specs/old.xml", "-f", "concise"]
    let result = CommandLineTool.result(of: words, piped.system)
    #expect(result.output.hasPrefix("Specs/old.xml:2:3: error: "))
    #expect(result.output.contains("audited 1 component in 1 file"))
  }
}
