import Foundation
import TestSupport
import Testing

@testable import A11yAuditCommand

/// Swift source is audited where it is named, and in folders where that is asked for.
@Suite(.enabled(if: SwiftParsing.isThere, SwiftParsing.missing)) struct SourceCheckTests {
  private static let rule = "text-contrast-minimum"
  private static let files = [
    "ui/Ring.swift": SourceMachine.ring, "ui/Details.swift": SourceMachine.form,
    "ui/steps.xml": Specs.good,
  ]

  private func check(_ machine: Machine, _ words: String...) -> CommandResult {
    CommandLineTool.result(of: ["check"] + words, machine.system)
  }

  @Test func aFileThatIsNamedIsAudited() {
    let machine = SourceMachine.with(Self.files)
    #expect(SourceMachine.places(of: Self.rule, machine, "ui/Ring.swift") == ["ui/Ring.swift:9"])
    let result = check(machine, "ui/Ring.swift", "--rule", Self.rule)
    #expect(result.exitCode == .findings && result.complaints.isEmpty)
    #expect(result.output.contains("9 |       Text(verbatim: \"Upload\")"), "\(result.output)")
  }

  @Test func foldersAreLookedIntoWhereThatIsAskedFor() {
    var machine = SourceMachine.with(Self.files)
    #expect(SourceMachine.places(of: Self.rule, machine, "ui") == [])
    #expect(check(machine, "ui").output.contains("in 1 file:"))
    #expect(SourceMachine.places(of: Self.rule, machine, "ui", "--swift") == ["ui/Ring.swift:9"])
    // The file without a component is skipped and counted.
    let report = check(machine, "ui", "--swift", "--format", "json").output
    #expect(report.contains("\"files\": 2,") && report.contains("\"skipped\": 1,"), "\(report)")
    machine.files["ui/.a11y-audit.json"] = #"{"swift": true}"#
    #expect(SourceMachine.places(of: Self.rule, machine, ".") == ["./ui/Ring.swift:9"])
    machine.files["ui/.a11y-audit.json"] = #"{"swift": true, "exclude": ["Ring.*"]}"#
    #expect(SourceMachine.places(of: Self.rule, machine, ".") == [])
    #expect(SourceMachine.places(of: Self.rule, machine, "ui/Ring.swift").count == 1)
  }

  @Test func aNamedFileWithoutComponentIsNothing() {
    let machine = SourceMachine.with(Self.files)
    let alone = check(machine, "ui/Details.swift")
    #expect(alone.exitCode == .nothing)
    #expect(alone.output.contains("ui/Details.swift: holds no component"), "\(alone.output)")
    #expect(check(machine, "ui/Details.swift", "ui/steps.xml").exitCode != .nothing)
    let hook = check(machine, "ui/Details.swift", "--force-exclude")
    #expect(hook.exitCode == .success, "\(hook)")
  }

  @Test(arguments: [
    "text", "concise", "json", "jsonl", "sarif", "junit", "github", "github-summary", "markdown",
    "html", "gitlab", "checkstyle",
  ])
  func everyFormatNamesTheCode(_ format: String) {
    let machine = SourceMachine.with(Self.files)
    let result = check(machine, "ui/Ring.swift", "--rule", Self.rule, "--format", format)
    #expect(result.output.contains("Ring.swift"), "\(result.output.prefix(300))")
    #expect(!result.output.contains(".xml"), "\(result.output.prefix(300))")
  }

  /// What comes out depends neither on how many are read at once nor on the order in which they are.
  @Test func jobsChangeNothing() {
    var files: [String: String] = [:]
    for index in 0..<12 {
      let name = "Ring\(index)"
      files["ui/\(name).swift"] = SourceMachine.ring.replacing("Ring", with: name)
    }
    let machine = SourceMachine.with(files)
    let reports = ["1", "4"].map { check(machine, "ui", "--swift", "--jobs", $0).output }
    #expect(reports[0] == reports[1])
    #expect(reports[0].contains("in 12 files"), "\(reports[0].suffix(200))")
    let shares = (1...3).map { check(machine, "ui", "--swift", "--shard", "\($0)/3").output }
    #expect(
      shares.allSatisfy { $0.contains("of 12 files are in shard") },
      "\(shares[0].suffix(300))"
    )
  }

  @Test func standardInputStaysXML() {
    let machine = SourceMachine.with(["-": SourceMachine.ring])
    let result = check(machine, "-", "--stdin-filename", "Ring.swift")
    #expect(result.exitCode == .error)
    #expect(result.complaints.contains("this is Swift source"), "\(result.complaints)")
  }

  @Test func baselinesHoldFindingsOfCode() throws {
    var machine = SourceMachine.with(Self.files)
    let written = machine.run("baseline", "write", "ui/Ring.swift")
    machine.files[".a11y-audit-baseline.json"] = try #require(written.files.first?.text)
    let baseline = [".a11y-audit-baseline.json", "--rule", Self.rule]
    let words = ["check", "ui/Ring.swift", "--baseline"] + baseline
    #expect(CommandLineTool.result(of: words, machine.system).exitCode == .success)
    // Where the view has moved the finding is still known.
    machine.files["ui/Ring.swift"] = SourceMachine.ring.replacing(
      "struct Ring",
      with: "struct Other {}\n\nstruct Ring"
    )
    #expect(CommandLineTool.result(of: words, machine.system).exitCode == .success)
    machine.files["ui/Ring.swift"] = SourceMachine.ring.replacing("Text(", with: "Label(")
    let other = machine.run("baseline", "report", "ui/Ring.swift")
    #expect(other.exitCode == .success, "\(other)")
  }

  @Test func treeShowsWhatIsHeard() {
    let machine = SourceMachine.with(Self.files)
    let tree = machine.run("tree", "ui/Ring.swift")
    #expect(tree.exitCode == .success)
    #expect(tree.output.contains("Upload, 75 percent"), "\(tree.output)")
    #expect(tree.output.contains("ui/Ring.swift:"), "\(tree.output)")
    #expect(machine.run("tree", "ui/Ring.swift", "--state", "all").exitCode == .success)
    #expect(machine.run("tree", "ui/Ring.swift", "--walk", "update").output.contains("update"))
    #expect(machine.run("tree", "ui/Details.swift").exitCode == .nothing)
  }
}
